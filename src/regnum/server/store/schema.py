"""The schema of the storage, as numbered steps from an empty database to today's.

A step, once released, never changes: a new need is a new step at the end, written for both back ends.
Times are whole microseconds since 1970; data, summary and detail are JSON texts.
"""

from typing import Final, NamedTuple


class Step(NamedTuple):
    """One change of the schema: the same change in each back end's words."""

    title: str
    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


# How a database remembers its steps; this one table is the same for ever.
STEPS_TABLE: Final = """CREATE TABLE IF NOT EXISTS schema_steps (
    number INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    at BIGINT NOT NULL
)"""

# No index holds a column that a choice changes: an append touches no index of `tables`.
_OPEN_TABLES = "CREATE INDEX tables_open ON tables (created) WHERE listed AND status <> 'over'"

_FIRST_SQLITE = (
    """CREATE TABLE tables (
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
    )""",
    _OPEN_TABLES,
    # Without row ids the entries of a table lie side by side: opening it reads few pages.
    """CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID""",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
        version INTEGER NOT NULL,
        data BLOB NOT NULL
    )""",
    """CREATE TABLE scores (
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        name TEXT NOT NULL,
        score INTEGER NOT NULL,
        detail TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (day, game, table_id, name)
    ) WITHOUT ROWID""",
)

_FIRST_POSTGRES = (
    # Collation "C": ids are in the same order in both back ends, whatever the database's language is.
    # The room left in each page keeps a changed row beside its old version, out of the indexes.
    """CREATE TABLE tables (
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
    ) WITH (fillfactor = 70)""",
    _OPEN_TABLES,
    """CREATE TABLE entries (
        table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
        seq bigint NOT NULL,
        at bigint NOT NULL,
        data text NOT NULL,
        PRIMARY KEY (table_id, seq)
    )""",
    """CREATE TABLE snapshots (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
        version bigint NOT NULL,
        data bytea NOT NULL
    )""",
    """CREATE TABLE scores (
        day text COLLATE "C" NOT NULL,
        game text COLLATE "C" NOT NULL,
        table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
        name text COLLATE "C" NOT NULL,
        score bigint NOT NULL,
        detail text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (day, game, table_id, name)
    )""",
)

# Finds tables nobody uses any more, and counts those in use. A choice changes neither column.
_AGED = "CREATE INDEX tables_aged ON tables (status, created)"

# What was told of each entry, in pieces that are only ever added: a snapshot need not hold the past.
_TOLD_SQLITE = (
    """CREATE TABLE told (
        table_id TEXT NOT NULL REFERENCES tables (id),
        last INTEGER NOT NULL,
        first INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (table_id, last)
    )""",
    _AGED,
)

_TOLD_POSTGRES = (
    """CREATE TABLE told (
        table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
        last bigint NOT NULL,
        first bigint NOT NULL,
        data bytea NOT NULL,
        PRIMARY KEY (table_id, last)
    )""",
    _AGED,
)

# Which processes live, and who is connected to them (presence.py). A file has one process, which knows.
_PRESENCE_POSTGRES = (
    """CREATE TABLE processes (
        id text COLLATE "C" PRIMARY KEY,
        at bigint NOT NULL
    )""",
    """CREATE TABLE presence (
        table_id text COLLATE "C" NOT NULL,
        process text COLLATE "C" NOT NULL,
        seats text NOT NULL,
        spectators integer NOT NULL,
        PRIMARY KEY (table_id, process)
    )""",
    "CREATE INDEX presence_process ON presence (process)",
)

# What only this server knows, made once and shared by all processes at one database (daily.py).
_SECRETS_SQLITE = (
    """CREATE TABLE secrets (
        name TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID""",
)
_SECRETS_POSTGRES = (
    """CREATE TABLE secrets (
        name text COLLATE "C" PRIMARY KEY,
        value text NOT NULL,
        at bigint NOT NULL
    )""",
)

# How finished games ended, told once and for all: later rules could not tell it any more.
_FINALS_SQLITE = (
    """CREATE TABLE finals (
        table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        data BLOB NOT NULL
    )""",
)

_FINALS_POSTGRES = (
    """CREATE TABLE finals (
        table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        data bytea NOT NULL
    )""",
)

# Who wants to be told that it is their turn, and where (notices.py).
_NOTICES_INDEX = "CREATE INDEX notices_table ON notices (table_id)"
_NOTICES_SQLITE = (
    """CREATE TABLE notices (
        id TEXT PRIMARY KEY NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        owner TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        detail TEXT NOT NULL,
        confirmed INTEGER NOT NULL,
        told INTEGER NOT NULL,
        at INTEGER NOT NULL
    )""",
    _NOTICES_INDEX,
)
_NOTICES_POSTGRES = (
    """CREATE TABLE notices (
        id text COLLATE "C" PRIMARY KEY,
        table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
        owner text COLLATE "C" NOT NULL,
        kind text NOT NULL,
        address text NOT NULL,
        detail text NOT NULL,
        confirmed integer NOT NULL,
        told bigint NOT NULL,
        at bigint NOT NULL
    )""",
    _NOTICES_INDEX,
)

STEPS: Final = (
    Step("tables, entries, snapshots, scores", _FIRST_SQLITE, _FIRST_POSTGRES),
    Step("the past in pieces, tables by age", _TOLD_SQLITE, _TOLD_POSTGRES),
    Step("who is connected to which process", (), _PRESENCE_POSTGRES),
    Step("secrets of the server", _SECRETS_SQLITE, _SECRETS_POSTGRES),
    Step("how finished games ended", _FINALS_SQLITE, _FINALS_POSTGRES),
    Step("who wants to be told of their turns", _NOTICES_SQLITE, _NOTICES_POSTGRES),
)

# What is deleted with a table, before its row: all that speaks of it.
PARTS_OF_TABLES: Final = ("notices", "finals", "told", "snapshots", "scores", "entries")
