import { Resvg } from "@resvg/resvg-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FoundItem } from "../../../src/taskpane/model/found-item.js";
import type { InsertForm } from "../../../src/taskpane/model/insert-form.js";
import { contentInsertion } from "../../../src/taskpane/insert/insert-content.js";
import type { ContentToInsert } from "../../../src/taskpane/insert/write-content.js";
import {
  formulaInsertion,
  insertText,
  place,
  runInExcel,
  writeCellFormula,
  type Where,
} from "../../../src/workbook/index.js";
import { defaultRequirementSets } from "../../../src/workbench/host/index.js";
import { refuseGroup } from "../../support/workbook/refuse-group.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { countSteps, redo, undo } from "../../support/workbook/undo-steps.js";

const figures = { "2019": 1, "2020": 2, "2021": 3.5 };
let workbench: StatWorkbench;
const open = async (excelApi = "1.15") => {
  workbench = await createStatWorkbench(() => ({ body: statisticAnswer(7, figures) }), {
    requirementSets: { ...defaultRequirementSets, ExcelApi: excelApi },
  });
};
beforeEach(() => open());
afterEach(() => {
  vi.restoreAllMocks();
  workbench.dispose();
});

const picture = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')
  .render()
  .asPng()
  .toString("base64");

function insertion(form: InsertForm): ContentToInsert {
  const link = "https://service.test/content/7";
  const item: FoundItem = {
    kind: "statistics",
    id: 7,
    title: "Statistic 7",
    subject: "Values",
    link,
    sources: ["Statistics office"],
    publishers: [],
    isPremium: false,
    pictures: [],
    industries: [],
  };
  const table = {
    categories: Object.keys(figures),
    series: [{ name: "Values", values: Object.values(figures) }],
  };
  return {
    form,
    item,
    fixedTitle: item.title,
    formula: form === "card" ? "=STAT.CARD(7)" : "=STAT.DATA(7)",
    content: {
      item,
      chart: { graphType: "bar", horizontal: false, unit: "EUR", table, forecastFrom: "2021" },
      firstColumn: "category",
      fetchedAt: 0,
      isStale: false,
    },
    picture,
    source: { text: "Source: Statistics office", link },
    liveSource: { text: "Source: Statistics office", link },
    fixed: {
      ...{ kind: "statistic", id: "7", title: "Statistic 7", publishers: [], licences: [] },
      ...{ sources: ["Statistics office"], link, dataTo: "2021", retrievedAt: 0 },
    },
    hasNotes: true,
    words: { category: "Category" },
  };
}

const insert = async (form: InsertForm, where: Where = "selection") => {
  const outcome = await place(runInExcel, contentInsertion(insertion(form)), where);
  await workbench.idle();
  return outcome;
};

const forms = ["formula", "table", "chart-on-table", "image", "card", "link"] as const;

describe("one press of Ctrl+Z takes back", () => {
  it.each(forms.flatMap((form) => [[form, "selection"] as const, [form, "new-sheet"] as const]))(
    "an inserted %s at the %s whole, and Ctrl+Y brings it back",
    async (form, where) => {
      const before = workbench.save();
      expect(await insert(form, where)).toMatchObject({ status: "inserted" });
      const after = workbench.save();
      expect(after).not.toEqual(before);
      expect(undo(workbench)).toBe(true);
      await workbench.idle();
      expect(workbench.save()).toEqual(before);
      expect(undo(workbench)).toBe(false);
      expect(redo(workbench)).toBe(true);
      await workbench.idle();
      expect(workbench.save()).toEqual(after);
    },
  );

  it("a formula from the search, an answer's text and what the builder writes", async () => {
    await place(runInExcel, formulaInsertion("=STAT.DATA(7)"), "selection");
    await runInExcel(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.load("id,name");
      await context.sync();
      const place = { sheetId: sheet.id, sheetName: sheet.name, row: 9, column: 0 };
      await insertText(context, place, [
        { text: "Answer", isBold: true },
        { text: "Source", link: "https://service.test/7" },
      ]);
      const cell = { sheetId: sheet.id, address: "H1" };
      await writeCellFormula(context, cell, "", "=STAT.VALUE(7)");
    });
    await workbench.idle();
    expect(workbench.values("H1")).toEqual([[3.5]]);
    expect(countSteps(workbench)).toBe(3);
  });
});

