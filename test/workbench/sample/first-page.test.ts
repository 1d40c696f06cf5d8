import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillSample } from "../../../src/workbench/browser/sample/sample-workbook.js";
import { frameOf } from "../../../src/workbench/host/charts/chart-store.js";
import {
  startService,
  type EmbeddedService,
} from "../../../tools/functions-metadata/embedded-service.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";

let service: EmbeddedService;
let workbench: StatWorkbench;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ status: 500, body: {} }), {
    fetch: service.fetch,
    key: "demo-advanced",
  });
  fillSample(workbench.host, () => true);
  await workbench.idle();
});
afterEach(() => {
  workbench.dispose();
});

/** Series of the first page's charts: names, and how many of their cells hold figures. */
const chartsOf = () =>
  workbench.run(async (context) => {
    const { charts } = context.workbook.worksheets.getItem("At a glance");
    charts.load("items/name");
    await context.sync();
    for (const { title, series } of charts.items) {
      title.load("text");
      series.load("items/name");
    }
    await context.sync();
    const values = charts.items.map(({ series }) =>
      series.items.map((one) => one.getDimensionValues("Values")),
    );
    await context.sync();
    return charts.items.map(({ title, series }, index) => ({
      title: title.text,
      series: series.items.map(({ name }) => name),
      counts: values[index]?.map(({ value }) => value.filter((each) => each !== "").length),
    }));
  });

describe("the workbench's first page, from the service's library", () => {
  it("shows figures of what stands beside them, by formulas alone", () => {
    expect(workbench.texts("A3:D10")).toEqual([
      ["Figure", "Latest", "Period", "On the year"],
      ["Federal funds rate, %", "3.75", "2026-09", "-0.47 pp"],
      ["Inflation, 12 months, %", "3.40", "2026-08", "+0.48 pp"],
      ["Unemployment rate, %", "4.20", "2026-09", "-0.20 pp"],
      ["10-year Treasury yield, %", "4.99", "2026-09", "+0.87 pp"],
      ["Real GDP, on the year, %", "2.20", "Q2 2026", "-0.20 pp"],
      ["Industrial production, on the year, %", "1.42", "2026-08", "+0.23 pp"],
      ["Euro per U.S. dollar", "0.869", "2026-09", "+2.0%"],
    ]);
    expect(workbench.texts("Data!C4:D10").map(([title]) => title)).toEqual([
      "Federal funds effective rate – United States",
      "Inflation rate (consumer prices, change on the year) – United States",
      "Unemployment rate – United States",
      "10-year Treasury yield – United States",
      "Real GDP growth on the year – United States",
      "Industrial production, change on the year – United States",
      "Exchange rate: national currency per U.S. dollar",
    ]);
    expect(workbench.texts("Data!D4:D10").flat()).not.toContain("");
    for (let row = 4; row <= 10; row++)
      expect(workbench.cell(`B${String(row)}`).formula).toMatch(/^=STAT\.VALUE/);
    expect(workbench.texts("A22")).toEqual([
      ["Source: Board of Governors of the Federal Reserve System"],
    ]);
  });

  it("has charts on all of their figures, beside their tables and above the fold", async () => {
    expect(await chartsOf()).toEqual([
      {
        title: "United States, percent",
        series: ["Funds rate", "Inflation", "Unemployment"],
        // Nothing was collected in October 2025, and no price is known of a quarter that is not over.
        counts: [24, 22, 23],
      },
      {
        title: "The U.S. dollar, change on the year",
        series: ["Euro area", "Japan", "UK"],
        counts: [8, 8, 8],
      },
    ]);
    const { workbook, state } = workbench.host;
    const page = workbook.sheets.activeId();
    const table = 226 + 3 * 84;
    for (const chart of state.charts.ofSheet(page)) {
      const frame = frameOf(workbook, page, chart.figureId);
      expect(frame.left * (4 / 3)).toBeGreaterThan(table);
      // What a window of 1280 by 800 shows beside the pane.
      expect((frame.left + frame.width) * (4 / 3)).toBeLessThan(857);
      expect((frame.top + frame.height) * (4 / 3)).toBeLessThan(533);
    }
  });

  it("follows its yellow cells", async () => {
    workbench.enter("D12", "A");
    workbench.enter("C13", "Switzerland");
    await workbench.idle();
    // The year that is not over has no figure.
    expect(
      workbench.texts("A20:D21").map(([year, ...shown]) => [year, shown.every(Boolean)]),
    ).toEqual([
      ["2025", true],
      ["2026", false],
    ]);
    const [, dollar] = await chartsOf();
    expect(dollar?.series).toEqual(["Euro area", "Switzerland", "UK"]);
  });

  it("has a search on the second sheet that follows its cell", async () => {
    expect(workbench.texts("Search!D3")).toEqual([["5 results"]]);
    expect(workbench.texts("Search!A5:B5")).toEqual([["id", "title"]]);
    workbench.enter("Search!B3", "life expectancy");
    await workbench.idle();
    expect(workbench.texts("Search!B6")[0]?.[0]).toMatch(/life expectancy/i);
  });
});
