import { afterEach, beforeEach, expect, it } from "vitest";
import { findCopyPort, shareCopy, type RunInExcel } from "../../src/workbook/index.js";
import { openCared, type CaredWorkbench } from "../support/workbook-care.js";
import { statisticAnswer } from "../support/statistic-answer.js";

let cared: CaredWorkbench;
beforeEach(async () => {
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
  cared.workbench.enter("A1", "7");
  cared.workbench.enter("B1", "=STAT.VALUE(A1)");
  cared.workbench.enter("B3", '=STAT.DATA(A1,"headers=off")');
  cared.workbench.enter("E1", "=B1*2");
  await cared.workbench.idle();
});
afterEach(() => {
  cared.workbench.dispose();
});

const run: RunInExcel = (task) => cared.workbench.run(task);

it("opens a copy of values while the workbook keeps its formulas", async () => {
  const { workbench } = cared;
  const before = workbench.values("A1:E4");
  const seen: (string | undefined)[] = [];
  const opened: string[] = [];
  const port = {
    readFile: () => {
      seen.push(...["B1", "B3", "E1"].map((at) => workbench.cell(at).formula));
      expect(workbench.values("A1:E4")).toEqual(before);
      return Promise.resolve("the file");
    },
    openCopy: (base64: string) => {
      opened.push(base64);
      return Promise.resolve();
    },
  };
  const report = await shareCopy(run, port, { now: 1 });
  await workbench.idle();
  expect(report).toEqual({ status: "opened", frozenCount: 2, skipped: [] });
  // In the copy ours were values, and the user's own formula was one.
  expect(seen).toEqual([undefined, undefined, "=B1*2"]);
  expect(opened).toEqual(["the file"]);
  expect(workbench.cell("B1").formula).toBe("=STAT.VALUE(A1)");
  expect(workbench.values("A1:E4")).toEqual(before);
});

it("gives the workbook its formulas back when no file comes", async () => {
  const { workbench } = cared;
  const port = {
    readFile: () => Promise.reject(new Error("The file is too large.")),
    openCopy: () => Promise.reject(new Error("There is nothing to open.")),
  };
  await expect(shareCopy(run, port, { now: 1 })).rejects.toThrow("too large");
  expect(workbench.cell("B1").formula).toBe("=STAT.VALUE(A1)");
  expect(workbench.cell("B3").formula).toBe('=STAT.DATA(A1,"headers=off")');
});

it("leaves what was frozen before frozen", async () => {
  const { workbench, operations } = cared;
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("B1").select();
    await context.sync();
  });
  await operations.freeze({ kind: "selection" });
  const port = { readFile: () => Promise.resolve(""), openCopy: () => Promise.resolve() };
  await shareCopy(run, port, { now: 1 });
  expect(workbench.cell("B1").formula).toBeUndefined();
  expect(workbench.cell("B3").formula).toBe('=STAT.DATA(A1,"headers=off")');
});

it("says so where Excel hands out no file, and changes nothing", async () => {
  expect(findCopyPort()).toBeUndefined();
  expect(await cared.operations.shareCopy()).toEqual({ status: "unsupported" });
  expect(cared.workbench.cell("B1").formula).toBe("=STAT.VALUE(A1)");
});
