/** The budgets that hold now, of a file or of a database. */
import { existsSync, readFileSync } from "node:fs";
import { watchFile, type WatchedBudgets } from "../../storage/index.js";
import { parseBudgets, toBudgetsText, type Budgets } from "./budgets.js";

interface WatchOptions {
  /** Hears of budgets that cannot be read; those read last stay in force. */
  readonly onProblem: (problem: unknown) => void;
}

/**
 * A reader of the file. Nothing is limited where there never was one; one that has gone, as an editor does for a
 * moment, is a fault and no freedom.
 */
function createReader(): (path: string) => Budgets {
  let wasThere = false;
  return (path) => {
    const isThere = existsSync(path);
    if (!isThere && wasThere)
      throw new Error(`The budgets ${path} have gone: those read last stay in force.`);
    wasThere = isThere;
    return isThere ? parseBudgets(readFileSync(path, "utf8"), path) : {};
  };
}

/** @throws Error with a sentence where the file is not in order at first */
export const watchBudgetsFile = (
  path: string,
  { now, onProblem }: WatchOptions & { readonly now: () => number },
): (() => Budgets) => watchFile(path, { now, onProblem, read: createReader() });

/** A file of the time before the database is taken over where that has none, and else named: nobody reads it. */
async function takeOver(
  kept: WatchedBudgets,
  { path, onProblem }: WatchOptions & { readonly path: string },
): Promise<void> {
  if (!existsSync(path)) return;
  const isTaken =
    kept.present() === undefined &&
    (await kept.write(toBudgetsText(parseBudgets(readFileSync(path, "utf8"), path)), undefined));
  onProblem(
    isTaken
      ? `The budgets of ${path} stand in ${kept.place} now; the file is not read any more.`
      : `${path} is not read: the budgets stand in ${kept.place}.`,
  );
}

/**
 * Those of the database, the same for all its processes.
 * @param options.path the file of a process that had no database
 * @throws Error with a sentence where they are not in order at first
 */
export async function watchSharedBudgets(
  kept: WatchedBudgets,
  options: WatchOptions & { readonly path: string },
): Promise<() => Budgets> {
  await takeOver(kept, options);
  let text = kept.present()?.text;
  let budgets = text === undefined ? {} : parseBudgets(text, kept.place);
  return () => {
    const found = kept.present()?.text;
    if (found === text) return budgets;
    text = found;
    try {
      if (found === undefined) throw new Error(`The budgets of ${kept.place} have gone.`);
      budgets = parseBudgets(found, kept.place);
    } catch (error) {
      options.onProblem(error);
    }
    return budgets;
  };
}
