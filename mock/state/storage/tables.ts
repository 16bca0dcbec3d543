// The tables of the state.

/** Tells a data file of this mock from any other: "MOCK" in ASCII, in the header of the file. */
export const applicationId = 0x4d4f434b;
/** Counts the forms of the tables; a file of another form is refused. */
export const formVersion = 1;

/** Makes all tables. */
export const tables = `
  CREATE TABLE clock (only INTEGER PRIMARY KEY CHECK (only = 1), time INTEGER NOT NULL) STRICT;
  CREATE TABLE resources (
    seq INTEGER PRIMARY KEY,
    tenant TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    parent TEXT, also TEXT,
    body TEXT NOT NULL, hidden TEXT NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL,
    UNIQUE (tenant, kind, id)
  ) STRICT;
  CREATE INDEX resources_by_parent ON resources (tenant, kind, parent);
  CREATE INDEX resources_by_also ON resources (tenant, kind, also);
  CREATE TABLE balances (
    tenant TEXT NOT NULL, holder TEXT NOT NULL, asset TEXT NOT NULL, total TEXT NOT NULL,
    PRIMARY KEY (tenant, holder, asset)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE holds (
    tenant TEXT NOT NULL, operation TEXT NOT NULL, holder TEXT NOT NULL, asset TEXT NOT NULL, amount TEXT NOT NULL,
    PRIMARY KEY (tenant, operation)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX holds_by_holder ON holds (tenant, holder, asset);
  CREATE TABLE postings (
    seq INTEGER PRIMARY KEY,
    tenant TEXT NOT NULL, operation TEXT NOT NULL, holder TEXT NOT NULL, asset TEXT NOT NULL, amount TEXT NOT NULL
  ) STRICT;
  CREATE TABLE idempotency (
    tenant TEXT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tenant, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE timers (
    seq INTEGER PRIMARY KEY,
    due INTEGER NOT NULL, tenant TEXT NOT NULL, machine TEXT NOT NULL, id TEXT NOT NULL,
    state TEXT NOT NULL, cause TEXT NOT NULL
  ) STRICT;
  CREATE INDEX timers_by_due ON timers (due, seq);
  CREATE TABLE outbox (
    -- Never used twice: the outbox knows by it what it has handed over.
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant TEXT NOT NULL, event TEXT NOT NULL, webhook TEXT
  ) STRICT;
`;

/** Tables that a reset empties; each has the tenant of its rows. */
export const contents = ["resources", "balances", "holds", "postings", "idempotency", "timers", "outbox"];

/** The columns that hold a time. */
export const times = [
  ["clock", "time"],
  ["timers", "due"],
  ["resources", "created"],
  ["resources", "updated"],
] as const;
