import { heading, input, label, note, plain, title } from "./template.js";
import type { Template, TemplateId } from "./template.js";
import type { TemplateWords } from "./template-words.js";

const columns = ["B", "C", "D", "E", "F"] as const;

/**
 * Beside the chart: rates, first and last periods, five columns each, which the table shows by place; what
 * is searched for.
 */
const growthBlock = {
  at: "R3",
  question: "R6",
  rates: ["R", "S", "T", "U", "V"],
  from: ["W", "X", "Y", "Z", "AA"],
  to: ["AB", "AC", "AD", "AE", "AF"],
} as const;

const comparisonInputs = (words: TemplateWords) => [
  label("A3", words.indicator),
  input("B3", words.exampleIndicator),
  label("A4", words.found),
  plain("B4", `=STAT.INDICATORS(${growthBlock.question},1,"columns=id,title; headers=off")`),
  label("A5", words.from),
  input("B5", 2005),
  label("A6", words.places),
  ...words.examplePlaces.map((place, index) => input(`${columns[index] ?? "B"}6`, place)),
];

const comparisonFigures = (words: TemplateWords) => [
  label("A7", words.latest),
  plain("B7", "=STAT.VALUE(B4,B6:F6)"),
  label("A8", words.growthPerYear),
  ...columns.map((column, index) =>
    plain(`${column}8`, `=${growthBlock.rates[index] ?? ""}3`, "0.0%"),
  ),
  label("A9", words.unit),
  plain("B9", '=STAT.INFO(B4,"unit")'),
  label("A10", words.source),
  plain("B10", "=STAT.CITE(B4)"),
  label("A11", words.growthYears),
  ...columns.map((column, index) => {
    const [from = "", to = ""] = [growthBlock.from[index], growthBlock.to[index]];
    return plain(`${column}11`, `=${from}3&" – "&${to}3`);
  }),
];

/** The block beside the chart. */
const growthCells = (words: TemplateWords) => [
  // With the places, so that an indicator of one country alone is not what is found.
  label("R5", words.indicator),
  {
    ...plain(
      growthBlock.question,
      `=B3&" "&${columns.map((column) => `${column}6`).join('&", "&')}`,
    ),
    shows: `${words.exampleIndicator} ${words.examplePlaces.join(", ")}`,
  },
  label("R2", words.growthPerYear),
  label(`${growthBlock.from[0]}2`, words.growthYears),
  plain(
    growthBlock.at,
    '=STAT.GROWTH(B4,B6:F6,B5,,"rate=cagr; show=period")',
    "0.0%",
    columns.length,
  ),
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
          ...growthCells(words),
          plain("A12", '=STAT.INDICATOR(B4,B6:F6,B5,,"header=name; na=#N/A")'),
        ],
      },
    ],
    charts: [
      {
        data: { sheet: 0, at: "A12" },
        sheet: 0,
        at: "H3",
        type: "LineMarkers",
        title: "C4",
        id: "B4",
        source: "B10",
        figures: columns.map((column) => `${column}7`),
      },
    ],
  };
}

/**
 * The latest figure led on; a sentence where it is older than three years, or of a period whose year
 * cannot be told. A period is a year or a date.
 */
const projection = ({ tooOld }: TemplateWords) =>
  `=IFERROR(IF(YEAR(TODAY())-IF(C12>3000,YEAR(C12),C12)>3,"${tooOld}",B12*(1+B13)^B14),"${tooOld}")`;

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
          label("A11", words.unit),
          plain("B11", '=STAT.INFO(B10,"unit")'),
          label("A12", words.latest),
          // With its period beside it.
          plain("B12", '=STAT.VALUE(B10,,,"show=period")'),
          label("A13", words.growthPerYear),
          // With its first and its last period beside it.
          plain("B13", '=STAT.GROWTH(B10,,,,"rate=cagr; show=period")', "0.0%"),
          label("A14", words.yearsAhead),
          input("B14", 5),
          label("A15", words.projection),
          plain("B15", projection(words)),
          plain("C15", `="${words.startingFrom} "&C12`),
          label("A16", words.source),
          plain("B16", "=STAT.CITE(B10)"),
          plain("A18", '=STAT.DATA(B10,"na=#N/A")'),
        ],
      },
    ],
    charts: [
      {
        data: { sheet: 0, at: "A18" },
        sheet: 0,
        at: "E3",
        type: "ColumnClustered",
        title: "C10",
        id: "B10",
        source: "B16",
        figures: ["B12", "B15"],
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
