/**
 * The tables, from the first version on. A migration that was released is never changed: what comes later
 * is a further one.
 */

export interface Migration {
  /** 1, 2, 3 … */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

const accounts = `
create table stat.keys (
  id text primary key,
  name text not null,
  package text not null,
  hash text not null,
  created_at text not null,
  revoked_at text,
  expires_at text,
  allowance double precision,
  requests_per_minute integer
);

create table stat.secrets (
  name text primary key,
  value text not null
);

create table stat.usage (
  key_id text not null,
  day text not null,
  operation text not null,
  calls bigint not null,
  credits double precision not null,
  bytes bigint not null,
  primary key (key_id, day, operation)
);
create index usage_day on stat.usage (day);

create table stat.usage_months (
  key_id text not null,
  month text not null,
  credits double precision not null,
  primary key (key_id, month)
);

-- Journals that were booked: one that is read again after a crash is not booked twice.
create table stat.usage_journals (
  id text primary key,
  booked_at timestamptz not null default now()
);

-- Lost with a crash of the server, which costs nobody more than the rest of a minute.
create unlogged table stat.rates (
  name text primary key,
  begun timestamptz not null,
  used integer not null
);
`;

const jobs = `
create table stat.jobs (
  token text primary key,
  owner text not null,
  question text not null,
  question_key text not null,
  asked_at bigint not null,
  added bigint generated always as identity,
  status text not null,
  draft jsonb not null,
  is_finished boolean not null,
  claimed_by text,
  claimed_until timestamptz
);
create index jobs_owner on stat.jobs (owner, added);
create index jobs_unfinished on stat.jobs (owner, added) where not is_finished;
`;

const teams = `
alter table stat.keys add column team text;
`;

const content = `
create table stat.content (
  source text primary key,
  digest text not null,
  packed bytea not null,
  changed_at timestamptz not null default now()
);
-- It is packed already.
alter table stat.content alter column packed set storage external;
`;

const spending = `
-- Who works on this database; what a process holds is free once it is not alive any more.
create table stat.processes (
  id text primary key,
  alive_until timestamptz not null
);

-- Calls under way are counted in them from before the call on.
create table stat.spending (
  name text not null,
  period text not null,
  spent double precision not null,
  most double precision,
  primary key (name, period)
);
create index spending_period on stat.spending (period);

create table stat.reservations (
  id text primary key,
  holder text not null,
  key_id text not null,
  day text not null,
  operation text not null,
  names text[] not null,
  periods text[] not null,
  credits double precision not null,
  made_at timestamptz not null default now(),
  is_booked boolean not null default false
);
`;

const cache = `
-- What can be had again: a crash of the server empties both.
create unlogged table stat.kept (
  name text primary key,
  about jsonb not null,
  body bytea not null,
  fetched_at bigint not null,
  bytes integer not null,
  version bigint generated always as identity,
  kept_at timestamptz not null default now()
);
create index kept_at on stat.kept (kept_at);

create unlogged table stat.calls (
  name text primary key,
  holder text not null
);
`;

const signedIn = `
create table stat.accounts (
  id text primary key,
  account jsonb not null
);
`;

const savings = `
-- What kept answers would have cost.
alter table stat.usage add column saved double precision not null default 0;
`;

const budgets = `
create table stat.budgets (
  -- There is one row.
  is_here boolean primary key default true check (is_here),
  text text not null,
  version bigint not null
);
`;

const items = `
-- Of nobody: it says what was read, not by whom.
create table stat.item_usage (
  day text not null,
  operation text not null,
  item text not null,
  calls bigint not null,
  credits double precision not null,
  bytes bigint not null,
  saved double precision not null,
  primary key (day, operation, item)
);
`;

const partitions = Array.from({ length: 16 }, (_, remainder) => {
  const name = `stat.measures_${String(remainder).padStart(2, "0")}`;
  return `
create table ${name} partition of stat.measures for values with (modulus 16, remainder ${String(remainder)});
alter table ${name} alter column packed set storage external;`;
}).join("");

const measures = `
-- Null where it stands in pieces: what is said of all of it, and key and digest of each measure, now and before.
alter table stat.content alter column packed drop not null;
alter table stat.content
  add column head bytea,
  add column measures jsonb,
  add column former jsonb,
  add check (packed is not null or (head is not null and measures is not null));

-- A row never changes: another figure is another digest. No primary key, which a foreign table as a partition cannot bear.
create table stat.measures (
  measure text not null,
  source text not null,
  digest text not null,
  packed bytea not null
) partition by hash (measure);
create index measures_measure on stat.measures (measure);
${partitions}
`;

const summaries = `
-- What whoever imports beside a source must know of it: how many series it has, and the numbers of its items in eight
-- bytes each. Of the content that has this digest, and as this edition of the library makes its items.
alter table stat.content
  add column series integer,
  add column numbers bytea,
  add column summary_of text,
  add column summary_by text;
alter table stat.content alter column numbers set storage external;
`;

export const migrations: readonly Migration[] = [
  { version: 1, name: "keys, usage and rates", sql: accounts },
  { version: 2, name: "jobs", sql: jobs },
  { version: 3, name: "teams", sql: teams },
  { version: 4, name: "content", sql: content },
  { version: 5, name: "spending", sql: spending },
  { version: 6, name: "cache", sql: cache },
  { version: 7, name: "accounts", sql: signedIn },
  { version: 8, name: "savings", sql: savings },
  { version: 9, name: "budgets", sql: budgets },
  { version: 10, name: "items", sql: items },
  { version: 11, name: "measures", sql: measures },
  { version: 12, name: "summaries", sql: summaries },
];
