import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openCared, type CaredWorkbench } from "../../support/workbook/workbook-care.js";

const formulaCount = 4_000;
const spilledRows = 10_000;
const textCount = 25_000;

let cared: CaredWorkbench;
let figure = 1;
const figures = (id: number) =>
  id === 7
    ? { "2020": figure }
    : Object.fromEntries(
        Array.from({ length: spilledRows - 1 }, (_, at) => [`Item ${String(at)}`, at + figure]),
      );

beforeAll(async () => {
  cared = await openCared((url) => {
    const id = Number(url.searchParams.get("id"));
    return { body: statisticAnswer(id, figures(id)) };
  });
  await cared.workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    for (let at = 0; at < formulaCount; at += 1) {
      // No two side by side: each is an area of its own.
      sheet.getCell(2 * Math.floor(at / 20), 2 * (at % 20)).formulas = [["=STAT.VALUE(7)"]];
      if (at % 2_000 === 1_999) await context.sync();
    }
    const table = context.workbook.worksheets.add("Table");
    // The grid makes room for what is written, not for what spills.
    table.getRange(`A${String(spilledRows + 1)}`).values = [["end"]];
    table.getRange("A1").formulas = [["=STAT.DATA(8)"]];
    const texts = context.workbook.worksheets.add("Texts");
    for (let row = 0; row < textCount / 20; row += 250) {
      await context.sync();
      texts.getRangeByIndexes(row, 0, 250, 20).values = Array.from({ length: 250 }, () =>
        Array<string>(20).fill("x".repeat(320)),
      );
    }
    await context.sync();
  });
  await cared.workbench.idle();
}, 600_000);
afterAll(() => {
  cared.workbench.dispose();
});

describe(
  "4,000 scattered formulas, 20,000 spilled cells and 25,000 long texts",
  { timeout: 600_000 },
  () => {
    it("are refreshed, with progress", async () => {
      const { operations, workbench } = cared;
      const plan = await operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
      expect(plan).toMatchObject({ formulaCount: formulaCount + 1, callCount: 2 });
      figure = 2;
      const phases: string[] = [];
      const report = await operations.refresh(plan, {
        onProgress: ({ phase, done, total }) => {
          phases.push(`${phase} ${String(done)}/${String(total)}`);
        },
      });
      expect(report.failed).toEqual([]);
      expect(report.updated).toHaveLength(formulaCount + 1);
      expect(phases).toContain("fetching 2/2");
      expect(phases).toContain(`calculating 0/${String(formulaCount + 1)}`);
      expect(workbench.values("Sheet1!A1:C1")).toEqual([[2, "", 2]]);
      expect(workbench.values(`Table!B${String(spilledRows)}`)).toEqual([[spilledRows]]);
    });

    it("have their answers kept, and are listed by the audit", async () => {
      const { operations, workbench } = cared;
      expect(await operations.keepSnapshot()).toEqual({ kept: 2, missing: 0 });
      const { cellCount, sheetName } = await operations.writeAudit();
      expect(cellCount).toBe(formulaCount + 1);
      const last = `'${sheetName}'!A${String(formulaCount + 5)}`;
      expect(workbench.values(last)).toEqual([["Table!A1"]]);
    });

    it("are frozen, and thawed without a question to the service", async () => {
      const { operations, workbench } = cared;
      const asked = workbench.requests.length;
      const show = () => {
        expect(workbench.values("Sheet1!A1:C1")).toEqual([[figure, "", figure]]);
        expect(workbench.values(`Table!B${String(spilledRows)}`)).toEqual([
          [spilledRows - 2 + figure],
        ]);
      };
      const { frozen, skipped } = await operations.freeze({ kind: "workbook" });
      expect([frozen.length, skipped]).toEqual([formulaCount + 1, []]);
      expect(workbench.cell("Sheet1!A1").formula).toBeUndefined();
      expect(workbench.cell("Table!A1").formula).toBeUndefined();
      show();
      const report = await operations.thaw();
      expect(report.thawed).toHaveLength(formulaCount + 1);
      expect([report.skipped, report.unkept]).toEqual([[], []]);
      expect(workbench.cell("Sheet1!A1").formula).toBe("=STAT.VALUE(7)");
      expect(workbench.cell("Table!A1").formula).toBe("=STAT.DATA(8)");
      show();
      expect(workbench.requests).toHaveLength(asked);
    });

    it("are frozen where they spill", async () => {
      const { operations, workbench } = cared;
      const sheetId = await workbench.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem("Table");
        sheet.load("id");
        await context.sync();
        return sheet.id;
      });
      const { frozen } = await operations.freeze({ kind: "sheet", sheetId });
      expect(frozen).toHaveLength(1);
      expect(workbench.cell("Table!A1").formula).toBeUndefined();
      expect(workbench.values(`Table!B${String(spilledRows)}`)).toEqual([[spilledRows]]);
    });
  },
);
