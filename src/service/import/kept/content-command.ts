import { wantsHelp } from "../../../server/index.js";
import type { CommandResult } from "../../keys/index.js";
import type { ContentStore, KeptContent } from "../../../storage/index.js";
import {
  readOwnLibrary,
  unpackContent,
  type ImportedContent,
  type OwnLibrary,
} from "../../library/index.js";
import { toIndicatorUuid } from "../../library/identifiers.js";
import { commandWith } from "../../started-by.js";
import { seriesIn } from "../beside/summaries.js";
import { faultText } from "./fault-text.js";
import { updateContent, type UpdateSurroundings } from "./update-content.js";

export interface ContentSurroundings {
  readonly open: () => ContentStore | Promise<ContentStore>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Beside which an import stands. @default read anew */
  readonly library?: () => Promise<OwnLibrary>;
}

const help = () => `Imported content:
  ${commandWith("content list")}           what was imported, by source
  ${commandWith("content show NAME")}      a source's indicators
  ${commandWith("content update [NAME]")}  asks the source, or all of them, for another version: meant for cron
  ${commandWith("content remove NAME")}    takes a source's content away`;

/** All of them; where one cannot be read, that is said and the others are listed. */
function list({ sources }: KeptContent): CommandResult {
  if (sources.length === 0) return { exitCode: 0, text: "Nothing was imported." };
  const problems: string[] = [];
  const all = unpackContent(sources, (error) => {
    problems.push(faultText(error));
    return undefined;
  });
  const lines = all.map((content) => {
    const { key, title, licence, releasedAt } = content.source;
    return `${key}  ${title}  ${String(content.concepts.length)} indicators, ${String(seriesIn(content))} series  released ${releasedAt}, imported ${content.importedAt}  ${licence}`;
  });
  return { exitCode: problems.length === 0 ? 0 : 1, text: [...lines, ...problems].join("\n") };
}

function show({ source, from, concepts, figures }: ImportedContent): string {
  const { title, publisher, licence, releasedAt, attribution, url } = source;
  return [
    `${title}, by ${publisher}${url === "" ? "" : ` (${url})`}`,
    `Licence: ${licence}. ${attribution}`,
    `Released ${releasedAt}, read from ${from}`,
    ...concepts.map(
      ({ key, name, frequency }) =>
        `  ${toIndicatorUuid(key)}  ${name.en}, ${frequency ?? "annual"}, ${String(Object.keys(figures[key] ?? {}).length)} places`,
    ),
  ].join("\n");
}

const failed = (text: string): CommandResult => ({ exitCode: 1, text });

async function run(
  [command, name, ...more]: readonly string[],
  surroundings: UpdateSurroundings,
): Promise<CommandResult> {
  const { store } = surroundings;
  if (command === "list" && name === undefined) return list(await store.read());
  const { sources } = await store.list();
  const names = sources.map(({ source }) => source);
  if (command === "update" && name === undefined) return updateContent(names, surroundings);
  if (name === undefined || more.length > 0) return failed(help());
  const listed = sources.find(({ source }) => source === name);
  if (listed === undefined) {
    const known = names.join(", ");
    return failed(
      `No source is called ${name}. ${known === "" ? "Nothing was imported." : `There are: ${known}.`}`,
    );
  }
  if (command === "update") return updateContent([name], surroundings);
  if (command !== "show" && command !== "remove") return failed(help());
  const packed = await store.find(name, listed.version);
  if (packed === undefined)
    return failed(`${name} was changed by another command just now: please try again.`);
  if (command === "show")
    return { exitCode: 0, text: unpackContent([packed]).map(show).join("\n") };
  // What cannot be read can be removed.
  const [content] = unpackContent([packed], () => undefined);
  await store.remove(name);
  return { exitCode: 0, text: removed(name, content) };
}

function removed(name: string, content: ImportedContent | undefined): string {
  const hasShort = content?.concepts.some(({ numbers }) => numbers === undefined) === true;
  const again = hasShort
    ? "gives those of its indicators the same figures back, and its statistics longer numbers than they had"
    : "gives them the same figures back";
  return `Removed ${name}. Formulas with its identifiers show #N/A from now on; importing it again ${again}.`;
}

/** The library takes longer to read than a source, and an update may have many. */
function readOnce(): () => Promise<OwnLibrary> {
  let read: Promise<OwnLibrary> | undefined;
  return () => (read ??= readOwnLibrary());
}

/** `content list|show|update|remove`: what to print and how to exit. */
export async function runContentCommand(
  args: readonly string[],
  { open, now, library = readOnce() }: ContentSurroundings,
): Promise<CommandResult> {
  if (wantsHelp(args)) return { exitCode: 0, text: help() };
  try {
    const store = await open();
    return await run(args, { store, now, library }).finally(() => store.close());
  } catch (error) {
    return failed(faultText(error));
  }
}
