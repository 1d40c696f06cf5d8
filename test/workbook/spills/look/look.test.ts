import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
let figures: Record<string, Record<string, number>>;
beforeEach(async () => {
  // The service has published them on 1 February 2026.
  figures = {
    "7": { "2024": 1000, "2025": 2000, "2026": 3000 },
    "8": { "2025": 0.25, "2026": 0.5, "2027": 0.75 },
    "9": { "2023": 10, "2024": 20, "2025": 30 },
    "2": { "2025": 10 },
  };
  cared = await openTitled(undefined, (id) => figures[id] ?? {});
  await cared.insert();
  await cared.refresh();
});
afterEach(() => {
  cared.workbench.dispose();
});

const edit = async (formula: string) => {
  cared.workbench.enter("A3", formula);
  await cared.refresh();
};

/** Number formats of axis and first figure, and how each point is drawn. */
const look = () =>
  cared.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const chart = sheet.charts.getItemAt(0);
    const { valueAxis } = chart.axes;
    const { points } = chart.series.getItemAt(0);
    const cell = sheet.getRange("B4");
    valueAxis.load("numberFormat");
    cell.load("numberFormat");
    points.load("count");
    await context.sync();
    const borders = Array.from(
      { length: points.count },
      (_, index) => points.getItemAt(index).format.border,
    );
    for (const border of borders) border.load("lineStyle");
    await context.sync();
    return {
      axis: valueAxis.numberFormat,
      cell: (cell.numberFormat as unknown[][])[0]?.[0],
      dashed: borders.flatMap(({ lineStyle }, index) => (lineStyle === "Dash" ? [index] : [])),
    };
  });

describe("the look of a live chart whose formula is edited", () => {
  it("has the decimals and the forecasts of what it shows now", async () => {
    await edit("=STAT.DATA(8)");
    expect(await look()).toEqual({ axis: "#,##0.00", cell: "#,##0.00", dashed: [1, 2] });
    await edit("=STAT.DATA(9)");
    expect(await look()).toEqual({ axis: "#,##0", cell: "#,##0", dashed: [] });
    await edit("=STAT.DATA(7)");
    expect(await look()).toMatchObject({ axis: "#,##0", dashed: [2] });
  });

  it("has none of the dashes of longer figures, also once it is as long again", async () => {
    await edit("=STAT.DATA(2)");
    expect(await look()).toMatchObject({ dashed: [] });
    expect(await cared.shown()).toMatchObject({ title: "Statistic 2" });
    await edit("=STAT.DATA(9)");
    expect(await look()).toMatchObject({ dashed: [] });
    await edit("=STAT.DATA(7)");
    expect(await look()).toMatchObject({ dashed: [2] });
  });

  it("has the forecasts where the newest stand first, and those of the dates", async () => {
    await edit('=STAT.DATA(8,"sort=desc")');
    expect(await look()).toMatchObject({ dashed: [0, 1] });
    await edit('=STAT.DATA(8,"dates=start")');
    expect(await look()).toMatchObject({ dashed: [1, 2] });
    await edit('=STAT.DATA(8,"dates=end; sort=desc")');
    expect(await look()).toMatchObject({ dashed: [0, 1] });
  });

  it("has a percentage for no dollars, and percent signs for changes", async () => {
    await cared.change((sheet) => {
      sheet.charts.getItemAt(0).axes.valueAxis.numberFormat = "0%";
    });
    await cared.refresh();
    expect(await look()).toMatchObject({ axis: "0%" });
    await edit("=STAT.DATA(9)");
    expect(await look()).toMatchObject({ axis: "#,##0" });
    await edit('=STAT.DATA(9,"change=pct")');
    expect(await look()).toMatchObject({ axis: "0.0%" });
  });

  it("has bars from zero on, and hides none below it", async () => {
    figures["3"] = { "2024": 80, "2025": 82 };
    figures["4"] = { "2024": -1, "2025": 2 };
    await cared.change((sheet) => {
      sheet.charts.getItemAt(0).chartType = "ColumnClustered";
    });
    const least = () =>
      cared.run(async (context) => {
        const { valueAxis } = context.workbook.worksheets
          .getItem("Sheet1")
          .charts.getItemAt(0).axes;
        valueAxis.load("minimum");
        await context.sync();
        return valueAxis.minimum as unknown;
      });
    await edit("=STAT.DATA(3)");
    expect(await least()).toBe(0);
    await edit("=STAT.DATA(4)");
    expect(await least()).toBe("");
  });

  it("shows a longer header whole, and that of somebody's own formula as its user wants it", async () => {
    const wraps = () =>
      cared.run(async (context) => {
        const { format } = context.workbook.worksheets.getItem("Sheet1").getRange("B3");
        format.load("wrapText");
        await context.sync();
        return format.wrapText;
      });
    expect(await wraps()).toBe(true);
    await cared.change((sheet) => {
      sheet.getRange("B3").format.wrapText = false;
    });
    await edit('=STAT.DATA(7,"sort=desc")');
    expect(await wraps()).toBe(false);
    await edit('=HSTACK({"a";"b"},{"c";"d"})');
    expect(await wraps()).toBe(false);
    await edit('=STAT.DATA(8,"unit=on")');
    expect(await wraps()).toBe(true);
  });

  it("draws a forecast that has become a figure as one, with rows that came", async () => {
    expect(await look()).toMatchObject({ dashed: [2] });
    figures["7"] = { "2023": 500, "2024": 1000, "2025": 2000, "2026": 3000 };
    await cared.refresh();
    expect(await look()).toMatchObject({ dashed: [3] });
    expect((await cared.refresh()).retitledCharts).toEqual([]);
  });

  it("keeps what its user has drawn while it shows the same", async () => {
    await cared.change((sheet) => {
      const { points } = sheet.charts.getItemAt(0).series.getItemAt(0);
      points.getItemAt(0).format.border.lineStyle = "Dash";
      points.getItemAt(2).format.border.lineStyle = "Automatic";
    });
    await cared.refresh();
    expect(await look()).toMatchObject({ dashed: [0] });
  });
});
