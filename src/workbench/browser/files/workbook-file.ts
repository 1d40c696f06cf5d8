import type { SavedWorkbook } from "../../host/index.js";

const format = "stat-workbench";
const version = 1;
const extension = ".workbench.json";

/** A workbook as the text of a file. */
export function toFileText(workbook: SavedWorkbook): string {
  return JSON.stringify({ format, version, workbook });
}

const plainName = (name: string) => name.replaceAll(/[\\/:*?"<>|]/g, "-");

export const fileNameOf = (name: string) => plainName(name) + extension;
export const excelNameOf = (name: string) => `${plainName(name)}.xlsx`;
export const isExcelName = (fileName: string) => /\.xlsx$/i.test(fileName);

/** The name under which a file is kept: without what the file system added. */
export const nameOfFile = (fileName: string) =>
  fileName.replace(/(?: \(\d+\))?(?:(?:\.workbench)?\.json|\.xlsx)$/i, "").trim() || "Book1";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws RangeError with a sentence for the user when the text is no workbook of this page */
export function readFileText(text: string): SavedWorkbook {
  const content = parse(text);
  if (!isRecord(content) || content["format"] !== format) {
    throw new RangeError("This file holds no workbook of the workbench.");
  }
  if (content["version"] !== version) {
    throw new RangeError("This file was made by another version of the workbench.");
  }
  const { workbook } = content;
  const isWhole =
    isRecord(workbook) &&
    isRecord(workbook["data"]) &&
    Array.isArray(workbook["data"]["sheets"]) &&
    Array.isArray(workbook["results"]) &&
    Array.isArray(workbook["settings"]) &&
    isRecord(workbook["state"]);
  if (!isWhole) throw new RangeError("This file is damaged: a part of the workbook is missing.");
  return workbook as unknown as SavedWorkbook;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told below as any other file that is none of ours.
    return undefined;
  }
}
