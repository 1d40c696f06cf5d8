import { statSync } from "node:fs";
import { basename, join } from "node:path";
import type { FindPlace } from "./cells/find-place.js";
import { openDownload } from "./downloads/open-download.js";
import { readMapping, type Mapping } from "./mapping.js";
import { readXmlStructure, type SdmxMessage } from "./sdmx/index.js";
import { readDataPackage } from "./sources/packages/data-package.js";
import { packageFile } from "./sources/packages/package-description.js";
import { formOf, messageOf } from "./sources/file-form.js";
import { findHeading, type FoundHeading } from "./sources/headings/find-heading.js";
import { aboutSheets, openTable, type OpenedTable } from "./sources/open-table.js";
import { guessMapping } from "./sources/guess-mapping.js";
import { readMessageFolder } from "./sources/message-folder.js";
import type { MappedTable } from "./tables/mapped-table.js";
import { readCsv } from "./tables/text/read-csv.js";
import { UnknownEncoding } from "./tables/text/text-decoder.js";

export interface SourceRequest {
  readonly from: string;
  readonly mappingPath?: string | undefined;
  /** The structure message of SDMX-ML or SDMX-CSV data. */
  readonly structurePath?: string | undefined;
}

/** Whose figures they are and how they may be used, where the source or its mapping says it. */
export type Said = Partial<Pick<Mapping, "source" | "licence">>;

export interface ReadSource extends Said {
  readonly tables: readonly MappedTable[];
  readonly messages?: readonly SdmxMessage[];
  /** What the source says that it is about. */
  readonly keywords?: readonly string[];
  /** What was chosen in reading it, a sentence each. */
  readonly notes?: readonly string[];
  readonly questions: readonly string[];
  /** Asks how the figures may be used, where the source does not say it in one word. */
  readonly licenceQuestion?: string;
  readonly isPackage?: boolean;
  /** Nobody has said what its columns mean, and no office's download tells it. */
  readonly isGuess?: boolean;
  /** What was left out as a whole, and why. */
  readonly notRead?: readonly { readonly path: string; readonly reason: string }[];
}

const isFolder = (path: string) => statSync(path).isDirectory();
const isPackage = (path: string) =>
  basename(path) === packageFile ||
  (isFolder(path) && statSync(join(path, packageFile), { throwIfNoEntry: false }) !== undefined);

async function fromPackage(
  { from, mappingPath }: SourceRequest,
  findPlace: FindPlace,
): Promise<ReadSource> {
  if (mappingPath !== undefined)
    throw new Error("A data package says by itself what its columns are: leave --mapping out.");
  const { source, licence, ...rest } = await readDataPackage(from, findPlace);
  return {
    ...rest,
    isPackage: true,
    ...(source === undefined ? {} : { source }),
    ...(licence === undefined ? {} : { licence }),
  };
}

/** @throws Error with a sentence for what cannot be read */
export async function readSource(
  request: SourceRequest,
  findPlace: FindPlace,
): Promise<ReadSource> {
  const { from, mappingPath } = request;
  if (statSync(from, { throwIfNoEntry: false }) === undefined)
    throw new Error(`There is no file or folder ${from}.`);
  if (isPackage(from)) return fromPackage(request, findPlace);
  if (isFolder(from)) {
    if (mappingPath !== undefined)
      throw new Error(`A mapping is of one file, and ${from} is a folder: leave --mapping out.`);
    const messages = await readMessageFolder(from, request.structurePath);
    return { tables: [], messages, questions: [] };
  }
  const mapped = mappingPath === undefined ? undefined : readMapping(mappingPath);
  try {
    return await readFile(request, mapped, findPlace);
  } catch (error) {
    const mayBeTable = mapped === undefined && request.structurePath === undefined;
    if (!(error instanceof UnknownEncoding && error.isOfBytes && mayBeTable)) throw error;
    return guessEncoded(from, error.message, findPlace);
  }
}

/** A table with other letters than UTF-8's, whose mapping must say which they are. */
async function guessEncoded(
  path: string,
  question: string,
  findPlace: FindPlace,
): Promise<ReadSource> {
  const rows = () => readCsv(path, { encoding: "windows-1252" });
  const { tables, questions } = await guessTable({ table: { path, rows }, notes: [] }, findPlace);
  return {
    questions: [question, ...questions],
    tables: tables.map(({ mapping, ...table }) => ({
      ...table,
      mapping: { ...mapping, table: { encoding: "?", ...mapping.table } },
    })),
  };
}

/** A file by itself: a table or a message. */
async function readFile(
  { from, structurePath }: SourceRequest,
  mapped: Mapping | undefined,
  findPlace: FindPlace,
): Promise<ReadSource> {
  const form = await formOf(from, mapped?.table?.encoding);
  if (form !== "xml" && form !== "sdmx-csv" && structurePath !== undefined)
    throw new Error(
      `${from} is neither SDMX-ML nor SDMX-CSV, which --structure is for: leave it out.`,
    );
  const structureOf =
    structurePath === undefined ? undefined : await readXmlStructure(structurePath);
  const message = await messageOf(from, form, structureOf);
  if (mapped !== undefined) {
    const { source, licence, ...mapping } = mapped;
    const { table, notes } = await openTable(from, form, message, mapping.table);
    const { rows } = await openDownload(table.rows, findPlace);
    return { source, licence, notes, questions: [], tables: [{ ...table, rows, mapping }] };
  }
  if (message !== undefined) return { tables: [], messages: [message], questions: [] };
  const opened = await openTable(from, form, message, undefined);
  if (form !== "csv" && form !== "xlsx") return guessTable(opened, findPlace);
  const heading = await findHeading(opened.table.rows, findPlace);
  if (heading === undefined) return guessTable(opened, findPlace);
  const headed = await openTable(from, form, message, { heading: heading.lines });
  return guessTable(headed, findPlace, heading);
}

/** A table whose columns nobody has said the meaning of. */
async function guessTable(
  { table, notes, sheet, otherSheets = [] }: OpenedTable,
  findPlace: FindPlace,
  heading?: FoundHeading,
): Promise<ReadSource> {
  const { rows, guess } = await openDownload(table.rows, findPlace);
  const {
    mapping,
    questions: open,
    ...more
  } = await (guess?.() ?? guessMapping(rows(), findPlace));
  const asked = [...(heading?.questions ?? []), ...open];
  const questions = asked.length === 0 ? asked : [...asked, ...aboutSheets(sheet, otherSheets)];
  const where = {
    ...(sheet === undefined ? {} : { sheet }),
    ...(heading === undefined ? {} : { heading: heading.lines }),
  };
  const isSaid = sheet !== undefined || heading !== undefined;
  const named = isSaid ? { ...mapping, table: { ...where, ...mapping.table } } : mapping;
  return {
    ...{
      questions,
      notes: [...notes, ...(heading?.notes ?? []), ...(more.notes ?? [])],
      isGuess: guess === undefined,
    },
    tables: [{ ...table, rows, mapping: named }],
  };
}
