import { Value } from "typebox/value";
import type { Database, Query } from "../postgres/database.js";
import { Account, type Accounts } from "./accounts.js";

interface AccountRow extends Record<string, unknown> {
  readonly account: unknown;
}

/** @throws Error without what it holds: a token stands in it */
const toAccount = ({ account }: AccountRow): Account => {
  if (Value.Check(Account, account)) return account;
  throw new Error("An account in the database is not in order.");
};

async function find(query: Query, id: string): Promise<Account | undefined> {
  const rows = await query<AccountRow>("select account from stat.accounts where id = $1", [id]);
  return rows.map(toAccount)[0];
}

async function change(
  query: Query,
  id: string,
  to: (account: Account | undefined) => Account,
): Promise<Account> {
  const before = await find(query, id);
  const after = to(before);
  if (after === before) return after;
  await query(
    `insert into stat.accounts (id, account) values ($1, $2)
     on conflict (id) do update set account = excluded.account`,
    [id, JSON.stringify(after)],
  );
  return after;
}

/** Accounts in the database, shared by every process on it. */
export function createPostgresAccounts({
  query: ask,
  transaction,
}: Pick<Database, "query" | "transaction">): Accounts {
  // They change seldom: one after the other over all processes, while others go on reading.
  const whileAlone = <T>(work: (query: Query) => Promise<T>) =>
    transaction(async (query) => {
      await query("lock table stat.accounts in share row exclusive mode");
      return work(query);
    });
  return {
    find: (id) => find(ask, id),
    all: async () => {
      const rows = await ask<AccountRow>("select account from stat.accounts order by id");
      return rows.map(toAccount);
    },
    change: (id, to) => whileAlone((query) => change(query, id, to)),
    changeAs: ({ id, name }, to) =>
      whileAlone(async (query) => {
        const [taken] = await query(
          `select id from stat.accounts
           where id <> $1 and account ->> 'name' = $2 and not account ? 'endedAt' limit 1`,
          [id, name],
        );
        return taken === undefined ? change(query, id, to) : undefined;
      }),
  };
}
