import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let time: number;
let added: number;
const day = 86_400_000;
const whole = { kind: "workbook" } as const;

beforeEach(async () => {
  time = Date.UTC(2026, 10, 20, 12);
  added = 0;
  cared = await openCared(
    (url) => ({
      body: {
        ...statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 + added }),
        ...(added === 0 ? {} : { released_at: "2027-03-01T00:00:00Z" }),
      },
    }),
    { now: () => time },
  );
});
afterEach(() => {
  cared.workbench.dispose();
});

async function enter(cells: Readonly<Record<string, string>>): Promise<void> {
  for (const [at, content] of Object.entries(cells)) cared.workbench.enter(`Sheet1!${at}`, content);
  await cared.workbench.idle();
}

/** Of each row: the first column that is named, and those that follow. */
async function sheet(
  name: "Sources" | "Audit",
  ...columns: readonly string[]
): Promise<unknown[][]> {
  const { operations, workbench } = cared;
  await (name === "Sources" ? operations.writeSources() : operations.writeAudit());
  const [header = [], ...rows] = workbench.values(`'STAT ${name}'!A4:N12`);
  return rows
    .filter(([key]) => key !== "")
    .map((row) => columns.map((column) => row[header.indexOf(column)]));
}

/** 20 November 2026. */
const twentieth = 46346;

it("stay in the lists of sources and of cells, as of the day they were frozen", async () => {
  await enter({ A1: "=STAT.DATA(7)", D1: "=STAT.VALUE(8)" });
  await cared.operations.freeze(whole);
  time += 3 * day;
  await enter({ F1: "=STAT.VALUE(8)" });
  expect(await sheet("Sources", "ID", "Title", "Cells", "Retrieved")).toEqual([
    ["8", "Statistic 8", "Sheet1!F1, Sheet1!D1", twentieth],
    ["7", "Statistic 7", "Sheet1!A1", twentieth],
  ]);
  expect(await sheet("Audit", "Cell", "Title", "Formula", "Status", "Requests", "As of")).toEqual([
    ["Sheet1!F1", "Statistic 8", "=STAT.VALUE(8)", "ok", 1, twentieth + 3],
    ["Sheet1!A1", "Statistic 7", "=STAT.DATA(7)", "frozen on 2026-11-20", "", twentieth],
    ["Sheet1!D1", "Statistic 8", "=STAT.VALUE(8)", "frozen on 2026-11-20", "", twentieth],
  ]);
});

const retrieved = ["ID", "Released", "Retrieved", "Cells"] as const;
/** 1 January 2026. */
const released = 46023;

it("are as of the day they were retrieved, also when newer ones have come for other cells", async () => {
  await enter({ A1: "=STAT.VALUE(7)" });
  time += 10 * day;
  await cared.operations.freeze(whole);
  expect(await sheet("Sources", ...retrieved)).toEqual([["7", released, twentieth, "Sheet1!A1"]]);
  time += 100 * day;
  added = 5;
  await enter({ B1: "=STAT.VALUE(7)" });
  const audit = ["Cell", "Status", "As of", "Age in days"] as const;
  expect(await sheet("Audit", ...audit)).toEqual([
    ["Sheet1!B1", "ok", twentieth + 110, 0],
    ["Sheet1!A1", "frozen on 2026-11-30", twentieth, 110],
  ]);
  await enter({ B1: "" });
  // When what is kept now was released says nothing of these.
  expect(await sheet("Sources", ...retrieved)).toEqual([["7", "", twentieth, "Sheet1!A1"]]);
});

it("are as of no day where a newer answer had come before they were frozen", async () => {
  await enter({ A1: "=STAT.VALUE(7)" });
  time += 100 * day;
  added = 5;
  await enter({ B1: "=STAT.VALUE(7)" });
  await enter({ B1: "" });
  await cared.operations.freeze(whole);
  expect(await sheet("Sources", ...retrieved)).toEqual([["7", "", "", "Sheet1!A1"]]);
  expect(await sheet("Audit", "Cell", "As of")).toEqual([["Sheet1!A1", ""]]);
});

it("that a refresh had replaced and were brought back are as of the day they were retrieved", async () => {
  await enter({ A1: "=STAT.VALUE(7)" });
  time += 100 * day;
  added = 5;
  const plan = await cared.operations.plan({ scope: whole, includeFresh: true });
  const { earlier } = await cared.operations.refresh(plan);
  time += day;
  await cared.operations.restoreEarlier(earlier);
  expect(cared.workbench.values("Sheet1!A1")).toEqual([[2]]);
  expect(await sheet("Sources", ...retrieved)).toEqual([["7", "", twentieth, "Sheet1!A1"]]);
  expect(await sheet("Audit", "Cell", "As of")).toEqual([["Sheet1!A1", twentieth]]);
});

it("are of what their cells asked for when they were frozen", async () => {
  await enter({ A1: "7", B1: "=STAT.VALUE(A1)" });
  await cared.operations.freeze(whole);
  await enter({ A1: "8", C5: "=STAT.VALUE(8)" });
  expect(await sheet("Sources", "ID", "Cells")).toEqual([
    ["8", "Sheet1!C5"],
    ["7", "Sheet1!B1"],
  ]);
});

it("that somebody has typed over are said to be others", async () => {
  await enter({ A1: "=STAT.DATA(7)" });
  await cared.operations.freeze(whole);
  await enter({ B2: "5" });
  expect(await sheet("Audit", "Cell", "Status")).toEqual([
    ["Sheet1!A1", "frozen on 2026-11-20; figures changed since"],
  ]);
});

it("are no numbers that somebody typed beside a live one", async () => {
  await enter({ A1: "=STAT.DATA(7)" });
  await cared.operations.freeze(whole);
  await enter({ C2: "=STAT.VALUE(8)", D2: "9" });
  expect(await sheet("Audit", "Cell", "Typed-in numbers beside")).toEqual([
    ["Sheet1!C2", "D2"],
    ["Sheet1!A1", ""],
  ]);
});

it("are gone from both when they are thawed, or their sheet is deleted", async () => {
  await enter({ A1: "=STAT.VALUE(7)" });
  await cared.operations.freeze(whole);
  await cared.operations.thaw();
  expect(await sheet("Audit", "Cell", "Status")).toEqual([["Sheet1!A1", "ok"]]);
  await cared.operations.freeze(whole);
  await cared.workbench.run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").delete();
    await context.sync();
  });
  expect(await sheet("Sources", "ID")).toEqual([]);
});
