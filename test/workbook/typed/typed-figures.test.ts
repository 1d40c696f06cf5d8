import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  readTypedTable,
  replaceTyped,
  runAsOneStep,
  runInExcel,
} from "../../../src/workbook/index.js";
import { defaultRequirementSets } from "../../../src/workbench/host/index.js";
import { createStatWorkbench, type StatWorkbench } from "../../support/stat-workbench.js";
import { undo } from "../../support/workbook/undo-steps.js";

let workbench: StatWorkbench;
beforeEach(async () => {
  workbench = await createStatWorkbench(() => ({ body: {} }), {
    requirementSets: { ...defaultRequirementSets, ExcelApi: "1.20" },
  });
});
afterEach(() => {
  workbench.dispose();
});

const enter = (cells: Readonly<Record<string, string | number>>) => {
  for (const [address, content] of Object.entries(cells)) workbench.enter(address, content);
};

/** Days since 1970 of 20 November 2026. */
const today = 20_777;
async function read(marked: string) {
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange(marked).select();
    await context.sync();
  });
  const table = await workbench.run((context) => readTypedTable(context, today));
  if (typeof table === "string") return table;
  const { lines, periods, words, leftOut } = table;
  return {
    lines: lines.map(({ place, cells }) => [place, cells.map((cell) => cell?.value ?? null)]),
    ...{ periods, words, leftOut },
  };
}

describe("typed figures are read", () => {
  const block = {
    ...{ A1: "Gross domestic product", B3: 2019, C3: 2020, D3: 2021, E3: "Change" },
    ...{ A4: "Germany", B4: 3.47, C4: 3.4, D4: 3.6, E4: "=D4-C4" },
    ...{ A5: "Frankreich", B5: 2.44, D5: 2.6, A6: "Total", B6: 5.91, C6: 5.6, D6: 6.2 },
  };
  const lines = [
    ["DEU", [3.47, 3.4, 3.6]],
    ["FRA", [2.44, null, 2.6]],
  ];

  it("with the headers that adjoin them, and the title above a blank row", async () => {
    enter(block);
    const expected = { lines, periods: ["2019", "2020", "2021"] };
    for (const marked of ["B4:D6", "A3:E6", "C4"]) {
      const table = await read(marked);
      expect(table).toMatchObject(expected);
      expect(table).toHaveProperty("words", expect.stringContaining("Gross domestic product"));
    }
    expect(await read("B5:D5")).toMatchObject({
      lines: [["FRA", [2.44, 2.6]]],
      periods: ["2019", "2021"],
    });
  });

  it("with the periods down and the places across", async () => {
    enter({ B1: "DEU", C1: "USA", A2: "Jan 2020", A3: "Feb 2020", A4: "Mar 2020" });
    enter({ B2: 1.7, B3: 1.72, B4: 1.4, C2: 2.5, C3: 2.3, C4: 1.5 });
    expect(await read("B2")).toMatchObject({
      lines: [
        ["DEU", [1.7, 1.72, 1.4]],
        ["USA", [2.5, 2.3, 1.5]],
      ],
      periods: ["2020-01", "2020-02", "2020-03"],
    });
  });

  it("without headers along the longer side, a gap being a period", async () => {
    enter({ B2: 1.71, B3: 1.72, B5: 1.45, B6: 1.51 });
    const table = await read("B2:B6");
    expect(table).toMatchObject({ lines: [[undefined, [1.71, 1.72, null, 1.45, 1.51]]] });
    expect(table).toHaveProperty("periods", undefined);
  });

  it("by periods of one kind, the commonest, and what is left out is counted", async () => {
    enter({ B1: 2019, C1: 2020, D1: 2021, E1: "2015–2019", F1: "Q1 2020", A2: "DEU" });
    enter({ B2: 3.47, C2: 3.4, D2: 3.6, E2: 3.5, F2: 0.91 });
    expect(await read("B2:F2")).toMatchObject({
      lines: [["DEU", [3.47, 3.4, 3.6]]],
      periods: ["2019", "2020", "2021"],
      leftOut: 2,
    });
    expect(await read("E2")).toMatchObject({ leftOut: 2 });
    enter({ B4: "2010–2014", C4: "2015–2019", A5: "DEU", B5: 3.47, C5: 3.4 });
    expect(await read("B5:C5")).toBe("only-spans");
  });

  it("as far as they are marked, of a table too large to be read", async () => {
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:AZ1000").values = Array.from({ length: 1000 }, () =>
        Array.from({ length: 52 }, () => 1.25),
      );
      await context.sync();
    });
    expect(await read("B2:D2")).toMatchObject({ lines: [[undefined, [1.25, 1.25, 1.25]]] });
    expect(await read("B2")).toBe("too-large");
  });

  it("or said to be none", async () => {
    enter({ A1: "Text", A2: "=1+1" });
    expect(await read("A1:A2")).toBe("no-figures");
    expect(await read("H8")).toBe("empty");
  });
});

describe("formulas in the place of typed figures", () => {
  const one = { typed: 3.47, figure: 3.468, place: "DEU", period: "2019" };
  const replacements = [
    { ...one, address: "B2", formula: "=1+1" },
    { ...one, address: "B3", formula: "=2+1" },
  ];
  const replace = async () => {
    const plan = { title: "GDP", replacements, sheetName: "Sheet1" };
    return runAsOneStep(runInExcel, async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.load("id");
      await context.sync();
      return replaceTyped(context, { ...plan, sheetId: sheet.id }, new Date(0), "en");
    });
  };

  it("are taken back in one step, with the change log", async () => {
    enter({ B2: 3.47, B3: 3.47 });
    expect(await replace()).toEqual({ status: "replaced", count: 2 });
    expect(workbench.cell("B2").formula).toBe("=1+1");
    undo(workbench);
    expect(workbench.values("B2:B3")).toEqual([[3.47], [3.47]]);
    expect(workbench.cell("B2").formula).toBeUndefined();
  });

  it("are not written where the change log cannot keep all that was typed", async () => {
    const typed = Array.from({ length: 5_001 }, (_, at) => [at + 0.5]);
    const plan = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.load("id");
      sheet.getRange("B1:B5001").values = typed;
      await context.sync();
      return { title: "GDP", sheetName: "Sheet1", sheetId: sheet.id };
    });
    const all = typed.map(([figure = 0], at) => ({
      ...{ ...one, typed: figure, figure, formula: "=1+1", address: `B${String(at + 1)}` },
    }));
    const replaceAll = (replacements: typeof all) =>
      workbench.run((context) =>
        replaceTyped(context, { ...plan, replacements }, new Date(0), "en"),
      );
    expect(await replaceAll(all)).toEqual({ status: "no-room", room: 5_000 });
    expect(workbench.cell("B1").formula).toBeUndefined();
    expect(await replaceAll(all.slice(0, 1))).toEqual({ status: "replaced", count: 1 });
    expect(await replaceAll(all.slice(1))).toEqual({ status: "no-room", room: 4_999 });
    expect(workbench.values("B2:B5001")).toEqual(typed.slice(1));
  });

  it("are not written where one cell holds something else, or the sheet is protected", async () => {
    enter({ B2: 3.47, B3: 3.48 });
    expect(await replace()).toEqual({ status: "changed", addresses: ["B3"] });
    expect(workbench.cell("B2").value).toBe(3.47);
    enter({ B3: 3.47 });
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.protect();
      await context.sync();
    });
    expect(await replace()).toEqual({ status: "protected" });
  });
});
