import { toCellInput } from "../../cells/write-text.js";
import { heading, label, note, plain, title } from "../template.js";
import type { Template, TemplateCell, TemplateChart } from "../template.js";
import type { FoundPart } from "./find-parts.js";
import type { FoundTemplateId } from "./found-template.js";
import type { FoundWords } from "./words/index.js";
import { partGroups } from "./wanted-part.js";

interface FiguresOptions {
  readonly id: FoundTemplateId;
  readonly name: string;
  readonly dataName: string;
  readonly words: FoundWords;
  readonly found: readonly FoundPart[];
  /** What is said of the parts that are not there; empty for none. */
  readonly leftOut: string;
  /** Of the charts, such as "-5Y". */
  readonly from: string;
  /** The year that is 100 where several currencies stand in one chart. */
  readonly baseYear: number;
}

const firstRow = 5;
const isPercent = ({ unit }: FoundPart) => /percent|per cent|%/i.test(unit);

/** Rows of a chart with its source and a gap. */
const chartHeight = 21;

/** Signs, so that a fall is seen without its colour. */
const pointFormat = "+0.00;-0.00;0.00";
const shareFormat = "+0.0%;-0.0%;0.0%";

/** One line a figure: what it is now, how it moved, of when, in what unit, and where it is from. */
function figureCells(part: FoundPart, row: number, words: FoundWords): TemplateCell[] {
  const at = (column: string) => `${column}${String(row)}`;
  const [id, place] = [`$J${String(row)}`, `$H${String(row)}`];
  const [change, format] = isPercent(part) ? ["diff", pointFormat] : ["pct", shareFormat];
  const moved = (option: string) =>
    `=STAT.VALUE(${id},${place},$C${String(row)},"change=${option}")`;
  return [
    plain(at("A"), words.part(part.wanted.key)),
    plain(at("B"), `=STAT.VALUE(${id},${place},,"show=period")`, formatOf(part)),
    plain(at("D"), `=STAT.INFO(${id},"unit")`),
    plain(at("E"), moved(change), format),
    plain(at("F"), moved(`${change}-year`), format),
    plain(at("G"), isPercent(part) ? words.points : "%"),
    plain(at("H"), part.place.name),
    plain(at("I"), `=STAT.INFO(${id},"title")`),
    plain(at("J"), String(toCellInput(part.id))),
    plain(at("K"), `=STAT.CITE(${id})`),
  ];
}

/** Rates of exchange count their last decimals, people have none. */
const formatOf = ({ unit, wanted }: FoundPart) => {
  if (wanted.group === "exchange") return "#,##0.00##";
  return /persons|people|employees|jobs/i.test(unit) ? "#,##0" : "#,##0.00";
};

const letterAfter = (column: string, count: number) =>
  String.fromCharCode(column.charCodeAt(0) + count);

interface Placed {
  readonly part: FoundPart;
  readonly row: number;
}

/** Those that one axis can measure and one formula can ask for: as often, of one place or of one indicator. */
function charted(parts: readonly Placed[]): Placed[][] {
  const fits = ({ part: one }: Placed, { part: other }: Placed) =>
    one.unit === other.unit &&
    one.wanted.frequency === other.wanted.frequency &&
    (one.id === other.id || one.place.code === other.place.code);
  const charts: Placed[][] = [];
  for (const one of parts) {
    const known = charts.find((chart) => chart.every((other) => fits(one, other)));
    if (known === undefined) charts.push([one]);
    else known.push(one);
  }
  return charts;
}

interface Block {
  readonly cells: readonly TemplateCell[];
  readonly chart: TemplateChart;
}

interface BlockPlace {
  /** Letter, on the sheet of the data. */
  readonly column: string;
  /** Cell, on the first sheet. */
  readonly chartAt: string;
}

/** Figures over the years with their chart. */
function block(
  parts: readonly Placed[],
  { name, words, from, baseYear }: FiguresOptions,
  { column, chartAt }: BlockPlace,
): Block {
  const cells = parts.map((one, offset) => ({ ...one, column: letterAfter(column, offset + 1) }));
  const [first] = cells;
  const last = cells.at(-1);
  if (first === undefined || last === undefined) throw new Error("A chart needs a figure.");
  const own = (at: string, row: number) => `'${name}'!${at}${String(row)}`;
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
        : label(`${column}1`, `="${what} ("&${own("D", first.row)}&")"`),
      plain(`${column}2`, `=${sources.map(({ row }) => own("K", row)).join('&" "&')}`),
      label(`${column}3`, words.identifier),
      label(`${column}4`, words.place),
      heading(`${column}5`, words.period),
      ...cells.flatMap(({ part, row, column: at }) => [
        plain(`${at}3`, `=${own("J", row)}`),
        plain(`${at}4`, `=${own("H", row)}`),
        heading(`${at}5`, words.part(part.wanted.key)),
      ]),
      plain(`${column}6`, `=STAT.INDICATOR(${ids},${places},"${from}",,"${options}")`),
    ],
    chart: {
      data: { sheet: 1, at: `${column}6`, hasHeaderAbove: true },
      sheet: 0,
      at: chartAt,
      columns: 4,
      type: "Line",
      ...(isRebased ? { numberFormat: "0.0" } : {}),
      hasDates: true,
      title: `${column}1`,
      id: `${first.column}3`,
      source: `${column}2`,
    },
  };
}

/** Blocks of the data side by side, a column between them; their charts in two columns. */
function blocks(
  all: readonly (readonly Placed[])[],
  options: FiguresOptions,
  chartRow: number,
): Block[] {
  let column = "A";
  return all.map((parts, index) => {
    const row = chartRow + chartHeight * Math.floor(index / 2);
    const chartAt = `${index % 2 === 0 ? "A" : "E"}${String(row)}`;
    const made = block(parts, options, { column, chartAt });
    column = letterAfter(column, parts.length + 2);
    return made;
  });
}

/** A sheet of figures by group with a chart of each group, and the charts' data on a second one. */
export function figuresTemplate(options: FiguresOptions): Template {
  const { id, name, dataName, words, found, leftOut } = options;
  const groups = partGroups
    .map((group) => ({ group, parts: found.filter(({ wanted }) => wanted.group === group) }))
    .filter(({ parts }) => parts.length > 0);
  const lines: TemplateCell[] = [];
  const placed: Placed[][] = [];
  let row = firstRow + 1;
  for (const { group, parts } of groups) {
    lines.push(heading(`A${String(row)}`, words.groups[group]));
    const rows = parts.map((part, index) => ({ part, row: row + 1 + index }));
    for (const one of rows) lines.push(...figureCells(one.part, one.row, words));
    placed.push(rows);
    row += parts.length + 1;
  }
  const made = blocks(placed.flatMap(charted), options, row + 1);
  const headings = [
    ...[words.figure, words.latest, words.period, words.unit, words.fromPeriod, words.fromYear],
    ...[words.changesIn, words.place, words.title, words.identifier, words.source],
  ];
  return {
    id,
    sheets: [
      {
        name,
        widths: { A: 160, B: 80, C: 80, D: 200, E: 130, F: 130, G: 120, H: 140, I: 330, J: 70 },
        cells: [
          title("A1", name),
          note("A2", words.foundBySearch),
          ...(leftOut === "" ? [] : [note("A3", leftOut)]),
          ...headings.map((text, index) =>
            heading(`${letterAfter("A", index)}${String(firstRow)}`, text),
          ),
          ...lines,
        ],
      },
      {
        name: dataName,
        widths: {},
        cells: made.flatMap(({ cells }) => cells),
      },
    ],
    charts: made.map(({ chart }) => chart),
  };
}
