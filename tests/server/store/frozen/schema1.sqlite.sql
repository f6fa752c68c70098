-- A database as Regnum's first schema made it. Frozen: what people have on their disks does not change either.

CREATE TABLE schema_steps (
    number INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    listed INTEGER NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    version INTEGER NOT NULL,
    summary TEXT NOT NULL,
    secret TEXT NOT NULL
);

CREATE INDEX tables_open ON tables (created) WHERE listed AND status <> 'over';

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    data BLOB NOT NULL
);

CREATE TABLE scores (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    detail TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (day, game, table_id, name)
) WITHOUT ROWID;

INSERT INTO schema_steps (number, title, at) VALUES (1, 'tables, entries, snapshots, scores', 1700000000000000);
INSERT INTO tables (id, code, game, listed, status, created, updated, version, summary, secret) VALUES
    ('t1', 'LION-7', 'paladins', 1, 'playing', 1700000001000000, 1700000003500000, 2, '{"seats":["Ann","بهار"]}', 'aa11'),
    ('t2', 'WOLF-3', 'troyes', 0, 'over', 1700000002000000, 1700000002000000, 0, '{}', 'bb22');
INSERT INTO entries (table_id, seq, at, data) VALUES
    ('t1', 1, 1700000001000000, '{"kind":"created"}'),
    ('t1', 2, 1700000003500000, '{"kind":"chat","text":"紫禁城 \u0000"}');
INSERT INTO snapshots (table_id, version, data) VALUES ('t1', 2, x'00ff');
INSERT INTO scores (day, game, table_id, name, score, detail, at) VALUES
    ('2023-11-14', 'troyes', 't2', 'Ann', 44, '{"parts":[40,4]}', 1700000004000000);
