import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planCall } from "../../../src/functions/index.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
} from "../support/functions-workbench.js";
import { jsonService, type Reply } from "../support/json-service.js";
import { showFormulas, type ExpectedFormula } from "../support/show-formulas.js";

type Figures = Readonly<Record<string, number | null>>;

const measure = (kind: string | undefined, unit: string) =>
  kind === undefined ? {} : { measure: { kind, seasonal_adjustment: null, unit, scale: null } };

const statistic = (id: number, unit: string, data: Figures, kind?: string, title = "Figures") => ({
  identifier: id,
  title,
  subject: `${title} (in ${unit})`,
  link: "",
  released_at: "2026-11-20T00:00:00Z",
  platform: "en",
  is_premium: false,
  ...measure(kind, unit),
  chart: {
    graphType: "line",
    unit,
    data: { Figures: Object.entries(data).map(([name, value]) => ({ name, data: value })) },
  },
});

/** What offices and banks write beside figures at the prices of another year. */
const deflated = [
  "GDP, chain-linked",
  "Chain linked volumes of output",
  "Output, deflated",
  "Wages, adjusted for inflation",
  "Income in 2020 dollars",
  "GDP (2015 prices)",
  "GDP at prices of 2015",
  "Output at previous year's prices",
  "BIP in Vorjahrespreisen",
  "Löhne, inflationsbereinigt",
  "PIB en volume",
  "Salaires déflatés",
  "PIB a precios del año anterior",
  "Actual consumption in PPS",
  "Consommation, en standards de pouvoir d’achat",
];

const years = { 2022: 100, 2023: 200, 2024: 400, 2025: 800 };
const dollars = "million U.S. dollars";
const statistics: Readonly<Record<string, object>> = {
  "1": statistic(1, dollars, years, "flow"),
  "2": statistic(2, dollars, years, "stock"),
  "3": statistic(3, dollars, years),
  "4": statistic(4, "yen", { 2023: 14_000 }, "flow"),
  "5": statistic(5, "U.S. dollars per barrel", { "2024-01": 80, "2024-02": 81 }, "price"),
  "6": statistic(6, "million U.S. dollars at 2011 prices", years, "flow"),
  "7": statistic(7, "percent", years, "rate"),
  "8": statistic(8, dollars, years, "flow", "Real gross domestic product"),
  "9": statistic(9, "U.S. dollars per euro", years, "price"),
  "10": statistic(10, dollars, { Germany: 1, France: 2 }, "flow"),
  "11": statistic(11, "million Turkish lira", years, "flow"),
  "12": statistic(12, "dollars", years, "flow"),
  "13": statistic(13, "billion euros", years, "flow"),
  "14": statistic(14, dollars, { 1990: 1 }, "flow"),
  ...Object.fromEntries(
    deflated.map((title, at) => [
      String(100 + at),
      statistic(100 + at, dollars, years, "flow", title),
    ]),
  ),
  // Nothing says what it counts.
  "15": { ...statistic(15, "", years, "flow"), subject: "Figures" },
};

