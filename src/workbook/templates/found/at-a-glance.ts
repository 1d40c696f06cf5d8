import { toCellInput } from "../../cells/write-text.js";
import { aside, column, heading, label, note, plain, title } from "../template.js";
import type { Template, TemplateCell } from "../template.js";
import { charted, chartBlocks, type ChartedPart } from "./figure-charts.js";
import { formatOf, isPercent } from "./figures-template.js";
import type { FoundPart, FoundParts, LeftOutPart } from "./find-parts.js";
import { partGroups, type PartGroup } from "./wanted-part.js";
import { glanceParts } from "./wanted-parts.js";
import type { FoundWords } from "./words/index.js";

interface GlanceOptions extends FoundParts {
  readonly words: FoundWords;
  /** The year that is 100 where several currencies stand in one chart. */
  readonly baseYear: number;
}

/** Of the charts: what is to be seen is where the figures stand, not where they came from. */
const from = "-5Y";
const headingRow = 4;
const rowHeight = 20;
/** Beneath a small chart a whole day would take the room of its lines. */
const dateFormat = "yyyy-mm";
const bottomRows = 10;
/** Columns of the sheet with the figures: what, latest, period, unit, two changes, source; charts beside them. */
const widths = {
  ...{ A: 165, B: 64, C: 56, D: 88, E: 70, F: 70, G: 195, H: 10 },
  ...{ I: 72, J: 72, K: 72, L: 72, M: 72 },
};

/** Where charts stand: two beside the table, three below it. */
const chartPlaces = (beside: number, end: number) => [
  { at: `I${String(headingRow)}`, columns: 5, rows: beside },
  { at: `I${String(headingRow + beside + 1)}`, columns: 5, rows: beside },
  ...[
    { column: "A", columns: 4 },
    { column: "E", columns: 3 },
    { column: "I", columns: 5 },
  ].map((place) => ({
    at: `${place.column}${String(end + 2)}`,
    columns: place.columns,
    rows: bottomRows,
  })),
];

interface Line {
  readonly of: FoundPart | LeftOutPart;
  readonly row: number;
}

interface Section {
  readonly group: PartGroup;
  readonly row: number;
  readonly lines: readonly Line[];
}

/** By group, what was found and what was not in the order in which it was looked for. */
function sectionsOf(parts: readonly (FoundPart | LeftOutPart)[]): Section[] {
  let row = headingRow + 1;
  return partGroups.flatMap((group) => {
    const own = parts.filter(({ wanted }) => wanted.group === group);
    if (own.length === 0) return [];
    const section = { group, row, lines: own.map((of, index) => ({ of, row: row + 1 + index })) };
    row += own.length + 1;
    return [section];
  });
}

/** As the parts were looked for. */
const inOrder = (parts: readonly (FoundPart | LeftOutPart)[]) => {
  const keys = glanceParts.map(({ key }) => key);
  const placeOf = ({ wanted }: FoundPart | LeftOutPart) => keys.indexOf(wanted.key);
  return [...parts].sort((one, other) => placeOf(one) - placeOf(other));
};

const isFound = (of: FoundPart | LeftOutPart): of is FoundPart => "id" in of;

/** The sheet of the data begins with a table that says what each line is; its columns. */
const data = { name: "A", id: "B", place: "C", title: "D", citation: "E", blocks: "G" } as const;

/** A figure, or the sentence that stands in its place. */
function lineCells({ of, row }: Line, words: FoundWords, dataName: string): TemplateCell[] {
  const at = (letter: string) => `${letter}${String(row)}`;
  const name = plain(at("A"), words.part(of.wanted.key));
  if (!isFound(of)) return [name, note(at("B"), words.allLeftOut(words.reason(of)))];
  const asked = [data.id, data.place].map((letter) => `'${dataName}'!$${letter}${String(row)}`);
  const [change, format] = isPercent(of)
    ? ["diff", signed(`0.00" ${words.pointsSign}"`)]
    : // What is counted moves by less in a month than a currency.
      ["pct", signed(of.wanted.group === "exchange" ? "0.0%" : "0.00%")];
  const moved = (option: string) =>
    `=STAT.VALUE(${asked.join(",")},$C${String(row)},"change=${option}")`;
  return [
    name,
    plain(at("B"), `=STAT.VALUE(${asked.join(",")},,"show=period")`, formatOf(of)),
    // The name of an exchange rate says what it counts.
    ...(of.wanted.group === "exchange"
      ? []
      : [plain(at("D"), `=STAT.INFO(${asked[0] ?? ""},"unit")`)]),
    plain(at("E"), moved(change), format),
    plain(at("F"), moved(`${change}-year`), format),
    aside(at("G"), `=STAT.INFO(${asked[0] ?? ""},"sources")`),
  ];
}

