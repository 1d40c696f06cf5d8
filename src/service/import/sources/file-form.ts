import { statSync } from "node:fs";
import {
  csvMessage,
  eurostatMessage,
  isEurostatHeading,
  isOecdHeading,
  isSdmxHeading,
  jsonMessage,
  oecdRows,
  type SdmxMessage,
  type StructureOf,
  xmlMessage,
} from "../sdmx/index.js";
import { readCsv } from "../tables/text/read-csv.js";
import { firstBytes, firstSign } from "../tables/text/read-text.js";

export type Form = "xlsx" | "json" | "xml" | "csv" | "sdmx-csv" | "oecd-csv" | "eurostat-tsv";

function formOfHeading(heading: readonly string[]): Form {
  if (isSdmxHeading(heading)) return "sdmx-csv";
  if (isEurostatHeading(heading)) return "eurostat-tsv";
  return isOecdHeading(heading) ? "oecd-csv" : "csv";
}

/** What a packed one begins with, and one of Excel 97: others give texts the name of a workbook. */
const workbooks = [Buffer.from("PK"), Buffer.from([0xd0, 0xcf])];
const isWorkbook = async (path: string): Promise<boolean> => {
  const bytes = await firstBytes(path);
  return workbooks.some((begin) => bytes.subarray(0, begin.length).equals(begin));
};

/** What spreadsheets write beside what is read. */
const otherTables = /\.(?:xlsb|ods|fods|numbers)$/i;

/** @throws Error with a sentence for a file that is none of them */
export async function formOf(path: string, encoding?: string): Promise<Form> {
  if (/\.xls[xm]$/i.test(path) || (/\.xls$/i.test(path) && (await isWorkbook(path)))) return "xlsx";
  if (otherTables.test(path))
    throw new Error(`${path} is a table of a form that is not read: save it as .xlsx or CSV.`);
  if (!/\.(csv|tsv|txt|json|xml|xls)(\.gz)?$/i.test(path))
    throw new Error(
      `${path} is neither a table (.csv, .csv.gz, .xlsx), an SDMX message (.csv, .json, .xml) nor a Frictionless data package.`,
    );
  if (statSync(path).size === 0) throw new Error(`${path} is empty: it has no heading.`);
  const sign = await firstSign(path, encoding);
  if (sign === "<") return "xml";
  if (sign === "{") return "json";
  if (sign.length > 1)
    throw new Error(
      `${path} is a list in JSON, and no SDMX-JSON message: ask the service for CSV or SDMX.`,
    );
  for await (const { cells } of readCsv(path, { encoding })) return formOfHeading(cells);
  return "csv";
}

/** @returns undefined for a table @throws Error with a sentence for a message that cannot be read */
export async function messageOf(
  path: string,
  form: Form,
  structureOf: StructureOf | undefined,
): Promise<SdmxMessage | undefined> {
  if (form === "xml") return xmlMessage(path, structureOf);
  if (form === "json") return jsonMessage(path);
  if (form === "eurostat-tsv") return eurostatMessage(path, () => readCsv(path));
  if (form === "oecd-csv") return csvMessage(path, () => oecdRows(readCsv(path)));
  return form === "sdmx-csv" ? csvMessage(path, () => readCsv(path), structureOf) : undefined;
}
