import { describe, expect, it } from "vitest";
import { openFunctions, shownText } from "../support/functions-workbench.js";
import { jsonService } from "../support/json-service.js";
import { indicator, indicatorId, statistics } from "../support/strange-answers.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

const service = jsonService({
  "/v1/data/statistic": (query) => {
    const body = statistics[query.get("id") ?? ""];
    return body === undefined ? { status: 404, body: "" } : { body };
  },
  "/v1/data/market-insights/indicator": (query) =>
    query.get("id") === indicatorId
      ? { body: indicator(query.get("geo") ?? "WLD") }
      : { status: 404, body: "" },
  "/v1/search/statistics": () => ({ body: { items: [], total_count: 0 } }),
});
const I = `"${indicatorId}"`;

/** A message names what is wrong with what was typed, and what to type instead. */
const expected: readonly ExpectedFormula[] = [
  // Which of several ids.
  [
    '=STAT.DATA("101, 999")',
    "#N/A The service has no content with the id 999: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  [
    '=STAT.VALUE("gdp-of-mars")',
    "#N/A The service has no content with the id gdp-of-mars: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  [
    '=STAT.INFO(999,"title")',
    "#N/A The service has no content with the id 999: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  [
    "=STAT.REPORT(999)",
    "#N/A The service has no content with the id 999: STAT.SEARCH and STAT.INDICATORS list the ids",
  ],
  [
    '=STAT.INDICATOR(101,"DEU")',
    "#N/A No indicator has the id 101: STAT.INDICATORS lists them, STAT.DATA takes statistics",
  ],
  [
    `=STAT.DATA(${I})`,
    `#VALUE! ${indicatorId} is not the id of a statistic: STAT.DATA takes the numbers that STAT.SEARCH lists`,
  ],
  // The header of a result list asks the service for nothing.
  ['=STAT.VALUE({101;"id"})', [[1331], ["#VALUE!"]]],
  ['=STAT.VALUE("id")', "#VALUE! Not an id: id. STAT.SEARCH and STAT.INDICATORS list them"],
  // No number of a statistic is so long; as a number it would be another one.
  [
    '=STAT.DATA("90071992547409931")',
    "#VALUE! Not an id: 90071992547409931. STAT.SEARCH and STAT.INDICATORS list them",
  ],
  // Which place, as it was understood.
  [
    `=STAT.INDICATOR(${I},"Spanien")`,
    "#N/A No data for Spain: STAT.INDICATORS lists the places of an indicator",
  ],
  [
    `=STAT.VALUE(${I},"XQX",2025)`,
    "#N/A No data for XQX: STAT.INDICATORS lists the places of an indicator",
  ],
  [`=STAT.VALUE(${I},{"DEU","ESP"},2026)`, [[3, "#N/A"]]],
  // What a misspelled place was meant to be, where there is one answer.
  [`=STAT.INDICATOR(${I},"Germny")`, "#VALUE! Unknown place: Germny. Did you mean Germany?"],
  [
    `=STAT.VALUE(${I},"Untied States",2025)`,
    "#VALUE! Unknown place: Untied States. Did you mean United States?",
  ],
  [
    `=STAT.VALUE(${I},"Middle-earth",2025)`,
    "#VALUE! Unknown place: Middle-earth. Use a name or a code such as Germany, DE or DEU",
  ],
  // Dates as they were typed.
  ['=STAT.SEARCH("x",2024,2020)', "#VALUE! from (2024) is later than to (2020)"],
  ['=STAT.SEARCH("x",DATE(2024,5,31),"-5Y")', "#VALUE! from (2024-05-31) is later than to (-5Y)"],
  [`=STAT.INDICATOR(${I},,"Q3 2025",2020)`, "#VALUE! from (Q3 2025) is later than to (2020)"],
  // A search looks for days of publication, not for the years of the data.
  [
    '=STAT.SEARCH("solar",2023,2023)',
    '#N/A No results for "solar" published 2023-01-01 – 2023-12-31: from and to are days of publication',
  ],
  [
    '=STAT.SEARCH("solar",2023)',
    '#N/A No results for "solar" published 2023-01-01 – today: from and to are days of publication',
  ],
  ['=STAT.SEARCH("solar")', '#N/A No results for "solar"'],
  [
    '=STAT.SEARCH("solar",1950,1960)',
    "#VALUE! to is 1960-12-31, but the service has nothing published before 2006-11-21",
  ],
  // Only what is wrong of a list.
  [
    '=STAT.SEARCH("x",,,1,"columns=title,url, when")',
    "#VALUE! columns cannot be url, when. Allowed: id, title, subject, period, sources, released, premium, link, updated, platform, description, publishers, industries, image, score, geolocations",
  ],
  // Growth needs two periods: from one to itself it would be 0 %, which reads as a finding.
  [
    '=STAT.GROWTH(101,,2023,2024,"match=before")',
    "#N/A from and to both lead to 2023, the last period with a value: no growth to show",
  ],
  [
    '=STAT.GROWTH(101,,"-6M")',
    "#N/A from and to both lead to 2025, the last period with a value: no growth to show",
  ],
  ["=STAT.GROWTH(101,,2023,2023)", [[0]]],
  ["=STAT.GROWTH(101,,2025,2022)", "#VALUE! from (2025) is later than to (2022)"],
  ['=STAT.GROWTH(101,,2025,2022,"rate=cagr")', "#VALUE! from (2025) is later than to (2022)"],
  ["=STAT.GROWTH(101,,2028)", "#VALUE! from (2028*) is later than to (2025)"],
  // One field of a comma list of ids, as several fields of it.
  ['=STAT.INFO("101,103","title")', [["GDP of Germany"], ["Population by country"]]],
];

describe("what a message names", () => {
  showFormulas(expected, service);

  it("says a place in the user's language, as far as it was understood", async () => {
    const workbench = await openFunctions({ fetch: service.fetch, language: "de" });
    const shown = await workbench.show([
      `=STAT.INDICATOR(${I},"Espagne")`,
      `=STAT.INDICATOR(${I},"Frankreihc")`,
    ]);
    workbench.dispose();
    expect(shown.map(shownText)).toEqual([
      "#N/A Keine Daten für Spanien: STAT.INDICATORS zeigt die Orte eines Indikators",
      "#VALUE! Unbekannter Ort: Frankreihc. Meinten Sie Frankreich?",
    ]);
  });

  it("says what a service that refuses a parameter says of it", async () => {
    const refusing = jsonService({
      "/v1/data/statistic": () => ({
        status: 400,
        body: { error: { code: "bad-input", message: "must be a number.", parameter: "id" } },
      }),
    });
    const workbench = await openFunctions({ fetch: refusing.fetch });
    const shown = await workbench.show(["=STAT.DATA(101)"]);
    workbench.dispose();
    expect(shown.map(shownText)).toEqual([
      "#VALUE! The service did not accept the request: id: must be a number.",
    ]);
  });
});
