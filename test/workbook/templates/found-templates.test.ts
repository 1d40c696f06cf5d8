import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { platforms, type Platform } from "../../../src/contract/index.js";
import { localDay } from "../../../src/statistics/index.js";
import {
  buildFoundTemplate,
  findTemplate,
  foundTemplateIds,
  foundWords,
  templateCalls,
  type FoundParts,
  type FoundTemplateId,
  type Template,
} from "../../../src/workbook/index.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let service: EmbeddedService;
let cared: CaredWorkbench;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const open = async (key = "demo-advanced") => {
  cared = await openCared(() => ({ status: 500, body: {} }), {
    fetch: service.fetch,
    key,
  });
};
beforeEach(() => open());
afterEach(() => {
  cared.workbench.dispose();
});

const today = localDay(new Date(2026, 10, 20));

async function find(id: FoundTemplateId, language: Platform = "en", place = "United States") {
  const search = async (q: string) =>
    (await cared.workbench.client.list("searchIndicators", { q, size: 15 })).value.items;
  const found = await findTemplate(id, { place, language, search, today });
  if (found === undefined) throw new Error(`No place is spelled ${place}.`);
  return found;
}

const build = (id: FoundTemplateId, parts: FoundParts, language: Platform = "en") =>
  buildFoundTemplate(id, { ...parts, language, today });

async function quoteOf(template: Template) {
  const plans = await Promise.all(
    templateCalls(template).map(({ functionId, args }) => cared.data.plan(functionId, args)),
  );
  return cared.data.price(plans.flat());
}

const at = (sheet: string, address: string) => cared.workbench.values(`'${sheet}'!${address}`);
const column = (sheet: string, address: string) => at(sheet, address).flat();

const chartsOf = (sheet: string) =>
  cared.workbench.run(async (context) => {
    const { charts } = context.workbook.worksheets.getItem(sheet);
    charts.load("items/name");
    await context.sync();
    const shown = charts.items.map((chart) => {
      chart.title.load("text");
      chart.series.load("items/name");
      return chart;
    });
    await context.sync();
    const read = shown.map((chart) => ({
      title: chart.title.text,
      series: chart.series.items.map((series) => ({
        name: series.name,
        values: series.getDimensionValues("Values"),
        categories: series.getDimensionValues("Categories"),
      })),
    }));
    await context.sync();
    return read.map(({ title, series }) => ({
      title,
      series: series.map(({ name, values, categories }) => ({
        name,
        values: values.value,
        categories: categories.value,
      })),
    }));
  });

describe("a yield curve from the service's library", () => {
  it("has every maturity once and in order, at one date and a year before", async () => {
    const parts = await find("yield-curve");
    expect(parts.left).toEqual([]);
    const inserted = await cared.operations.insertTemplate(build("yield-curve", parts));
    expect(inserted.failed).toEqual([]);
    const [sheet = ""] = inserted.sheetNames;
    const maturities = column(sheet, "A8:A18");
    expect(maturities).toEqual([
      ...["1 month", "3 months", "6 months", "1 year", "2 years", "3 years", "5 years"],
      ...["7 years", "10 years", "20 years", "30 years"],
    ]);
    // Each from the indicator that is called so.
    expect(column(sheet, "F8:F18")).toEqual(
      maturities.map(
        (text) => `${String(text).replace(/ (\w+?)s?$/, "-$1")} Treasury yield – United States`,
      ),
    );
    expect(column(sheet, "E8:E18")).toEqual(maturities.map(() => "percent"));
    expect(at(sheet, "A7:C7")).toEqual([["Maturity", "2026-09", "2025-09"]]);
    expect(cared.workbench.texts(`'${sheet}'!B4:B5`)).toEqual([["2026-09-01"], ["2025-09-01"]]);
    // As the table of the months has it: the newest first, and the same month of the year before.
    const months = cared.workbench
      .texts("'Yield curve data'!A5:L40")
      .filter(([day]) => /^\d{4}-\d\d-01$/.test(String(day)));
    const row = (day: string) =>
      months
        .find(([each]) => each === day)
        ?.slice(1)
        .map(Number);
    expect(months[0]?.[0]).toBe("2026-09-01");
    expect(column(sheet, "B8:B18")).toEqual(row("2026-09-01"));
    expect(column(sheet, "C8:C18")).toEqual(row("2025-09-01"));
    const [chart] = await chartsOf(sheet);
    expect(chart?.title).toBe("Yield curve – United States (percent)");
    expect(chart?.series.map(({ name }) => name)).toEqual(["2026-09", "2025-09"]);
    expect(chart?.series[0]?.categories).toEqual(maturities);
    expect(chart?.series[0]?.values).toEqual(column(sheet, "B8:B18"));
    // Another date in the yellow cell is another curve.
    cared.workbench.enter(`'${sheet}'!B4`, "=DATE(2025,6,1)");
    await cared.workbench.idle();
    expect(at(sheet, "B7:C7")).toEqual([["2025-06", "2024-06"]]);
    expect(column(sheet, "B8:B18")).toEqual(row("2025-06-01"));
  });

  it("says in its cell why a maturity has no figure at another date", async () => {
    const parts = await find("yield-curve");
    const inserted = await cared.operations.insertTemplate(build("yield-curve", parts));
    const [sheet = ""] = inserted.sheetNames;
    // The 1-month bill came in 2001.
    cared.workbench.enter(`'${sheet}'!B4`, "=DATE(1999,6,1)");
    await cared.workbench.idle();
    expect(cared.workbench.cell(`'${sheet}'!B8`)).toMatchObject({ value: "#N/A" });
    expect(cared.workbench.cell(`'${sheet}'!B8`).message).toMatch(/1999/);
    expect(column(sheet, "B9:B9")).toEqual([expect.any(Number)]);
  });
});