const monthsOf = (year: number, rate: (month: number) => number, count = 12) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${String(year)}-${String(index + 1).padStart(2, "0")}`,
      rate(index + 1),
    ]),
  );

/** Of each month of two years. */
const monthly = statistic(
  16,
  dollars,
  { ...monthsOf(2023, () => 1), ...monthsOf(2024, () => 2) },
  "flow",
);

/** Euros for one dollar: 0.5 on average in 2023, 1 at its end; of 2024 one month is missing. */
const euro: Figures = {
  ...monthsOf(2023, (month) => (month === 12 ? 1 : 5 / 11)),
  ...monthsOf(2024, () => 0.8, 11),
  ...monthsOf(2025, () => 0.25),
};
const yen = monthsOf(2023, () => 140);

const rates = "aaaaaaaa-0000-5000-8000-000000000000";
const annual = "bbbbbbbb-0000-5000-8000-000000000000";
const trade = "cccccccc-0000-5000-8000-000000000000";
const sales = "dddddddd-0000-5000-8000-000000000000";
const perDollar = "national currency units per U.S. dollar";
const library: Readonly<
  Record<
    string,
    { title: string; unit: string; kind: string; data: Readonly<Record<string, Figures>> }
  >
> = {
  [rates]: {
    title: "Exchange rate: national currency per U.S. dollar",
    unit: perDollar,
    kind: "price",
    data: { EMU: euro, JPN: yen },
  },
  // Of Germany's members years ago in another currency, and not of the euro area.
  [annual]: {
    title: "Exchange rate, average of the year",
    unit: perDollar,
    kind: "price",
    data: { DEU: { 2022: 1.7, 2023: 1.7 }, GBR: { 2022: 2 } },
  },
  [trade]: {
    title: "Exports",
    unit: dollars,
    kind: "flow",
    data: { DEU: { "2023-11": 11, "2023-12": 10, "2025-01": 8 }, USA: { "2023-12": 2 } },
  },
  [sales]: {
    title: "Sales",
    unit: dollars,
    kind: "flow",
    data: {
      DEU: { ...monthsOf(2023, () => 1), ...monthsOf(2024, () => 2) },
      // Of 2023 there is nothing.
      FRA: {
        ...monthsOf(2021, () => 1),
        ...monthsOf(2022, () => 2),
        ...monthsOf(2024, () => 3),
      },
    },
  },
};

const item = (id: string, frequency: string) => ({
  identifier: id,
  title: library[id]?.title,
  subject: `${library[id]?.title ?? ""} (in ${library[id]?.unit ?? ""})`,
  link: "",
  updated_at: "2026-11-20T00:00:00Z",
  industries: [],
  covered_timeframe: { start: "2022", end: "2025" },
  covered_geos: Object.fromEntries(
    Object.keys(library[id]?.data ?? {}).map((code) => [code, code]),
  ),
  market_type: "",
  market_type_description: "",
  frequency,
  ...measure("price", library[id]?.unit ?? ""),
});

const data = {
  "/v1/data/statistic": (query: URLSearchParams): Reply => ({
    body: query.get("id") === "16" ? monthly : statistics[query.get("id") ?? ""],
  }),
  "/v1/data/market-insights/indicator": (query: URLSearchParams): Reply => {
    const id = query.get("id") ?? "";
    const {
      title,
      unit,
      kind,
      data: byPlace,
    } = library[id] ?? {
      title: "",
      unit: "",
      kind: "count",
      data: {},
    };
    const found = (query.get("geo") ?? "").split(",").flatMap((geo) => {
      const figures = byPlace[geo];
      if (figures === undefined) return [];
      return [{ geo, categories: Object.keys(figures), series: Object.values(figures) }];
    });
    return {
      body: {
        identifier: id,
        title,
        description: "",
        chart: { name: title, graphType: "line", unit, data: found },
        market_type: "",
        market_type_description: "",
        ...measure(kind, unit),
      },
    };
  },
};
const search = () => ({
  body: {
    items: [item(annual, "annual"), item(rates, "monthly"), item(trade, "monthly")],
    total_count: 3,
  },
});
const service = jsonService({ ...data, "/v1/search/market-insights/indicators": search });

const note = (from: string, which: string) =>
  `${from} to EUR: ${which} by Exchange rate: national currency per U.S. dollar (${rates}); periods without a rate are missing`;
const average = "the average of each period";

const expected: readonly ExpectedFormula[] = [
  [
    '=STAT.DATA(1,"currency=EUR; unit=on; show=notes")',
    [
      ["category", "Figures (million EUR)"],
      // 2022 has no rates, 2024 eleven months of them.
      [2022, ""],
      [2023, 100],
      [2024, ""],
      [2025, 200],
      ["note", note("USD", average)],
    ],
  ],
  [
    '=STAT.DATA(2,"currency=eur; headers=off; show=notes")',
    [
      [2022, ""],
      [2023, 200],
      // The last month of 2024 is the one that is missing.
      [2024, ""],
      [2025, 200],
      ["note", note("USD", "the rate of the last month in each period")],
    ],
  ],
  [
    '=STAT.DATA(3,"currency=EUR")',
    "#N/A Say what these figures are: agg=sum or avg for flows (average rates), agg=last for stocks (rates at the end)",
  ],
  ['=STAT.VALUE(3,,2023,"currency=EUR; agg=last")', [[200]]],
  // The service has the figure; neither do the data end before it, nor is one before it the latest.
  ['=STAT.VALUE(1,,2024,"currency=EUR")', "#N/A No rate of exchange from USD to EUR for 2024"],
  ['=STAT.VALUE(1,,2022,"currency=EUR")', "#N/A No rate of exchange from USD to EUR for 2022"],
  ['=STAT.VALUE(1,,,"currency=JPY")', "#N/A No rate of exchange from USD to JPY for 2025"],
  ['=STAT.VALUE(1,,2021,"currency=EUR")', "#N/A No figure for 2021: the data begin in 2022"],
  ['=STAT.VALUE(1,,2024,"currency=EUR; match=before; show=period")', [[100, 2023]]],
  ['=STAT.VALUE(3,,2023,"currency=EUR; agg=sum")', [[100]]],
  ['=STAT.VALUE(4,,2023,"currency=EUR")', [[50]]],
  ['=STAT.VALUE(4,,2023,"currency=USD")', [[100]]],
  ['=STAT.VALUE(1,,2023,"currency=JPY; scale=1")', [[28_000_000_000]]],
  [
    '=STAT.DATA(5,"currency=EUR; unit=on; headers=on")',
    [
      ["category", "Figures (EUR per barrel)"],
      ["2024-01", 64],
      ["2024-02", 64.8],
    ],
  ],
  [
    '=STAT.DATA(6,"currency=EUR")',
    "#N/A currency=EUR has no meaning for figures at constant prices or by purchasing power: million U.S. dollars at 2011 prices",
  ],
  [
    '=STAT.DATA(8,"currency=EUR")',
    "#N/A currency=EUR has no meaning for figures at constant prices or by purchasing power: million U.S. dollars",
  ],
  ...deflated.map((_, at): ExpectedFormula => [
    `=STAT.DATA(${String(100 + at)},"currency=EUR")`,
    "#N/A currency=EUR has no meaning for figures at constant prices or by purchasing power: million U.S. dollars",
  ]),
  ...(["percent", "U.S. dollars per euro", "million Turkish lira", "dollars"] as const).map(
    (unit, index): ExpectedFormula => [
      `=STAT.DATA(${String([7, 9, 11, 12][index])},"currency=EUR")`,
      `#N/A currency=EUR converts money of a known currency: these figures are in ${unit}`,
    ],
  ),
  [
    '=STAT.DATA(15,"currency=EUR")',
    "#N/A currency=EUR converts money of a known currency: these figures are in –",
  ],
  [
    '=STAT.DATA(10,"currency=EUR")',
    "#VALUE! currency=EUR needs periods of one length, such as years or months: these rows are something else",
  ],
  [
    '=STAT.DATA(13,"currency=EUR; headers=off; limit=1; unit=on; layout=long")',
    [[2022, "Figures", 100, "billion EUR"]],
  ],
  [
    '=STAT.DATA(14,"currency=EUR")',
    "#N/A The service has no rates of exchange from USD to EUR for the periods of these figures",
  ],
  [
    '=STAT.DATA(1,"currency=SEK")',
    "#N/A The service has no rates of exchange from USD to SEK for the periods of these figures",
  ],
  [
    `=STAT.INDICATOR("${trade}","DEU, USA",,,"currency=EUR; unit=on; show=notes")`,
    [
      ["period", "DEU (million EUR)", "USA (million EUR)"],
      ["2023-11", 5, ""],
      ["2023-12", 10, 2],
      ["2025-01", 2, ""],
      ["note", note("USD", average), ""],
    ],
  ],
  // The latest figure without a rate is none, in a table of the latest as in a cell of its own.
  [
    `=STAT.INDICATOR("${trade}","DEU, USA",,,"currency=JPY; layout=cross; headers=off")`,
    [
      ["DEU", "#N/A"],
      ["USA", 280],
    ],
  ],
  [
    `=STAT.INDICATOR("${trade}","DEU",,,"currency=EUR; layout=cross; headers=off; show=period")`,
    [["DEU", 2, "2025-01"]],
  ],
  // Nor is the whole year before it the latest, where only its rates are not whole.
  ['=STAT.VALUE(16,,,"currency=EUR; freq=A")', "#N/A No rate of exchange from USD to EUR for 2024"],
  ['=STAT.VALUE(16,,,"freq=A; show=period")', [[24, 2024]]],
  ['=STAT.VALUE(16,,2023,"currency=EUR; freq=A")', [[6]]],
  [
    `=STAT.INDICATOR("${sales}","DEU",,,"currency=EUR; freq=A; layout=cross; headers=off; show=period")`,
    [["DEU", "#N/A"]],
  ],
  [
    `=STAT.INDICATOR("${sales}","DEU",,,"freq=A; layout=cross; headers=off; show=period")`,
    [["DEU", 24, 2024]],
  ],
  [
    `=STAT.INDICATOR("${sales}","DEU",2023,,"currency=EUR; freq=A; layout=cross; headers=off; show=period")`,
    [["DEU", 6, 2023]],
  ],
  // A change likewise: that of 2022 is not the latest one where 2024 has a figure.
  [
    `=STAT.INDICATOR("${sales}","DEU, FRA",,,"change=pct; freq=A; layout=cross; headers=off; show=period")`,
    [
      ["DEU", 1, 2024],
      ["FRA", "", ""],
    ],
  ],
  [
    `=STAT.INDICATOR("${trade}","DEU",,,"currency=EUR; change=pct; headers=off; limit=2")`,
    [
      ["2023-11", ""],
      ["2023-12", 1],
    ],
  ],
];

