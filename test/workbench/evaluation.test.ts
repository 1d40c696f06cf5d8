import { registries } from "@odoo/o-spreadsheet";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
let evaluations = 0;

registries.functionRegistry.add("COUNTED", {
  description: "Its argument; counts how often it is evaluated.",
  args: [{ name: "value", description: "", type: ["ANY"] }],
  compute: (value: { readonly value: unknown }) => {
    evaluations++;
    return value;
  },
} as never);

beforeEach(async () => {
  workbench = await createNodeWorkbench({ functionsJson: { functions: [] } });
});
afterEach(() => {
  workbench.dispose();
});

const addSheet = (name: string) =>
  workbench.run(async (context) => {
    context.workbook.worksheets.add(name);
    await context.sync();
  });

describe("a new sheet", () => {
  it("evaluates no formula that does not look for it", async () => {
    for (let row = 1; row <= 50; row++) workbench.enter(`A${row}`, `=COUNTED(${row})`);
    evaluations = 0;
    for (const name of ["Second", "Third", "Fourth"]) await addSheet(name);
    expect(evaluations).toBe(0);
    expect(workbench.values("Sheet1!A49:A50")).toEqual([[49], [50]]);
  });

  it("takes cells, formulas, spills and what stands in their way like any other", async () => {
    await addSheet("Second");
    workbench.enter("Second!A1", "=SEQUENCE(3)");
    workbench.enter("Sheet1!A1", "=SUM(Second!A1:A3)");
    expect(workbench.values("Sheet1!A1")).toEqual([[6]]);
    workbench.enter("Second!A2", "in the way");
    expect(workbench.cell("Second!A1").value).toBe("#SPILL!");
    workbench.enter("Second!A2", "");
    expect(workbench.values("Second!A1:A3")).toEqual([[1], [2], [3]]);
    workbench.enter("Second!A1", "=SEQUENCE(2)");
    expect(workbench.values("Sheet1!A1")).toEqual([[3]]);
  });

  it("is found by a formula that looked for it by name before", async () => {
    workbench.enter("A1", '=IFERROR(INDIRECT("Second!B2"),"not yet")');
    expect(workbench.values("A1")).toEqual([["not yet"]]);
    await addSheet("Second");
    workbench.enter("Second!B2", 7);
    expect(workbench.values("Sheet1!A1")).toEqual([[7]]);
  });
});

describe("a full evaluation", () => {
  it("gives the same figures after rows are added, a step is undone and a sheet is gone", async () => {
    await addSheet("Second");
    workbench.enter("Second!C900", 5);
    workbench.enter("Second!A1", "=SEQUENCE(4)");
    workbench.enter("Sheet1!A1", "=Second!C900+SUM(Second!A1:A4)");
    workbench.enter("Sheet1!A2", "=SUM(Second!C:C)");
    // Below the grid's end: the sheet grows, which evaluates everything.
    workbench.enter("Second!C5000", 2);
    expect(workbench.values("Sheet1!A1:A2")).toEqual([[15], [7]]);
    workbench.host.workbook.model.dispatch("REQUEST_UNDO");
    expect(workbench.values("Sheet1!A1:A2")).toEqual([[15], [5]]);
    await workbench.run(async (context) => {
      context.workbook.worksheets.getItem("Second").delete();
      await context.sync();
    });
    expect(workbench.cell("Sheet1!A1").value).toBe("#REF!");
  });
});
