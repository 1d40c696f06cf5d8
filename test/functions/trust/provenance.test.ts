import { describe, expect, it } from "vitest";
import { periodInTitle } from "../../../src/statistics/index.js";
import { jsonService } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";
import { indicator, indicatorId, indicatorItem } from "../support/strange-answers.js";

const signed = (path: string) => `https://service.test${path}?key=demo-1&signature=c2lnbmVk&v=2`;
const canonical = (path: string) => `https://service.test${path}?v=2`;

const item = {
  identifier: 7,
  title: "Exports of Spain from 2010 to 2019",
  subject: "Exports",
  link: signed("/content/statistic/7/en"),
  released_at: "2021-03-04T00:00:00Z",
  updated_at: "2026-11-20T00:00:00Z",
  platform: "en",
  is_premium: false,
  publishers: [{ title: "Example Press" }],
  teaser_image_urls: [{ width: 640, src: signed("/v1/pictures/statistic/7/en/640.png") }],
};
const told = {
  ...item,
  identifier: 8,
  title: "Exports of Spain",
  covered_timeframe: { start: "2012", end: "2018" },
  sources: [{ title: "Eurostat" }],
};
const chart = { graphType: "line", data: { Exports: [{ name: "2019", data: 1 }] } };

/** Of an indicator of one country, whose service tells of its sources; and of one of three. */
const provenance = {
  sources: [{ title: "Destatis", licence: "dl-de/by-2-0" }],
  publishers: [{ title: "Example Press" }],
  released_at: "2024-02-01T00:00:00Z",
  frequency: "annual",
};
const one = "11111111-0000-5000-8000-000000000000";
const three = "33333333-0000-5000-8000-000000000000";
const items: Readonly<Record<string, object>> = {
  [one]: { ...indicatorItem, ...provenance, identifier: one, covered_geos: { DEU: "Germany" } },
  [three]: {
    ...indicatorItem,
    identifier: three,
    covered_geos: { DEU: "Germany", FRA: "France", JPN: "Japan" },
  },
};

const service = jsonService({
  "/v1/search/statistics": () => ({ body: { items: [item, told], total_count: 2 } }),
  "/v1/data/statistic": (query) => ({
    body: { ...item, chart, is_premium: query.get("id") === "9", identifier: query.get("id") },
  }),
  "/v1/data/reports": () => ({ body: { pdf: signed("/v1/files/statistic/7/en.pdf"), ppt: "" } }),
  "/v1/search/market-insights/indicators": (query) => {
    const found = items[query.get("q") ?? ""];
    return { body: { items: found === undefined ? [] : [found], total_count: 1 } };
  },
  "/v1/data/market-insights/indicator": (query) => {
    const id = query.get("id") ?? "";
    const geos = (query.get("geo") ?? "WLD").split(",");
    if (id !== indicatorId && geos.includes("WLD")) {
      const error = { code: "bad-input", message: "No data for WLD.", parameter: "geo" };
      return { status: 400, body: { error, message: error.message } };
    }
    const more = id === one ? provenance : {};
    return { body: { ...indicator(geos.join(",")), ...more, identifier: id } };
  },
  "/v1/research-ai/ask": () => ({ status: 202, body: { researchToken: "token-1" } }),
  "/v1/research-ai/answer": () => ({
    body: {
      researchToken: "token-1",
      state: { status: "done" },
      response: {
        answer: "",
        errorMessage: "The library has no figures on wages.",
        keyFacts: [],
        sources: [],
      },
    },
  }),
});

