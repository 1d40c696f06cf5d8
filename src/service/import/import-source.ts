import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  readOwnLibrary,
  type ImportedContent,
  type ImportedPart,
  type Library,
  type OwnLibrary,
} from "../library/index.js";
import { createFindPlace, type FindPlace } from "./cells/find-place.js";
import { isAddress, shownAddress } from "../outgoing/index.js";
import { composeOwnNumbers, type Surroundings } from "./beside/own-numbers.js";
import { fetchSource, type FetchedSource, type KnownVersion } from "./fetch-source.js";
import { readSource, type ReadSource, type Said, type SourceRequest } from "./read-source.js";
import { Refusals } from "./refusals.js";
import { seriesIn } from "./beside/summaries.js";
import { collectMessages, createKnownPlaces } from "./sdmx/index.js";
import { collectFigures, type CollectedSource } from "./tables/collect-figures.js";
import type { CollectedMeasure } from "./tables/targets.js";
import { refuseTakenByOthers } from "./beside/taken-keys.js";
import { isSourceName, longestSourceName } from "./source-name.js";
import { toContent } from "./to-content.js";

interface ImportRequest extends SourceRequest {
  /** The version that is there; where the source still has it, nothing is read. */
  readonly known?: KnownVersion | undefined;
  readonly sourceName?: string | undefined;
  readonly licence?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** @default read anew */
  readonly library?: (() => Promise<OwnLibrary>) | undefined;
  /** Told when all has been read, also where nothing of it can be kept. */
  readonly onRead?: ((refusals: Refusals) => void) | undefined;
}

/** What the library needs to know and the source does not say. */
export class UnclearSource extends Error {
  override readonly name = "UnclearSource";
  constructor(
    readonly guess: unknown,
    readonly questions: readonly string[],
    /** A data package says what its columns are itself, and takes no mapping. */
    readonly isPackage = false,
  ) {
    super("The table does not say everything that must be known.");
  }
}

export interface ImportResult {
  readonly content: ImportedContent;
  readonly before: ImportedContent | undefined;
  /** The whole library with it, built as the service builds it. */
  readonly library: Library;
  /** A sentence for each item that is not in, since another one has its number. */
  readonly leftOut: readonly string[];
}

export interface ReadImport {
  /** The source's name. */
  readonly key: string;
  /** Beside which it was read. */
  readonly own: OwnLibrary;
  readonly refusals: Refusals;
  /** What was chosen in reading it, a sentence each. */
  readonly notes: readonly string[];
  /**
   * What becomes of it beside what is there; again where that has changed meanwhile.
   * @returns undefined where others must be read that are known by their summaries alone
   * @throws Error with a sentence where both together are no library
   */
  readonly compose: (there: There) => ImportResult | undefined;
}

/** What is there, and what the store takes. */
export interface There extends Surroundings {
  readonly isShared: boolean;
}

/** Series of all sources together: in a folder, and in a database. */
const mostSeries = { folder: 50_000, database: 760_000 };

/**
 * Fetches a source where it is an address, and reads it; writes nothing.
 * @throws UnclearSource with a guess where something must be said first; UnchangedSource where it is still
 * the known one; Error with a sentence for what cannot be read
 */
