import type { CommandResult } from "../../keys/index.js";
import type { ContentStore } from "../../../storage/index.js";
import { unpackContent, type OwnLibrary } from "../../library/index.js";
import { commandWith } from "../../started-by.js";
import { UnchangedSource } from "../fetch-source.js";
import { importSource } from "../import-source.js";
import { UnclearSource } from "../reading/complete-source.js";
import { faultText } from "./fault-text.js";
import { differenceOf, otherChanges } from "./difference.js";
import { begunFrom, ChangedMeanwhile, keepContent } from "./keep-content.js";
import { unlessLost } from "./refuse-lost.js";

export interface UpdateSurroundings {
  readonly store: ContentStore;
  readonly now: number;
  /** Asked for each source that has another version. */
  readonly library: () => Promise<OwnLibrary>;
}

/** @returns a sentence of what came of it @throws Error where the source cannot be read; all stays as it was */
async function updateOne(
  key: string,
  { store, now, library }: UpdateSurroundings,
): Promise<string> {
  // Read at its turn: the sources before it may have taken minutes.
  const kept = await store.list();
  const listed = kept.sources.find(({ source }) => source === key);
  const found = listed && (await store.find(key, listed.version));
  const [content] = unpackContent(found === undefined ? [] : [found]);
  if (content === undefined) return "removed meanwhile";
  const { again } = content;
  if (again === undefined)
    throw new Error(
      `import it once more with ${commandWith("import")}, which keeps what to ask for`,
    );
  const { from, mapping, structure, licence } = again;
  const read = await importSource({
    ...{ from, now, licence, library },
    ...{ mappingPath: mapping, structurePath: structure, sourceName: again.source },
    known: again,
  });
  if (read.key !== key)
    throw new Error(
      `it calls itself ${read.key} now: import it as a source of its own, or with --source ${key}`,
    );
  const { count } = read.refusals;
  const refused =
    count === 0 ? "" : `; ${String(count)} refused: ${read.refusals.lines(1).join("")}`;
  const { result, isNew } = await keepContent(unlessLost(read), { store, begun: begunFrom(kept) });
  const leftOut = result.leftOut.map((line) => `; ${line.replace(/\.$/, "")}`).join("");
  if (!isNew) return `unchanged${refused}${leftOut}`;
  const more = otherChanges(result).map((line) => `; ${line}`);
  const figures = differenceOf(result.before?.figures ?? {}, result.content.figures);
  return `figures ${figures}${more.join("")}${refused}${leftOut}`;
}

/** Asks each source for another version. One that fails leaves the others and what it had as they are. */
export async function updateContent(
  keys: readonly string[],
  surroundings: UpdateSurroundings,
): Promise<CommandResult> {
  if (keys.length === 0) return { exitCode: 0, text: "Nothing was imported." };
  const lines: string[] = [];
  let exitCode: CommandResult["exitCode"] = 0;
  for (const key of keys) {
    try {
      lines.push(`${key}: ${await updateOne(key, surroundings)}.`);
    } catch (error) {
      if (error instanceof UnchangedSource) {
        lines.push(`${key}: unchanged.`);
        continue;
      }
      exitCode = 1;
      const reason =
        error instanceof UnclearSource
          ? `it does not say any more ${error.questions.join(", ")}`
          : faultText(error);
      const state = error instanceof ChangedMeanwhile ? "" : ", and as it was before";
      lines.push(`${key}: not updated${state}: ${reason}`);
    }
  }
  return { exitCode, text: lines.join("\n") };
}
