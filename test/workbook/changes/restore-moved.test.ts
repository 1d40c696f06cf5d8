import { afterEach, beforeEach, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let added: number;
beforeEach(async () => {
  added = 0;
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2019": id * 10 + added, "2020": id * 100 + added }) };
  });
});
afterEach(() => {
  cared.workbench.dispose();
});

const refreshed = async (cells: Readonly<Record<string, string>>) => {
  for (const [at, content] of Object.entries(cells)) cared.workbench.enter(at, content);
  await cared.workbench.idle();
  added = 1;
  const choice = { scope: { kind: "workbook" }, includeFresh: true } as const;
  const { earlier } = await cared.operations.refresh(await cared.operations.plan(choice));
  await cared.workbench.idle();
  return earlier;
};
const change = async (task: (sheet: Excel.Worksheet) => void) => {
  await cared.workbench.run(async (context) => {
    task(context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });
  await cared.workbench.idle();
};

it("brings earlier figures back to their own cells where a row came in above", async () => {
  const earlier = await refreshed({
    ...{ A1: "1", A2: "2", A3: "3" },
    ...{ B1: "=STAT.VALUE(A1)", B2: "=STAT.VALUE(A2)", B3: "=STAT.VALUE(A3)" },
    ...{ D1: '=STAT.VALUE(7,,"2019")', D2: '=STAT.VALUE(7,,"2020")' },
  });
  expect(earlier).toHaveLength(5);
  await change((sheet) => sheet.getRange("1:1").insert("Down"));
  expect(cared.workbench.cell("B2").formula).toBe("=STAT.VALUE(A2)");
  const { restored, skipped } = await cared.operations.restoreEarlier(earlier);
  expect(skipped).toEqual([]);
  expect(restored).toHaveLength(5);
  expect(cared.workbench.values("B2:B4")).toEqual([[100], [200], [300]]);
  expect(cared.workbench.values("D2:D3")).toEqual([[70], [700]]);
  await cared.operations.thaw();
  await cared.workbench.idle();
  expect(cared.workbench.values("B2:B4")).toEqual([[101], [201], [301]]);
});

it("brings them back on a sheet that was renamed", async () => {
  const earlier = await refreshed({ A1: "7", B1: "=STAT.VALUE(Sheet1!A1)" });
  await change((sheet) => (sheet.name = "Figures"));
  const { restored } = await cared.operations.restoreEarlier(earlier);
  expect(restored).toHaveLength(1);
  expect(cared.workbench.values("Figures!B1")).toEqual([[700]]);
});

it("gives no cell the earlier figure of another, also where only Excel can tell what is asked", async () => {
  const earlier = await refreshed({
    ...{ A1: "1", A2: "2", A3: "3" },
    ...{ B1: "=STAT.VALUE(A1+0)", B2: "=STAT.VALUE(A2+0)", B3: "=STAT.VALUE(A3+0)" },
  });
  await change((sheet) => sheet.getRange("1:1").insert("Down"));
  const { restored, skipped } = await cared.operations.restoreEarlier(earlier);
  expect(restored).toEqual([]);
  expect(skipped.map(({ cell, reason }) => [cell.address, reason])).toEqual([
    ["B1", "changed"],
    ["B2", "moved"],
    ["B3", "moved"],
  ]);
  expect(cared.workbench.values("B2:B4")).toEqual([[101], [201], [301]]);
});

it("gives none to a cell that asks for something else by now, though its formula is the same", async () => {
  const earlier = await refreshed({ A1: "7", B1: "=STAT.VALUE(A1)" });
  cared.workbench.enter("A1", "8");
  await cared.workbench.idle();
  const { restored, skipped } = await cared.operations.restoreEarlier(earlier);
  expect(restored).toEqual([]);
  expect(skipped).toMatchObject([{ reason: "changed" }]);
  expect(cared.workbench.values("B1")).toEqual([[801]]);
});