export async function importSource(request: ImportRequest): Promise<ReadImport> {
  const folder = mkdtempSync(join(tmpdir(), "stat-import-"));
  try {
    const fetched = await fetchSource(request, folder, request.known);
    return await importFetched(request, fetched).catch((error: unknown) => {
      if (error instanceof Error) error.message = fetched.shown(error.message);
      throw error;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importFetched(request: ImportRequest, fetched: FetchedSource): Promise<ReadImport> {
  const { now, from, library = readOwnLibrary } = request;
  const own = await library();
  const { catalogue } = own;
  const { places, sources } = own.data;
  const findPlace = createFindPlace(places);
  const read = await readSource(fetched, findPlace);
  const { source, licence, questions } = complete(read, request);
  if (source === undefined || licence === undefined || questions.length > 0) {
    const [table] = read.tables;
    const guess = {
      source: source ?? { name: "?" },
      licence: licence ?? "?",
      ...table?.mapping,
    };
    throw new UnclearSource(guess, questions, read.isPackage === true);
  }
  if (sources.has(source.name))
    throw new Error(`The library has a source ${source.name} of its own: give yours another name.`);
  refuseFixed(read, findPlace);
  const refusals = new Refusals(fetched.shown);
  for (const one of read.notRead ?? []) refusals.add(one);
  const { collected, notes } = await collect(read, { places, findPlace }, refusals);
  request.onRead?.(refusals);
  refuseEmpty(collected, refusals);
  const today = new Date(now).toISOString().slice(0, 10);
  const compose: ReadImport["compose"] = (there) => {
    const { before } = there;
    const readContent = {
      ...toContent({ source, licence, keywords: read.keywords }, collected, {
        ...{ catalogue, today, before },
        from: isAddress(from) ? shownAddress(from) : from,
      }),
      again: againOf(request, fetched),
    };
    refuseTakenByOthers(readContent, there);
    refuseTooMany(readContent, there);
    const composed = composeOwnNumbers(readContent, there);
    return composed && { before, ...composed };
  };
  return {
    key: source.name,
    own,
    refusals,
    notes: [...notesOf(read, collected), ...notes],
    compose,
  };
}

/** What `content update` needs to ask the same of the source. */
function againOf(
  { from, mappingPath, structurePath, sourceName, licence }: ImportRequest,
  { validators, readWith }: FetchedSource,
): NonNullable<ImportedContent["again"]> {
  const place = (path: string) => (isAddress(path) ? path : resolve(path));
  return {
    from: place(from),
    ...(mappingPath === undefined ? {} : { mapping: place(mappingPath) }),
    ...(structurePath === undefined ? {} : { structure: place(structurePath) }),
    ...(sourceName === undefined ? {} : { source: sourceName }),
    ...(licence === undefined ? {} : { licence }),
    ...validators,
    readWith,
  };
}

/** @throws Error where a mapping says that all figures are of one place, and it is none */
function refuseFixed({ tables }: ReadSource, findPlace: FindPlace): void {
  const fixed = tables.flatMap(({ mapping, path }) =>
    "is" in mapping.place && findPlace(mapping.place.is) === undefined
      ? `${path}: "${mapping.place.is}" is no place that the library knows.`
      : [],
  );
  if (fixed.length > 0) throw new Error(fixed.join("\n"));
}

/** What was chosen in reading it, and measures of which nothing came in. */
function notesOf(
  { notes = [], tables }: ReadSource,
  collected: readonly CollectedMeasure[],
): readonly string[] {
  const found = new Set(collected.map(({ measure }) => measure));
  const empty = tables
    .flatMap(({ mapping }) => mapping.measures)
    .filter((measure) => !found.has(measure))
    .map(({ name, when }) => {
      const where = when === undefined ? "" : ` (when: ${when})`;
      return `No figure of "${typeof name === "string" ? name : name.en}"${where} is in.`;
    });
  return [...notes, ...empty];
}

/** @throws Error that names what was refused, where that is everything */
function refuseEmpty(collected: readonly CollectedMeasure[], refusals: Refusals): void {
  const places = collected.flatMap(({ figures }) => [...figures.places.values()]);
  if (refusals.count === 0 || places.some((figures) => figures.toRow() !== undefined)) return;
  const { lines: told, rest } = refusals.shown();
  const lines = told.map((line) => `  ${line}`);
  const more = rest > 0 ? [`  and ${String(rest)} more`] : [];
  throw new Error(
    ["No figure could be kept: nothing was imported. Refused:", ...lines, ...more].join("\n"),
  );
}

async function collect(
  { tables, messages }: ReadSource,
  known: Pick<OwnLibrary["data"], "places"> & { readonly findPlace: FindPlace },
  refusals: Refusals,
): Promise<CollectedSource> {
  const { places, findPlace } = known;
  if (messages !== undefined)
    return collectMessages(messages, createKnownPlaces(places, findPlace), refusals);
  const all: CollectedSource[] = [];
  for (const table of tables) all.push(await collectFigures(table, findPlace, refusals));
  return {
    collected: all.flatMap(({ collected }) => collected),
    notes: all.flatMap(({ notes }) => notes),
  };
}

function complete(
  { source, licence, questions }: ReadSource,
  { sourceName, licence: givenLicence }: ImportRequest,
): Said & { readonly questions: readonly string[] } {
  if (sourceName !== undefined && !isSourceName(sourceName))
    throw new Error(
      `--source "${sourceName}": a source's name has small letters, digits and single hyphens between them, ${String(longestSourceName)} at most, such as research-desk.`,
    );
  if (givenLicence?.trim() === "")
    throw new Error(
      '--licence "": say how the figures may be used: CC-BY-4.0, "internal use only".',
    );
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

const seriesOf = ({ measures }: ImportedPart): number =>
  [...measures.values()].reduce((sum, { figures }) => sum + figures.places.length, 0);

/** @throws Error that names the next step */
function refuseTooMany(read: ImportedContent, { others, summaries, isShared }: There): void {
  const all = [seriesIn(read), ...others.map(seriesOf), ...summaries.map(({ series }) => series)];
  const count = all.reduce((sum, series) => sum + series, 0);
  const most = isShared ? mostSeries.database : mostSeries.folder;
  if (count <= most) return;
  const would = `That would be ${String(count)} series of your own`;
  throw new Error(
    isShared
      ? `${would}; a database holds ${String(most)} of them for its services. Import fewer places or series, or start other services for them, on a database of their own.`
      : `${would}; a folder holds ${String(most)} of them. Import fewer places or series, or give the service a PostgreSQL database: with DATABASE_URL it holds ${String(mostSeries.database)}.`,
  );
}
