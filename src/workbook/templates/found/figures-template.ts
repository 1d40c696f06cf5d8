import { toCellInput } from "../../cells/write-text.js";
import { heading, note, plain, title } from "../template.js";
import type { Template, TemplateCell } from "../template.js";
import { charted, chartBlocks, letterAfter, type ChartedPart } from "./figure-charts.js";
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
export const isPercent = ({ unit }: FoundPart) => /percent|per cent|%/i.test(unit);

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
export const formatOf = ({ unit, wanted }: FoundPart) => {
  if (wanted.group === "exchange") return "#,##0.00##";
  return /persons|people|employees|jobs/i.test(unit) ? "#,##0" : "#,##0.00";
};

/** Cells of a line of the table, as a formula on another sheet names them. */
const referTo =
  (name: string, row: number): ChartedPart["refer"] =>
  (what) =>
    `'${name}'!${{ unit: "D", place: "H", id: "J", source: "K" }[what]}${String(row)}`;

/** A sheet of figures by group with a chart of each group, and the charts' data on a second one. */
export function figuresTemplate(options: FiguresOptions): Template {
  const { id, name, dataName, words, found, leftOut } = options;
  const groups = partGroups
    .map((group) => ({ group, parts: found.filter(({ wanted }) => wanted.group === group) }))
    .filter(({ parts }) => parts.length > 0);
  const lines: TemplateCell[] = [];
  const placed: ChartedPart[][] = [];
  let row = firstRow + 1;
  for (const { group, parts } of groups) {
    lines.push(heading(`A${String(row)}`, words.groups[group]));
    const rows = parts.map((part, index) => ({ part, row: row + 1 + index }));
    for (const one of rows) lines.push(...figureCells(one.part, one.row, words));
    placed.push(rows.map((one) => ({ part: one.part, refer: referTo(name, one.row) })));
    row += parts.length + 1;
  }
  const chartRow = row + 1;
  const made = chartBlocks(placed.flatMap(charted), options, "A", (index) => ({
    at: `${index % 2 === 0 ? "A" : "E"}${String(chartRow + chartHeight * Math.floor(index / 2))}`,
    columns: 4,
  }));
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
