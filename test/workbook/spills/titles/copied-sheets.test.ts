import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HostError } from "../../../../src/workbench/host/host-error.js";
import { copySheet, readSheet } from "../../../support/workbook/copied-sheet.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
let watched: WatchedTitles;
beforeEach(async () => {
  cared = await openTitled();
  watched = await watchTitled(cared);
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

const ofGdp = {
  chart: "GDP of Germany",
  unit: "unit 7",
  cells: ["GDP of Germany (unit 7)", "Quelle: Office 7", "Quelle: Office 7"],
};
const ofBirths = {
  chart: "Births in France",
  unit: "unit 8",
  cells: ["Births in France (unit 8)", "Quelle: Office 8", "Quelle: Office 8"],
};
const shownOn = (sheetName: string) => readSheet(cared, sheetName);

describe("the copy of a sheet with live figures", () => {
  it("has its title, unit and source follow its own formula, and the first sheet its own", async () => {
    await cared.insert();
    await watched.settle();
    copySheet(cared, "Copy");
    await watched.settle();
    expect(await shownOn("Copy")).toMatchObject(ofGdp);

    cared.workbench.enter("Copy!A3", "=STAT.DATA(8)");
    await vi.waitFor(async () => {
      expect(await shownOn("Copy")).toMatchObject(ofBirths);
    });
    await watched.settle();
    expect(await shownOn("Sheet1")).toMatchObject(ofGdp);

    cared.workbench.enter("Sheet1!A3", "=STAT.DATA(8)");
    cared.workbench.enter("Copy!A3", "=STAT.DATA(7)");
    await vi.waitFor(async () => {
      expect(await shownOn("Sheet1")).toMatchObject(ofBirths);
      expect(await shownOn("Copy")).toMatchObject(ofGdp);
    });
  });

  it("that was made before anybody watched is followed likewise, at a refresh too", async () => {
    await watched.stop();
    await cared.insert();
    copySheet(cared, "Copy");
    cared.workbench.enter("Copy!A3", "=STAT.DATA(8)");
    const report = await cared.refresh();
    const { name, ...shown } = await shownOn("Copy");
    expect(shown).toMatchObject(ofBirths);
    expect(report.retitledCharts).toEqual([{ name, sheetName: "Copy", title: ofBirths.chart }]);
    expect(await shownOn("Sheet1")).toMatchObject(ofGdp);

    copySheet(cared, "Copy 2");
    watched = await watchTitled(cared);
    cared.workbench.enter("Copy 2!A3", "=STAT.DATA(8)");
    await vi.waitFor(async () => {
      expect(await shownOn("Copy 2")).toMatchObject(ofBirths);
    });
  });

  it("holds up no other title where Excel refuses it names, and is followed when it has them", async () => {
    await watched.stop();
    await cared.insert();
    copySheet(cared, "Copy");
    cared.workbench.enter("Copy!A3", "=STAT.DATA(8)");
    cared.workbench.enter("Sheet1!A3", "=STAT.DATA(8)");
    const { workbook } = cared.workbench.host;
    const setName = workbook.setName.bind(workbook);
    vi.spyOn(workbook, "setName").mockImplementation((name, place) => {
      if (place.sheetId !== "{00000001}") throw new HostError("AccessDenied", "Refused.");
      setName(name, place);
    });
    await cared.refresh();
    expect(await shownOn("Sheet1")).toMatchObject(ofBirths);
    expect(await shownOn("Copy")).toMatchObject(ofGdp);
    vi.restoreAllMocks();
    await cared.refresh();
    expect(await shownOn("Copy")).toMatchObject(ofBirths);
  });

  it("keeps them when the first sheet is deleted", async () => {
    await cared.insert();
    copySheet(cared, "Copy");
    await watched.settle();
    await cared.change((sheet) => {
      sheet.delete();
    });
    cared.workbench.enter("Copy!A3", "=STAT.DATA(8)");
    await vi.waitFor(async () => {
      expect(await shownOn("Copy")).toMatchObject(ofBirths);
    });
  });

  it("has the title of a formula without a chart follow it", async () => {
    await cared.insertNotes("=STAT.DATA(7)", "7", 0);
    copySheet(cared, "Copy");
    await watched.settle();
    cared.workbench.enter("Copy!A3", "=STAT.DATA(8)");
    const [cells] = [["Births in France (unit 8)", "Quelle: Office 8", ""]];
    await vi.waitFor(async () => {
      expect(await shownOn("Copy")).toMatchObject({ cells });
    });
    expect(await shownOn("Sheet1")).toMatchObject({
      cells: ["GDP of Germany (unit 7)", "Quelle: Office 7", ""],
    });
  });
});

it("a chart of figures on another sheet is copied with a source of its own", async () => {
  await cared.change((_, { worksheets }) => {
    worksheets.add("Data");
  });
  cared.workbench.enter("Data!A1", "=STAT.DATA(7)");
  await cared.workbench.idle();
  // As a template has it.
  await cared.change((sheet, { names, worksheets }) => {
    const figures = worksheets.getItem("Data").getRange("A1:B3");
    const chart = sheet.charts.add("Line", figures, "Columns");
    chart.name = "STAT_7_1";
    chart.title.text = ofGdp.chart;
    chart.axes.valueAxis.title.text = ofGdp.unit;
    sheet.getRange("G19").values = [["Quelle: Office 7"]];
    names.add("STAT_7_1", figures).visible = false;
    names.add("STAT_7_1_SOURCE", sheet.getRange("G19")).visible = false;
  });
  copySheet(cared, "Copy");
  await watched.settle();
  cared.workbench.enter("Data!A1", "=STAT.DATA(8)");
  const births = { ...ofBirths, cells: ["", "", "Quelle: Office 8"] };
  await vi.waitFor(async () => {
    expect(await shownOn("Sheet1")).toMatchObject(births);
    expect(await shownOn("Copy")).toMatchObject(births);
  });
});
