import type { CommandResult } from "../../keys/index.js";
import type { ImportedContent } from "../../library/index.js";
import { commandWith } from "../../started-by.js";
import { UnchangedSource } from "../fetch-source.js";
import { importSource, UnclearSource } from "../import-source.js";
import { differenceOf, keepContent } from "./keep-content.js";

interface Surroundings {
  readonly dataDir: string;
  readonly now: number;
}

/** @returns a sentence of what came of it @throws Error where the source cannot be read; all stays as it was */
async function updateOne(
  content: ImportedContent,
  { dataDir, now }: Surroundings,
): Promise<string> {
  const { again, source } = content;
  if (again === undefined)
    throw new Error(
      `import it once more with ${commandWith("import")}, which keeps what to ask for`,
    );
  const { from, mapping, structure, licence } = again;
  const result = await importSource({
    ...{ from, dataDir, now, licence },
    ...{ mappingPath: mapping, structurePath: structure, sourceName: again.source },
    known: again,
  });
  const { key } = result.content.source;
  if (key !== source.key)
    throw new Error(
      `it calls itself ${key} now: import it as a source of its own, or with --source ${source.key}`,
    );
  const { count } = result.refusals;
  const refused =
    count === 0 ? "" : `; ${String(count)} refused: ${result.refusals.lines(1).join("")}`;
  if (!keepContent(result, dataDir)) return `unchanged${refused}`;
  return `figures ${differenceOf(content.figures, result.content.figures)}${refused}`;
}

/** Asks each source for another version. One that fails leaves the others and what it had as they are. */
export async function updateContent(
  all: readonly ImportedContent[],
  surroundings: Surroundings,
): Promise<CommandResult> {
  if (all.length === 0) return { exitCode: 0, text: "Nothing was imported." };
  const lines: string[] = [];
  let exitCode: CommandResult["exitCode"] = 0;
  for (const content of all) {
    const { key } = content.source;
    try {
      lines.push(`${key}: ${await updateOne(content, surroundings)}.`);
    } catch (error) {
      if (error instanceof UnchangedSource) {
        lines.push(`${key}: unchanged.`);
        continue;
      }
      exitCode = 1;
      const reason =
        error instanceof UnclearSource
          ? `it does not say any more ${error.questions.join(", ")}`
          : error instanceof Error
            ? error.message
            : String(error);
      lines.push(`${key}: not updated, and as it was before: ${reason}`);
    }
  }
  return { exitCode, text: lines.join("\n") };
}
