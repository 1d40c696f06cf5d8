import { statSync } from "node:fs";
import { basename, join } from "node:path";
import type { FindPlace } from "./cells/find-place.js";
import { readMapping, type Mapping } from "./mapping.js";
import {
  csvMessage,
  isSdmxHeading,
  jsonMessage,
  messageRows,
  type SdmxMessage,
  xmlMessage,
} from "./sdmx/index.js";
import { packageFile, readDataPackage } from "./sources/data-package.js";
import { guessMapping } from "./sources/guess-mapping.js";
import type { MappedTable } from "./tables/collect-figures.js";
import { readCsv } from "./tables/read-csv.js";
import { firstSign } from "./tables/read-text.js";
import { readXlsx } from "./tables/read-xlsx.js";

export interface SourceRequest {
  readonly from: string;
  readonly mappingPath?: string | undefined;
  /** The structure message of SDMX-ML data. */
  readonly structurePath?: string | undefined;
}

/** Whose figures they are and how they may be used, where the source or its mapping says it. */
export type Said = Partial<Pick<Mapping, "source" | "licence">>;

export interface ReadSource extends Said {
  readonly tables: readonly MappedTable[];
  readonly message?: SdmxMessage;
  /** What the source says that it is about. */
  readonly keywords?: readonly string[];
  readonly questions: readonly string[];
}

const isPackage = (path: string) =>
  basename(path) === packageFile ||
  (statSync(path).isDirectory() &&
    statSync(join(path, packageFile), { throwIfNoEntry: false }) !== undefined);

type Form = "xlsx" | "json" | "xml" | "csv" | "sdmx-csv";

/** @throws Error with a sentence for a file that is none of them */
async function formOf(path: string): Promise<Form> {
  if (/\.xlsx$/i.test(path)) return "xlsx";
  if (!/\.(csv|tsv|txt|json|xml)(\.gz)?$/i.test(path))
    throw new Error(
      `${path} is neither a table (.csv, .csv.gz, .xlsx), an SDMX message (.csv, .json, .xml) nor a Frictionless data package.`,
    );
  if (statSync(path).size === 0) throw new Error(`${path} is empty: it has no heading.`);
  const sign = await firstSign(path);
  if (sign === "<") return "xml";
  if (sign === "{") return "json";
  for await (const { cells } of readCsv(path)) return isSdmxHeading(cells) ? "sdmx-csv" : "csv";
  return "csv";
}

async function fromPackage(
  { from, mappingPath }: SourceRequest,
  findPlace: FindPlace,
): Promise<ReadSource> {
  if (mappingPath !== undefined)
    throw new Error("A data package says by itself what its columns are: leave --mapping out.");
  const { source, licence, ...rest } = await readDataPackage(from, findPlace);
  return {
    ...rest,
    ...(source === undefined ? {} : { source }),
    ...(licence === undefined ? {} : { licence }),
  };
}

async function messageOf(
  form: Form,
  { from, structurePath }: SourceRequest,
): Promise<SdmxMessage | undefined> {
  if (form !== "xml" && structurePath !== undefined)
    throw new Error(`${from} is no SDMX-ML: --structure is for that.`);
  if (form === "xml") return xmlMessage(from, structurePath);
  if (form === "json") return jsonMessage(from);
  return form === "sdmx-csv" ? csvMessage(from, () => readCsv(from)) : undefined;
}

/** A file as a table, for a mapping or a guess of it. */
function tableOf(
  path: string,
  form: Form,
  message: SdmxMessage | undefined,
  said: Mapping["table"],
): Omit<MappedTable, "mapping"> {
  if (form === "xlsx") return { path, decimal: ".", rows: () => readXlsx(path, said?.sheet) };
  if (message === undefined || form === "sdmx-csv")
    return { path, rows: () => readCsv(path, said?.delimiter) };
  return { path, decimal: ".", counted: message.counted, rows: () => messageRows(message) };
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
  const form = await formOf(from);
  const message = await messageOf(form, request);
  if (mappingPath !== undefined) {
    const { source, licence, ...mapping } = readMapping(mappingPath);
    const table = tableOf(from, form, message, mapping.table);
    return { source, licence, questions: [], tables: [{ ...table, mapping }] };
  }
  if (message !== undefined) return { tables: [], message, questions: [] };
  const table = tableOf(from, form, message, undefined);
  const { mapping, questions } = await guessMapping(table.rows(), findPlace);
  return { questions, tables: [{ ...table, mapping }] };
}
