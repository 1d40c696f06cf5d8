import { heading, input, label, note, plain, title } from "./template.js";
import type { Template, TemplateId } from "./template.js";
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

const comparisonInputs = (words: TemplateWords) => [
  label("A3", words.indicator),
  input("B3", words.exampleIndicator),
  label("A4", words.found),
  plain("B4", `=STAT.INDICATORS(${block.question},1,"columns=id,title; headers=off")`),
  label("A5", words.from),
  input("B5", 2005),
  label("A6", words.places),
  ...words.examplePlaces.map((place, index) => input(`${columns[index] ?? "B"}6`, place)),
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
  // With the places, so that an indicator of one country alone is not what is found.
  label("R5", words.indicator),
  {
    ...plain(block.question, `=B3&" "&${columns.map((column) => `${column}6`).join('&", "&')}`),
    shows: `${words.exampleIndicator} ${words.examplePlaces.join(", ")}`,
  },
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
function countryComparison(words: TemplateWords): Template {
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
        id: "B4",
        source: "B12",
        figures: columns.map((column) => `${column}7`),
      },
    ],
  };
}

/** The year of a period: a year, a date, or a text such as "Q2 2026" and "2026-08". */
const yearOf = (cell: string) =>
  `IF(ISNUMBER(${cell}),IF(${cell}>3000,YEAR(${cell}),${cell}),` +
  `VALUE(IF(ISNUMBER(FIND(MID(${cell}&" ",5,1),"-/ ")),LEFT(${cell},4),RIGHT(${cell},4))))`;

/** What is computed has no more digits than it can be believed. */
const ledOn = "ROUND(B13*(1+B14)^B15,IF(ABS(B13)<10,2,IF(ABS(B13)<1000,1,0)))";

/** The latest figure led on; else a sentence that says why not. */
const projection = ({ noFigure, noGrowth, noYear, tooOld }: TemplateWords) =>
  `=IF(NOT(ISNUMBER(B13)),"${noFigure}",IF(NOT(ISNUMBER(B14)),"${noGrowth}",` +
  `IFERROR(IF(YEAR(TODAY())-${yearOf("C13")}>3,"${tooOld}",${ledOn}),"${noYear}")))`;

/** Of so many series is looked which the question names, in cells beside the chart. */
const seriesColumns = ["B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"] as const;
const namedCells = seriesColumns.map((_, index) => `AB${String(3 + index)}`);

const seriesNamed = () =>
  seriesColumns.map((column, index) => {
    const name = `${column}24`;
    const isNamed = `ISNUMBER(SEARCH(" "&${name}&" "," "&B3&" "))`;
    return plain(namedCells[index] ?? "", `=IF(${name}="","",IF(${isNamed},${name},""))`);
  });

/** Of several series the one that the question names: the first would be another country's. */
const seriesAsked = ({ chooseSeries }: TemplateWords) =>
  `=IF(C24="","",IF(COUNTIF(AB3:AB14,"?*")=1,${namedCells.join("&")},"${chooseSeries}"))`;

/** What the series that is asked for says. */
const marketFigures = (words: TemplateWords) => [
  label("A11", words.series),
  { ...input("B11", seriesAsked(words)), shows: "" },
  label("AB2", words.series),
  ...seriesNamed(),
  label("A12", words.unit),
  plain("B12", '=STAT.INFO(B10,"unit")'),
  label("A13", words.latest),
  // With its period beside it.
  plain("B13", '=STAT.VALUE(B10,B11,,"show=period")'),
  label("A14", words.growthPerYear),
  // With its first and its last period beside it.
  plain("B14", '=STAT.GROWTH(B10,B11,,,"rate=cagr; show=period")', "0.0%"),
  label("A15", words.yearsAhead),
  input("B15", 5),
  label("A16", words.projection),
  plain("B16", projection(words)),
  plain("C16", `="${words.startingFrom} "&C13`),
  label("A17", words.source),
  plain("B17", "=STAT.CITE(B10)"),
  // Below the line beneath the chart, which a table of many series would run into.
  plain("A24", '=STAT.DATA(B10,"na=#N/A")'),
];

