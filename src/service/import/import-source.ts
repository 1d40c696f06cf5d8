import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { readCatalogue } from "../library/catalogue/index.js";
import { readDataFiles } from "../library/data-files.js";
import { loadLibrary, readImported, type ImportedContent, type Library } from "../library/index.js";
import {
  collectFigures,
  type CollectedMeasure,
  type MappedTable,
} from "./tables/collect-figures.js";
import { packageFile, readDataPackage } from "./sources/data-package.js";
import { createFindPlace } from "./cells/find-place.js";
import { isSdmxHeading } from "./sources/sdmx-columns.js";
import { readSdmxCsv } from "./sources/sdmx-csv.js";
import { guessMapping } from "./sources/guess-mapping.js";
import { readMapping, type ColumnMapping, type Mapping } from "./mapping.js";
import { readCsv } from "./tables/read-csv.js";
import { readXlsx } from "./tables/read-xlsx.js";
import { Refusals } from "./refusals.js";
import { toContent } from "./to-content.js";

interface ImportRequest {
  readonly from: string;
  readonly mappingPath?: string | undefined;
  readonly sourceName?: string | undefined;
  readonly licence?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the library needs to know and the source does not say. */
export class UnclearSource extends Error {
  override readonly name = "UnclearSource";
  constructor(
    readonly guess: unknown,
    readonly questions: readonly string[],
  ) {
    super("The table does not say everything that must be known.");
  }
}

export interface ImportResult {
  readonly content: ImportedContent;
  readonly before: ImportedContent | undefined;
  /** The whole library with it, built as the service builds it. */
  readonly library: Library;
  readonly refusals: Refusals;
}

/** Series and indicators of all sources together that one process holds well. */
const mostItems = 50_000;

type Said = Partial<Pick<Mapping, "source" | "licence">>;
interface Read extends Said {
  readonly tables: readonly MappedTable[];
  readonly questions: readonly string[];
}

const isPackage = (path: string) =>
  basename(path) === packageFile ||
  (statSync(path).isDirectory() &&
    statSync(join(path, packageFile), { throwIfNoEntry: false }) !== undefined);

async function isSdmx(path: string): Promise<boolean> {
  for await (const { cells } of readCsv(path)) return isSdmxHeading(cells);
  return false;
}

async function readSource(
  { from, mappingPath }: ImportRequest,
  findPlace: ReturnType<typeof createFindPlace>,
): Promise<Read> {
  if (statSync(from, { throwIfNoEntry: false }) === undefined)
    throw new Error(`There is no file or folder ${from}.`);
  if (isPackage(from)) {
    if (mappingPath !== undefined)
      throw new Error("A data package says by itself what its columns are: leave --mapping out.");
    const { source, licence, tables, questions } = await readDataPackage(from, findPlace);
    return {
      tables,
      questions,
      ...(source === undefined ? {} : { source }),
      ...(licence === undefined ? {} : { licence }),
    };
  }
  const isWorkbook = /\.xlsx$/i.test(from);
  if (!isWorkbook && !/\.(csv|tsv|txt)(\.gz)?$/i.test(from))
    throw new Error(
      `${from} is neither a table (.csv, .csv.gz, .xlsx) nor a Frictionless data package.`,
    );
  const table = (said: ColumnMapping["table"]) => ({
    path: from,
    ...(isWorkbook ? { decimal: "." as const } : {}),
    rows: () => (isWorkbook ? readXlsx(from, said?.sheet) : readCsv(from, said?.delimiter)),
  });
  if (mappingPath !== undefined) {
    const { source, licence, ...mapping } = readMapping(mappingPath);
    return { source, licence, questions: [], tables: [{ ...table(mapping.table), mapping }] };
  }
  if (statSync(from).size === 0) throw new Error(`${from} is empty: it has no heading.`);
  if (!isWorkbook && (await isSdmx(from)))
    return { questions: [], tables: await readSdmxCsv(from, table(undefined).rows) };
  const { mapping, questions } = await guessMapping(table(undefined).rows(), findPlace);
  return { questions, tables: [{ ...table(undefined), mapping }] };
}

/**
 * Reads a source and builds the library with it; writes nothing.
 * @throws UnclearSource with a guess where something must be said first; Error with a sentence for
 * what cannot be read
 */
export async function importSource(request: ImportRequest): Promise<ImportResult> {
  const { dataDir, now, from } = request;
  const [catalogue, { places, sources }] = await Promise.all([readCatalogue(), readDataFiles()]);
  const findPlace = createFindPlace(places);
  const read = await readSource(request, findPlace);
  const { source, licence, questions } = complete(read, request);
  if (source === undefined || licence === undefined || questions.length > 0) {
    const [table] = read.tables;
    const guess = {
      source: source ?? { name: "?" },
      licence: licence ?? "?",
      ...table?.mapping,
    };
    throw new UnclearSource(guess, questions);
  }
  if (sources.has(source.name))
    throw new Error(`The library has a source ${source.name} of its own: give yours another name.`);
  const fixed = read.tables.flatMap(({ mapping, path }) =>
    "is" in mapping.place && findPlace(mapping.place.is) === undefined
      ? `${path}: "${mapping.place.is}" is no place that the library knows.`
      : [],
  );
  if (fixed.length > 0) throw new Error(fixed.join("\n"));

  const refusals = new Refusals();
  const collected: CollectedMeasure[] = [];
  for (const table of read.tables) {
    collected.push(...(await collectFigures(table, findPlace, refusals)));
  }
  const others = readImported(dataDir);
  const before = others.find(({ source: one }) => one.key === source.name);
  const today = new Date(now).toISOString().slice(0, 10);
  const content = toContent({ source, licence }, collected, { catalogue, from, today, before });
  const all = [...others.filter((one) => one !== before), content];
  refuseTooMany(all);
  return { content, before, refusals, library: await loadLibrary(all) };
}

function complete(
  { source, licence, questions }: Read,
  { sourceName, licence: givenLicence }: ImportRequest,
): Said & { readonly questions: readonly string[] } {
  const named = sourceName === undefined ? source : { ...source, name: sourceName };
  const terms = givenLicence ?? licence;
  return {
    ...(named === undefined ? {} : { source: named }),
    ...(terms === undefined ? {} : { licence: terms }),
    questions: [
      ...(named === undefined ? ["whose figures they are: --source NAME"] : []),
      ...(terms === undefined ? ["how they may be used: --licence ID"] : []),
      ...questions,
    ],
  };
}

function refuseTooMany(all: readonly ImportedContent[]): void {
  const count = all
    .flatMap(({ figures }) => Object.values(figures))
    .reduce((sum, rows) => sum + Object.keys(rows).length, 0);
  if (count > mostItems)
    throw new Error(
      `That would be ${String(count)} series of your own; one service without a database holds ${String(mostItems)}. Import fewer places or series, or start a second service for them.`,
    );
}
