import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let cared: CaredWorkbench;
let figures: Record<string, number>;
beforeEach(async () => {
  figures = { "2019": 1, "2020": 2 };
  cared = await openCared((url) => ({
    body: statisticAnswer(Number(url.searchParams.get("id")), figures),
  }));
});
afterEach(() => {
  cared.workbench.dispose();
});

const whole = { kind: "workbook" } as const;

async function onSheet(
  task: (sheet: Excel.Worksheet, context: Excel.RequestContext) => void,
  name = "Sheet1",
): Promise<void> {
  await cared.workbench.run(async (context) => {
    task(context.workbook.worksheets.getItem(name), context);
    await context.sync();
  });
  await cared.workbench.idle();
}

const addSheet = (name: string, cells: Record<string, string>) =>
  cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.add(name);
    for (const [at, formula] of Object.entries(cells)) sheet.getRange(at).formulas = [[formula]];
    await context.sync();
  });

async function select(address: string): Promise<void> {
  await onSheet((sheet) => {
    sheet.getRange(address).select();
  });
}

const formulasAt = (...at: string[]) => at.map((one) => cared.workbench.cell(one).formula);
const valuesAt = (...at: string[]) => at.map((one) => cared.workbench.cell(one).value);

async function hiddenNames(): Promise<string[]> {
  return cared.workbench.run(async (context) => {
    context.workbook.names.load("items/name");
    await context.sync();
    return context.workbook.names.items.map(({ name }) => name);
  });
}

/** Two spills, and users' own formulas that read them. */
async function fill(): Promise<void> {
  const { workbench } = cared;
  workbench.enter("B2", '=STAT.DATA(7,"headers=off")');
  workbench.enter("E2", '=STAT.DATA(8,"headers=off")');
  workbench.enter("H1", "=SUM(B2#)");
  workbench.enter("H2", "=INDEX($B$2#,2,2)+SUM(E2#)");
  workbench.enter("H3", "=STAT.VALUE(INDEX(B2#,1,2)+6)");
  workbench.enter("J1", "=B2#*2");
  await workbench.idle();
  await addSheet("My sheet", { A1: "=SUM(Sheet1!$B2#)*2", A2: '="B2# is "&COUNT(Sheet1!B2#)' });
  await workbench.idle();
}

const beside = ["H1", "H2", "H3", "J1"];
const elsewhere = ["'My sheet'!A1", "'My sheet'!A2"];
const users = [...beside, ...elsewhere];
// The workbench's engine finds a spill on its own sheet only, so those elsewhere show their figure while
// it is frozen and not before.

