import type { Database } from "../postgres/database.js";
import { askOrLastKnown } from "../postgres/replicas.js";
import { watchChannel, type WatchedDatabase } from "../postgres/announcements/watch-channel.js";
import type { BudgetRecords, KeptBudgets, WatchedBudgets } from "./budget-records.js";

interface BudgetsRow extends Record<string, unknown> {
  readonly text: string;
  readonly version: string;
}

async function readBudgets({ query }: Pick<Database, "query">): Promise<KeptBudgets | undefined> {
  const [row] = await query<BudgetsRow>("select text, version::text as version from stat.budgets");
  return row;
}

const addText = `
insert into stat.budgets (text, version) values ($1, 1) on conflict do nothing returning version`;

/** The version is a text that somebody has sent. */
const replaceText = `
update stat.budgets set text = $1, version = version + 1 where version::text = $2 returning version`;

/** Budgets in the database, the same for every process on it. */
export const createPostgresBudgets = (database: Database): BudgetRecords => ({
  place: database.place,
  read: () => readBudgets(database),
  write: (text, version) =>
    database.transaction(async (query) => {
      const written =
        version === undefined
          ? await query(addText, [text])
          : await query(replaceText, [text, version]);
      if (written.length > 0) await query("notify stat_budgets");
      return written.length > 0;
    }),
  close: () => database.close(),
});

/** Those read last stay in force while the database does not answer. @throws Error where they cannot be read at first */
export async function watchPostgresBudgets(watched: WatchedDatabase): Promise<WatchedBudgets> {
  const { database, replicas, announcements, onProblem } = watched;
  const records = createPostgresBudgets(database);
  let kept = await askOrLastKnown(database, replicas, readBudgets);
  const look = async () => {
    kept = await records.read();
  };
  watchChannel({ announcements, channel: "stat_budgets", look, onProblem });
  return {
    place: records.place,
    read: () => records.read(),
    present: () => kept,
    write: async (text, version) => {
      const isWritten = await records.write(text, version);
      // Here they hold at once.
      await look();
      return isWritten;
    },
  };
}
