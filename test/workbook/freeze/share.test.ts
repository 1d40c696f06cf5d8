import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findCopyPort, shareCopy, type RunInExcel } from "../../../src/workbook/index.js";
import { createNodeWorkbench, type NodeWorkbench } from "../../../src/workbench/node/index.js";
import {
  contentsOf,
  openCared,
  type CaredWorkbench,
} from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
const answer = (url: URL) => ({
  body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
});

beforeEach(async () => {
  cared = await openCared(answer, { key: "secret-key" });
  const { workbench } = cared;
  workbench.enter("A1", "7");
  workbench.enter("B1", "=STAT.VALUE(A1)");
  workbench.enter("B3", '=STAT.DATA(A1,"headers=off")');
  workbench.enter("E1", "=B1*2");
  workbench.enter("E2", '="Sum "&STAT.VALUE(A1)+1');
  await workbench.idle();
});
afterEach(() => {
  cared.workbench.dispose();
});

const run: RunInExcel = (task) => cared.workbench.run(task);

/** The one copy that is open, in a workbook without the add-in. */
async function openedCopy<T>(
  look: (
    copy: Awaited<ReturnType<typeof createNodeWorkbench>>,
    created: NodeWorkbench["created"][number],
  ) => T,
): Promise<T> {
  const [created, ...others] = cared.workbench.created;
  if (created === undefined || others.length > 0) throw new Error("There is not just one copy.");
  const copy = await createNodeWorkbench({
    functionsJson: { functions: [] },
    opened: created.workbook,
  });
  try {
    return look(copy, created);
  } finally {
    copy.dispose();
  }
}

const texts = (file: Uint8Array) =>
  Object.entries(unzipSync(file))
    .map(([path, bytes]) => `${path}\n${strFromU8(bytes)}`)
    .join("\n");

it("opens a copy of values while the workbook keeps its formulas to the letter", async () => {
  const { workbench, operations } = cared;
  await operations.keepSnapshot();
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("B1").numberFormat = [["0.00"]];
    await context.sync();
  });
  const shown = workbench.values("A1:E4");
  const before = [await contentsOf(workbench), workbench.save()];
  workbench.requests.length = 0;
  expect(await operations.shareCopy()).toEqual({ status: "opened", frozenCount: 3, skipped: [] });
  await workbench.idle();
  expect([await contentsOf(workbench), workbench.save()]).toEqual(before);
  expect(workbench.requests).toEqual([]);

  await openedCopy((copy) => {
    expect(copy.values("A1:E4")).toEqual(shown);
    // Ours are values, the user's own formula is one; the format stays.
    const formulas = ["B1", "B3", "B4", "C3", "E2", "E1"].map((at) => copy.cell(at).formula);
    expect(formulas).toEqual([undefined, undefined, undefined, undefined, undefined, "=B1*2"]);
    expect(copy.cell("B1").text).toBe("2.00");
    copy.enter("B1", 21);
    expect(copy.cell("E1").value).toBe(42);
  });
});

it("leaves formulas that use a spill with the cells it filled", async () => {
  const { workbench, operations } = cared;
  workbench.enter("G1", "=SUM(B3#)");
  await run(async (context) => {
    const sheet = context.workbook.worksheets.add("Words & more");
    sheet.getRange("A1:A3").formulas = [["=SUM(Sheet1!$B$3#)"], ["=SEQUENCE(2)"], [""]];
    sheet.getRange("B1").formulas = [["=SUM(A2#)"]];
    await context.sync();
  });
  await workbench.idle();
  await operations.shareCopy();
  await openedCopy((copy) => {
    const there = (at: string) => copy.cell(`'Words & more'!${at}`);
    expect([copy.cell("G1").value, there("A1").value]).toEqual([4042, 4042]);
    expect(copy.cell("G1").formula).toBe("=SUM(B3:C4)");
    expect(there("A1").formula).toBe("=SUM(Sheet1!$B$3:$C$4)");
    // A spill that is not ours goes on.
    expect(there("B1")).toMatchObject({ formula: "=SUM(A2#)", value: 3 });
  });
});

it("gives nobody the formulas, the kept answers, the options or the key", async () => {
  const { workbench, operations, options } = cared;
  await operations.keepSnapshot();
  await options.setBudget(100);
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("B1").select();
    await context.sync();
  });
  await operations.freeze({ kind: "selection" });
  const own = texts(await workbench.host.file());
  expect(own).toContain("urn:stat-for-excel:snapshot");
  expect(own).toContain("urn:stat-for-excel:frozen");
  expect(own).toContain('name="STAT_FROZEN_');
  await operations.shareCopy();
  await openedCopy((_, { file }) => {
    const copied = texts(file);
    expect(copied).not.toContain("urn:stat-for-excel");
    expect(copied).not.toContain("STAT_");
    expect(copied).not.toContain("secret-key");
    expect(copied).not.toContain("customXml");
  });
  // What was frozen in the workbook still is, and comes back.
  expect(workbench.cell("B1").formula).toBeUndefined();
  await operations.thaw();
  expect(workbench.cell("B1").formula).toBe("=STAT.VALUE(A1)");
});

