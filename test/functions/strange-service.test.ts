import { describe, expect, it } from "vitest";
import { jsonService } from "./support/json-service.js";
import { indicator, indicatorId, indicatorItem, statistics } from "./support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "./support/show-formulas.js";

const service = jsonService({
  "/v1/data/statistic": (query) => {
    const body = statistics[query.get("id") ?? ""];
    return body === undefined ? { status: 404, body: "" } : { body };
  },
  "/v1/data/market-insights/indicator": (query) => ({ body: indicator(query.get("geo") ?? "WLD") }),
  "/v1/data/reports": () => ({ body: { pdf: "https://example.com/1.pdf", ppt: null, xls: "" } }),
  "/v1/search/market-insights/indicators": () => ({
    body: { items: [indicatorItem], total_count: "1" },
  }),
});

const I = `"${indicatorId}"`;
/** Formula and exactly what it shows: cells, or the error with its sentence. */
const expected: readonly ExpectedFormula[] = [
  [
    "=STAT.DATA(101)",
    [
      ["category", "Gross domestic product of Germany from 2022 to 2028 (in million U.S. dollars)"],
      [2022, 100],
      [2023, 110.5],
      [2024, ""],
      [2025, 1331],
      ["2026*", 1500],
      ["2028*", 1600],
    ],
  ],
  [
    "=STAT.DATA(102)",
    [
      ["category", "Exports", "Imports"],
      ["Q1 2025", 5, 4],
      ["Q2 2025", 6, 3],
      ["Q3 2025", 7, ""],
      ["Q4 2025", 8, ""],
    ],
  ],
  [
    "=STAT.DATA(103)",
    [
      ["category", "Population in millions"],
      ["Germany", 83.2],
      ["France", 68],
      ["No answer", "n/a"],
    ],
  ],
  [
    "=STAT.DATA(104)",
    [
      ["category", "Zins"],
      ["2026-01-01", 1234.5],
      ["2026-02-15", 2.25],
    ],
  ],
  ["=STAT.DATA(105)", "#N/A This content has no data table"],
  // Dates that Excel looks up, charts and counts with: 45747 is 31 March 2025.
  [
    '=STAT.DATA(102,"dates=end; limit=2")',
    [
      ["category", "Exports", "Imports"],
      [45747, 5, 4],
      [45838, 6, 3],
    ],
  ],
  [
    '=XLOOKUP(DATE(2025,6,30),INDEX(STAT.DATA(102,"dates=end"),,1),INDEX(STAT.DATA(102),,2))',
    [[6]],
  ],
  ['=INDEX(STAT.DATA(101,"dates=start"),2,1)', [[44562]]],
  ['=INDEX(STAT.DATA(101,"dates=end; layout=long; headers=off"),5,1)', [[46387]]],
  ['=INDEX(STAT.DATA(102,"dates=label"),2,1)', [["Q1 2025"]]],
  // What is no period stays as it is.
  ['=INDEX(STAT.DATA(103,"dates=end"),2,1)', [["Germany"]]],
  [`=INDEX(STAT.INDICATOR(${I},"DEU",,,"dates=end"),2,1)`, [[45657]]],
  ['=STAT.DATA(101,"dates=middle")', "#VALUE! dates cannot be middle. Allowed: label, start, end"],
  [
    '=STAT.DATA("101,102")',
    [
      [
        "category",
        "Gross domestic product of Germany from 2022 to 2028 (in million U.S. dollars)",
        "Exports",
        "Imports",
      ],
      [2022, 100, "", ""],
      [2023, 110.5, "", ""],
      [2024, "", "", ""],
      ["Q1 2025", "", 5, 4],
      ["Q2 2025", "", 6, 3],
      ["Q3 2025", "", 7, ""],
      ["Q4 2025", "", 8, ""],
      [2025, 1331, "", ""],
      ["2026*", 1500, "", ""],
      ["2028*", 1600, "", ""],
    ],
  ],
  [
    '=STAT.DATA(101,"layout=long;unit=on;na=#N/A;sort=desc;limit=3")',
    [
      ["category", "series", "value", "unit"],
      [
        "2028*",
        "Gross domestic product of Germany from 2022 to 2028",
        1600,
        "million U.S. dollars",
      ],
      [
        "2026*",
        "Gross domestic product of Germany from 2022 to 2028",
        1500,
        "million U.S. dollars",
      ],
      [2025, "Gross domestic product of Germany from 2022 to 2028", 1331, "million U.S. dollars"],
    ],
  ],
  [
    '=STAT.DATA(101,"scale=1;unit=on;transpose=on;limit=-2")',
    [
      ["category", "2026*", "2028*"],
      [
        "Gross domestic product of Germany from 2022 to 2028 (U.S. dollars)",
        1500000000,
        1600000000,
      ],
    ],
  ],
  [
    '=STAT.DATA(101,"colour=red")',
    "#VALUE! Unknown option colour. Allowed: headers, transpose, layout, sort, limit, na, unit, scale, dates, change, rebase, freq, agg, partial, fill, currency, show",
  ],
  ['=STAT.DATA(101,"layout=tall")', "#VALUE! layout cannot be tall. Allowed: wide, long"],
  [
    "=STAT.DATA(999)",
    "#N/A The service has no content with the id 999: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  ['=STAT.DATA("x y")', "#VALUE! Not an id: x y. STAT.SEARCH and STAT.INDICATORS list them"],
  [
    `=STAT.DATA(${I})`,
    "#VALUE! 5f1f0c5e-7b1a-5a0e-9a75-1d8c2a7b9e01 is not the id of a statistic: STAT.DATA takes the numbers that STAT.SEARCH lists",
  ],
  [
    `=STAT.INDICATOR(${I})`,
    [
      ["period", "WLD"],
      [2023, 10],
      [2024, 20],
      [2025, 30],
      [2027, 50],
    ],
  ],
  [
    `=STAT.INDICATOR(${I},"Deutschland, FR, 392, WLD","","","header=name;na=-")`,
    [
      ["period", "Germany", "France", "Japan", "Worldwide"],
      [2023, "-", 7, "-", 10],
      [2024, 1, "-", "-", 20],
      [2025, "-", 9, 5, 30],
      [2026, 3, "-", "-", "-"],
      [2027, "-", "-", "-", 50],
    ],
  ],
  [
    `=STAT.INDICATOR(${I},"Atlantis")`,
    "#VALUE! Unknown place: Atlantis. Use a name or a code such as Germany, DE or DEU",
  ],
  [
    `=STAT.INDICATOR(${I},"DEU",2024,2025)`,
    [
      ["period", "DEU"],
      [2024, 1],
      [2025, ""],
    ],
  ],
  ["=STAT.VALUE(101)", [[1331]]],
  ['=STAT.VALUE(101,,,"latest=any")', [[1600]]],
  ["=STAT.VALUE(101,,2024)", "#N/A No figure for 2024: there is none between 2023 and 2025"],
  ['=STAT.VALUE(101,,2024,"match=before")', [[110.5]]],
  ['=STAT.VALUE(102,"imports","Q2 2025")', [[3]]],
  ['=STAT.VALUE(102,1,2025,"agg=last;scale=1")', [[8000]]],
  ["=STAT.VALUE(103)", "#N/A No period to choose from: name a category, such as Germany"],
  ['=STAT.VALUE(103,,"DEU")', [[83.2]]],
  ['=STAT.VALUE(103,,"No answer")', "#N/A The value is not a number: n/a"],
  [
    "=STAT.VALUE({101;102},,{2022,2025})",
    [
      [100, 1331],
      ["#N/A", "#N/A"],
    ],
  ],
  ['=STAT.VALUE({101;102;103},1,{2022;2025},"agg=last")', [[100], [8], ["#N/A"]]],
  ['=STAT.VALUE({101;""})', [[1331]]],
  [
    `=STAT.VALUE(${I},"CONGO",2026)`,
    "#VALUE! CONGO may be any of these: Congo-Brazzaville, DR Congo",
  ],
  [
    `=STAT.VALUE(${I},"América",2026)`,
    "#VALUE! América may be any of these: United States, North America, South America, Latin America and the Caribbean",
  ],
  [
    `=STAT.VALUE(${I},"England",2026)`,
    "#VALUE! Unknown place: England. Did you mean United Kingdom?",
  ],
  [`=STAT.VALUE(${I},"Germany",2026)`, [[3]]],
  ["=STAT.GROWTH(101,,2022,2025)", [[12.31]]],
  ['=STAT.GROWTH(101,,2022,2025,"rate=cagr")', [[1.36987815903507]]],
  [
    "=STAT.INFO(101)",
    [
      ["title", "GDP of Germany"],
      ["subject", "Gross domestic product of Germany from 2022 to 2028 (in million U.S. dollars)"],
      ["unit", "million U.S. dollars"],
      ["scale", 1000000],
      ["sources", "World Bank"],
      ["publisher", "Example Press"],
      ["licence", "CC-BY-4.0"],
      ["first period", 2022],
      ["last period", "2028*"],
      ["frequency", "annual"],
      ["observations", 5],
      ["counted place", ""],
      ["released", "2026-05-31"],
      ["updated", "2026-09-01"],
      ["link", "https://example.com/statistic/101?utm_source=api"],
      ["premium", false],
      ["description", "GDP & more.\nRead on"],
      ["forecast from", "2026*"],
      ["fetched", "2026-11-20 12:00"],
    ],
  ],
  ['=STAT.INFO(101,"scale")', [[1000000]]],
  [
    "=STAT.CITE(101)",
    [
      [
        "World Bank. (2026, May 31). GDP of Germany [Data set]. Example Press. Retrieved November 20, 2026, from https://example.com/statistic/101?utm_source=api [Figures from 2026* are forecasts, or of periods that had not ended]",
      ],
    ],
  ],
  [
    '=STAT.CITE(101,"bibtex")',
    [
      [
        "@misc{stat:101,\n  author = {{World Bank}},\n  title = {{GDP of Germany}},\n  howpublished = {Example Press},\n  year = {2026},\n  month = may,\n  url = {https://example.com/statistic/101?utm_source=api},\n  urldate = {2026-11-20},\n  note = {Figures from 2026* are forecasts, or of periods that had not ended}\n}",
      ],
    ],
  ],
  ["=STAT.IMAGE(101,500)", [["https://example.com/900.png"]]],
  ["=STAT.CARD(101)", [["GDP of Germany"]]],
  [
    '=STAT.INDICATORS("shops")',
    [
      ["id", "title", "subject", "period", "sources", "released", "geos", "market type"],
      [
        "5f1f0c5e-7b1a-5a0e-9a75-1d8c2a7b9e01",
        "Revenue",
        "Revenue of e-commerce (in billion U.S. dollars)",
        "2023 – 2027",
        "",
        "",
        "WLD, DEU, FRA, JPN",
        "Consumer",
      ],
    ],
  ],
  ['=STAT.INDICATORS("shops",26)', "#VALUE! size must be a whole number from 1 to 25, not 26"],
  ["=STAT.DATA(0)", "#VALUE! Give an id: STAT.SEARCH and STAT.INDICATORS list them"],
  ['=STAT.DATA(101,"limit=x")', "#VALUE! limit cannot be x. Allowed: -50000 … 50000"],
  [
    '=STAT.DATA(101,"sort=largest;headers=off;limit=2")',
    [
      ["2028*", 1600],
      ["2026*", 1500],
    ],
  ],
  [
    '=STAT.DATA(102,"scale=million")',
    [
      ["category", "Exports", "Imports"],
      ["Q1 2025", 0.005, 0.004],
      ["Q2 2025", 0.006, 0.003],
      ["Q3 2025", 0.007, ""],
      ["Q4 2025", 0.008, ""],
    ],
  ],
  [
    `=STAT.INDICATOR(${I},,2030)`,
    "#N/A Nothing between from and to (from=2030-01-01): the data covers 2023 to 2027",
  ],
  [`=STAT.INDICATOR(${I},,2025,2020)`, "#VALUE! from (2025) is later than to (2020)"],
  [
    `=STAT.INDICATOR(${I},,"soon")`,
    "#VALUE! from is not a date: soon. Use 2024-05-31, 2024, today or -5Y",
  ],
  [
    `=STAT.INDICATOR(${I},"XQX")`,
    "#N/A No data for XQX: STAT.INDICATORS lists the places of an indicator",
  ],
  [
    `=STAT.INDICATOR(${I},{"DE";"FRA"},2025,,"layout=long;unit=on;scale=1;sort=desc")`,
    [
      ["period", "geo", "value", "unit"],
      [2026, "DEU", 3000000000, "U.S. dollars"],
      [2025, "DEU", "", "U.S. dollars"],
      [2026, "FRA", "", "U.S. dollars"],
      [2025, "FRA", 9000000000, "U.S. dollars"],
    ],
  ],
  [
    '=STAT.VALUE(101,,"whenever")',
    "#VALUE! Not a period: whenever. Use 2024, 2024-05, Q2 2024 or -5Y",
  ],
  ["=STAT.VALUE(101,,1990)", "#N/A No figure for 1990: the data begin in 2022"],
  ['=STAT.VALUE(102,"Services")', "#VALUE! No series Services. There are: Exports, Imports"],
  ["=STAT.VALUE(101,,DATE(2023,6,30))", [[110.5]]],
  ['=STAT.VALUE(101,,"-3Y")', [[110.5]]],
  [`=STAT.VALUE(${I},{"Germany","Nowhere"})`, [[1, "#VALUE!"]]],
  ["=STAT.GROWTH(101)", [[12.31]]],
  [
    '=STAT.GROWTH(101,,2025,2025,"rate=cagr")',
    "#N/A rate=cagr needs two values above zero and a period between them",
  ],
  ['=STAT.GROWTH(101,,2022,2025,"rate=fast")', "#VALUE! rate cannot be fast. Allowed: total, cagr"],
  [
    '=STAT.INFO(101,"colour")',
    "#VALUE! Unknown field colour. Allowed: title, subject, unit, scale, sources, publisher, licence, first period, last period, frequency, observations, counted place, released, updated, link, premium, description, forecast from, fetched",
  ],
  ['=STAT.INFO({101;102;999},"title")', [["GDP of Germany"], ["Foreign trade"], ["#N/A"]]],
  ['=STAT.INFO(102,"unit, scale, premium, publisher")', [["Tausend Euro", 1000, true]]],
  [
    '=STAT.CITE(102,"mla")',
    [
      [
        '"Foreign trade." 31 May 2026, https://example.com/statistic/102. Accessed 20 Nov. 2026. [The service names no source]',
      ],
    ],
  ],
  [
    '=STAT.CITE(101,"chicago")',
    [
      [
        'World Bank. "GDP of Germany." Example Press. May 31, 2026. Accessed November 20, 2026. https://example.com/statistic/101?utm_source=api. [Figures from 2026* are forecasts, or of periods that had not ended]',
      ],
    ],
  ],
  [
    '=STAT.CITE(101,"harvard")',
    [
      [
        "World Bank (2026) GDP of Germany. Example Press. Available at: https://example.com/statistic/101?utm_source=api (Accessed: 20 November 2026). [Figures from 2026* are forecasts, or of periods that had not ended]",
      ],
    ],
  ],
  [
    '=STAT.CITE(101,"vancouver")',
    "#VALUE! style cannot be vancouver. Allowed: apa, mla, chicago, harvard, bibtex",
  ],
  ["=STAT.REPORT(101)", [["pdf", "https://example.com/1.pdf"]]],
  ['=STAT.REPORT(101,"pdf")', [["https://example.com/1.pdf"]]],
  ['=STAT.REPORT(101,"ppt")', "#N/A There is no ppt report for this content"],
  [
    `=STAT.REPORT(${I})`,
    "#VALUE! 5f1f0c5e-7b1a-5a0e-9a75-1d8c2a7b9e01 is not the id of a statistic: STAT.REPORT takes the numbers that STAT.SEARCH lists",
  ],
  ["=STAT.IMAGE(102)", "#N/A This content has no picture"],
  ["=STAT.IMAGE(101,-5)", "#VALUE! width must be a whole number from 1 to 10000, not -5"],
  [`=STAT.CARD(${I})`, [["Revenue"]]],
  [`=STAT.INFO(${I},"link")`, [["https://example.com/indicator/1"]]],
  [`=STAT.INFO(${I},"updated")`, [["2026-02-03"]]],
  [
    '=STAT.STATUS("colour")',
    "#VALUE! Unknown field colour. Allowed: service, key, operations allowed, operations refused, calls, credits, session calls, session credits, budget, pending, stale, from workbook, as of, cells from workbook, cached, research limits, earlier periods, forecasts, old figures, last error, last error at, version",
  ],
];

describe("formulas over a service that answers in every strange way", () => {
  showFormulas(expected, service);

  it("asks for each content once, however many formulas want it, and five places at once", () => {
    const statistics = service.requests.filter((each) => each.includes("/data/statistic?"));
    expect(new Set(statistics.filter((each) => !each.endsWith("=999"))).size).toBe(5);
    expect(statistics.filter((each) => each.endsWith("id=101"))).toHaveLength(1);
    const geos = service.requests.flatMap(
      (each) => /geo=(.*)$/.exec(each)?.[1]?.split("%2C") ?? [],
    );
    expect(geos.filter((geo) => geo === "DEU")).toHaveLength(1);
  });
});
