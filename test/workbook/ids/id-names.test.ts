import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import {
  formulaInsertion,
  freeze,
  place,
  planRefresh,
  thaw,
  writeAuditSheet,
  type RunInExcel,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { countSteps, undo } from "../../support/workbook/undo-steps.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), { "2019": 1, "2020": 2 }),
  }));
});
afterEach(() => {
  workbench.dispose();
});

const run: RunInExcel = (task) => workbench.run(task);

/** Inserts a formula with a name for its id, and says what stands in the cell. */
async function insertNamed(address: string, id: number, title: string, options = "") {
  await run(async (context) => {
    context.workbook.worksheets.getItem("Sheet1").getRange(address).select();
    await context.sync();
  });
  const formula = `=STAT.DATA(${String(id)}${options})`;
  const outcome = await place(
    run,
    formulaInsertion(formula, { named: { id, title } }),
    "selection",
  );
  expect(outcome).toMatchObject({ status: "inserted", address: `Sheet1!${address}` });
  await workbench.idle();
  return workbench.cell(address).formula;
}

const ids = (address: string) => workbench.values(`'STAT ids'!${address}`);

describe("a name for an id", () => {
  it("stands in the formula, refers to a cell with the id, and is one step of undo", async () => {
    const before = countSteps(workbench);
    const written = await insertNamed("B2", 7, "GDP per capita – Germany", ',"sort=desc"');
    expect(written).toBe('=STAT.DATA(GDP_PER_CAPITA_GERMANY,"sort=desc")');
    expect(workbench.values("B2:C4")).toEqual([
      ["category", "Values"],
      [2020, 2],
      [2019, 1],
    ]);
    expect(ids("A1:C3")).toEqual([
      ["name", "id", "title"],
      ["GDP_PER_CAPITA_GERMANY", 7, "GDP per capita – Germany"],
      ["", "", ""],
    ]);
    expect(countSteps(workbench)).toBe(before + 1);
    undo(workbench);
    expect(workbench.cell("B2").formula).toBeUndefined();
    const names = await run(async (context) => {
      context.workbook.names.load("items/name");
      await context.sync();
      return context.workbook.names.items.map(({ name }) => name);
    });
    expect(names).toEqual([]);
  });

  it.each([
    ["Année 2020: part du PIB (%)", "ANNEE_2020_PART_DU_PIB"],
    ["2019 in numbers", "ID_2019_IN_NUMBERS"],
    ["GDP2017", "GDP2017_ID"],
    ["r1c1", "R1C1_ID"],
    ["C", "C_ID"],
    ["true", "TRUE_ID"],
    ["— …", "STAT_ID"],
    ["Größe", "GROSSE"],
    ["=1+1", "ID_1_1"],
    ["人口", "人口"],
    [
      "Share of renewable energy in gross final consumption of energy",
      "SHARE_OF_RENEWABLE_ENERGY_IN_GROSS_FINAL",
    ],
    ["x".repeat(300), "X".repeat(40)],
  ])("is one that Excel takes: %s", async (title, name) => {
    expect(await insertNamed("B2", 7, title)).toBe(`=STAT.DATA(${name})`);
    expect(workbench.cell("B3").value).toBe(2019);
    expect(ids("A2:C2")).toEqual([[name, 7, title]]);
    expect(workbench.cell("'STAT ids'!C2").formula).toBeUndefined();
  });

  it("is the same for the same id, another one for another id of the same title, and free", async () => {
    workbench.enter("J1", 1);
    await run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      context.workbook.names.add("population", sheet.getRange("J1"));
      await context.sync();
    });
    expect(await insertNamed("A1", 7, "Population")).toBe("=STAT.DATA(POPULATION_2)");
    expect(await insertNamed("D1", 7, "Population")).toBe("=STAT.DATA(POPULATION_2)");
    expect(await insertNamed("G1", 8, "Population")).toBe("=STAT.DATA(POPULATION_3)");
    expect(ids("A2:B4")).toEqual([
      ["POPULATION_2", 7],
      ["POPULATION_3", 8],
      ["", ""],
    ]);
  });

  it("leads to an indicator's id, too", async () => {
    const id = "c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a";
    const insertion = formulaInsertion(`=STAT.INDICATOR("${id}","DEU")`, {
      named: { id, title: "GDP" },
    });
    for (const sheet of ["First", "Second"]) {
      await place(run, { ...insertion, sheetName: sheet }, "new-sheet");
      expect(workbench.cell(`${sheet}!A1`).formula).toBe('=STAT.INDICATOR(GDP,"DEU")');
    }
    expect(ids("A2:B3")).toEqual([
      ["GDP", id],
      ["", ""],
    ]);
  });

  it("is not used any more where it leads to another id", async () => {
    await insertNamed("A1", 7, "Population");
    workbench.enter("J1", 8);
    await run(async (context) => {
      context.workbook.names.getItem("POPULATION").formula = "=Sheet1!$J$1";
      await context.sync();
    });
    await workbench.idle();
    expect(await insertNamed("D1", 7, "Population")).toBe("=STAT.DATA(POPULATION_2)");
  });
});

describe("a protected sheet of ids", () => {
  const protect = () =>
    run(async (context) => {
      context.workbook.worksheets.getItem("STAT ids").protection.protect();
      await context.sync();
    });

  it("takes no new name, and nothing is written then; a known one is used", async () => {
    await insertNamed("A1", 7, "Population");
    await protect();
    await expect(insertNamed("D1", 8, "Trade")).rejects.toMatchObject({ sheetName: "STAT ids" });
    expect(workbench.cell("D1").formula).toBeUndefined();
    expect(ids("A2:B3")).toEqual([
      ["POPULATION", 7],
      ["", ""],
    ]);
    expect(await insertNamed("G1", 7, "Population")).toBe("=STAT.DATA(POPULATION)");
  });
});

describe("what knows the id behind a name", () => {
  it("are price, refresh and audit", async () => {
    await insertNamed("B2", 7, "Population");
    const data = createAnswerPort(workbench.client);
    const plan = await run((context) =>
      planRefresh(context, data, { scope: { kind: "workbook" }, includeFresh: true }),
    );
    expect(plan.unplanned).toEqual([]);
    expect(plan).toMatchObject({ callCount: 1, credits: 10, isEstimate: false });
    await run((context) => writeAuditSheet(context, data, new Date(2026, 10, 20, 12)));
    const rows = workbench.values("'STAT Audit'!A5:K6").flat().map(String);
    expect(rows).toContain("=STAT.DATA(POPULATION)");
    expect(rows.join(" ")).toContain("'STAT ids'!B2");
  });

  it("are freeze and thaw", async () => {
    await insertNamed("B2", 7, "Population");
    await run((context) => freeze(context, { kind: "workbook" }, { now: 1 }));
    expect(workbench.cell("B2").formula).toBeUndefined();
    expect(workbench.cell("B3").value).toBe(2019);
    await run((context) => thaw(context));
    await workbench.idle();
    expect(workbench.cell("B2").formula).toBe("=STAT.DATA(POPULATION)");
    expect(workbench.cell("B3").value).toBe(2019);
  });
});
