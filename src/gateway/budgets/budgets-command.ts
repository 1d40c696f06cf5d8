import { readFileSync } from "node:fs";
import { wantsHelp } from "../../server/index.js";
import type { BudgetRecords } from "../../storage/index.js";
import { parseBudgets, toBudgetsText } from "./budgets.js";

const help = `What people, teams and the firm may spend:
  budgets              print the budgets as JSON
  budgets set FILE     put those of a file in their place, once they are found in order
They stand in budgets.json of DATA_DIR, or in the database of DATABASE_URL.`;

interface CommandResult {
  readonly exitCode: 0 | 1;
  readonly text: string;
}
const done = (text: string): CommandResult => ({ exitCode: 0, text });
const failed = (text: string): CommandResult => ({ exitCode: 1, text });

async function print(records: BudgetRecords): Promise<CommandResult> {
  const kept = await records.read();
  const budgets = kept === undefined ? {} : parseBudgets(kept.text, records.place);
  return done(toBudgetsText(budgets).trimEnd());
}

async function put(records: BudgetRecords, file: string): Promise<CommandResult> {
  const text = toBudgetsText(parseBudgets(readFileSync(file, "utf8"), file));
  // What is not in order is replaced all the same.
  const kept = await records.read();
  if (await records.write(text, kept?.version))
    return done(
      `The budgets stand in ${records.place}. A running gateway notices within a second.`,
    );
  return failed("Somebody else has changed the budgets meanwhile: nothing was written.");
}

/** `npm run gateway -- budgets …`: what to print and how to exit. Problems come as text, not as a throw. */
export async function runBudgetsCommand(
  words: readonly string[],
  { open }: { readonly open: () => BudgetRecords | Promise<BudgetRecords> },
): Promise<CommandResult> {
  if (wantsHelp(words)) return done(help);
  const [command, file, ...more] = words;
  const isPrinted = command === undefined;
  if (!isPrinted && (command !== "set" || file === undefined || more.length > 0))
    return failed(help);
  try {
    const records = await open();
    const run = file === undefined ? print(records) : put(records, file);
    return await run.finally(() => records.close());
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
