import { describe } from "vitest";
import { jsonService } from "./support/json-service.js";
import { indicator, indicatorId, statistics } from "./support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "./support/show-formulas.js";

const trade = {
  identifier: 201,
  title: "Exports by country",
  subject: "Exports (in trillion U.S. dollars)",
  link: "",
  released_at: "2026-01-01T00:00:00Z",
  platform: "en",
  is_premium: false,
  chart: {
    graphType: "bar",
    data: {
      Germany: [
        { name: "2023", data: 1 },
        { name: "2024", data: 1.5 },
      ],
      France: [
        { name: "2023", data: 2 },
        { name: "2024", data: 2.5 },
      ],
    },
  },
};

const service = jsonService({
  "/v1/data/statistic": (query) => {
    const id = query.get("id") ?? "";
    const body = id === "201" ? trade : statistics[id];
    return body === undefined ? { status: 404, body: "" } : { body };
  },
  "/v1/data/market-insights/indicator": (query) => ({ body: indicator(query.get("geo") ?? "WLD") }),
  "/v1/search/statistics": (query) => ({
    body: {
      items: [
        { ...trade, title: `${query.get("date_from") ?? ""} ${query.get("date_to") ?? ""}`.trim() },
      ],
      total_count: 1,
    },
  }),
});

const titleOnly = ',1,"columns=title;headers=off"';

/** What people type, and exactly what it shows. */
const expected: readonly ExpectedFormula[] = [
  // The dates of a search: periods count as a year does, by their first and last day.
  [`=STAT.SEARCH("x","May 2024","Q2 2024"${titleOnly})`, [["2024-05-01 2024-06-30"]]],
  [`=STAT.SEARCH("x","2024-02","mars 2024"${titleOnly})`, [["2024-02-01 2024-03-31"]]],
  [`=STAT.SEARCH("x","31.05.2024","2024/06/30 12:00:00"${titleOnly})`, [["2024-05-31 2024-06-30"]]],
  [`=STAT.SEARCH("x",DATE(2024,5,31),"-1M"${titleOnly})`, [["2024-05-31 2026-10-20"]]],
  [`=STAT.SEARCH("x",2024,"2024"${titleOnly})`, [["2024-01-01 2024-12-31"]]],
  [
    `=STAT.SEARCH("x","31/05/2024",0)`,
    "#VALUE! from is not a date: 31/05/2024. Use 2024-05-31, 2024, today or -5Y",
  ],
  // Nothing is older than 20 years, and the service refuses to be asked for it.
  [`=STAT.SEARCH("x",1950,2024${titleOnly})`, [["2006-11-21 2024-12-31"]]],
  // Periods that overlap the bounds are shown whole.
  [
    `=STAT.INDICATOR("${indicatorId}","WLD",DATE(2024,6,30),DATE(2025,1,1))`,
    [
      ["period", "WLD"],
      [2024, 20],
      [2025, 30],
    ],
  ],
  // An omitted argument reaches a text parameter as "0" on hosts that send 0.
  ['=COUNTA(INDEX(STAT.INFO(103,"0"),,1))', [[19]]],
  [
    "=STAT.CITE(105,0)",
    [
      [
        "Nothing [Data set]. (2026, January 1). Retrieved November 20, 2026, from https://example.com/statistic/105 [The service names no source]",
      ],
    ],
  ],
  // Empty cells of a column of ids are 0 on desktop hosts, and stay empty.
  ['=STAT.INFO({101;0;103},"title")', [["GDP of Germany"], [""], ["Population by country"]]],
  ["=STAT.VALUE({101;0;201},1,2023)", [[110.5], [""], [1]]],
  ["=STAT.VALUE(0,,{2023;2024})", "#VALUE! Give an id: STAT.SEARCH and STAT.INDICATORS list them"],
  // Several fields stand beside their ids: a row for each, whatever is in it.
  [
    '=STAT.INFO({101;"";999;103},"title, premium")',
    [
      ["GDP of Germany", false],
      ["", ""],
      ["#N/A", "#N/A"],
      ["Population by country", false],
    ],
  ],
  ["=INDEX(STAT.INFO({103;103;101}),,1)", [["id"], [103], [101]]],
  // 202405 as a serial number would be a day of the year 2454, and show the last value.
  ["=STAT.VALUE(101,,202405)", "#VALUE! Not a period: 202405. Use 2024, 2024-05, Q2 2024 or -5Y"],
  ['=STAT.VALUE(102,1,"2Q25")', [[6]]],
  ['=STAT.VALUE(102,1,"Q1/25")', [[5]]],
  // 2023 is a calendar year here, and a fiscal one of that number may be other months.
  [
    '=STAT.VALUE(101,,"FY23")',
    "#VALUE! FY23 is a fiscal year, and nobody has said which months it has: name the year alone where the figures are of such years, else months or quarters that the data have",
  ],
  // A comma inside the name of a place, and between places.
  [
    `=INDEX(STAT.INDICATOR("${indicatorId}",{"Bolivia, Plurinational State of";"Germany, FR"}),1)`,
    [["period", "BOL", "DEU", "FRA"]],
  ],
  // Countries as series, in any spelling.
  ['=STAT.VALUE(201,{"Germany","FRA","Frankreich"},2024)', [[1.5, 2.5, 2.5]]],
  ['=STAT.VALUE(201,"ESP",2024)', "#VALUE! No series ESP. There are: Germany, France"],
  ['=STAT.VALUE(201,1,2024,"scale=billion")', [[1500]]],
  [
    '=STAT.DATA(201,"scale=million;unit=on;limit=1")',
    [
      ["category", "Germany (million U.S. dollars)", "France (million U.S. dollars)"],
      [2023, 1000000, 2000000],
    ],
  ],
  // A period that a table does not have as such.
  ["=STAT.VALUE(101,,DATE(2023,12,31))", [[110.5]]],
  ['=STAT.VALUE(101,,DATE(2023,12,31),"match=exact")', [[110.5]]],
  ['=STAT.VALUE(101,,"Q2 2023","match=before")', [[110.5]]],
  ['=STAT.VALUE(101,,"Q2 2023")', "#N/A No figure for Q2 2023 alone: the data have one for 2023"],
  ["=STAT.VALUE(101,,2000)", "#N/A No figure for 2000: the data begin in 2022"],
  ['=STAT.VALUE(103,,"Spain")', "#N/A No category Spain. There are: Germany, France, No answer"],
  ["=STAT.GROWTH(103)", "#N/A Growth needs periods: this content has categories, such as Germany"],
  [
    '=STAT.GROWTH(103,,"Germany","France")',
    "#N/A Growth needs periods: this content has categories, such as Germany",
  ],
];

describe("arguments as people type them", () => {
  showFormulas(expected, service);
});
