import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import {
  planRefresh,
  refreshCells,
  writeAuditSheet,
  writeChangesSheet,
  writeSourcesSheet,
  type AnswerPort,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

const now = new Date(2026, 10, 20, 12);
/** A day as Excel counts it, since 30 December 1899. */
const serial = (year: number, month: number, day: number) =>
  Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;
let workbench: StatWorkbench;
let data: AnswerPort;
let latest = 2;

beforeEach(async () => {
  latest = 2;
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": latest }),
  }));
  data = createAnswerPort(workbench.client);
  workbench.enter("A1", "7");
  workbench.enter("B1", "=STAT.VALUE(A1)");
  workbench.enter("C1", "12.5");
  workbench.enter("B4", '=STAT.DATA("8")');
  await workbench.idle();
});
afterEach(() => {
  workbench.dispose();
});

describe("the sources sheet", () => {
  it("lists what the workbook uses, with citation, and is renewed in place under any name", async () => {
    await workbench.run((context) => writeSourcesSheet(context, data, now));
    expect(workbench.values("'STAT Sources'!A4:C6")).toEqual([
      ["ID", "Kind", "Title"],
      ["7", "statistic", "Statistic 7"],
      ["8", "statistic", "Statistic 8"],
    ]);
    expect(workbench.values("'STAT Sources'!G5:J5")).toEqual([
      [serial(2026, 1, 1), serial(2026, 2, 1), serial(2026, 11, 20), "Sheet1!B1"],
    ]);
    expect(workbench.cell("'STAT Sources'!M5").value).toContain("Statistics office");

    await workbench.run(async (context) => {
      context.workbook.worksheets.getItem("STAT Sources").name = "Quellen";
      await context.sync();
    });
    workbench.enter("B4", "");
    await workbench.run((context) => writeSourcesSheet(context, data, now));
    expect(workbench.values("Quellen!A4:A6")).toEqual([["ID"], ["7"], [""]]);
  });
});

describe("the audit sheet", () => {
  it("tells of every STAT cell what it asks, costs and reads, and flags typed-in numbers", async () => {
    await workbench.run((context) => writeAuditSheet(context, data, now));
    expect(workbench.values("'STAT Audit'!A4:K6")).toEqual([
      [
        "Cell",
        "Title",
        "Formula",
        "Arguments",
        "Status",
        "Requests",
        "Credits at most",
        "As of",
        "Age in days",
        "Reads",
        "Typed-in numbers beside",
      ],
      [
        "Sheet1!B1",
        "Statistic 7",
        "=STAT.VALUE(A1)",
        "VALUE: 7",
        "ok",
        1,
        10,
        serial(2026, 11, 20),
        0,
        "Sheet1!A1",
        "A1, C1",
      ],
      [
        "Sheet1!B4",
        "Statistic 8",
        '=STAT.DATA("8")',
        "DATA: 8",
        "ok",
        1,
        10,
        serial(2026, 11, 20),
        0,
        "",
        "",
      ],
    ]);
  });
});

describe("the change log", () => {
  it("shows every revised point with its old and new value", async () => {
    latest = 2.5;
    const plan = await workbench.run((context) =>
      planRefresh(context, data, { scope: { kind: "workbook" }, includeFresh: true }),
    );
    const report = await refreshCells((task) => workbench.run(task), plan, data, {
      wait: () => workbench.idle(),
    });
    await workbench.run((context) => writeChangesSheet(context, report.requests, now));
    const unit = "million U.S. dollars";
    const today = serial(2026, 11, 20);
    expect(workbench.values("'STAT Changes'!B4:L6")).toEqual([
      [
        ...["Title", "Place", "Series", "Period or category", "Change", "Before", "After"],
        ...["Difference", "Unit", "Retrieved before", "Cells"],
      ],
      ["Statistic 7", "", "Values", "2020", "revised", 2, 2.5, 0.5, unit, today, "Sheet1!B1"],
      ["Statistic 8", "", "Values", "2020", "revised", 2, 2.5, 0.5, unit, today, "Sheet1!B4"],
    ]);
  });
});