describe("currency=", () => {
  showFormulas(expected, service);

  it("refuses a currency that it does not know, with those that it does", async () => {
    const workbench = await openFunctions({ fetch: service.fetch });
    const [shown] = await workbench.show(['=STAT.DATA(1,"currency=euros")']);
    expect(shownText(shown)).toMatch(
      /^#VALUE! currency cannot be euros\. Allowed: USD, EUR, GBP, /,
    );
    workbench.dispose();
  });
});

describe("currency= on a service without rates", () => {
  const empty = () => ({ body: { items: [item(trade, "monthly")], total_count: 1 } });
  showFormulas(
    [
      [
        '=STAT.DATA(1,"currency=EUR")',
        "#N/A The service has no rates of exchange from USD to EUR for the periods of these figures",
      ],
    ],
    jsonService({ ...data, "/v1/search/market-insights/indicators": empty }),
  );
});

describe("the calls of currency=", () => {
  let workbench: FunctionsWorkbench;
  const counted = jsonService({ ...data, "/v1/search/market-insights/indicators": search });
  beforeAll(async () => {
    workbench = await openFunctions({ fetch: counted.fetch });
  });
  afterAll(() => {
    workbench.dispose();
  });
  const operations = async (id: number) =>
    (await planCall("DATA", [id, "currency=EUR"])).map(({ operation }) => operation);

  it("are in the plan, and made once for all formulas", async () => {
    const unasked = await planCall("DATA", [1, "currency=EUR"]);
    expect(await workbench.services.client.quote(unasked)).toMatchObject({
      credits: 10,
      // The statistic, and the rates that nobody has asked for.
      atMost: 25,
    });
    expect((await operations(1)).sort()).toEqual(["getStatistic", "searchIndicators"]);
    await workbench.show(['=STAT.DATA(1,"currency=EUR")', '=STAT.DATA(2,"currency=EUR")']);
    const paths = counted.requests.map((request) => request.split("?")[0]);
    expect(paths.filter((path) => path?.includes("indicator"))).toEqual([
      "GET /v1/search/market-insights/indicators",
      "GET /v1/data/market-insights/indicator",
    ]);
    expect((await operations(1)).sort()).toEqual([
      "getIndicator",
      "getStatistic",
      "searchIndicators",
    ]);
  });
});
