import { describe, expect, it } from "vitest";
import { jsonService } from "./support/json-service.js";
import {
  clippedPage,
  germanJob,
  statisticItems,
  studyItem,
  topicItem,
} from "./support/strange-lists.js";
import { showFormulas, type ExpectedFormula } from "./support/show-formulas.js";

const service = jsonService({
  "/v1/search/statistics": (query) => ({
    body:
      query.get("q") === "nothing"
        ? { items: [], total_count: 0 }
        : clippedPage(statisticItems, query),
  }),
  "/v1/statistics": (query) => ({ body: clippedPage(statisticItems, query) }),
  "/v1/infographics": (query) => ({ body: clippedPage(statisticItems, query) }),
  "/v1/marketInsights": () => ({ body: { items: [topicItem], total_count: 1 } }),
  "/v1/studies": () => ({ body: { items: [studyItem], total_count: 1 } }),
  "/v1/research-ai/ask": () => ({
    status: 202,
    body: { researchToken: "token-1", state: { status: "requested" } },
  }),
  "/v1/research-ai/answer": () => ({ body: germanJob }),
});

const expected: readonly ExpectedFormula[] = [
  [
    '=STAT.SEARCH("solar",,,2)',
    [
      ["id", "title", "subject", "period", "sources", "released", "premium", "link"],
      [
        200,
        "=Solar 0",
        "Solar power 0 (in GWh)",
        "",
        "",
        "2025-03-01",
        true,
        "https://example.com/200",
      ],
      [
        201,
        "=Solar 1",
        "Solar power 1 (in GWh)",
        "",
        "",
        "2025-03-01",
        true,
        "https://example.com/201",
      ],
    ],
  ],
  [
    '=STAT.SEARCH("solar",,,2,"columns=id,updated,description,geolocations; headers=off")',
    [
      [200, "2026-02-03", "", "Germany; World"],
      [201, "", "Bold\ntext", "Germany; World"],
    ],
  ],
  [
    '=STAT.SEARCH("solar",,,2,"columns=id,score; transpose=on")',
    [
      ["id", 200, 201],
      ["score", "", ""],
    ],
  ],
  [
    '=STAT.SEARCH("solar",,,2,"columns=id,colour")',
    "#VALUE! columns cannot be colour. Allowed: id, title, subject, period, sources, released, premium, link, updated, platform, description, publishers, industries, image, score, geolocations",
  ],
  ['=STAT.SEARCH("solar",,,2,{"columns","title";"headers",FALSE})', [["=Solar 0"], ["=Solar 1"]]],
  ['=STAT.SEARCH("nothing")', '#N/A No results for "nothing"'],
  ['=STAT.SEARCH("")', '#VALUE! Say what to look for, such as "electric cars"'],
  ['=STAT.SEARCH("solar",,,-1)', "#VALUE! size must be a whole number from 1 to 1000, not -1"],
  ['=STAT.SEARCH("solar",,,2.5)', "#VALUE! size must be a whole number from 1 to 1000, not 2.5"],
  ['=STAT.SEARCH("solar",,,1001)', "#VALUE! size must be a whole number from 1 to 1000, not 1001"],
  [
    '=STAT.SEARCH("solar","yesterday")',
    "#VALUE! from is not a date: yesterday. Use 2024-05-31, 2024, today or -5Y",
  ],
  [
    '=STAT.SEARCH("solar","2024-02-30")',
    "#VALUE! from is not a date: 2024-02-30. Use 2024-05-31, 2024, today or -5Y",
  ],
  ['=STAT.SEARCH("solar",2024,2020)', "#VALUE! from (2024) is later than to (2020)"],
  [
    '=STAT.SEARCH("solar",TRUE)',
    "#VALUE! from is not a date: true. Use 2024-05-31, 2024, today or -5Y",
  ],
  ['=ROWS(STAT.SEARCH("solar",,,25))', [[26]]],
  [
    '=STAT.STATISTICS("solar",2015,"today",2,"platform=en-de; sort=newest; premium=on; columns=id,platform")',
    [
      ["id", "platform"],
      [200, "en"],
      [201, "en"],
    ],
  ],
  ['=STAT.STATISTICS("solar",,,3,"page=2; columns=id; headers=off")', [[203], [204], [205]]],
  [
    '=STAT.STATISTICS("solar",,,3,"platform=fr")',
    "#VALUE! platform cannot be fr. Allowed: de, en, en-de",
  ],
  ['=STAT.STATISTICS("solar",,,3,"page=0")', "#VALUE! page cannot be 0. Allowed: 1 … 100000"],
  [
    '=STAT.INFOGRAPHICS("solar",,,1,"columns=title,link")',
    [
      ["title", "link"],
      ["=Solar 0", "https://example.com/200"],
    ],
  ],
  [
    '=STAT.TOPICS("shops",,,1,"platform=fr")',
    [
      ["id", "title", "subtitle", "path", "geolocations", "date", "link"],
      [7, "E-commerce", "", "Markets > Digital", "Germany", "2025-01-01", ""],
    ],
  ],
  [
    '=STAT.STUDIES("energy",,,1)',
    [
      ["id", "title", "subject", "date", "premium", "link"],
      [9, "Energy study", "Energy", "2024-12-31", true, "https://example.com/study/9"],
    ],
  ],
  [
    '=STAT.STUDIES("energy",,,1,"industry=energy & environment; geolocation=Deutschland; columns=title,industries")',
    [
      ["title", "industries"],
      ["Energy study", "Energy & Environment; Transport"],
    ],
  ],
  ['=STAT.STUDIES("coal",,,1,"industry=Transport; platform=de; columns=id; headers=off")', [[9]]],
  [
    '=STAT.STUDIES("energy",,,1,"industry=Fishing")',
    "#VALUE! Unknown industry: Fishing. Use its number, or a name such as Energy & Environment, Transport",
  ],
  [
    '=STAT.STUDIES("energy",,,1,"geolocation=Atlantis")',
    "#VALUE! Unknown place: Atlantis. Use a name or a code such as Germany, DE or DEU",
  ],
  ['=STAT.ASK("Wie hoch ist das BIP?")', [["Das BIP lag bei 4,1 Billionen Euro.\n\nEs wuchs."]]],
  [
    '=STAT.ASK("Wie hoch ist das BIP?","layout=lines; sources=on")',
    [
      ["Das BIP lag bei 4,1 Billionen Euro."],
      ["Es wuchs."],
      ["[1] BIP Deutschlands, Destatis, https://example.com/1"],
    ],
  ],
  [
    '=STAT.ASK.FACTS("Wie hoch ist das BIP?")',
    [
      ["title", "value", "unit", "type"],
      ["BIP", 4121.2, "Mrd. Euro", "number"],
      ["Wachstum", -0.3, "%", "percent"],
      ["Einwohner", 83577, "Personen", "number"],
      ["Rang", "Dritter in der Welt", "", "text"],
      ["Export", 1500000000000, "Euro", "number"],
    ],
  ],
  [
    '=STAT.ASK.SOURCES("Wie hoch ist das BIP?")',
    [
      ["title", "source", "type", "period", "released", "link"],
      ["BIP Deutschlands", "Destatis", "statistic", "", "", "https://example.com/1"],
    ],
  ],
  ['=STAT.ASK("")', '#VALUE! Ask a question, such as "How large is Germany\'s GDP?"'],
];

