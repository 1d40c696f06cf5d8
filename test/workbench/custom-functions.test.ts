import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";
import { release, seen } from "./demo-addin/functions.js";

const functionFiles = ["test/workbench/demo-addin/functions.ts"];
let workbench: NodeWorkbench;

beforeEach(async () => {
  workbench = await createNodeWorkbench({ functionFiles, namespace: "DEMO" });
  seen.calls = [];
  seen.canceled = [];
});
afterEach(() => {
  workbench.dispose();
});

async function result(formula: string, address = "A1") {
  workbench.enter("A1", formula);
  await workbench.idle();
  return workbench.cell(address);
}

describe("a custom function in a cell", () => {
  it("shows the value the add-in gives", async () => {
    expect((await result("=DEMO.ADD(1,2)")).value).toBe(3);
  });

  it("is given null for an omitted argument, and its invocation after the last parameter", async () => {
    expect((await result("=DEMO.ADD(1)")).value).toBe(101);
    expect(seen.calls).toEqual([[1, null]]);
  });

  it("spills a table, which other formulas follow", async () => {
    workbench.enter("E1", "=SUM(A1#)");
    await result("=DEMO.GRID(3,2)");
    expect(workbench.values("A1:B3")).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
    expect(workbench.cell("E1").value).toBe(66);
  });

  it("shows #BUSY! until the add-in answers", async () => {
    workbench.enter("A1", '=DEMO.LATER("one")');
    expect(workbench.cell("A1").value).toBe("#BUSY!");
    const idle = workbench.idle();
    await expect.poll(() => workbench.host.caller.recorded.length).toBe(1);
    await expect.poll(() => (release("one", "done"), workbench.cell("A1").value)).toBe("done");
    await idle;
  });

  it("is pending itself when an argument is, even inside IFERROR", () => {
    workbench.enter("A1", '=DEMO.LATER("two")');
    workbench.enter("B1", '=IFERROR(A1,"fallback")');
    expect(workbench.cell("B1").value).toBe("#BUSY!");
  });

  it("is canceled when its formula goes", async () => {
    workbench.enter("A1", '=DEMO.LATER("three")');
    await expect.poll(() => workbench.host.caller.recorded.length).toBe(1);
    workbench.enter("A1", "");
    await workbench.idle();
    await expect.poll(() => seen.canceled).toEqual(["three"]);
  });

  it("gets ranges as rows", async () => {
    workbench.enter("C1", 1);
    workbench.enter("D1", 2);
    workbench.enter("C2", 3);
    expect((await result("=DEMO.TOTAL(C1:D2)")).value).toBe(6);
    expect(seen.calls).toEqual([
      [
        [
          [1, 2],
          [3, null],
        ],
      ],
    ]);
  });

  it("gets repeated arguments as one array", async () => {
    expect((await result('=DEMO.JOIN("a","b","c")')).value).toBe("a+b+c");
  });

  it("knows its address only when it asks for it", async () => {
    expect((await result("=DEMO.WHERE(1)")).value).toBe("Sheet1!A1");
  });

  it.each([
    ["na", "#N/A", "No such table."],
    ["value", "#VALUE!", "The size must be whole."],
    ["plain", "#VALUE!", ""],
    ["empty", "#CALC!", "The function returned an empty array."],
  ])("shows the error %s with its message", async (kind, error, message) => {
    expect(await result(`=DEMO.FAIL("${kind}")`)).toMatchObject({ value: error, message });
  });

  it("shows an error inside a table in its own cell", async () => {
    await result('=DEMO.FAIL("inside")');
    expect(workbench.values("A1:B1")).toEqual([[1, "#DIV/0!"]]);
  });

  it("shows data types: formatted numbers, entities, pictures, and 0 for null", async () => {
    await result("=DEMO.RICH()");
    expect(workbench.texts("A1:D1")).toEqual([["2025-02-20", "Germany", "Flag of Germany", "0"]]);
  });

  it("refuses a wrong argument without calling the add-in", async () => {
    expect(await result('=DEMO.ADD("x")')).toMatchObject({
      value: "#VALUE!",
      message: "first must be a number.",
    });
    expect(seen.calls).toEqual([]);
  });

  it("is called again only when an argument changes or the formula is entered again", async () => {
    workbench.enter("C1", 1);
    await result("=DEMO.ADD(C1,1)");
    workbench.enter("D1", 5);
    await workbench.idle();
    expect(seen.calls).toHaveLength(1);
    workbench.enter("C1", 2);
    await workbench.idle();
    expect(seen.calls).toHaveLength(2);
    expect((await result("=DEMO.ADD(C1,1)")).value).toBe(3);
    expect(seen.calls).toHaveLength(3);
  });

  it("is blocked by a filled cell, and comes back when that is emptied", async () => {
    workbench.enter("A2", "here");
    expect((await result("=DEMO.GRID(3,2)")).value).toBe("#SPILL!");
    workbench.enter("A2", "");
    expect(workbench.cell("A3").value).toBe(3);
  });
});