describe("formulas that read a frozen spill", () => {
  it("go on showing their figures, and have their words back after the thaw", async () => {
    await fill();
    const { workbench, operations } = cared;
    const before = [formulasAt(...users), valuesAt(...beside), workbench.values("J1:K2")];
    expect(before[1]).toEqual([4042, 4044, 2, 4038]);
    workbench.requests.length = 0;
    const { frozen } = await operations.freeze(whole);
    expect(frozen).toHaveLength(3);
    expect([valuesAt(...beside), workbench.values("J1:K2")]).toEqual(before.slice(1));
    expect(valuesAt(...elsewhere)).toEqual([8084, "B2# is 4"]);
    expect(formulasAt(...users)).toEqual([
      "=SUM(B2:C3)",
      "=INDEX($B$2:$C$3,2,2)+SUM(E2:F3)",
      undefined,
      "=B2:C3*2",
      "=SUM(Sheet1!$B2:$C3)*2",
      '="B2# is "&COUNT(Sheet1!B2:C3)',
    ]);
    expect(await operations.thaw()).toMatchObject({ skipped: [], unkept: [] });
    await workbench.idle();
    expect([formulasAt(...users), valuesAt(...beside), workbench.values("J1:K2")]).toEqual(before);
    expect(await hiddenNames()).toEqual([]);
    expect(workbench.requests).toEqual([]);
  });

  it("follow what is frozen and thawed bit by bit", async () => {
    await fill();
    const { workbench, operations } = cared;
    const before = [formulasAt(...users), valuesAt(...beside)];
    await select("B2");
    await operations.freeze({ kind: "selection" });
    expect(formulasAt("H2", "H3")).toEqual([
      "=INDEX($B$2:$C$3,2,2)+SUM(E2#)",
      "=STAT.VALUE(INDEX(B2:C3,1,2)+6)",
    ]);
    await select("E2");
    await operations.freeze({ kind: "selection" });
    expect(formulasAt("H2")).toEqual(["=INDEX($B$2:$C$3,2,2)+SUM(E2:F3)"]);
    await onSheet((sheet) => {
      sheet.getRange("1:1").insert("Down");
    });
    await select("B3");
    await operations.thaw({ scope: { kind: "selection" } });
    expect(formulasAt("H3")).toEqual(["=INDEX($B$3#,2,2)+SUM(E3:F4)"]);
    await onSheet((sheet) => {
      sheet.getRange("1:1").delete("Up");
    });
    await operations.thaw();
    await workbench.idle();
    expect([formulasAt(...users), valuesAt(...beside)]).toEqual(before);
    expect(await hiddenNames()).toEqual([]);
  });

  it("may come back before what they read", async () => {
    await fill();
    const { workbench, operations } = cared;
    await operations.freeze(whole);
    await select("H3");
    expect((await operations.thaw({ scope: { kind: "selection" } })).thawed).toHaveLength(1);
    await workbench.idle();
    expect(formulasAt("H3")).toEqual(["=STAT.VALUE(INDEX(B2:C3,1,2)+6)"]);
    expect(valuesAt("H3")).toEqual([2]);
    await operations.thaw();
    await workbench.idle();
    expect(formulasAt("H3")).toEqual(["=STAT.VALUE(INDEX(B2#,1,2)+6)"]);
    expect(await hiddenNames()).toEqual([]);
  });

  it("stay as somebody has changed them meanwhile", async () => {
    await fill();
    const { workbench, operations } = cared;
    await operations.freeze(whole);
    workbench.enter("H1", "=MAX(B2:C3)");
    workbench.enter("H2", "");
    await operations.thaw();
    await workbench.idle();
    expect(formulasAt("H1", "H2", "J1")).toEqual(["=MAX(B2:C3)", undefined, "=B2#*2"]);
    expect(await hiddenNames()).toEqual([]);
  });

  it("are found again where rows, sheets' names and whole sheets have changed", async () => {
    await fill();
    const { workbench, operations } = cared;
    await operations.freeze(whole);
    await onSheet((sheet, context) => {
      sheet.getRange("1:2").insert("Down");
      sheet.name = "The data";
      context.workbook.worksheets.getItem("My sheet").getRange("A:A").insert("Right");
    });
    await operations.thaw();
    await workbench.idle();
    expect(formulasAt("'The data'!H3", "'My sheet'!B1")).toEqual([
      "=SUM(B4#)",
      "=SUM('The data'!$B4#)*2",
    ]);
    expect(valuesAt("'The data'!H3")).toEqual([4042]);
    await operations.freeze(whole);
    await onSheet((sheet) => {
      sheet.delete();
    }, "My sheet");
    expect(await operations.thaw()).toMatchObject({ skipped: [] });
    expect(await hiddenNames()).toEqual([]);
  });

  it("are found on hidden sheets", async () => {
    await fill();
    await onSheet((sheet) => {
      sheet.visibility = "VeryHidden";
    }, "My sheet");
    await cared.operations.freeze(whole);
    expect(formulasAt("'My sheet'!A1")).toEqual(["=SUM(Sheet1!$B2:$C3)*2"]);
    expect(valuesAt("'My sheet'!A1")).toEqual([8084]);
    await cared.operations.thaw();
    expect(formulasAt("'My sheet'!A1")).toEqual(["=SUM(Sheet1!$B2#)*2"]);
  });

  it("keep what they read from being frozen or thawed where they are protected", async () => {
    await fill();
    const { workbench, operations } = cared;
    const before = valuesAt(...beside);
    const protect = (isOn: boolean) =>
      onSheet(({ protection }) => {
        if (isOn) protection.protect();
        else protection.unprotect();
      }, "My sheet");
    await protect(true);
    const first = await operations.freeze(whole);
    expect(first.frozen.map(({ address }) => address)).toEqual(["E2", "H3"]);
    expect(first.skipped.map(({ cell, reason }) => [cell.address, reason])).toEqual([
      ["B2", "read-by-protected"],
    ]);
    expect(formulasAt("B2", "H2")).toEqual([
      '=STAT.DATA(7,"headers=off")',
      "=INDEX($B$2#,2,2)+SUM(E2:F3)",
    ]);
    await protect(false);
    expect((await operations.freeze(whole)).skipped).toEqual([]);
    await protect(true);
    const back = await operations.thaw();
    expect(back.skipped.map(({ formula, reason }) => [formula.address, reason])).toEqual([
      ["B2", "read-by-protected"],
    ]);
    await workbench.idle();
    expect(valuesAt(...beside)).toEqual(before);
    await protect(false);
    expect((await operations.thaw()).skipped).toEqual([]);
    await workbench.idle();
    expect(formulasAt("H2", "'My sheet'!A1")).toEqual([
      "=INDEX($B$2#,2,2)+SUM(E2#)",
      "=SUM(Sheet1!$B2#)*2",
    ]);
    expect(valuesAt(...beside)).toEqual(before);
    expect(await hiddenNames()).toEqual([]);
  });

  it("survive saving and reopening", async () => {
    await fill();
    await cared.operations.freeze(whole);
    const saved = cared.workbench.save();
    cared.workbench.dispose();
    cared = await openCared(() => ({ status: 500, body: {} }), { opened: saved });
    expect(valuesAt("H1")).toEqual([4042]);
    await cared.operations.thaw();
    expect(formulasAt("H1", "'My sheet'!A1")).toEqual(["=SUM(B2#)", "=SUM(Sheet1!$B2#)*2"]);
  });
});