it("keeps the parts that other add-ins have in the workbook", async () => {
  await run(async (context) => {
    context.workbook.customXmlParts.add('<other xmlns="urn:another">1</other>');
    await context.sync();
  });
  await cared.operations.shareCopy();
  await openedCopy((_, { workbook }) => {
    expect(workbook.state.xmlParts.map(([, xml]) => xml)).toEqual([
      '<other xmlns="urn:another">1</other>',
    ]);
  });
});

it("copies protected and hidden sheets, and says which formulas are still in the copy", async () => {
  const { workbench, operations } = cared;
  await run(async (context) => {
    const sheet = context.workbook.worksheets.add("Quiet");
    sheet.getRange("A1:A2").formulas = [["=STAT.VALUE(8)"], ["=STAT.NEVER(8)"]];
    await context.sync();
    sheet.visibility = Excel.SheetVisibility.hidden;
    sheet.protection.protect();
    await context.sync();
  });
  await workbench.idle();
  const report = await operations.shareCopy();
  if (report.status !== "opened") throw new Error(report.status);
  expect(report.frozenCount).toBe(4);
  expect(report.skipped.map(({ cell, reason }) => [cell.sheetName, cell.address, reason])).toEqual([
    ["Quiet", "A2", "unresolved"],
  ]);
  await openedCopy((copy) => {
    expect(copy.values("Quiet!A1")).toEqual([[2]]);
    expect(copy.cell("Quiet!A1").formula).toBeUndefined();
    expect(copy.cell("Quiet!A2").formula).toBe("=STAT.NEVER(8)");
    const [quiet = ""] = copy.host.workbook.sheets.ids().slice(1);
    expect(copy.host.workbook.sheets.isVisible(quiet)).toBe(false);
    expect(copy.host.state.protection.get(quiet)?.isProtected).toBe(true);
  });
});

it("puts the file together from many slices and closes it", async () => {
  const whole = await cared.workbench.host.file();
  const port = findCopyPort(100);
  const read = await port?.readFile();
  expect(whole.length).toBeGreaterThan(1000);
  expect(texts(read ?? new Uint8Array())).toBe(texts(whole));
  // Two files may be open: a third reading shows that the first two were closed.
  await port?.readFile();
  expect((await port?.readFile())?.length).toBe(read?.length);
  expect(await shareCopy(run, port)).toMatchObject({ status: "opened", frozenCount: 3 });
});

it("says so where the file does not come, and loses nothing", async () => {
  const { workbench, operations } = cared;
  const before = workbench.save();
  // Excel hands out two at once; somebody else has them.
  for (let count = 0; count < 2; count += 1) {
    await new Promise((resolve) => {
      Office.context.document.getFileAsync(Office.FileType.Compressed, resolve);
    });
  }
  const report = await operations.shareCopy();
  expect(report).toMatchObject({ status: "failed", step: "read" });
  expect(report.status === "failed" && report.reason.length).toBeGreaterThan(10);
  expect(workbench.created).toEqual([]);
  expect(workbench.save()).toEqual(before);
});

it("says so where the file is none, and where Excel opens no copy", async () => {
  const { workbench } = cared;
  const before = workbench.save();
  const port = findCopyPort();
  if (port === undefined) throw new Error("There is no port.");
  const damaged = { ...port, readFile: async () => (await port.readFile()).slice(0, 500) };
  expect(await shareCopy(run, damaged)).toMatchObject({ status: "failed", step: "freeze" });
  const other = { ...port, openCopy: () => port.openCopy(new Uint8Array([80, 75, 3, 4])) };
  expect(await shareCopy(run, other)).toEqual({
    status: "failed",
    step: "open",
    reason: expect.stringContaining("This file is no Excel workbook") as unknown,
  });
  expect(workbench.created).toEqual([]);
  expect(workbench.save()).toEqual(before);
});

it("says so where Excel hands out no file, and changes nothing", async () => {
  const older = await openCared(answer, { requirementSets: { ExcelApi: "1.15" } });
  older.workbench.enter("B1", "=STAT.VALUE(7)");
  await older.workbench.idle();
  expect(findCopyPort()).toBeUndefined();
  expect(await older.operations.shareCopy()).toEqual({ status: "unsupported" });
  expect(older.workbench.cell("B1").formula).toBe("=STAT.VALUE(7)");
  older.workbench.dispose();
});
