import { strToU8, zipSync } from "fflate";

/** Workbooks with what Excel writes and writers of tables do not: invented, as small as Excel takes them. */

interface SampleSheet {
  readonly name: string;
  readonly state?: "hidden" | "veryHidden";
  /** Each cell as it stands in the file: see `text`, `number` … */
  readonly rows: readonly (readonly ((reference: string) => string)[])[];
  /** By their numbers in Excel. */
  readonly hiddenRows?: readonly number[];
  /** What stands before the rows: how wide columns are. */
  readonly columns?: string;
  /** "A2:A3": those that Excel shows as one. */
  readonly merged?: readonly string[];
}

/** Cells with these styles: 0 general, 1 0.0%, 2 #,##0,,, 3 0.0"%", 4 month and year, 5 #,##0.0, 6 0"e", 7 0.0" bn", 8 "FY"0, 9 0.0" €"; those from 10 on are told by their names. */
const formats = [
  "0.0%",
  "#,##0,,",
  '0.0"%"',
  "mmm\\-yy",
  "#,##0.0",
  '0"e"',
  '0.0" bn"',
  '"FY"0',
  '0.0" €"',
  "0.0;0.0",
  "#,##0.0;[Red]#,##0.0",
  "#,##0.0_);(#,##0.0)",
  "0\\.00",
  ";;;",
  '0;-0;"n/a"',
  "-0.0",
  '0.0" T€"',
  '0.0" Md€"',
  '"Mio. "0.0',
  "0.0\\ [$MEUR]",
  "[$$-409]0.0",
  "_-* #,##0.0 [$€-de-DE]_-",
  "[$USD] 0.0",
  '0.0" £"',
  '0.0"‰"',
];
/** The number of the style of a format among them. */
export const styled = (code: string) => formats.indexOf(code) + 1;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export const text = (said: string) => (reference: string) =>
  `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${said}</t></is></c>`;
export const number =
  (value: number, style = 0) =>
  (reference: string) =>
    `<c r="${reference}" s="${String(style)}"><v>${String(value)}</v></c>`;
/** A text whose second part is above the line. */
export const raised = (said: string, mark: string) => (reference: string) =>
  `<c r="${reference}" t="inlineStr"><is><r><t>${said}</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>${mark}</t></r></is></c>`;
export const formula = (said: string, result?: string) => (reference: string) =>
  `<c r="${reference}"><f>${said}</f>${result === undefined ? "" : `<v>${result}</v>`}</c>`;
/** The text of that number among the shared ones. */
export const shared = (at: number) => (reference: string) =>
  `<c r="${reference}" t="s"><v>${String(at)}</v></c>`;

const space = "http://schemas.openxmlformats.org";
const main = `${space}/spreadsheetml/2006/main`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${space}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (all: readonly string[]) =>
  `<Relationships xmlns="${space}/package/2006/relationships">${all.join("")}</Relationships>`;

function sheetXml({ rows, columns = "", hiddenRows = [], merged = [] }: SampleSheet): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, at) => cell(`${String.fromCharCode(65 + at)}${row + 1}`));
    const hidden = hiddenRows.includes(row + 1) ? ' hidden="1"' : "";
    return `<row r="${row + 1}"${hidden}>${written.join("")}</row>`;
  });
  const merges = merged.map((reference) => `<mergeCell ref="${reference}"/>`).join("");
  const behind = merges === "" ? "" : `<mergeCells>${merges}</mergeCells>`;
  return `<worksheet xmlns="${main}">${columns}<sheetData>${lines.join("")}</sheetData>${behind}</worksheet>`;
}

/** @param texts the shared ones, each as it stands in the file */
export function workbookOf(
  sheets: readonly SampleSheet[],
  { texts = [], is1904 = false }: { texts?: readonly string[]; is1904?: boolean } = {},
): Buffer {
  const named = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" ${state === undefined ? "" : `state="${state}" `}r:id="rId${at + 1}"/>`,
  );
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`);
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`,
  );
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${space}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": relations([relation("rId1", "officeDocument", "xl/workbook.xml")]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${space}/officeDocument/2006/relationships"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...sheets.map((_, at) =>
        relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`),
      ),
      relation("rIdStyles", "styles", "styles.xml"),
      relation("rIdTexts", "sharedStrings", "/xl/sharedStrings.xml"),
    ]),
    "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts>${codes.join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${texts.map((one) => `<si>${one}</si>`).join("")}</sst>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
    ),
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
}
