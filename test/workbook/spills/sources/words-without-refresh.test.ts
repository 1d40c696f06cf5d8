import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saidOfCall } from "../../../../src/workbook/index.js";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { undo } from "../../../support/workbook/undo-steps.js";
import { watchTitled, type WatchedTitles } from "../../../support/workbook/watched-titles.js";

const dayMs = 86_400_000;

let cared: TitledWorkbook;
let watched: WatchedTitles;
let time: number;
let figures: Record<string, number>;
let unit: string;
beforeEach(async () => {
  time = Date.UTC(2026, 10, 20);
  figures = { "2019": 1000, "2020": 2000 };
  unit = "million dollars";
  cared = await openTitled(
    () => false,
    () => figures,
    () => {
      const data = { Values: Object.entries(figures).map(([name, data]) => ({ name, data })) };
      return { subject: "Values", chart: { graphType: "bar", horizontal: false, unit, data } };
    },
    { now: () => time },
  );
  watched = await watchTitled(cared);
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

/** As the pane does: it knows the answer that it inserts. */
const insert = async (formula = "=STAT.DATA(7)", isChart = false) => {
  cared.workbench.enter("Z1", "=STAT.DATA(7)");
  await cared.workbench.idle();
  const said = await saidOfCall("DATA", [7], cared.data);
  const source = { text: "Quelle: Office 7", link: "https://service.test/content/7", said };
  const notes = { id: "7", title: "GDP of Germany (million dollars)", source };
  if (isChart) await cared.insert(formula, notes);
  else await cared.insertNotes(formula, "7", 0, notes);
  cared.workbench.enter("Z1", "");
  await watched.settle();
};
/** The service counts in billions from the next day on. */
const nextDay = () => {
  time += 2 * dayMs;
  unit = "billion dollars";
  figures = { "2019": 1, "2020": 2 };
};
const calculate = async (cell: string) => {
  await cared.change((sheet) => {
    const range = sheet.getRange(cell);
    range.formulas = [["=STAT.DATA(7)"]];
  });
  await watched.settle();
};
const shown = () => [cared.workbench.values("A1")[0]?.[0], cared.workbench.values("B5")[0]?.[0]];
const inMillions = ["GDP of Germany (million dollars)", 2000];
const inBillions = ["GDP of Germany (billion dollars)", 2];

describe("figures of a newer answer that says another unit, without a refresh", () => {
  it("are called by it once Excel has calculated them", async () => {
    await insert();
    expect(shown()).toEqual(inMillions);
    nextDay();
    await calculate("A3");
    expect(shown()).toEqual(inBillions);
  });

  it("have it at the axis of their chart, and as many decimals as they need", async () => {
    await insert("=STAT.DATA(7)", true);
    nextDay();
    figures = { "2019": 0.4, "2020": 0.6 };
    await calculate("A3");
    expect(await cared.shown()).toMatchObject({ title: "GDP of Germany", unit: "billion dollars" });
    const text = await cared.run(async (context) => {
      const cell = context.workbook.worksheets.getItem("Sheet1").getRange("B4");
      cell.load("text");
      await context.sync();
      return cell.text;
    });
    expect(text).toEqual([["0.4"]]);
  });

  it("are called as before as long as they are those before, though another formula has the new ones", async () => {
    await insert();
    nextDay();
    await calculate("H3");
    expect(cared.workbench.values("I5")).toEqual([[2]]);
    expect(shown()).toEqual(inMillions);
    await calculate("A3");
    expect(shown()).toEqual(inBillions);
  });

  it("are called so where they come back from frozen ones", async () => {
    await insert();
    await cared.operations.freeze({ kind: "workbook" });
    nextDay();
    await calculate("H3");
    expect(shown()).toEqual(inMillions);
    await cared.operations.thaw({ overwriteChanged: true });
    await watched.settle();
    expect(shown()).toEqual(inBillions);
  });

  it("keep words that somebody has brought back by undo", async () => {
    await insert();
    nextDay();
    await calculate("A3");
    undo(cared.workbench);
    await watched.settle();
    expect(shown()[0]).toBe(inMillions[0]);
  });

  it("tell a refresh, which says that it has renewed them", async () => {
    await insert("=STAT.DATA(7)", true);
    nextDay();
    const report = await cared.refresh();
    await watched.settle();
    expect(report.retitledCharts).toHaveLength(1);
    expect(await cared.shown()).toMatchObject({ unit: "billion dollars" });
  });
});
