import { heading, label, plain } from "../template.js";
import type { TemplateCell, TemplateChart } from "../template.js";
import type { FoundPart } from "./find-parts.js";
import type { FoundWords } from "./words/index.js";

export const letterAfter = (column: string, count: number) =>
  String.fromCharCode(column.charCodeAt(0) + count);

export interface ChartedPart {
  readonly part: FoundPart;
  /** The cell that says this of it, as a formula on the sheet of the data names it. */
  readonly refer: (what: "id" | "place" | "unit" | "source") => string;
}

interface ChartOptions {
  readonly words: FoundWords;
  /** Of the charts, such as "-5Y". */
  readonly from: string;
  /** The year that is 100 where several currencies stand in one chart. */
  readonly baseYear: number;
}

/** Where a chart stands on the first sheet. */
type ChartPlace = Pick<TemplateChart, "at" | "columns" | "rows" | "dateFormat">;

interface Block {
  readonly cells: readonly TemplateCell[];
  readonly chart: TemplateChart;
}

/** Those that one axis can measure and one formula can ask for: as often, of one place or of one indicator. */
export function charted(parts: readonly ChartedPart[]): ChartedPart[][] {
  const fits = ({ part: one }: ChartedPart, { part: other }: ChartedPart) =>
    one.unit === other.unit &&
    one.wanted.frequency === other.wanted.frequency &&
    (one.id === other.id || one.place.code === other.place.code);
  const charts: ChartedPart[][] = [];
  for (const one of parts) {
    const known = charts.find((chart) => chart.every((other) => fits(one, other)));
    if (known === undefined) charts.push([one]);
    else known.push(one);
  }
  return charts;
}

/** Blocks of the data side by side on the second sheet, a column between them, and their charts. */
export function chartBlocks(
  all: readonly (readonly ChartedPart[])[],
  options: ChartOptions,
  firstColumn: string,
  placeOf: (index: number) => ChartPlace,
): Block[] {
  let column = firstColumn;
  return all.map((parts, index) => {
    const made = block(parts, options, column, placeOf(index));
    column = letterAfter(column, parts.length + 2);
    return made;
  });
}

/** All of them; one that says the same as the one before it is not repeated. */
const sourceFormula = (cells: readonly string[]) =>
  `=${cells
    .map((cell, index) => {
      const before = cells[index - 1];
      return before === undefined ? cell : `IF(${cell}=${before},"","; "&${cell})`;
    })
    .join("&")}`;

/** Figures over the years with their chart. */
function block(
  parts: readonly ChartedPart[],
  { words, from, baseYear }: ChartOptions,
  column: string,
  place: ChartPlace,
): Block {
  const cells = parts.map((one, offset) => ({ ...one, column: letterAfter(column, offset + 1) }));
  const [first] = cells;
  const last = cells.at(-1);
  if (first === undefined || last === undefined) throw new Error("A chart needs a figure.");
  const span = (row: number) => `${first.column}${String(row)}:${last.column}${String(row)}`;
  // One figure of several places, or several of one place.
  const isOne = cells.every(({ part }) => part.id === first.part.id);
  const [ids, places] = isOne ? [`${first.column}3`, span(4)] : [span(3), `${first.column}4`];
  const isRebased = isOne && cells.length > 1;
  const { group, key } = first.part.wanted;
  const what = cells.length > 1 ? words.groups[group] : words.part(key);
  const sources = [...new Map(cells.map((one) => [one.part.id, one])).values()];
  const options = `headers=off; dates=start; na=#N/A${isRebased ? `; rebase=${String(baseYear)}` : ""}`;
  return {
    cells: [
      isRebased
        ? label(`${column}1`, `${what} (${String(baseYear)} = 100)`)
        : label(`${column}1`, `="${what} ("&${first.refer("unit")}&")"`),
      plain(`${column}2`, sourceFormula(sources.map(({ refer }) => refer("source")))),
      label(`${column}3`, words.identifier),
      label(`${column}4`, words.place),
      heading(`${column}5`, words.period),
      ...cells.flatMap(({ part, refer, column: at }) => [
        plain(`${at}3`, `=${refer("id")}`),
        plain(`${at}4`, `=${refer("place")}`),
        heading(`${at}5`, words.part(part.wanted.key)),
      ]),
      plain(`${column}6`, `=STAT.INDICATOR(${ids},${places},"${from}",,"${options}")`),
    ],
    chart: {
      data: { sheet: 1, at: `${column}6`, hasHeaderAbove: true },
      sheet: 0,
      ...place,
      type: "Line",
      ...(isRebased ? { numberFormat: "0.0" } : {}),
      hasDates: true,
      title: `${column}1`,
      id: isOne ? `${first.column}3` : span(3),
      source: `${column}2`,
    },
  };
}
