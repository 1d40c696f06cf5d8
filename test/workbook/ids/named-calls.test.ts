import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let added = 0;
beforeEach(async () => {
  added = 0;
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 + added }),
  }));
});
afterEach(() => {
  cared.workbench.dispose();
});

const whole = { kind: "workbook" } as const;
const all = { scope: whole, includeFresh: true } as const;

/** Names of the workbook, or of a sheet where one is given, by what they stand for. */
async function define(names: Readonly<Record<string, string>>, sheetName?: string) {
  await cared.workbench.run(async (context) => {
    const { workbook } = context;
    const scope = sheetName === undefined ? workbook : workbook.worksheets.getItem(sheetName);
    for (const [name, formula] of Object.entries(names)) scope.names.add(name, formula);
    await context.sync();
  });
  await cared.workbench.idle();
}

async function enter(cells: Readonly<Record<string, string | number>>) {
  for (const [address, content] of Object.entries(cells)) cared.workbench.enter(address, content);
  await cared.workbench.idle();
}

const value = (address: string) => cared.workbench.cell(address).value;
const formula = (address: string) => cared.workbench.cell(address).formula;
const paid = () => cared.workbench.requests.filter((path) => path.includes("/data/")).length;

describe("a STAT call inside a defined name", () => {
  beforeEach(async () => {
    await define({ POPULATION: '=STAT.VALUE(7,,"2020")', TWICE: "=POPULATION*2", PLAIN: "=7" });
    await enter({ A1: "=POPULATION*10", A2: "=TWICE", A3: "=PLAIN", A4: "text POPULATION" });
  });

  it("is told from what Excel offers of a name", async () => {
    const told = await cared.workbench.run(async (context) => {
      const { names } = context.workbook;
      const ranges = ["POPULATION", "PLAIN"].map((name) => names.getItem(name));
      names.load("items/name,items/formula");
      for (const item of ranges) item.load("type,value");
      const range = ranges[0]?.getRangeOrNullObject();
      await context.sync();
      return {
        formulas: names.items.map((item) => `${item.name} ${String(item.formula)}`),
        shown: ranges.map(({ type, value: shown }) => [type, shown as unknown]),
        isRange: range?.isNullObject === false,
      };
    });
    expect(told).toEqual({
      formulas: ['POPULATION =STAT.VALUE(7,,"2020")', "TWICE =POPULATION*2", "PLAIN =7"],
      shown: [
        ["Integer", 2],
        ["Integer", 7],
      ],
      isRange: false,
    });
    expect([value("A1"), value("A2"), value("A3")]).toEqual([20, 4, 7]);
  });

  it("is priced and refreshed where the name is used", async () => {
    const plan = await cared.operations.plan(all);
    expect(plan.cells.map(({ address }) => address)).toEqual(["A1", "A2"]);
    expect(plan).toMatchObject({ callCount: 1, credits: 10, isEstimate: false, unplanned: [] });
    added = 3;
    const before = paid();
    await cared.operations.refresh(plan);
    expect([value("A1"), value("A2")]).toEqual([50, 10]);
    expect(paid()).toBe(before + 1);
  });

  it("is one of the sheet where that has a name of its own, and none where LET gives the word a meaning", async () => {
    await cared.workbench.run(async (context) => {
      context.workbook.worksheets.add("Other");
      await context.sync();
    });
    await define({ LOCAL: "=STAT.VALUE(9)" }, "Other");
    await enter({ "Other!B1": "=LOCAL+1", A5: "=LOCAL", A6: "=LET(POPULATION,1,POPULATION)" });
    const plan = await cared.operations.plan(all);
    expect(plan.cells.map(({ sheetName, address }) => `${sheetName}!${address}`)).toEqual([
      ...["Sheet1!A1", "Sheet1!A2", "Other!B1"],
    ]);
  });

  it("has a price nobody knows where the cells it reads move with the cell that uses it", async () => {
    await define({ MOVING: "=STAT.VALUE(Sheet1!D1)" });
    await enter({ B9: "=MOVING" });
    const { unplanned, isEstimate } = await cared.operations.plan(all);
    expect(unplanned.map(({ address }) => address)).toEqual(["B9"]);
    expect(isEstimate).toBe(true);
  });

  it("stands in the audit with its name", async () => {
    await cared.operations.writeAudit();
    const rows = cared.workbench.values("'STAT Audit'!A5:G7").map((row) => row.map(String));
    const found = rows.find((row) => row.includes("Sheet1!A1"));
    expect(found).toContain("=POPULATION*10");
    expect(found).toContain("POPULATION = VALUE: 7 | – | 2020");
    expect(rows.flat()).toContain("=TWICE");
  });

  it("is frozen with the cells that use it, whose formulas come back", async () => {
    const { frozen, skipped } = await cared.operations.freeze(whole);
    expect(skipped).toEqual([]);
    expect(frozen.map(({ address, calls }) => [address, calls[0]?.inName])).toEqual([
      ["A1", "POPULATION"],
      ["A2", "POPULATION"],
    ]);
    expect([formula("A1"), value("A1"), formula("A2"), value("A2")]).toEqual([
      ...[undefined, 20, undefined, 4],
    ]);
    await cared.operations.thaw();
    await cared.workbench.idle();
    expect([formula("A1"), value("A1"), formula("A2"), value("A2")]).toEqual([
      ...["=POPULATION*10", 20, "=TWICE", 4],
    ]);
  });
});

describe("a name of a spill", () => {
  beforeEach(async () => {
    await enter({ G1: '=STAT.DATA(7,"headers=off")', A1: 5, A2: 6 });
    await define({ IDS: "=Sheet1!$G$1#", FIXED: "=Sheet1!$A$1:$A$2" });
  });

  it("is all that is spilled, to refresh and price", async () => {
    // G1:H2 is 2019, 1, 2020, 2: as ids they are four statistics.
    await enter({ K1: "=STAT.VALUE(IDS)", M1: "=STAT.VALUE(FIXED)" });
    const plan = await cared.operations.plan(all);
    expect(plan.unplanned).toEqual([]);
    const asked = plan.requests.map(({ request }) => (request.parameters as { id: number }).id);
    expect(asked.sort((one, other) => one - other)).toEqual([1, 2, 5, 6, 7, 2019, 2020]);
    expect(plan.credits).toBe(70);
  });

  it("keeps its spill when cells are frozen, which is said", async () => {
    await enter({ K1: "=STAT.VALUE(5)" });
    const { frozen, skipped } = await cared.operations.freeze(whole);
    expect(frozen.map(({ address }) => address)).toEqual(["K1"]);
    expect(skipped.map(({ cell, reason }) => [cell.address, reason])).toEqual([
      ["G1", "read-by-name"],
    ]);
    expect(formula("G1")).toBe('=STAT.DATA(7,"headers=off")');
  });
});
