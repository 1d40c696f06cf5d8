import { describe } from "vitest";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";
import { indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";

const covering = "77777777-0000-5000-8000-000000000000";
const I = `"${indicatorId}"`;

const service = jsonService({
  "/v1/data/market-insights/indicator": (query) => ({
    // Published after its last period, so that nothing is a forecast.
    body: { ...indicator(query.get("geo") ?? "WLD"), released_at: "2027-12-31" },
  }),
  "/v1/search/market-insights/indicators": (query) => {
    const id = query.get("q") ?? "";
    const covered_geos =
      id === covering ? { EUU: "EU", DEU: "Germany" } : indicatorItem.covered_geos;
    return {
      body: { items: [{ ...indicatorItem, identifier: id, covered_geos }], total_count: 1 },
    };
  },
});

const expected: readonly ExpectedFormula[] = [
  [
    '=STAT.PLACES("DACH")',
    [
      ["code", "name"],
      ["DEU", "Germany"],
      ["AUT", "Austria"],
      ["CHE", "Switzerland"],
    ],
  ],
  ['=INDEX(STAT.PLACES("G7-Staaten","columns=name,as of; headers=off"),7,1)', [["United States"]]],
  // As the places of an indicator are written.
  ['=INDEX(STAT.PLACES("members of DACH","columns=name; headers=off"),3,1)', [["Switzerland"]]],
  ['=INDEX(STAT.PLACES("Mitglieder der EU","columns=code; headers=off"),27,1)', [["SWE"]]],
  ['=INDEX(STAT.PLACES("g7","columns=as of; headers=off"),1,1)', [["2026-11-01"]]],
  [
    `=STAT.PLACES(${I},"headers=off")`,
    [
      ["WLD", "Worldwide"],
      ["DEU", "Germany"],
      ["FRA", "France"],
      ["JPN", "Japan"],
    ],
  ],
  ['=INDEX(STAT.PLACES(,"headers=off"),1,2)', [["G7"]]],
  [
    '=STAT.PLACES("Narnia countries")',
    "#VALUE! Not an id: Narnia countries. STAT.SEARCH and STAT.INDICATORS list them",
  ],
  // Of a group those places that the indicator covers; the others are named by show=notes.
  [
    `=STAT.INDICATOR(${I},"DACH",2026,,"show=notes")`,
    [
      ["period", "DEU"],
      [2026, 3],
      ["note", "DACH: 3 places as of 2026-11-01 (By name: D, A and CH)"],
      ["note", "Revenue: no figures for Austria, Switzerland"],
    ],
  ],
  // A place that is named by itself keeps its column.
  [
    `=STAT.INDICATOR(${I},"DACH, Austria",2026)`,
    [
      ["period", "DEU", "AUT"],
      [2026, 3, ""],
    ],
  ],
  [`=COLUMNS(STAT.INDICATOR(${I},"G7"))`, [[4]]],
  [
    "=STAT.INDICATOR(" + I + ',"Nordics")',
    "#N/A No data for Denmark, Finland, Iceland, Norway, Sweden: STAT.INDICATORS lists the places of an indicator",
  ],
  // Mixtures, each place once.
  [`=INDEX(STAT.INDICATOR(${I},"Japan, DACH, Germany"),1)`, [["period", "JPN", "DEU"]]],
  // A group that an indicator covers itself is that place; its members are asked for by name.
  [`=COLUMNS(STAT.INDICATOR(${I},"EU"))`, [[3]]],
  [`=INDEX(STAT.INDICATOR(${I},"members of EU"),1)`, [["period", "FRA", "DEU"]]],
  [
    `=STAT.VALUE("${covering}","EU",2025)`,
    "#N/A No data for European Union: STAT.INDICATORS lists the places of an indicator",
  ],
];

describe("groups of places", () => {
  showFormulas(expected, service);
});
