import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copySheet } from "../../support/workbook/copied-sheet.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

let cared: CaredWorkbench;
const whole = { kind: "workbook" } as const;

beforeEach(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, { "2019": id, "2020": id * 10 }) };
  });
  const { workbench } = cared;
  workbench.enter("A1", "7");
  workbench.enter("B1", "=STAT.VALUE(A1)");
  workbench.enter("D1", "=STAT.DATA(8)");
  await workbench.idle();
  await cared.operations.freeze(whole);
  copySheet(cared, "Copy");
});
afterEach(() => {
  cared.workbench.dispose();
});

async function sheet(name: "Sources" | "Audit", ...columns: string[]): Promise<unknown[][]> {
  const { operations, workbench } = cared;
  await (name === "Sources" ? operations.writeSources() : operations.writeAudit());
  const [header = [], ...rows] = workbench.values(`'STAT ${name}'!A4:M12`);
  return rows
    .filter(([key]) => key !== "")
    .map((row) => columns.map((column) => row[header.indexOf(column)]));
}

const copyHas = (at: string) => cared.workbench.cell(`Copy!${at}`).formula;

describe("frozen figures on a copied sheet", () => {
  it("stand among the sources and in the audit, as those they are copies of", async () => {
    expect(await sheet("Sources", "ID", "Cells")).toEqual([
      ["7", "Sheet1!B1, Copy!B1"],
      ["8", "Sheet1!D1, Copy!D1"],
    ]);
    const frozen = "frozen on 2026-11-20";
    expect(await sheet("Audit", "Cell", "Formula", "Status")).toEqual([
      ["Sheet1!B1", "=STAT.VALUE(A1)", frozen],
      ["Sheet1!D1", "=STAT.DATA(8)", frozen],
      ["Copy!B1", "=STAT.VALUE(A1)", frozen],
      ["Copy!D1", "=STAT.DATA(8)", frozen],
    ]);
  });

  it("come back as formulas of their own sheet", async () => {
    const { thawed } = await cared.operations.thaw();
    expect(thawed).toHaveLength(4);
    expect([copyHas("B1"), copyHas("D1")]).toEqual(["=STAT.VALUE(A1)", "=STAT.DATA(8)"]);
    cared.workbench.enter("Copy!A1", "8");
    await cared.workbench.idle();
    expect(cared.workbench.values("Copy!B1")).toEqual([[80]]);
    expect(cared.workbench.values("Sheet1!B1")).toEqual([[70]]);
  });

  it("follow the rows of their own sheet", async () => {
    await cared.workbench.run(async (context) => {
      context.workbook.worksheets.getItem("Copy").getRange("1:1").insert("Down");
      await context.sync();
    });
    const { thawed, skipped } = await cared.operations.thaw();
    expect([thawed.length, skipped]).toEqual([4, []]);
    expect([copyHas("B2"), copyHas("D2")]).toEqual(["=STAT.VALUE(A2)", "=STAT.DATA(8)"]);
    expect(cared.workbench.cell("Sheet1!B1").formula).toBe("=STAT.VALUE(A1)");
  });

  it("stay listed when those they are copies of are formulas again", async () => {
    const scope = { kind: "sheet", sheetId: "{00000001}" } as const;
    expect((await cared.operations.thaw({ scope })).thawed).toHaveLength(2);
    await cared.workbench.idle();
    expect(await sheet("Audit", "Cell", "Status")).toEqual([
      ["Sheet1!B1", "ok"],
      ["Sheet1!D1", "ok"],
      ["Copy!B1", "frozen on 2026-11-20"],
      ["Copy!D1", "frozen on 2026-11-20"],
    ]);
  });

  it("that somebody has typed over are said to be others", async () => {
    cared.workbench.enter("Copy!B1", "5");
    await cared.workbench.idle();
    const [, , copied] = await sheet("Audit", "Cell", "Status");
    expect(copied).toEqual(["Copy!B1", "frozen on 2026-11-20; figures changed since"]);
  });
});