describe("lists and research over a service that answers in every strange way", () => {
  showFormulas(expected, service);

  it("pages by the number received: 25 results of a package that clips to 10 take 3 requests", () => {
    const pages = service.requests.filter(
      (each) => each.includes("/search/statistics?") && each.includes("size=25"),
    );
    expect(pages.map((each) => /offset=(\d+)/.exec(each)?.[1])).toEqual([undefined, "10", "20"]);
  });

  it("sends the page as an offset, since a clipped size would shift it", () => {
    expect(
      service.requests.filter((each) => each.startsWith("GET /v1/statistics?offset=")),
    ).toEqual(["GET /v1/statistics?offset=3&q=solar&size=3&date_from=2006-11-21"]);
  });

  it("asks 20 years back where no start is given, and turns names into the API's numbers", () => {
    expect(service.requests).toContain(
      "GET /v1/search/statistics?q=solar&size=2&date_from=2006-11-21",
    );
    expect(service.requests).toContain(
      "GET /v1/studies?geolocation=276&industry=40&q=energy&size=1&date_from=2006-11-21",
    );
  });

  it("looks for an industry's number among what is published in the language that is asked for", () => {
    expect(service.requests.filter((each) => each.includes("platform=de"))).toEqual([
      "GET /v1/studies?platform=de&q=Transport&size=50&date_from=2006-11-21",
      "GET /v1/studies?industry=41&platform=de&q=coal&size=1&date_from=2006-11-21",
    ]);
  });

  it("asks a question once for answer, facts and sources", () => {
    expect(service.requests.filter((each) => each.startsWith("POST"))).toHaveLength(1);
  });
});
