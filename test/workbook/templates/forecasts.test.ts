import { afterEach, beforeEach, expect, it } from "vitest";
import type { Template } from "../../../src/workbook/index.js";
import { openTitled, type TitledWorkbook } from "../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
beforeEach(async () => {
  const figures: Record<string, Record<string, number>> = {
    "7": { "2024": 1000, "2025": 2000, "2026": 3000, "2027": 4000 },
    "8": { "2025": 1000, "2026": 2000, "2027": 3000, "2028": 4000 },
    "9": { "2024": 10.25, "2025": 11.5 },
  };
  cared = await openTitled(undefined, (id) => figures[id] ?? {});
});
afterEach(() => {
  cared.workbench.dispose();
});

const text = (at: string, content: string | number) =>
  ({ at, content, look: "plain" }) as Template["sheets"][number]["cells"][number];

/** A chart on the statistic whose id stands in a cell, as the templates have it. */
const template: Template = {
  id: "market-size",
  sheets: [
    {
      name: "Market",
      widths: {},
      cells: [
        text("A1", "Market"),
        text("B1", 7),
        text("C1", "Office"),
        text("A4", "=STAT.DATA(B1)"),
      ],
    },
  ],
  charts: [
    {
      data: { sheet: 0, at: "A4" },
      sheet: 0,
      at: "E1",
      type: "Line",
      title: "A1",
      id: "B1",
      source: "C1",
    },
  ],
};

const dashed = () =>
  cared.run(async (context) => {
    const chart = context.workbook.worksheets.getItem("Market").charts.getItemAt(0);
    const points = [0, 1, 2, 3].map((at) => chart.series.getItemAt(0).points.getItemAt(at));
    for (const { format } of points) format.border.load("lineStyle");
    await context.sync();
    return points.map(({ format }) => format.border.lineStyle === "Dash");
  });

it("a template's chart has its forecasts dashed, and those of what it shows later", async () => {
  const { chartNames } = await cared.operations.insertTemplate(template);
  expect(chartNames).toHaveLength(1);
  expect(await dashed()).toEqual([false, false, true, true]);
  await cared.run(async (context) => {
    context.workbook.worksheets.getItem("Market").getRange("B1").values = [[8]];
    await context.sync();
  });
  await cared.refresh();
  expect(await dashed()).toEqual([false, true, true, true]);
});

it("the axis of a template's chart that follows a cell has the decimals of its figures, and those of what it shows later", async () => {
  const charts = template.charts.map((chart) => ({ ...chart, at: "E3", isFollowing: true }));
  await cared.operations.insertTemplate({ ...template, charts });
  const formats = () =>
    cared.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Market");
      const { valueAxis } = sheet.charts.getItemAt(0).axes;
      const figure = sheet.getRange("B5");
      valueAxis.load("numberFormat");
      figure.load("numberFormat");
      await context.sync();
      return [valueAxis.numberFormat, (figure.numberFormat as unknown[][])[0]?.[0]];
    });
  // In its cells a rate may stand before anything has followed.
  expect(await formats()).toEqual(["#,##0", "#,##0.0###"]);
  await cared.run(async (context) => {
    context.workbook.worksheets.getItem("Market").getRange("B1").values = [[9]];
    await context.sync();
  });
  await cared.refresh();
  expect(await formats()).toEqual(["#,##0.00", "#,##0.00"]);
});