/** One statistic: its latest value, its growth and where that leads. */
function marketSize(words: TemplateWords): Template {
  return {
    id: "market-size",
    sheets: [
      {
        name: words.marketSize,
        widths: { A: 130, B: 110, C: 300 },
        cells: [
          title("A1", words.marketSize),
          note("A2", words.changeInputs),
          label("A3", words.market),
          input("B3", words.exampleMarket),
          label("A4", words.found),
          plain("B4", '=STAT.SEARCH(B3,,,5,"columns=id,title; headers=off")'),
          label("A10", words.statistic),
          input("B10", "=B4"),
          plain("C10", '=STAT.INFO(B10,"title")'),
          ...marketFigures(words),
        ],
      },
    ],
    charts: [
      {
        data: { sheet: 0, at: "A24" },
        sheet: 0,
        at: "E3",
        type: "ColumnClustered",
        isFollowing: true,
        title: "C10",
        id: "B10",
        source: "B17",
        figures: ["B13", "B16"],
      },
    ],
  };
}

/** Room for statistics of many series and of hundreds of categories. */
const dashboardBlocks = [
  { column: "A", row: 1 },
  { column: "P", row: 1 },
  { column: "A", row: 501 },
  { column: "P", row: 501 },
] as const;
const dashboardPlaces = ["A8", "J8", "A29", "J29"] as const;

/** Four topics, each found, charted and cited; their data on a sheet of its own. */
function dashboard(words: TemplateWords): Template {
  const own = `'${words.dashboard}'`;
  return {
    id: "dashboard",
    sheets: [
      {
        name: words.dashboard,
        widths: { A: 90, B: 200, C: 90, D: 300 },
        cells: [
          title("A1", words.dashboard),
          note("A2", words.changeInputs),
          label("A3", words.topics),
          ...words.exampleTopics.flatMap((topic, index) => {
            const row = String(3 + index);
            return [
              input(`B${row}`, topic),
              plain(`C${row}`, `=STAT.SEARCH(B${row},,,1,"columns=id,title; headers=off")`),
            ];
          }),
        ],
      },
      {
        name: words.dashboardData,
        widths: {},
        cells: dashboardBlocks.flatMap(({ column, row }, index) => {
          const place = (offset: number) => `${column}${String(row + offset)}`;
          return [
            plain(place(0), `=${own}!C${String(3 + index)}`),
            plain(place(1), `=STAT.INFO(${place(0)},"title")`),
            plain(place(2), `=STAT.CITE(${place(0)})`),
            plain(place(4), `=STAT.DATA(${place(0)},"na=#N/A")`),
          ];
        }),
      },
    ],
    charts: dashboardBlocks.map(({ column, row }, index) => ({
      data: { sheet: 1, at: `${column}${String(row + 4)}` },
      sheet: 0,
      at: dashboardPlaces[index] ?? "A8",
      type: "ColumnClustered",
      isFollowing: true,
      title: `${column}${String(row + 1)}`,
      id: `${column}${String(row)}`,
      source: `${column}${String(row + 2)}`,
    })),
  };
}

/** A question with its answer, key facts, sources and statistics to read on. */
function researchBrief(words: TemplateWords): Template {
  return {
    id: "research-brief",
    sheets: [
      {
        name: words.researchBrief,
        widths: { A: 220, B: 90, C: 90, D: 70, F: 220, L: 90, M: 260 },
        cells: [
          title("A1", words.researchBrief),
          note("A2", words.changeInputs),
          label("A3", words.question),
          input("A4", words.exampleQuestion),
          label("A6", words.answer),
          plain("A7", "=STAT.ASK(A4)"),
          heading("A9", words.facts),
          plain("A10", "=STAT.ASK.FACTS(A4)"),
          heading("F9", words.sources),
          plain("F10", "=STAT.ASK.SOURCES(A4)"),
          heading("L9", words.furtherReading),
          plain("L10", '=STAT.SEARCH(A4,,,8,"columns=id,title,released,link")'),
        ],
      },
    ],
    charts: [],
  };
}

const builders: Readonly<Record<TemplateId, (words: TemplateWords) => Template>> = {
  "country-comparison": countryComparison,
  "market-size": marketSize,
  dashboard,
  "research-brief": researchBrief,
};

export const templateIds = Object.keys(builders) as TemplateId[];

export function buildTemplate(id: TemplateId, words: TemplateWords): Template {
  return builders[id](words);
}
