import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
let figures: Record<string, number | null>;
beforeEach(async () => {
  figures = { "2024": 4, "2025": 5, "2026": 4.5 };
  cared = await openTitled(undefined, (id) => (id === "8" ? figures : { "2024": 1000 }));
  await cared.insert();
  await columns();
  cared.workbench.enter("A3", "=STAT.DATA(8)");
  await cared.refresh();
});
afterEach(() => {
  cared.workbench.dispose();
});

const columns = () =>
  cared.change((sheet) => {
    sheet.charts.getItemAt(0).chartType = "ColumnClustered";
  });

/** Of the axis, and of the first figure as it is shown. */
const look = () =>
  cared.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    const { valueAxis } = sheet.charts.getItemAt(0).axes;
    const cell = sheet.getRange("B4");
    valueAxis.load("numberFormat,minimum");
    cell.load("text");
    await context.sync();
    const { numberFormat, minimum } = valueAxis as { numberFormat: string; minimum: unknown };
    return { axis: numberFormat, minimum, shown: cell.text[0]?.[0] };
  });

const typeShown = () =>
  cared.run(async (context) => {
    const chart = context.workbook.worksheets.getItem("Sheet1").charts.getItemAt(0);
    chart.load("chartType");
    await context.sync();
    return chart.chartType;
  });

describe("the look of a live chart whose figures a refresh has renewed", () => {
  it("has a bar for what has fallen below zero", async () => {
    expect(await look()).toMatchObject({ minimum: 0 });
    figures["2026"] = -0.5;
    await cared.refresh();
    expect(await look()).toMatchObject({ minimum: "" });
  });

  it("has the decimals of a figure that was revised", async () => {
    expect(await look()).toMatchObject({ axis: "#,##0.0", shown: "4.0" });
    figures["2024"] = 4.25;
    await cared.refresh();
    expect(await look()).toMatchObject({ axis: "#,##0.00", shown: "4.25" });
    figures["2024"] = 4;
    await cared.refresh();
    expect(await look()).toMatchObject({ axis: "#,##0.00", shown: "4.00" });
    figures["2024"] = 4.125;
    await cared.refresh();
    expect(await look()).toMatchObject({ axis: "#,##0.000", shown: "4.125" });
  });

  it("has no area that falls to zero where a figure is missing", async () => {
    await cared.change((sheet) => {
      sheet.charts.getItemAt(0).chartType = "AreaStacked";
    });
    figures = { "2024": 4, "2025": 5.5, "2026": 5 };
    await cared.refresh();
    expect(await typeShown()).toBe("AreaStacked");
    figures["2026"] = null;
    await cared.refresh();
    expect(await typeShown()).toBe("ColumnStacked");
  });

  it("keeps a format and an end that somebody has chosen", async () => {
    await cared.change((sheet) => {
      const { valueAxis } = sheet.charts.getItemAt(0).axes;
      valueAxis.minimum = 2;
      valueAxis.numberFormat = "0";
      sheet.getRange("B4").numberFormat = [["0"]];
    });
    figures = { "2024": 4.25, "2025": 5, "2026": -1 };
    await cared.refresh();
    expect(await look()).toEqual({ axis: "0", minimum: 2, shown: "4" });
  });
});
