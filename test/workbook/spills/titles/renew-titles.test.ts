import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  openTitled,
  titles,
  type TitledWorkbook,
} from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
beforeEach(async () => {
  cared = await openTitled();
});
afterEach(() => {
  cared.workbench.dispose();
});

const insert = (formula?: string) => cared.insert(formula);
const refresh = () => cared.refresh();
const change: TitledWorkbook["change"] = (task) => cared.change(task);
const shown = () => cared.shown();

describe("a live chart whose formula is given another id", () => {
  it("is given title, unit and source of what it shows now, above its figures too", async () => {
    await insert();
    const before = await shown();
    expect(before).toMatchObject({ name: "STAT_7_1", title: "GDP of Germany" });
    expect((await refresh()).retitledCharts).toEqual([]);
    expect(await shown()).toEqual(before);

    cared.workbench.enter("A3", "=STAT.DATA(8)");
    const renewed = [{ name: "STAT_8_1", sheetName: "Sheet1", title: "Births in France" }];
    expect((await refresh()).retitledCharts).toEqual(renewed);
    const now = {
      name: "STAT_8_1",
      title: "Births in France",
      unit: "unit 8",
      cells: ["Births in France (unit 8)", "Quelle: Office 8", "Quelle: Office 8"],
      links: ["https://service.test/content/8", "https://service.test/content/8"],
    };
    expect(await shown()).toEqual(now);
    expect((await refresh()).retitledCharts).toEqual([]);
    expect(await shown()).toEqual(now);
  });

  it("is given them where the id stands in a cell, and its lines have moved", async () => {
    cared.workbench.enter("Sheet1!F1", "7");
    await insert("=STAT.DATA($F$1)");
    await change((sheet) => sheet.getRange("1:1").insert("Down"));
    cared.workbench.enter("Sheet1!F2", "8");
    await refresh();
    expect(cared.workbench.values("A2:A3")).toEqual([
      ["Births in France (unit 8)"],
      ["Quelle: Office 8"],
    ]);
    expect(cared.workbench.values("G20")).toEqual([["Quelle: Office 8"]]);
    expect(await shown()).toMatchObject({ title: "Births in France" });
  });

  it("no longer says the unit of a content that its formula shows the changes of", async () => {
    await insert('=STAT.DATA(7,"change=none")');
    expect((await refresh()).retitledCharts).toEqual([]);
    cared.workbench.enter("A3", '=STAT.DATA(7,"change=pct")');
    const title = "GDP of Germany (percent from the period before)";
    const renewed = [{ name: "STAT_7_1", sheetName: "Sheet1", title }];
    expect((await refresh()).retitledCharts).toEqual(renewed);
    const now = { name: "STAT_7_1", title, unit: null };
    expect(await shown()).toMatchObject(now);
    expect(cared.workbench.values("A1:A2")).toEqual([[title], ["Quelle: Office 7"]]);
    expect((await refresh()).retitledCharts).toEqual([]);
  });

  it("keeps a unit of its user's where it shows changes", async () => {
    await insert('=STAT.DATA(7,"change=pct")');
    const axisTitle = (sheet: Excel.Worksheet) => sheet.charts.getItemAt(0).axes.valueAxis.title;
    await change((sheet) => (axisTitle(sheet).text = "on the year, %"));
    cared.workbench.enter("A1", "GDP (on the year, %)");
    await refresh();
    expect((await refresh()).retitledCharts).toEqual([]);
    expect(await shown()).toMatchObject({ unit: "on the year, %" });
    expect(cared.workbench.values("A1")).toEqual([["GDP (on the year, %)"]]);
  });

  it("keeps a title of its user's for as long as it shows the same content", async () => {
    await insert();
    await change((sheet) => (sheet.charts.getItemAt(0).title.text = "Our market"));
    await refresh();
    expect(await shown()).toMatchObject({ title: "Our market" });
  });

  it("keeps what its user has taken away: a hidden title, an emptied line", async () => {
    await insert();
    await change((sheet) => {
      sheet.charts.getItemAt(0).title.visible = false;
      sheet.getRange("A1:A2").clear("Contents");
    });
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await refresh();
    const cells = ["", "", "Quelle: Office 8"];
    expect(await shown()).toMatchObject({ title: null, unit: "unit 8", cells });
  });

  it("shows no unit where the formula shows the figures in none", async () => {
    await insert();
    cared.workbench.enter("A3", '=STAT.DATA(8,"rebase=2019")');
    await refresh();
    const title = "Births in France (2019 = 100)";
    const cells = [title, "Quelle: Office 8", "Quelle: Office 8"];
    expect(await shown()).toMatchObject({ title, unit: null, cells });
  });

  it("takes a hostile text of the service as text, and no link that is none", async () => {
    await insert();
    cared.workbench.enter("A3", "=STAT.DATA(9)");
    await refresh();
    const { title, cells, links } = await shown();
    expect(title).toBe(`\u00A0${String(titles["9"])}`);
    expect(cells.slice(1)).toEqual([
      `Quelle: ${String(titles["9"])}`,
      `Quelle: ${String(titles["9"])}`,
    ]);
    expect(links).toEqual([undefined, undefined]);
    expect(cared.workbench.cell("A1").formula ?? "").not.toMatch(/^=/);
  });

  it("is told of where its sheet is protected, and follows once it is open", async () => {
    await insert();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await cared.workbench.idle();
    await change((sheet) => {
      sheet.protection.protect();
    });
    const report = await refresh();
    expect(report.retitledCharts).toEqual([]);
    expect(report.held.titles).toEqual([
      { name: "STAT_7_1", sheetName: "Sheet1", title: "GDP of Germany" },
    ]);
    await change((sheet) => {
      sheet.protection.unprotect();
    });
    expect((await refresh()).held.titles).toEqual([]);
    expect(await shown()).toMatchObject({ title: "Births in France" });
  });
});
