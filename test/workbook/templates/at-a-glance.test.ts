import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { platforms, type Platform } from "../../../src/contract/index.js";
import { localDay } from "../../../src/statistics/index.js";
import {
  buildFoundTemplate,
  findTemplate,
  type FoundParts,
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
beforeEach(async () => {
  const setting = { fetch: service.fetch, key: "demo-advanced" };
  cared = await openCared(() => ({ status: 500, body: {} }), setting);
});
afterEach(() => {
  cared.workbench.dispose();
});

const today = localDay(new Date(2026, 10, 20));

async function find(place = "United States", language: Platform = "en"): Promise<FoundParts> {
  const search = async (q: string) =>
    (await cared.workbench.client.list("searchIndicators", { q, size: 15 })).value.items;
  const found = await findTemplate("at-a-glance", { place, language, search, today });
  if (found === undefined) throw new Error(`No place is spelled ${place}.`);
  return found;
}
const build = (parts: FoundParts, language: Platform = "en"): Template =>
  buildFoundTemplate("at-a-glance", { ...parts, language, today });

const name = "Economy at a glance";
const values = (address: string) => cared.workbench.values(`'${name}'!${address}`);
const texts = (address: string) => cared.workbench.texts(`'${name}'!${address}`);

const chartsOf = () =>
  cared.workbench.run(async (context) => {
    const { charts } = context.workbook.worksheets.getItem(name);
    charts.load("items/name,items/left,items/top,items/width,items/height");
    await context.sync();
    for (const chart of charts.items) {
      chart.title.load("text");
      chart.series.load("items/name");
    }
    await context.sync();
    return charts.items.map(({ title, series, left, top, width, height }) => ({
      title: title.text,
      series: series.items.map((one) => one.name),
      box: { left, top, right: left + width, bottom: top + height },
    }));
  });

describe("an economy at a glance, from the service's library", () => {
  it("shows each figure with period, unit, changes and source", async () => {
    const inserted = await cared.operations.insertTemplate(build(await find()));
    expect(inserted.failed).toEqual([]);
    expect(inserted.sheetNames).toEqual([name, "Economy at a glance data"]);
    expect(values("A2:B2")).toEqual([["Place", "United States"]]);
    const lines = texts("A5:G21");
    expect(lines.filter(([, latest]) => latest === "").map(([group]) => group)).toEqual([
      ...["Rates", "Prices", "Jobs", "Growth", "Exchange rates"],
    ]);
    const figures = lines.filter(([, latest]) => latest !== "");
    expect(figures.map(([what, latest, period, unit]) => [what, latest, period, unit])).toEqual([
      ["Policy rate", "3.75", "2026-09", "percent"],
      ["10-year government yield", "4.99", "2026-09", "percent"],
      ["Inflation, 12 months", "3.40", "2026-08", "percent"],
      ["Core inflation, 12 months", "2.45", "2026-08", "percent"],
      ["Unemployment rate", "4.20", "2026-09", "percent"],
      ["Nonfarm payrolls", "159,044", "2026-09", "thousand persons"],
      ["Real GDP, on the year", "2.20", "Q2 2026", "percent"],
      ["Industrial production, on the year", "1.42", "2026-08", "percent"],
      ...["Euro", "Pound", "Yen", "Yuan"].map((currency): unknown[] => [
        `${currency} per U.S. dollar`,
        expect.stringMatching(/^\d+\.\d{2,4}$/),
        "2026-09",
        "",
      ]),
    ]);
    // A rate moves by points, a count and a currency by percent; both say so.
    for (const [what, , , unit, onPeriod, onYear, source] of figures) {
      const sign = unit === "percent" ? / pp$/ : /%$/;
      for (const change of [onPeriod, onYear]) {
        expect(change, what).toMatch(/^[+-]?\d/);
        expect(change, what).toMatch(sign);
      }
      expect(source, what).not.toBe("");
    }
  });

  it("has every text and number in its column, and every chart beside the others", async () => {
    await cared.operations.insertTemplate(build(await find()));
    const charts = await chartsOf();
    expect(charts.map(({ title, series }) => [title, series.length])).toEqual([
      ["Rates (percent)", 2],
      ["Prices (percent)", 2],
      ["Unemployment rate (percent)", 1],
      ["Real GDP, on the year (percent)", 1],
      ["Exchange rates (2025 = 100)", 4],
    ]);
    const table = await cared.workbench.run(async (context) => {
      const area = context.workbook.worksheets.getItem(name).getRange("A1:G21");
      area.load("left,top,width,height");
      await context.sync();
      return { left: 0, top: 0, right: area.left + area.width, bottom: area.top + area.height };
    });
    const boxes = [table, ...charts.map(({ box }) => box)];
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    });
  });

  it("is one page across, without gridlines", async () => {
    await cared.operations.insertTemplate(build(await find()));
    const page = await cared.workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(name);
      sheet.load("showGridlines");
      sheet.pageLayout.load("orientation,zoom");
      await context.sync();
      const { orientation, zoom } = sheet.pageLayout;
      return { showGridlines: sheet.showGridlines, orientation, zoom };
    });
    expect(page).toMatchObject({
      ...{ showGridlines: false, orientation: "Landscape" },
      zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
    });
  });

  it("has a sentence where a figure would be that the service has not for the place", async () => {
    const parts = await find("Germany");
    await cared.operations.insertTemplate(build(parts));
    const lines = texts("A5:G21");
    const policy = lines.find(([what]) => what === "Policy rate");
    const sentence = "Left out: nothing found that is this beyond doubt.";
    expect(policy).toEqual(["Policy rate", sentence, "", "", "", "", ""]);
    expect(lines.find(([what]) => what === "Unemployment rate")?.[1]).toBe(
      "Left out: not as often.",
    );
    expect(values("B2")).toEqual([["Germany"]]);
    // What is there is there, with the one chart that can be drawn.
    const euro = lines.find(([what]) => what === "Euro per U.S. dollar");
    expect(euro?.[1]).toMatch(/^0\.\d+$/);
    expect((await chartsOf()).map(({ title }) => title)).toEqual(["Exchange rates (2025 = 100)"]);
  });

  it("says twice from where it is only what is from two", async () => {
    await cared.operations.insertTemplate(build(await find()));
    const shown = texts("A1:M40").flat();
    expect(shown).not.toContainEqual(expect.stringMatching(/(U\.S\. Bureau.*); \1/));
    expect(shown.filter((text) => text === "U.S. Bureau of Labor Statistics").length).toBe(6);
  });

  it.each(platforms)("speaks %s, with sheets that Excel can name", async (language) => {
    const template = build(await find("USA", language), language);
    for (const sheet of template.sheets) expect(sheet.name.length).toBeLessThanOrEqual(31);
    const inserted = await cared.operations.insertTemplate(template);
    expect(inserted.failed).toEqual([]);
    expect(inserted.chartNames).toHaveLength(5);
  });
});
