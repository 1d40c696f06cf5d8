import type { Zone } from "../../grid/index.js";
import { parseZone } from "../../grid/index.js";
import type { Host } from "../../host/index.js";

/** How a cell of the sample looks; what one may change is yellow, as on the sheets of the add-in's templates. */
type SampleLook = "title" | "note" | "heading" | "input" | "aside";

export interface SampleCell {
  /** "B3". */
  readonly cell: string;
  readonly content: string;
  readonly look?: SampleLook;
}

export interface SampleSheet {
  readonly name: string;
  readonly cells: readonly SampleCell[];
  /** Of the columns from A on, in pixels. */
  readonly widths: readonly number[];
  /** Areas, such as "B5:B12", to number formats: a function's result brings none of its own. */
  readonly formats: Readonly<Record<string, string>>;
  /** Areas of headings that formulas show. */
  readonly bold?: readonly string[];
  /** Areas of figures' headings and of texts that stand with figures. */
  readonly right?: readonly string[];
  /** Made to be looked at as a whole: without gridlines. @default false */
  readonly isPage?: boolean;
}

const looks: Readonly<Record<SampleLook, object>> = {
  title: { bold: true, fontSize: 16 },
  note: { italic: true },
  heading: { bold: true },
  input: { fillColor: "#FFF2A8", textColor: "#0000FF" },
  aside: { fontSize: 8 },
};

/** Gives a sheet its looks and its texts; formulas come when all texts that they name are there. */
export function layOut(
  { workbook }: Host,
  sheetId: string,
  { cells, widths, formats, bold = [], right = [], isPage = false }: SampleSheet,
): void {
  const { model } = workbook;
  const dress = (areas: readonly string[], look: { style?: object; format?: string }) => {
    if (areas.length === 0) return;
    model.dispatch("SET_FORMATTING", { sheetId, target: areas.map(zoneOf), ...look });
  };
  for (const [look, style] of Object.entries(looks)) {
    dress(
      cells.filter((one) => one.look === look).map(({ cell }) => cell),
      { style },
    );
  }
  dress(bold, { style: { bold: true } });
  dress(right, { style: { align: "right" } });
  for (const [area, format] of Object.entries(formats)) dress([area], { format });
  // The grid measures its rows after each command, so that columns of one width are one.
  for (const size of new Set(widths)) {
    const elements = widths.flatMap((width, column) => (width === size ? [column] : []));
    model.dispatch("RESIZE_COLUMNS_ROWS", { sheetId, dimension: "COL", elements, size });
  }
  if (isPage) model.dispatch("SET_GRID_LINES_VISIBILITY", { sheetId, areGridLinesVisible: false });
  workbook.write(sheetId, contents(cells.filter((one) => !isFormula(one))));
}

/** Writes a sheet's formulas but those of functions that the add-in has not. */
export function writeFormulas(
  { workbook }: Host,
  sheetId: string,
  { cells }: SampleSheet,
  isKnown: (name: string) => boolean,
): void {
  const answered = ({ content }: SampleCell) =>
    [...content.matchAll(/STAT\.[A-Z.]+/g)].every(([name]) => isKnown(name));
  workbook.write(sheetId, contents(cells.filter(isFormula).filter(answered)));
}

const isFormula = ({ content }: SampleCell) => content.startsWith("=");

const contents = (cells: readonly SampleCell[]) =>
  cells.map(({ cell, content }) => {
    const { top: row, left: col } = zoneOf(cell);
    return { row, col, content };
  });

/** "A1" or "A1:B2". */
export function zoneOf(area: string): Zone {
  const zone = parseZone(area);
  if (zone === undefined) throw new Error(`The sample names no area ${area}.`);
  return zone;
}