/** Signs, so that a fall is seen without its colour. */
const signed = (format: string) => `+${format};-${format};${format}`;

/** On the sheet of the data, in the same row: what is asked for, and from where it is. */
function sourceCells({ of, row }: Line, words: FoundWords, name: string): TemplateCell[] {
  if (!isFound(of)) return [];
  const at = (letter: string) => `${letter}${String(row)}`;
  return [
    plain(at(data.name), words.part(of.wanted.key)),
    plain(at(data.id), String(toCellInput(of.id))),
    plain(at(data.place), of.wanted.place === undefined ? `='${name}'!$B$2` : of.place.name),
    plain(at(data.title), `=STAT.INFO($${at(data.id)},"title")`),
    plain(at(data.citation), `=STAT.CITE($${at(data.id)})`),
  ];
}

const dataCells = (lines: readonly Line[], words: FoundWords, name: string): TemplateCell[] => [
  ...[words.figure, words.identifier, words.place, words.title, words.source].map((text, index) =>
    heading(`${"ABCDE".charAt(index)}${String(headingRow)}`, text),
  ),
  ...lines.flatMap((line) => sourceCells(line, words, name)),
];

const referTo = (name: string, dataName: string, row: number): ChartedPart["refer"] => {
  const places = {
    id: `'${dataName}'!${data.id}`,
    place: `'${dataName}'!${data.place}`,
    unit: `'${name}'!D`,
    source: `'${name}'!G`,
  };
  return (what) => places[what] + String(row);
};

function topCells(words: FoundWords, place: string): TemplateCell[] {
  const headings = [words.latest, words.period, words.unit, words.fromPeriod, words.fromYear];
  const looks = [column, heading, heading, column, column];
  return [
    title("A1", words.names["at-a-glance"]),
    label("A2", words.place),
    plain("B2", place),
    note("A3", words.glanceNote),
    heading(`A${String(headingRow)}`, words.figure),
    ...headings.map((text, index) =>
      (looks[index] ?? heading)(`${"BCDEF".charAt(index)}${String(headingRow)}`, text),
    ),
    heading(`G${String(headingRow)}`, words.source),
  ];
}

/**
 * What an economy looks like now on one page: each figure with its period, unit, changes and source, a sentence in
 * place of each that was not found, and a chart of each group that has one.
 */
export function atAGlance({ words, found, left, baseYear }: GlanceOptions): Template {
  const [name, dataName] = [words.names["at-a-glance"], words.dataNames["at-a-glance"]];
  const all = inOrder([...found, ...left]);
  const sections = sectionsOf(all);
  const lines = sections.flatMap((section) => section.lines);
  const end = lines.at(-1)?.row ?? headingRow;
  const beside = Math.max(8, Math.floor((end - headingRow - 1) / 2));
  const bottom = Math.max(end, headingRow + 2 * beside + 1);
  const places = chartPlaces(beside, bottom);
  const charts = sections.flatMap((section) => {
    const parts = section.lines.flatMap(({ of, row }): ChartedPart[] =>
      isFound(of) ? [{ part: of, refer: referTo(name, dataName, row) }] : [],
    );
    // The first of a group is the one that is spoken of.
    return charted(parts).slice(0, 1);
  });
  const made = chartBlocks(charts, { words, from, baseYear }, data.blocks, (index) => {
    const place = places[index];
    if (place === undefined) throw new Error("There are more groups than places for their charts.");
    return { ...place, dateFormat };
  });
  return {
    id: "at-a-glance",
    sheets: [
      {
        name,
        widths,
        heights: { [`${String(headingRow + 1)}:${String(bottom + bottomRows + 2)}`]: rowHeight },
        bands: sections.map(({ row }) => `A${String(row)}:G${String(row)}`),
        isPage: true,
        cells: [
          ...topCells(
            words,
            all.find(({ wanted }) => wanted.place === undefined)?.place.name ?? "",
          ),
          ...sections.map(({ group, row }) => heading(`A${String(row)}`, words.groups[group])),
          ...lines.flatMap((line) => lineCells(line, words, dataName)),
        ],
      },
      {
        name: dataName,
        widths: { A: 165, B: 70, C: 90, D: 260, E: 260 },
        cells: [...dataCells(lines, words, name), ...made.flatMap(({ cells }) => cells)],
      },
    ],
    charts: made.map(({ chart }) => chart),
  };
}
