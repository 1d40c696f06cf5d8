import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDataAccess } from "../../src/addin/data-access.js";
import {
  planRefresh,
  refreshCells,
  writeAuditSheet,
  writeChangesSheet,
  writeSourcesSheet,
  type DataAccess,
} from "../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../support/stat-workbench.js";
import { statisticAnswer } from "../support/statistic-answer.js";

const today = new Date(2026, 10, 20, 12);
let workbench: StatWorkbench;
let data: DataAccess;
let latest = 2;

beforeEach(async () => {
  latest = 2;
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": latest }),
  }));
  data = createDataAccess(workbench.client);
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
    await workbench.run((context) => writeSourcesSheet(context, data, today));
    expect(workbench.values("'STAT Sources'!A4:C6")).toEqual([
      ["id", "kind", "title"],
      ["7", "statistic", "Statistic 7"],
      ["8", "statistic", "Statistic 8"],
    ]);
    expect(workbench.values("'STAT Sources'!F5:I5")).toEqual([
      ["2026-01-01", "2026-02-01", "2026-11-20", "Sheet1!B1"],
    ]);
    expect(workbench.cell("'STAT Sources'!K5").value).toContain("Statistics office");

    await workbench.run(async (context) => {
      context.workbook.worksheets.getItem("STAT Sources").name = "Quellen";
      await context.sync();
    });
    workbench.enter("B4", "");
    await workbench.run((context) => writeSourcesSheet(context, data, today));
    expect(workbench.values("Quellen!A4:A6")).toEqual([["id"], ["7"], [""]]);
  });
});

describe("the audit sheet", () => {
  it("tells of every STAT cell what it asks, costs and reads, and flags typed-in numbers", async () => {
    await workbench.run((context) => writeAuditSheet(context, data, today));
    expect(workbench.values("'STAT Audit'!A4:J6")).toEqual([
      [
        "cell",
        "formula",
        "arguments",
        "status",
        "requests",
        "credits",
        "as of",
        "age in days",
        "reads",
        "typed-in numbers beside",
      ],
      [
        "Sheet1!B1",
        "=STAT.VALUE(A1)",
        "VALUE: 7",
        "ok",
        1,
        10,
        "2026-11-20",
        0,
        "Sheet1!A1",
        "A1, C1",
      ],
      ["Sheet1!B4", '=STAT.DATA("8")', "DATA: 8", "ok", 1, 10, "2026-11-20", 0, "", ""],
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
    await workbench.run((context) => writeChangesSheet(context, report.requests, today));
    expect(workbench.values("'STAT Changes'!A4:H6")).toEqual([
      ["title", "series", "point", "change", "before", "after", "retrieved before", "cell"],
      ["Statistic 7", "Values", "2020", "revised", 2, 2.5, "2026-11-20", "Sheet1!B1"],
      ["Statistic 8", "Values", "2020", "revised", 2, 2.5, "2026-11-20", "Sheet1!B4"],
    ]);
  });
});
