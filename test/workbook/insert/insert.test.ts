import { Resvg } from "@resvg/resvg-js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cellAt, checkAreaAt } from "../../../src/workbook/insert/room/find-room.js";
import { followSpills } from "../../../src/workbook/spills/follow-spills.js";
import { insertImage } from "../../../src/workbook/insert/insert-image.js";
import { insertLiveChart } from "../../../src/workbook/insert/insert-live-chart.js";
import { insertTable } from "../../../src/workbook/insert/insert-table.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
let figures: Record<string, number>;
beforeEach(async () => {
  figures = { "2018": 1, "2019": 2, "2020": 3 };
  workbench = await createStatWorkbench(() => ({ body: statisticAnswer(7, figures) }));
});
afterEach(() => {
  workbench.dispose();
});

const select = (address: string) =>
  workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
    await context.sync();
  });
const check = (rows: number, columns: number) =>
  workbench.run((context) =>
    checkAreaAt(context, cellAt(context, undefined), { rowCount: rows, columnCount: columns }),
  );

describe("looking for room", () => {
  it("finds a free area at the selection", async () => {
    await select("C3");
    expect(await check(3, 2)).toMatchObject({ status: "free", placement: { row: 2, column: 2 } });
  });

  it("offers the next free place where something is in the way", async () => {
    workbench.enter("D5", "x");
    await select("C3");
    expect(await check(3, 2)).toMatchObject({
      status: "occupied",
      reason: "cells",
      // One row stays empty between.
      nextFree: { row: 6, column: 2 },
    });
    expect(await check(2, 2)).toMatchObject({ status: "free" });
  });
});

describe("a static table", () => {
  const place = async () => {
    await select("B2");
    const area = await check(6, 2);
    return area.placement;
  };
  const rows = [
    ["Land", ""],
    ["=1+1", 5],
    ["+49", -3.5],
    ["2017", null],
  ];

  it("holds the service's texts as text, with title and source", async () => {
    const placement = await place();
    const inserted = await workbench.run((context) =>
      insertTable(context, placement, {
        rows,
        id: "7",
        title: "=HYPERLINK(1)",
        source: { text: "Source: Statistics office", link: "https://service.test/7" },
      }),
    );
    expect(inserted).toEqual({ tableName: "STAT_7_1", address: "Sheet1!B3:C6" });
    expect(workbench.values("B2:C7")).toEqual([
      ["=HYPERLINK(1)", ""],
      ["Land", "Column2"],
      ["=1+1", 5],
      ["+49", -3.5],
      ["2017", ""],
      ["Source: Statistics office", ""],
    ]);
    expect(workbench.cell("B4").formula).toBeUndefined();
  });
});

/** 200 by 100 pixels. */
const picture = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>')
  .render()
  .asPng()
  .toString("base64");

describe("a picture", () => {
  it("fits its area undistorted, with text for those who cannot see it and its source", async () => {
    await select("B2");
    const { placement } = await check(19, 8);
    const source = { text: "Source: Statistics office" };
    const options = { placement, base64: picture, id: "7", title: "Statistic 7", source };
    const insert = () =>
      workbench.run((context) => insertImage(context, { ...options, altText: "Bars." }));
    expect(await insert()).toEqual({ shapeName: "STAT_7_image_1" });
    expect(await insert()).toEqual({ shapeName: "STAT_7_image_2" });
    const [image, area] = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const shape = sheet.shapes.getItem("STAT_7_image_1");
      const range = sheet.getRange("B2:I19");
      shape.load("left,top,width,height,altTextTitle,altTextDescription");
      range.load("left,top,width,height");
      await context.sync();
      return [shape.toJSON(), range.toJSON()];
    });
    expect(image).toMatchObject({ altTextTitle: "Statistic 7", altTextDescription: "Bars." });
    expect(image.left).toBeCloseTo(area.left ?? 0, 0);
    expect(image.top).toBeCloseTo(area.top ?? 0, 0);
    expect((image.width ?? 0) / (image.height ?? 1)).toBeCloseTo(2, 1);
    expect(image.width).toBeLessThanOrEqual((area.width ?? 0) + 1);
    expect(workbench.cell("B20").value).toBe("Source: Statistics office");
  });
});

describe("a chart on a live spill", () => {
  const insert = async () => {
    await select("F2");
    const { placement } = await check(20, 8);
    const live = await insertLiveChart((task) => workbench.run(task), {
      placement: { ...placement, row: 1, column: 1 },
      formula: '=STAT.DATA("7")',
      numberFormat: "General",
      chartOn: (data) => ({
        data,
        placement,
        id: "7",
        look: { type: "ColumnClustered", hasLegend: false, isCategoryAxisReversed: false },
        title: "Statistic 7",
        unit: "million U.S. dollars",
        forecastFrom: 2,
        source: { text: "Source: Statistics office", link: "https://service.test/7" },
      }),
      wait: () => workbench.idle(),
    });
    if (live.status !== "inserted") throw new Error(`The chart has no data: ${live.shown}`);
    return live;
  };
  const chart = (name: string) =>
    workbench.run(async (context) => {
      const found = context.workbook.worksheets.getActiveWorksheet().charts.getItem(name);
      found.load("name,chartType");
      found.title.load("text");
      found.legend.load("visible");
      found.axes.valueAxis.title.load("text");
      found.series.load("items/name");
      await context.sync();
      const dimensions = found.series.items.map((series) => ({
        values: series.getDimensionValues("Values"),
        categories: series.getDimensionValues("Categories"),
      }));
      await context.sync();
      return {
        type: found.chartType,
        title: found.title.text,
        unit: found.axes.valueAxis.title.text,
        hasLegend: found.legend.visible,
        series: found.series.items.map((series, index) => [
          series.name,
          dimensions[index]?.values.value,
          dimensions[index]?.categories.value.map(String),
        ]),
      };
    });

  it("is named, titled and labelled, with years as categories", async () => {
    const { chartName } = await insert();
    expect(chartName).toBe("STAT_7_1");
    expect(await chart(chartName)).toEqual({
      type: "ColumnClustered",
      title: "Statistic 7",
      unit: "million U.S. dollars",
      hasLegend: false,
      series: [["Values", [1, 2, 3], ["2018", "2019", "2020"]]],
    });
    expect(workbench.cell("F20").value).toBe("Source: Statistics office");
  });

  it("marks forecast years by dashes, not by colour", async () => {
    const { chartName } = await insert();
    const styles = await workbench.run(async (context) => {
      const found = context.workbook.worksheets.getActiveWorksheet().charts.getItem(chartName);
      const points = found.series.getItemAt(0).points;
      const borders = [0, 1, 2].map((index) => points.getItemAt(index).format.border);
      for (const border of borders) border.load("lineStyle");
      await context.sync();
      return borders.map(({ lineStyle }) => lineStyle);
    });
    expect(styles).toEqual(["Automatic", "Automatic", "Dash"]);
  });

  it("follows the spill when its size changes", async () => {
    const { chartName } = await insert();
    figures = { ...figures, "2021": 4 };
    await workbench.client.clearCache();
    workbench.enter("B2", '=STAT.DATA("7","headers=on")');
    await workbench.idle();
    const report = await workbench.run(followSpills);
    expect(report).toEqual({ adjusted: [chartName], orphaned: [], held: [] });
    expect((await chart(chartName)).series).toEqual([
      ["Values", [1, 2, 3, 4], ["2018", "2019", "2020", "2021"]],
    ]);
    expect(await workbench.run(followSpills)).toEqual({ adjusted: [], orphaned: [], held: [] });
  });
});
