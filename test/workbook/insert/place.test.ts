import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  formulaInsertion,
  insertTableWithChart,
  insertText,
  place,
  cellName,
  type Insertion,
  type RunInExcel,
} from "../../../src/workbook/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { countSteps } from "../../support/workbook/undo-steps.js";
import { statisticAnswer } from "../../support/statistic-answer.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: statisticAnswer(7, { "2019": 1 }) }));
});
afterEach(() => {
  workbench.dispose();
});

const run: RunInExcel = (task) => workbench.run(task);
const names = () =>
  run(async (context) => {
    const { names: defined, tables, worksheets } = context.workbook;
    defined.load("items/name");
    tables.load("items/name");
    worksheets.load("items/name");
    await context.sync();
    return {
      defined: defined.items.map(({ name }) => name),
      tables: tables.items.map(({ name }) => name),
      sheets: worksheets.items.map(({ name }) => name),
    };
  });

const rows = [
  ["Year", "Values"],
  ["2019", 1],
  ["2020", 2],
];
const tableWithChart: Insertion = {
  size: { rowCount: 22, columnCount: 11 },
  sheetName: "Statistic 7",
  write: (runNow, placement) =>
    runNow(async (context) => {
      await insertTableWithChart(
        context,
        placement,
        { rows, id: "7", title: "Statistic 7", source: { text: "Source" } },
        {
          data: {
            ...placement,
            row: placement.row + 1,
            rowCount: 3,
            columnCount: 2,
            isSpill: false,
          },
          placement: { ...placement, column: placement.column + 3 },
          id: "7",
          look: { type: "ColumnClustered", hasLegend: false, isCategoryAxisReversed: false },
          title: "=Sheet1!A1",
          unit: "=1",
          source: { text: "Source" },
        },
      );
    }),
};

describe("placing", () => {
  it("puts a formula on a new sheet, named once however often", async () => {
    const insertion = formulaInsertion("=STAT.DATA(7)", { sheetName: "History" });
    expect(await place(run, insertion, "new-sheet")).toMatchObject({ address: "History 2!A1" });
    expect(await place(run, insertion, "new-sheet")).toMatchObject({ address: "History 3!A1" });
    expect((await names()).sheets).toEqual(["Sheet1", "History 2", "History 3"]);
  });

  it("selects the cell where it begins, on whichever sheet that is", async () => {
    const selected = () =>
      run(async (context) => {
        const cell = context.workbook.getActiveCell();
        cell.load("address");
        await context.sync();
        return cell.address;
      });
    workbench.enter("B2", "mine");
    const insertion = formulaInsertion("=STAT.DATA(7)", {
      size: { rowCount: 2, columnCount: 2 },
      sheetName: "Data",
    });
    expect(await place(run, insertion, "next-free")).toMatchObject({ address: "Sheet1!A4" });
    expect(await selected()).toBe("Sheet1!A4");
    await place(run, insertion, "new-sheet");
    expect(await selected()).toBe("Data!A1");
  });

  it("goes below everything only where the selected place is not free", async () => {
    const insertion = formulaInsertion("=STAT.DATA(7)");
    expect(await place(run, insertion, "next-free")).toMatchObject({ address: "Sheet1!A1" });
    expect(await place(run, insertion, "next-free")).toMatchObject({ address: "Sheet1!A3" });
  });

  // Tables and defined names share one list: ECMA-376, part 1, 18.5.1.2, attribute "name".
  it("gives table and chart of a fresh workbook names that differ from each other", async () => {
    await place(run, tableWithChart, "selection");
    await place(run, tableWithChart, "new-sheet");
    const { defined, tables } = await names();
    expect(tables).toEqual(["STAT_7_1", "STAT_7_3"]);
    expect(defined).toEqual(["STAT_7_2", "STAT_7_4"]);
  });

  it("takes back what was written before Excel refused the rest", async () => {
    workbench.enter("D30", "mine");
    const failing: Insertion = {
      ...tableWithChart,
      write: async (runNow, placement) => {
        await tableWithChart.write(runNow, placement);
        throw new Error("Excel refused the rest.");
      },
    };
    const before = await names();
    await expect(place(run, failing, "selection")).rejects.toThrow("refused the rest");
    await expect(place(run, failing, "new-sheet")).rejects.toThrow("refused the rest");
    expect(await names()).toEqual(before);
    expect(
      workbench
        .values("A1:K22")
        .flat()
        .filter((value) => value !== ""),
    ).toEqual([]);
    expect(workbench.cell("D30").value).toBe("mine");
  });

  it("puts back what it was to replace when Excel refuses", async () => {
    workbench.enter("A1", "=1+1");
    const failing: Insertion = {
      sheetName: "x",
      write: async (runNow, placement) => {
        await runNow((context) => insertText(context, placement, [{ text: "new" }]));
        throw new Error("No.");
      },
    };
    await expect(place(run, failing, "replace")).rejects.toThrow("No.");
    expect(workbench.cell("A1").formula).toBe("=1+1");
  });

  it("is one step of undo", async () => {
    const steps = countSteps(workbench);
    await place(run, tableWithChart, "selection");
    expect(countSteps(workbench)).toBe(steps + 1);
  });

  it("writes a link's text as text", async () => {
    const text = '=HYPERLINK("https://evil.test")';
    await place(
      run,
      {
        sheetName: "x",
        write: (runNow, placement) =>
          runNow(async (context) => {
            await insertText(context, placement, [{ text, link: "https://service.test/7" }]);
          }),
      },
      "selection",
    );
    expect(workbench.cell("A1").formula).toBeUndefined();
    expect(workbench.cell("A1").value).toBe(text);
    const link = await run(async (context) => {
      const cell = context.workbook.worksheets.getActiveWorksheet().getRange("A1");
      cell.load("hyperlink");
      await context.sync();
      return cell.hyperlink;
    });
    expect(link.address).toBe("https://service.test/7");
    expect(link.textToDisplay).toMatch(/^'=/);
  });

  it("offers the next free place, and calls places as people read them", async () => {
    workbench.enter("A1", "mine");
    const outcome = await place(run, tableWithChart, "selection");
    expect(outcome).toMatchObject({ status: "occupied", nextFree: { row: 2, column: 0 } });
    expect(cellName({ sheetName: "Sheet1", row: 9, column: 27 })).toBe("Sheet1!AB10");
  });
});
