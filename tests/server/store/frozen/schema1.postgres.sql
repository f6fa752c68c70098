-- A database as Regnum's first schema made it. Frozen: what people have on their disks does not change either.

CREATE TABLE schema_steps (
    number INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL UNIQUE,
    game text NOT NULL,
    listed boolean NOT NULL,
    status text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    version bigint NOT NULL,
    summary text NOT NULL,
    secret text NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX tables_open ON tables (created) WHERE listed AND status <> 'over';

CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq bigint NOT NULL,
    at bigint NOT NULL,
    data text NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    version bigint NOT NULL,
    data bytea NOT NULL
);

CREATE TABLE scores (
    day text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    name text COLLATE "C" NOT NULL,
    score bigint NOT NULL,
    detail text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (day, game, table_id, name)
);

INSERT INTO schema_steps (number, title, at) VALUES (1, 'tables, entries, snapshots, scores', 1700000000000000);
INSERT INTO tables (id, code, game, listed, status, created, updated, version, summary, secret) VALUES
    ('t1', 'LION-7', 'paladins', true, 'playing', 1700000001000000, 1700000003500000, 2, '{"seats":["Ann","بهار"]}', 'aa11'),
    ('t2', 'WOLF-3', 'troyes', false, 'over', 1700000002000000, 1700000002000000, 0, '{}', 'bb22');
INSERT INTO entries (table_id, seq, at, data) VALUES
    ('t1', 1, 1700000001000000, '{"kind":"created"}'),
    ('t1', 2, 1700000003500000, '{"kind":"chat","text":"紫禁城 \u0000"}');
INSERT INTO snapshots (table_id, version, data) VALUES ('t1', 2, '\x00ff');
INSERT INTO scores (day, game, table_id, name, score, detail, at) VALUES
    ('2023-11-14', 'troyes', 't2', 'Ann', 44, '{"parts":[40,4]}', 1700000004000000);
