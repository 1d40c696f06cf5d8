import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
const figures: Readonly<Record<string, Record<string, number>>> = {
  "7": { "2024": 1, "2025": 2 },
  "8": { "2000": 1, "2001": 2, "2010": 3 },
  "9": { "2026-01": 1, "2026-02": 2, "2026-03": 3 },
};
beforeEach(async () => {
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

const look = () =>
  cared.run(async (context) => {
    const chart = context.workbook.worksheets.getItem("Sheet1").charts.getItemAt(0);
    const { categoryAxis } = chart.axes;
    categoryAxis.load("categoryType,numberFormat,linkNumberFormat");
    chart.legend.load("visible");
    chart.series.load("items/name");
    await context.sync();
    const { categoryType, numberFormat, linkNumberFormat } = categoryAxis;
    const isLinked = linkNumberFormat;
    const { legend, series } = chart;
    return {
      ...{ categoryType, numberFormat, isLinked },
      ...{ hasLegend: legend.visible, seriesCount: series.items.length },
    };
  });

describe("a live chart whose formula is given another content", () => {
  it("has years as far apart as they are, and months beside each other again", async () => {
    expect(await look()).toMatchObject({ categoryType: "Automatic" });
    await edit("=STAT.DATA(8)");
    expect(await look()).toMatchObject({ categoryType: "DateAxis", numberFormat: "0" });
    await edit("=STAT.DATA(9)");
    expect(await look()).toMatchObject({ categoryType: "Automatic", isLinked: true });
    await edit("=STAT.DATA(8)");
    await edit('=STAT.DATA(9,"dates=end")');
    expect(await look()).toMatchObject({ categoryType: "TextAxis", isLinked: true });
  });

  it("keeps an axis that somebody has chosen", async () => {
    await cared.change((sheet) => {
      const { categoryAxis } = sheet.charts.getItemAt(0).axes;
      categoryAxis.categoryType = "DateAxis";
      categoryAxis.numberFormat = "mmm yy";
    });
    await edit("=STAT.DATA(9)");
    expect(await look()).toMatchObject({ categoryType: "DateAxis", numberFormat: "mmm yy" });
  });

  it("has a legend once it shows several series", async () => {
    await cared.change((sheet) => {
      sheet.charts.getItemAt(0).legend.visible = false;
    });
    await edit("=STAT.DATA({7,8})");
    expect(await look()).toMatchObject({ seriesCount: 2, hasLegend: true });
  });
});
