import type { Template } from "../../../workbook/index.js";

type TemplateCell = Template["sheets"][number]["cells"][number];

/** A part of the picture, in points of the sheet. */
export interface DrawnPart {
  readonly kind: "text" | "strong" | "live" | "input" | "band" | "chart";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of Excel's default font, in points. */
const usual = { width: 48, height: 15, letter: 5 };
/** What a chart covers where its definition does not say. */
const chartSize = { columns: 8, rows: 18 };
/** Functions whose result goes on below, of which so many rows are shown. */
const tables = /^=STAT\.(?:DATA|INDICATOR|SEARCH|ASK\.FACTS|ASK\.SOURCES)\(/;
const tableSize = { columns: 3, rows: 5 };

const columnOf = (letters: string) =>
  Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce(
    (sum, one) => sum * 26 + one,
    0,
  ) - 1;
const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

const cellOf = (at: string) => {
  const [, letters = "A", row = "1"] = /^([A-Z]+)(\d+)$/.exec(at) ?? [];
  return { column: columnOf(letters), row: Number(row) - 1 };
};

const kinds: Readonly<Record<TemplateCell["look"], DrawnPart["kind"]>> = {
  title: "strong",
  label: "strong",
  heading: "strong",
  column: "strong",
  input: "input",
  note: "text",
  aside: "text",
  plain: "text",
};

/** What stands where on a template's first sheet, from its definition: no figure is drawn, only its place. */
export function drawTemplate({ sheets, charts }: Template): DrawnPart[] {
  const [sheet] = sheets;
  if (sheet === undefined) return [];
  const { cells, widths, heights = {}, bands = [] } = sheet;
  const widthOf = (column: number) => widths[letterOf(column)] ?? usual.width;
  const spans = Object.entries(heights).map(([rows, height]) => {
    const [from = 1, to = from] = rows.split(":").map(Number);
    return { from: from - 1, to: to - 1, height };
  });
  const heightOf = (row: number) =>
    spans.find(({ from, to }) => row >= from && row <= to)?.height ?? usual.height;
  const before = (count: number, sizeOf: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => sizeOf(index)).reduce((sum, one) => sum + one, 0);
  const area = (at: string, columns: number, rows: number) => {
    const { column, row } = cellOf(at);
    const [x, y] = [before(column, widthOf), before(row, heightOf)];
    return {
      ...{ x, y, width: before(column + columns, widthOf) - x },
      height: before(row + rows, heightOf) - y,
    };
  };
  const bandParts = bands.map((band): DrawnPart => {
    const [from = "A1", to = from] = band.split(":");
    const columns = cellOf(to).column - cellOf(from).column + 1;
    return { kind: "band", ...area(from, columns, 1) };
  });
  const chartParts = charts
    .filter((chart) => chart.sheet === 0)
    .map(({ at, columns = chartSize.columns, rows = chartSize.rows }): DrawnPart => {
      return { kind: "chart", ...area(at, columns, rows) };
    });
  return [
    ...bandParts,
    ...cells.flatMap((cell) => cellParts(cell, (at) => area(at, 1, 1))),
    ...chartParts,
  ];
}

/** Bars where a cell, or what its formula shows, has text. */
function cellParts(
  { at, content, look }: TemplateCell,
  boxOf: (at: string) => Omit<DrawnPart, "kind">,
): DrawnPart[] {
  const { column, row } = cellOf(at);
  const text = String(content);
  const isTable = tables.test(text);
  const [columns, rows] = isTable ? [tableSize.columns, tableSize.rows] : [1, 1];
  return Array.from({ length: columns * rows }, (_, index): DrawnPart => {
    const place = `${letterOf(column + (index % columns))}${String(row + 1 + Math.floor(index / columns))}`;
    const box = boxOf(place);
    if (look === "input") return { kind: "input", ...box };
    const isLive = text.startsWith("=");
    const wide = box.width * 0.7;
    // A note runs on over the empty cells beside it; a title is written larger.
    const most = look === "title" || look === "note" ? Infinity : wide;
    const size = look === "title" ? 1.6 : 1;
    return {
      kind: isLive ? "live" : kinds[look],
      x: box.x + 3,
      y: box.y + box.height * 0.3,
      width: isLive ? wide : Math.min(most, text.length * usual.letter * size),
      height: box.height * 0.42 * size,
    };
  });
}
