import { toCellInput } from "../../cells/write-text.js";
import { heading, input, label, note, plain, title } from "../template.js";
import type { Template, TemplateCell } from "../template.js";
import type { FoundPart } from "./find-parts.js";
import type { FoundWords } from "./words/index.js";

interface CurveOptions {
  readonly words: FoundWords;
  /** From the shortest maturity on, all up to one date. */
  readonly found: readonly FoundPart[];
  readonly leftOut: string;
}

const firstRow = 8;
const format = "0.00";
/** Cell, on the sheet of the months. */
const newestDate = "A5";
const dateFormat = "yyyy-mm-dd";
const month = (cell: string) => `YEAR(${cell})&"-"&RIGHT("0"&MONTH(${cell}),2)`;
const column = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

/** Of two years, the month that has just begun included. */
const monthRows = 26;

interface Line {
  readonly part: FoundPart;
  readonly row: number;
}

function lineCells({ part, row }: Line, words: FoundWords): TemplateCell[] {
  const at = (letter: string) => `${letter}${String(row)}`;
  const [id, place] = [`$G${String(row)}`, "$B$3"];
  return [
    plain(at("A"), words.part(part.wanted.key)),
    plain(at("B"), `=STAT.VALUE(${id},${place},$B$4)`, format),
    plain(at("C"), `=STAT.VALUE(${id},${place},$B$5)`, format),
    plain(at("D"), `=STAT.VALUE(${id},${place},$B$4,"change=diff-year")`, "+0.00;-0.00;0.00"),
    plain(at("E"), `=STAT.INFO(${id},"unit")`),
    plain(at("F"), `=STAT.INFO(${id},"title")`),
    plain(at("G"), String(toCellInput(part.id))),
    plain(at("H"), `=STAT.CITE(${id})`),
  ];
}

/** On a sheet of its own the months of two years, the newest first, by the one formula of all maturities. */
function monthCells(lines: readonly Line[], words: FoundWords): TemplateCell[] {
  const own = `'${words.names["yield-curve"]}'!`;
  const at = (index: number, row: number) => `${column(index)}${String(row)}`;
  const ids = `${at(1, 3)}:${at(lines.length, 3)}`;
  const options = "headers=off; sort=desc; dates=start; na=#N/A";
  return [
    label("A1", `="${words.monthByMonth} ("&${own}E${String(firstRow)}&")"`),
    label("A2", words.place),
    plain("B2", `=${own}B3`),
    label("A3", words.identifier),
    heading("A4", words.period),
    ...lines.flatMap((line, index) => [
      plain(at(index + 1, 3), `=${own}G${String(line.row)}`),
      heading(at(index + 1, 4), words.part(line.part.wanted.key)),
    ]),
    plain(newestDate, `=STAT.INDICATOR(${ids},B2,"-2Y",,"${options}")`, dateFormat, 1, monthRows),
  ];
}

function topCells({ words, found, leftOut }: CurveOptions): TemplateCell[] {
  const name = words.names["yield-curve"];
  const months = `'${words.dataNames["yield-curve"]}'!`;
  const place = found[0]?.place.name ?? "";
  const headings = [words.maturity, `=${month("B4")}`, `=${month("B5")}`, words.changeInPoints];
  return [
    title("A1", name),
    note("A2", leftOut === "" ? words.changeDate : `${words.changeDate} ${leftOut}`),
    label("A3", words.place),
    plain("B3", place),
    label("A4", words.date),
    input("B4", `=${months}${newestDate}`, dateFormat),
    label("A5", words.yearBefore),
    plain("B5", "=EDATE(B4,-12)", dateFormat),
    // What the chart is called.
    label("A6", `="${name} – ${place} ("&E${String(firstRow)}&")"`),
    ...[...headings, words.unit, words.title, words.identifier, words.source].map((text, index) =>
      heading(`${column(index)}${String(firstRow - 1)}`, text),
    ),
  ];
}

/**
 * What a government pays by maturity, at one date and a year before, with the months of two years on a second
 * sheet, from which the date is taken: the newest that any maturity has.
 */
export function yieldCurve(options: CurveOptions): Template {
  const { words, found } = options;
  const lines = found.map((part, index) => ({ part, row: firstRow + index }));
  const end = firstRow + found.length - 1;
  return {
    id: "yield-curve",
    sheets: [
      {
        name: words.names["yield-curve"],
        widths: { A: 110, B: 90, C: 90, D: 110, E: 80, F: 260, G: 70 },
        cells: [...topCells(options), ...lines.flatMap((line) => lineCells(line, words))],
      },
      { name: words.dataNames["yield-curve"], widths: { A: 90 }, cells: monthCells(lines, words) },
    ],
    charts: [
      {
        data: { sheet: 0, at: `A${String(firstRow - 1)}`, size: [found.length + 1, 3] },
        sheet: 0,
        at: `A${String(end + 2)}`,
        columns: 6,
        type: "LineMarkers",
        title: "A6",
        id: `G${String(firstRow)}`,
        source: `H${String(firstRow)}`,
      },
    ],
  };
}