const expected: readonly ExpectedFormula[] = [
  // Period, source and release first; what is read from the title says so.
  [
    '=STAT.SEARCH("exports")',
    [
      ["id", "title", "subject", "period", "sources", "released", "premium", "link"],
      [
        7,
        item.title,
        "Exports",
        "2010 – 2019 (from the title)",
        "Example Press",
        "2021-03-04",
        false,
        canonical("/content/statistic/7/en"),
      ],
      [
        8,
        told.title,
        "Exports",
        "2012 – 2018",
        "Eurostat",
        "2021-03-04",
        false,
        canonical("/content/statistic/7/en"),
      ],
    ],
  ],
  // Cells are copied and mailed: none holds a signature or the id of a key.
  ["=STAT.REPORT(7)", [["pdf", canonical("/v1/files/statistic/7/en.pdf")]]],
  ['=STAT.REPORT(7,"pdf")', [[canonical("/v1/files/statistic/7/en.pdf")]]],
  ["=STAT.IMAGE(7)", [[canonical("/v1/pictures/statistic/7/en/640.png")]]],
  [
    "=STAT.IMAGE(9)",
    "#N/A Pictures of premium content open in the pane alone: a cell keeps no right to see them",
  ],
  ['=STAT.INFO(7,"link")', [[canonical("/content/statistic/7/en")]]],
  [
    "=STAT.CITE(7)",
    [
      [
        `Example Press. (2021, March 4). Exports of Spain from 2010 to 2019 [Data set]. Retrieved November 20, 2026, from ${canonical("/content/statistic/7/en")}`,
      ],
    ],
  ],
  [
    '=STAT.SEARCH("exports",,,1,"columns=image; headers=off")',
    [[canonical("/v1/pictures/statistic/7/en/640.png")]],
  ],
  // An indicator's source and release, or that there are none.
  [
    `=STAT.INFO("${one}","sources, publisher, licence, released, frequency")`,
    [["Destatis", "Example Press", "dl-de/by-2-0", "2024-02-01", "annual"]],
  ],
  [
    `=STAT.CITE("${one}","mla")`,
    [
      [
        'Destatis. "Revenue." Example Press, 1 Feb. 2024, https://example.com/indicator/1. Accessed 20 Nov. 2026. [Figures from 2024 are forecasts, or of periods that had not ended]',
      ],
    ],
  ],
  [`=STAT.INFO("${indicatorId}","licence")`, []],
  [`=STAT.INFO("${indicatorId}","sources")`, [["The service names no source"]]],
  // An omitted place: Worldwide, else the only one, else one must be chosen.
  [`=STAT.VALUE("${indicatorId}",,2025)`, [[30]]],
  [`=STAT.VALUE("${one}",,2026)`, [[3]]],
  [
    `=STAT.INDICATOR("${one}")`,
    [
      ["period", "DEU"],
      [2024, 1],
      [2025, ""],
      [2026, 3],
    ],
  ],
  [`=STAT.VALUE("${three}")`, "#N/A Name a place: there are 3, such as Germany, France, Japan"],
  [`=STAT.INDICATOR("${three}")`, "#N/A Name a place: there are 3, such as Germany, France, Japan"],
  [`=STAT.INFO("${three}","unit")`, [["billion U.S. dollars"]]],
  // No answer is an error that IFERROR sees, with what is missing.
  ['=STAT.ASK("minimum wage")', "#N/A No answer: The library has no figures on wages."],
  ['=STAT.ASK.FACTS("minimum wage")', "#N/A No answer: The library has no figures on wages."],
  ['=IFERROR(STAT.ASK("minimum wage"),"none")', [["none"]]],
];

describe("where a figure is from", () => {
  showFormulas(expected, service);
});

describe("the years that a title names", () => {
  it.each([
    ["GDP of Germany from 2000 to 2017", "2000", "2017"],
    ["BIP 2000–2017 (in Millionen)", "2000", "2017"],
    ["Population in 2017", "2017", "2017"],
    ["Prognose bis 2030*", "2030", "2030"],
    ["Sales, 2019/2020", "2019", "2020"],
  ])("%s", (title, start, end) => {
    expect(periodInTitle(title)).toEqual({ start, end });
  });

  it.each([
    "Top 2000 companies: 1,950.5",
    "COVID-19",
    "ISO 20022",
    "Sales of 2.000 shops",
    "x1999",
    "Share in 2015%",
    "",
  ])("%s names none", (title) => {
    expect(periodInTitle(title)).toBeUndefined();
  });
});
