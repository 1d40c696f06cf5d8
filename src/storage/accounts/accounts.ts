/** Who has signed in, and which key is whose. */
import { Type, type Static } from "typebox";

export const Account = Type.Object({
  id: Type.String({ pattern: "^a[0-9a-f]{24}$" }),
  name: Type.String(),
  team: Type.String(),
  isAdmin: Type.Boolean(),
  /** Of the key that its person has. */
  keyId: Type.Optional(Type.String()),
  /** What calls with a token of the provider are booked under. */
  tokenKeyId: Type.Optional(Type.String()),
  /** Asks the provider whether the account is still there. Worth nothing without the client's secret. */
  refreshToken: Type.Optional(Type.String()),
  /** When the provider last said that it is, as all these times in milliseconds since 1970. */
  confirmedAt: Type.Number(),
  /** When the provider was last asked. */
  checkedAt: Type.Number(),
  /** When the provider said that it is not any more. */
  endedAt: Type.Optional(Type.Number()),
  /** Sessions that began before are over. */
  signedOutAt: Type.Optional(Type.Number()),
});
export type Account = Static<typeof Account>;

type Leaving = "keyId" | "refreshToken" | "endedAt";

export const without = (account: Account, ...names: readonly Leaving[]): Account =>
  Object.fromEntries(
    Object.entries(account).filter(([name]) => !(names as readonly string[]).includes(name)),
  ) as Account;

/** A port: a file, or a database that several processes share. */
export interface Accounts {
  find(id: string): Promise<Account | undefined>;
  all(): Promise<readonly Account[]>;
  /** Writes what becomes of an account while nobody else changes one; what is given back unchanged is not written. */
  change(id: string, to: (account: Account | undefined) => Account): Promise<Account>;
  /**
   * The same, unless another account that has not ended has the name: budgets and reports know people by it.
   * @returns undefined where one has it
   */
  changeAs(
    { id, name }: Pick<Account, "id" | "name">,
    to: (account: Account | undefined) => Account,
  ): Promise<Account | undefined>;
}

/** Whether one of these has the name of another account. */
export const isNameTaken = (
  accounts: Iterable<Account>,
  { id, name }: Pick<Account, "id" | "name">,
): boolean =>
  [...accounts].some((one) => one.id !== id && one.name === name && one.endedAt === undefined);