describe("a live chart", () => {
  it.each(["selection", "new-sheet"] as const)(
    "at the %s takes two presses where Excel cannot join round trips: chart, formula",
    async (where) => {
      const before = workbench.save();
      expect(await insert("chart", where)).toMatchObject({ status: "inserted" });
      const after = workbench.save();
      expect(countSteps(workbench)).toBe(2);
      await workbench.idle();
      undo(workbench);
      expect(workbench.save().state.charts).toEqual([]);
      expect(contents().names).toEqual({});
      const sheet = where === "selection" ? "Sheet1" : "Statistic 7";
      expect(workbench.values(`'${sheet}'!A3:B4`)).toEqual([
        ["category", "Values"],
        [2019, 1],
      ]);
      undo(workbench);
      await workbench.idle();
      expect(workbench.save()).toEqual(before);
      redo(workbench);
      redo(workbench);
      await workbench.idle();
      expect(workbench.save()).toEqual(after);
    },
  );
});

describe("round trips are joined", () => {
  const spy = () => vi.spyOn(Excel, "run");
  const grouped = (run: ReturnType<typeof spy>) =>
    run.mock.calls.map(([options]) => (options as Excel.RunOptions).mergeUndoGroup);

  it("for a live chart alone, from ExcelApi 1.20 on", async () => {
    workbench.dispose();
    await open("1.20");
    const run = spy();
    for (const form of forms) await insert(form, "new-sheet");
    expect(new Set(grouped(run))).toEqual(new Set([undefined]));
    run.mockClear();
    await insert("chart", "new-sheet");
    expect(grouped(run).filter((option) => option !== undefined)).toEqual([true]);
    // All that writes is in the group: before it Excel is only asked for the place,
    // behind it the cell is selected.
    expect(grouped(run).at(-2)).toBe(true);
  });

  it.each(["1.15", "1.9", "1.19"])("for nothing with ExcelApi %s", async (version) => {
    workbench.dispose();
    await open(version);
    const run = spy();
    await insert("chart", "new-sheet");
    expect(new Set(grouped(run))).toEqual(new Set([undefined]));
    for (const [options] of run.mock.calls) expect(options).toEqual({ delayForCellEdit: true });
  });
});

/** What a user sees: cells, charts with their series, names, sheets. */
function contents() {
  const { state, data } = workbench.save();
  return {
    cells: workbench.values("A1:B5"),
    formula: workbench.cell("A1").formula,
    charts: state.charts.map(({ name, title, series, sheetId }) => ({
      name,
      title,
      sheetId,
      series: series.map(({ values, categories, points }) => ({ values, categories, points })),
    })),
    hiddenNames: state.hiddenNames,
    names: (data as { namedRanges: unknown }).namedRanges,
    sheets: (
      data as { sheets: readonly { name: string; figures: readonly unknown[] }[] }
    ).sheets.map(({ name, figures: drawings }) => [name, drawings.length]),
  };
}

describe("where Excel refuses the group", () => {
  it.each([
    ["selection", false],
    ["selection", true],
    ["new-sheet", false],
    ["new-sheet", true],
  ] as const)(
    "at any round trip, the chart at the %s stands there once (what it had sent was done: %s)",
    async (where, isDone) => {
      workbench.dispose();
      await open("1.20");
      await insert("chart", where);
      const wanted = contents();
      expect(wanted.charts).toHaveLength(1);
      let at = 0;
      for (;;) {
        at++;
        workbench.dispose();
        await open("1.20");
        const { refused } = refuseGroup(at, isDone);
        expect(await insert("chart", where)).toMatchObject({ status: "inserted" });
        vi.restoreAllMocks();
        if (refused() === 0) break;
        expect(refused()).toBe(1);
        expect(contents()).toEqual(wanted);
      }
      // Formula, a look, what there is, chart; the sheet is looked for first where it is new.
      expect(at).toBeGreaterThanOrEqual(5);
    },
  );

  it("any other failure is told, and nothing is done twice", async () => {
    workbench.dispose();
    await open("1.20");
    const run = vi.spyOn(Excel, "run");
    workbench.enter("A1", "=1");
    await runInExcel(async (context) => {
      context.workbook.worksheets.getItem("Sheet1").protection.protect();
      await context.sync();
    });
    run.mockClear();
    const place = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 3 };
    await expect(insert("chart", place)).rejects.toThrow(/protected/);
    // Beside the look for room and what takes back: written once.
    const groups = run.mock.calls.filter(([options]) => "mergeUndoGroup" in options);
    expect(groups).toHaveLength(1);
  });
});