describe("a macro dashboard from the service's library", () => {
  it("shows rates, prices, jobs and growth, each with unit, period, place, title and source", async () => {
    const parts = await find("macro-dashboard");
    expect(parts.left).toEqual([]);
    const inserted = await cared.operations.insertTemplate(build("macro-dashboard", parts));
    expect(inserted.failed).toEqual([]);
    const [sheet = "", data = ""] = inserted.sheetNames;
    expect([sheet, data]).toEqual(["Macro dashboard", "Macro dashboard data"]);
    const rows = at(sheet, "A6:K17").filter(([, latest]) => latest !== "");
    expect(rows.map(([name, , period, unit]) => [name, period, unit])).toEqual([
      ["Policy rate", "2026-09", "percent"],
      ["10-year government yield", "2026-09", "percent"],
      ["Inflation, 12 months", "2026-08", "percent"],
      ["Core inflation, 12 months", "2026-08", "percent"],
      ["Unemployment rate", "2026-09", "percent"],
      ["Nonfarm payrolls", "2026-09", "thousand persons"],
      ["Real GDP, on the year", "Q2 2026", "percent"],
      ["Industrial production, on the year", "2026-08", "percent"],
    ]);
    for (const [, latest, , , onPeriod, onYear, , place, title, , source] of rows) {
      for (const figure of [latest, onPeriod, onYear]) expect(figure).toEqual(expect.any(Number));
      expect(place).toBe("United States");
      expect(title).toMatch(/ – United States$/);
      expect(source).toMatch(/\(2026, .*Retrieved November 20, 2026/);
    }
    // A rate moves by points, a count by percent.
    const [policy, , , , , employment] = rows;
    expect(policy?.[6]).toBe("percentage points");
    expect(employment?.[6]).toBe("%");
    const charts = await chartsOf(sheet);
    expect(charts.map(({ title }) => title)).toEqual([
      "Rates (percent)",
      "Prices (percent)",
      "Unemployment rate (percent)",
      "Nonfarm payrolls (thousand persons)",
      "Real GDP, on the year (percent)",
      "Industrial production, on the year (percent)",
    ]);
    expect(charts[0]?.series.map(({ name }) => name)).toEqual([
      "Policy rate",
      "10-year government yield",
    ]);
    // The end of each line is the latest figure of the table.
    expect(charts[0]?.series.map(({ values }) => values.at(-1))).toEqual(
      rows.slice(0, 2).map(([, latest]) => latest),
    );
    expect(charts[4]?.series[0]?.values.at(-1)).toBe(rows[6]?.[1]);
  });

  it("leaves out what is not of the place, of the frequency or of these days, and says so", async () => {
    const parts = await find("macro-dashboard", "en", "Germany");
    // Rates of unemployment of years up to 2014 are there.
    expect(parts.found).toEqual([]);
    expect(parts.left.map(({ wanted, reason }) => [wanted.key, reason])).toContainEqual([
      "unemployment",
      "frequency",
    ]);
  });

  it("says on the sheet what is left out", async () => {
    const { found } = await find("macro-dashboard");
    const [first, ...others] = found;
    if (first === undefined) throw new Error("Nothing was found.");
    const left = [{ wanted: first.wanted, place: first.place, reason: "nothing" as const }];
    const template = build("macro-dashboard", { found: others, left });
    const { sheetNames } = await cared.operations.insertTemplate(template);
    expect(at(sheetNames[0] ?? "", "A3")).toEqual([
      ["Left out: Policy rate (nothing found that is this beyond doubt)."],
    ]);
  });
});

describe("a market monitor from the service's library", () => {
  it("shows currencies, oil and yields with their charts", async () => {
    const parts = await find("market-monitor");
    expect(parts.left).toEqual([]);
    const inserted = await cared.operations.insertTemplate(build("market-monitor", parts));
    expect(inserted.failed).toEqual([]);
    const [sheet = ""] = inserted.sheetNames;
    const rows = at(sheet, "A6:I16").filter(([, latest]) => latest !== "");
    expect(rows.map(([name, , , , , , , place]) => [name, place])).toEqual([
      ["Euro per U.S. dollar", "Euro area"],
      ["Pound per U.S. dollar", "United Kingdom"],
      ["Yen per U.S. dollar", "Japan"],
      ["Yuan per U.S. dollar", "China"],
      ["Crude oil, Brent", "Worldwide"],
      ["Crude oil, WTI", "United States"],
      ["3-month government yield", "United States"],
      ["10-year government yield", "United States"],
    ]);
    const charts = await chartsOf(sheet);
    expect(charts.map(({ title }) => title)).toEqual([
      "Exchange rates (2025 = 100)",
      "Crude oil, Brent (U.S. dollars per barrel)",
      "Crude oil, WTI (U.S. dollars per barrel)",
      "Yields (percent)",
    ]);
    expect(charts[0]?.series.map(({ name }) => name)).toEqual(
      rows.slice(0, 4).map(([name]) => name),
    );
    // The same move in the chart as in the table: of the last month.
    const euro = charts[0]?.series[0]?.values.map(Number) ?? [];
    const move = (euro.at(-1) ?? 0) / (euro.at(-2) ?? 1) - 1;
    expect(move).toBeCloseTo(Number(rows[0]?.[4]), 10);
  });
});

describe("templates of found figures", () => {
  it.each(platforms)("speak %s, and find the same figures", async (language) => {
    for (const id of foundTemplateIds) {
      const english = await find(id);
      const parts = await find(id, language);
      expect(parts.found.map((part) => part.id)).toEqual(english.found.map((part) => part.id));
      const template = build(id, parts, language);
      const texts = template.sheets.flatMap(({ cells }) => cells.map(({ content }) => content));
      for (const { wanted } of parts.found) {
        const name = foundWords[language].part(wanted.key);
        expect(texts).toContain(name);
        expect(name).not.toBe(wanted.key);
      }
    }
  });

  it.each(foundTemplateIds)("cost what they are quoted, to the credit: %s", async (id) => {
    const template = build(id, await find(id));
    const quote = await quoteOf(template);
    expect(quote.isKnown).toBe(true);
    expect(quote.atMost).toBe(quote.credits);
    const { credits, calls } = cared.workbench.client.status().session;
    await cared.operations.insertTemplate(template);
    const { session } = cared.workbench.client.status();
    expect([session.calls - calls, session.credits - credits]).toEqual([
      quote.calls,
      quote.credits,
    ]);
    // What is kept costs nothing again.
    expect((await quoteOf(template)).credits).toBe(0);
  });

  it("are refused as a whole to a key that may not search", async () => {
    cared.workbench.dispose();
    await open("demo-starter");
    await expect(find("yield-curve")).rejects.toMatchObject({ code: "forbidden" });
    expect(cared.workbench.client.status().operationsAllowed.searchIndicators).toBe(false);
  });
});