describe("earlier values", () => {
  it("are read by formulas too, for nothing", async () => {
    await fill();
    const { workbench, operations } = cared;
    figures = { "2019": 1, "2020": 2, "2021": 30 };
    const plan = await operations.plan({ scope: whole, includeFresh: true });
    const { earlier } = await operations.refresh(plan);
    await workbench.idle();
    expect(valuesAt("H1")).toEqual([6093]);
    workbench.requests.length = 0;
    await operations.restoreEarlier(earlier.filter(({ cell }) => cell.address === "B2"));
    await workbench.idle();
    expect(formulasAt("H1", "H3")).toEqual(["=SUM(B2:C3)", "=STAT.VALUE(INDEX(B2:C3,1,2)+6)"]);
    expect(valuesAt("H1", "'My sheet'!A1")).toEqual([4042, 8084]);
    expect(workbench.requests).toEqual([]);
    await operations.thaw();
    await workbench.idle();
    expect(formulasAt("H1")).toEqual(["=SUM(B2#)"]);
    expect(valuesAt("H1")).toEqual([6093]);
  });

  it("ask nothing for formulas that read them, however old their answers are", async () => {
    let time = Date.UTC(2026, 10, 20);
    cared.workbench.dispose();
    cared = await openCared(
      (url) => ({ body: statisticAnswer(Number(url.searchParams.get("id")), figures) }),
      { now: () => time },
    );
    await fill();
    const { workbench, operations } = cared;
    figures = { "2019": 2, "2020": 3 };
    const plan = await operations.plan({ scope: whole, includeFresh: true });
    const { earlier } = await operations.refresh(plan);
    time += 30 * 86_400_000;
    workbench.requests.length = 0;
    await operations.restoreEarlier(earlier.filter(({ cell }) => cell.address === "B2"));
    await workbench.idle();
    expect(workbench.requests).toEqual([]);
    await operations.thaw();
    await workbench.idle();
    expect(workbench.requests).toEqual([]);
  });
});
