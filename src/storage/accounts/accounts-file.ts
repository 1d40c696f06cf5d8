import { existsSync, readFileSync } from "node:fs";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { promised } from "../files/promised.js";
import { writeWhole } from "../files/write-whole.js";
import { Account, isNameTaken, type Accounts } from "./accounts.js";

const AccountsFile = Type.Object({ version: Type.Literal(1), accounts: Type.Array(Account) });
type AccountsFile = Static<typeof AccountsFile>;

/** @throws Error that names the file and nothing of its contents */
function readAccountsFile(path: string): AccountsFile {
  if (!existsSync(path)) return { version: 1, accounts: [] };
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (Value.Check(AccountsFile, value)) return value;
  } catch (error) {
    // A parser's message quotes what it could not read.
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Error(`The file of accounts ${path} is not in order.`);
}

/** Accounts in a file of the data folder, which one process holds. */
export function openAccountsFile(path: string): Accounts {
  const accounts = new Map(readAccountsFile(path).accounts.map((one) => [one.id, one]));
  const change = (id: string, to: (account: Account | undefined) => Account) => {
    const before = accounts.get(id);
    const after = to(before);
    if (after === before) return after;
    const next = new Map(accounts).set(id, after);
    writeWhole(path, `${JSON.stringify({ version: 1, accounts: [...next.values()] })}\n`);
    accounts.set(id, after);
    return after;
  };
  return {
    find: (id) => Promise.resolve(accounts.get(id)),
    all: () => Promise.resolve([...accounts.values()]),
    change: (id, to) => promised(() => change(id, to)),
    changeAs: (named, to) =>
      promised(() => (isNameTaken(accounts.values(), named) ? undefined : change(named.id, to))),
  };
}
