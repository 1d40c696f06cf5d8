import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAddress, shownAddress } from "../outgoing/index.js";
import {
  readOwnLibrary,
  type ImportedContent,
  type Library,
  type OwnLibrary,
} from "../library/index.js";
import { composeOwnNumbers } from "./beside/own-numbers.js";
import { refuseTooMany, type There } from "./beside/series-limit.js";
import { refuseTakenByOthers } from "./beside/taken-keys.js";
import { createFindPlace } from "./cells/find-place.js";
import { fetchSource, type FetchedSource, type KnownVersion } from "./fetch-source.js";
import { againOf } from "./kept/again-of.js";
import { readSource, type SourceRequest } from "./read-source.js";
import { Refusals } from "./refusals.js";
import { completeSource, UnclearSource } from "./reading/complete-source.js";
import { collectSource, notesOf, refuseEmpty, refuseFixed } from "./reading/collect-source.js";
import { askFractions, fractionNotes } from "./reading/percent-fractions.js";
import { refuseOtherUnit } from "./reading/refuse-other-unit.js";
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
  const { source, licence, questions } = completeSource(read, request);
  const guess = {
    source: source ?? { name: "?" },
    licence: licence ?? "?",
    ...read.tables[0]?.mapping,
  };
  if (source === undefined || licence === undefined || questions.length > 0)
    throw new UnclearSource(guess, questions, read.isPackage === true);
  if (sources.has(source.name))
    throw new Error(`The library has a source ${source.name} of its own: give yours another name.`);
  refuseFixed(read, findPlace);
  refuseOtherUnit(read);
  const refusals = new Refusals(fetched.shown);
  for (const one of read.notRead ?? []) refusals.add(one);
  const known = { places, findPlace };
  const { collected, notes, fractions = new Map() } = await collectSource(read, known, refusals);
  request.onRead?.(refusals);
  refuseEmpty(collected, refusals);
  if (read.isGuess === true) askFractions(guess, fractions);
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
    notes: [...notesOf(read, collected), ...notes, ...fractionNotes(fractions)],
    compose,
  };
}
