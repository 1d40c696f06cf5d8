import { writeFileSync } from "node:fs";
import type { ContentStore } from "../../storage/index.js";
import { parseWords, wantsHelp } from "../../server/index.js";
import type { CommandResult } from "../keys/index.js";
import type { Library, StatisticRecord } from "../library/library-model.js";
import { commandWith } from "../started-by.js";
import { importSource, type ImportResult, type ReadImport } from "./import-source.js";
import type { ContentSurroundings } from "./kept/content-command.js";
import { otherChanges } from "./kept/difference.js";
import { faultText } from "./kept/fault-text.js";
import { composeBeside } from "./beside/compose-beside.js";
import { begunFrom, isSameContent, keepContent, type Begun } from "./kept/keep-content.js";
import type { Refusals } from "./refusals.js";
import { mappingText } from "./mapping.js";
import { UnclearSource } from "./reading/complete-source.js";

const help = () => `Your own figures:
  ${commandWith("import SOURCE")}    a file, a folder or an https address: a table (.csv, .csv.gz, .xlsx), an SDMX message
      (.csv, .json, .xml), a folder of such messages or a Frictionless data package
      [--mapping FILE]     what its columns mean; without it a guess is made, and printed where it is not sure
      [--structure FILE]   the structure message of SDMX-ML or SDMX-CSV data, or of a folder that has none: what codes and dimensions mean
      [--source NAME]      whose figures they are, in small letters: research-desk
      [--licence ID]       how they may be used: CC-BY-4.0, "internal use only"
      [--dry-run]          says what would become of it, and changes nothing
      [--report FILE]      writes every row that was refused into FILE`;

/** Its statistics besides those that stay whatever is imported, which are tens of thousands. */
function* importedOf({ statistics }: Library): Generator<StatisticRecord, undefined> {
  for (const part of statistics.inParts?.() ?? statistics.values()) {
    if ("kind" in part) yield part;
    else if ("byNumber" in part) for (const at of part.byNumber.toSorted()) yield part.recordAt(at);
  }
}

function countsOf({ library, content }: ImportResult): string[] {
  const kinds = new Map<string, number>();
  for (const { kind, sources } of importedOf(library)) {
    if (sources.includes(content.source.key)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${String(count)} ${kind}`);
}

function linesOf(result: ImportResult): string[] {
  const { content, library } = result;
  const indicators = content.concepts.map(({ key, name, frequency, forecastFrom }) => {
    const concept = library.concepts.get(key);
    const places = Object.keys(content.figures[key] ?? {});
    const periods = places
      .flatMap((place) => library.observations(key, place)?.periods ?? [])
      .sort();
    const forecast = forecastFrom === undefined ? "" : `, forecast from ${forecastFrom}`;
    return `  ${name.en} (${concept?.unit.en ?? ""}): ${String(places.length)} ${places.length === 1 ? "place" : "places"}, ${frequency ?? "annual"}, ${periods[0] ?? ""} to ${periods.at(-1) ?? ""}${forecast}  ${concept?.uuid ?? ""}`;
  });
  const counts = countsOf(result);
  return [
    `${String(indicators.length)} ${indicators.length === 1 ? "indicator" : "indicators"}:`,
    ...indicators,
    counts.length === 0
      ? "No statistics: a series needs five figures."
      : `Statistics: ${counts.join(", ")}.`,
    ...otherChanges(result).map((line) => `${line.slice(0, 1).toUpperCase()}${line.slice(1)}.`),
    ...leftOutLines(result),
  ];
}

function leftOutLines({ leftOut }: ImportResult): string[] {
  const [first] = leftOut;
  if (first === undefined) return [];
  return [
    `${String(leftOut.length)} refused for want of a number of their own; their figures are in the indicator:`,
    ...leftOut.map((line) => `  ${line}`),
  ];
}

function refusalLines(refusals: Refusals): string[] {
  if (refusals.count === 0) return ["Every figure is in."];
  const { lines, rest } = refusals.shown();
  return [
    `${String(refusals.count)} refused:`,
    ...lines.map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${String(rest)} more: --report FILE writes them all`] : []),
  ];
}

const writeReport = (path: string, refusals: Refusals): void => {
  writeFileSync(path, `${refusals.lines().join("\n")}\n`);
};

/** `import SOURCE …`: what to print and how to exit. Nothing is changed unless everything was read. */
export async function runImportCommand(
  args: readonly string[],
  { open, now, library }: ContentSurroundings,
): Promise<CommandResult> {
  if (wantsHelp(args)) return { exitCode: 0, text: help() };
  try {
    const { values, positionals } = parseWords({
      args: [...args],
      allowPositionals: true,
      options: {
        mapping: { type: "string" },
        structure: { type: "string" },
        source: { type: "string" },
        licence: { type: "string" },
        "dry-run": { type: "boolean" },
        report: { type: "string" },
      },
    });
    const [from, ...more] = positionals;
    if (from === undefined || more.length > 0) return { exitCode: 1, text: help() };
    // First: where it does not answer nothing needs to be read.
    const store = await open();
    const text = async () => {
      const begun = begunFrom(await store.list());
      const { report } = values;
      const read = await importSource({
        ...{ from, now, library, licence: values.licence, sourceName: values.source },
        ...{ mappingPath: values.mapping, structurePath: values.structure },
        ...(report !== undefined && {
          onRead: (refusals) => {
            writeReport(report, refusals);
          },
        }),
      });
      return values["dry-run"] === true
        ? dryText(read, (await composeBeside(read, store)).result)
        : keptText(read, { store, begun });
    };
    return { exitCode: 0, text: await text().finally(() => store.close()) };
  } catch (error) {
    if (error instanceof UnclearSource) return { exitCode: 1, text: unclear(error) };
    return { exitCode: 1, text: faultText(error) };
  }
}

const titleOf = ({ content }: ImportResult) => {
  const { title, publisher, licence } = content.source;
  return `${title} (${publisher}; ${licence})`;
};

const toText = (head: string, { refusals, notes }: ReadImport, result: ImportResult) =>
  [head, ...notes, ...linesOf(result), ...refusalLines(refusals)].join("\n");

function dryText(read: ReadImport, result: ImportResult): string {
  const title = titleOf(result);
  const head = isSameContent(result)
    ? `${title} is the same as before: nothing would change.`
    : `Would import ${title}.`;
  return toText(head, read, result);
}

async function keptText(
  read: ReadImport,
  to: { readonly store: ContentStore; readonly begun: Begun },
): Promise<string> {
  const { result, isNew } = await keepContent(read, to);
  const title = titleOf(result);
  const head = isNew ? `Imported ${title}.` : `${title} is the same as before: nothing changed.`;
  return toText(head, read, result);
}

function unclear({ guess, questions, isPackage }: UnclearSource): string {
  const how = isPackage
    ? 'In datapackage.json a field\'s "unit" says its unit. For the rest import the table alone, with a mapping: this is what it seems to mean. Save it as mapping.yaml, replace each ?, and use --mapping mapping.yaml'
    : "This is what the table seems to mean. Save it as mapping.yaml, replace each ?, and use --mapping mapping.yaml";
  return [
    "Nothing was imported. Please say:",
    ...questions.map((question) => `  - ${question}`),
    how,
    "",
    mappingText(guess),
  ].join("\n");
}
