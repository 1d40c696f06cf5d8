import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabaseKeys } from "../../src/storage/index.js";
import { startPostgres, type RunningPostgres } from "../support/postgres/start-postgres.js";

/** Databases that do not let this program in, or that it cannot work with: each is said in a sentence. */

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const one of statements) await client.query(one);
  } finally {
    await client.end();
  }
}
const addressOf = (user: string, name: string) => {
  const url = new URL(postgres.url);
  [url.username, url.password, url.pathname] = [user, "s3cret", name];
  return url.href;
};
async function refusalOf(url: string): Promise<string> {
  try {
    await (await openDatabaseKeys(url)).close();
    return "let in";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it("names the database that refuses, and no password", async () => {
  const { host } = new URL(postgres.url);
  expect(await refusalOf(addressOf("nobody", "postgres"))).toBe(
    `The database postgres on ${host} does not let this program in: role "nobody" does not exist.`,
  );
  expect(await refusalOf(addressOf("postgres", "nowhere"))).toBe(
    `The database nowhere on ${host} does not let this program in: database "nowhere" does not exist.`,
  );
});

it("says which right is missing, and needs none where its schema was made for it", async () => {
  await run(postgres.url, "create role modest login", "create database modest");
  const url = addressOf("modest", "modest");
  expect(await refusalOf(url)).toMatch(
    /^The user of the database modest on 127\.0\.0\.1:\d+ may not make or change the tables \(permission denied for database modest\)\. Let it: GRANT CREATE ON DATABASE …, or CREATE SCHEMA stat AUTHORIZATION …\.$/,
  );
  await run(addressOf("postgres", "modest"), "create schema stat authorization modest");
  expect(await refusalOf(url)).toBe("let in");
  expect(await refusalOf(url)).toBe("let in");
});

it("says what is full where it has no connection left", async () => {
  await run(postgres.url, "create role crowded login connection limit 0");
  expect(await refusalOf(addressOf("crowded", "postgres"))).toMatch(
    /^The database postgres on 127\.0\.0\.1:\d+ has no connection left \(too many connections for role "crowded"\): each service takes up to 11\. Let its server or its user have more, or start fewer\.$/,
  );
});

it("says whose tables they are where they are another user's", async () => {
  const url = await postgres.createDatabase("owned");
  expect(await refusalOf(url)).toBe("let in");
  await run(url, "create role guest login", "grant usage on schema stat to guest");
  await run(url, "grant all on all tables in schema stat to guest");
  expect(await refusalOf(addressOf("guest", "owned"))).toMatch(
    /^The user of the database owned on 127\.0\.0\.1:\d+ is not the owner of its schema stat \(.+\): name the user that is, or let it be another's: ALTER SCHEMA stat OWNER TO …, and the same for its tables\.$/,
  );
});

it("does not say of one that can only be read that it does not answer", async () => {
  const url = await postgres.createDatabase("reading");
  expect(await refusalOf(url)).toBe("let in");
  await run(url, "alter database reading set default_transaction_read_only to on");
  expect(await refusalOf(url)).toMatch(
    /^PostgreSQL takes no changes: the database reading on 127\.0\.0\.1:\d+ \(.+\)\. It is a replica of another server, or default_transaction_read_only is on\.$/,
  );
});

it("says what to do where the address asks for an encryption that the server does not have", async () => {
  const { host } = new URL(postgres.url);
  expect(await refusalOf(`${postgres.url}?sslmode=verify-full`)).toBe(
    `The database postgres on ${host} offers no encryption, and the sslmode of its address asks for it: let the server have a certificate, or write sslmode=disable.`,
  );
  const nowhere = `${postgres.url}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
  expect(await refusalOf(nowhere)).toBe(
    `The address of the database postgres on ${host} names a file that cannot be read: /nowhere/ca.pem (ENOENT).`,
  );
});

it("refuses an encoding that has not every character, before a name or a question meets it", async () => {
  const made = (name: string, encoding: string) =>
    `create database ${name} encoding '${encoding}' locale 'C' template template0`;
  await run(postgres.url, made("latin", "LATIN1"), made("bytes", "SQL_ASCII"), made("utf", "UTF8"));
  expect(await refusalOf(addressOf("postgres", "latin"))).toMatch(
    /^The encoding UTF8 is needed; the database latin on .* has LATIN1\. Make another: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0\.$/,
  );
  for (const name of ["bytes", "utf"])
    expect([name, await refusalOf(addressOf("postgres", name))]).toEqual([name, "let in"]);
});

it("refuses tables of a later version", async () => {
  const url = await postgres.createDatabase("later");
  expect(await refusalOf(url)).toBe("let in");
  await run(url, "insert into stat.migrations (version, name) values (999, 'later')");
  expect(await refusalOf(url)).toMatch(
    /^A newer version of this program has changed the database later on .* \(tables 999, known here \d+\)\. Start that one\.$/,
  );
});

it("has its tables made once by many that start at a time", async () => {
  const url = await postgres.createDatabase("many");
  const all = Array.from({ length: 6 }, () => refusalOf(url));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["let in"]));
});
