import { input, label, note, plain, title } from "./template.js";
import type { Template } from "./template.js";
import type { TemplateWords } from "./template-words.js";

const columns = ["B", "C", "D", "E", "F"] as const;

/**
 * Beside the chart: the places, an empty one as #N/A, so that no figure of another place stands in its column; rates
 * with first and last periods, latest figures with their periods, five columns each; what is searched for.
 */
const block = {
  question: "R6",
  growth: "R3",
  latest: "R9",
  places: "R12:V12",
  first: ["R", "S", "T", "U", "V"],
  second: ["W", "X", "Y", "Z", "AA"],
  third: ["AB", "AC", "AD", "AE", "AF"],
} as const;

/** With the places, so that an indicator of one country alone is not what is found. */
const question = (words: TemplateWords) => [
  label("R5", words.indicator),
  {
    ...plain(block.question, `=B3&" "&${columns.map((column) => `${column}6`).join('&", "&')}`),
    shows: `${words.exampleIndicator} ${words.examplePlaces.join(", ")}`,
  },
];

const comparisonInputs = (words: TemplateWords) => [
  label("A3", words.indicator),
  input("B3", words.exampleIndicator),
  label("A5", words.from),
  input("B5", 2005),
  label("A6", words.places),
  ...words.examplePlaces.map((place, index) => input(`${columns[index] ?? "B"}6`, place)),
  ...question(words),
  // After what it asks about: a host that calculates cell by cell would else ask for nothing first.
  label("A4", words.found),
  plain("B4", `=STAT.INDICATORS(${block.question},1,"columns=id,title; headers=off")`),
];

/**
 * What stands beneath a place, as far as one is named. A table that failed is one cell alone, and a
 * reference to where it would have reached is 0, which reads as a figure.
 */
const beneathPlaces = (row: number, cellOf: (index: number) => string, format?: string) =>
  columns.map((column, index) => {
    const cell = cellOf(index);
    const isNamed = `AND(${column}6<>"",NOT(ISBLANK(${cell})))`;
    return plain(`${column}${String(row)}`, `=IF(${isNamed},${cell},"")`, format);
  });

const comparisonFigures = (words: TemplateWords) => [
  label("A7", words.latest),
  ...beneathPlaces(7, (index) => `${block.first[index] ?? ""}9`),
  label("A8", words.latestOf),
  ...beneathPlaces(8, (index) => `${block.second[index] ?? ""}9`),
  label("A9", words.growthPerYear),
  ...beneathPlaces(9, (index) => `${block.first[index] ?? ""}3`, "0.0%"),
  label("A10", words.growthYears),
  ...beneathPlaces(10, (index) => {
    const [from, to] = [`${block.second[index] ?? ""}3`, `${block.third[index] ?? ""}3`];
    return `IF(${from}="","",${from}&" – "&${to})`;
  }),
  label("A11", words.unit),
  plain("B11", '=STAT.INFO(B4,"unit")'),
  label("A12", words.source),
  plain("B12", "=STAT.CITE(B4)"),
];

/** The block beside the chart. */
const blockCells = (words: TemplateWords) => [
  label("R2", words.growthPerYear),
  label(`${block.second[0]}2`, words.growthYears),
  plain(
    block.growth,
    `=STAT.GROWTH(B4,${block.places},B5,,"rate=cagr; show=period")`,
    "0.0%",
    columns.length,
  ),
  label("R8", words.latest),
  label(`${block.second[0]}8`, words.latestOf),
  plain(block.latest, `=STAT.VALUE(B4,${block.places},,"show=period")`),
  label("R11", words.places),
  ...columns.map((column, index) => ({
    ...plain(`${block.first[index] ?? ""}12`, `=IF(${column}6="",NA(),${column}6)`),
    shows: words.examplePlaces[index] ?? "",
  })),
];

/** One indicator over several places: table, latest values, yearly growth, chart. */
export function countryComparison(words: TemplateWords): Template {
  return {
    id: "country-comparison",
    sheets: [
      {
        name: words.countryComparison,
        widths: { A: 110, B: 90, C: 90, D: 90, E: 90, F: 90 },
        cells: [
          title("A1", words.countryComparison),
          note("A2", words.changeInputs),
          ...comparisonInputs(words),
          ...comparisonFigures(words),
          ...blockCells(words),
          plain("A14", `=STAT.INDICATOR(B4,${block.places},B5,,"header=name; na=#N/A")`),
        ],
      },
    ],
    charts: [
      {
        data: { sheet: 0, at: "A14" },
        sheet: 0,
        at: "H3",
        type: "LineMarkers",
        isFollowing: true,
        title: "C4",
        unit: "B11",
        id: "B4",
        source: "B12",
        figures: columns.map((column) => `${column}7`),
      },
    ],
  };
}
