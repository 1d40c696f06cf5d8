import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openShippedService,
  type ShippedService,
} from "../../functions/support/open-shipped-service.js";
import { gdp, openFillWorkbench, whole, type FillWorkbench } from "./fill-workbench.js";

let service: ShippedService;
beforeAll(async () => {
  service = await openShippedService();
});
afterAll(() => service.close());
let table: FillWorkbench;
beforeEach(async () => {
  table = await openFillWorkbench(service);
});
afterEach(() => {
  table.close();
});

const formula = (address: string) => table.workbench.cell(address).formula;
const values = (address: string) => table.workbench.values(address);

describe("a table that cannot be filled", () => {
  const years = [["", 2015, 2016], ["Germany"], ["France"]];

  it("is left alone where it was changed in between", async () => {
    table.enter(years);
    const found = await table.read("A1:C3", { measure: "real gross domestic product" });
    table.workbench.enter("A2", "Italy");
    expect(await table.fill(found, whole(found, gdp))).toEqual({ status: "changed" });
    expect(formula("B2")).toBeUndefined();
  });

  it("costs nothing where it was changed before, and asks once more before it writes", async () => {
    table.enter([["Real GDP"], ...years]);
    const found = await table.read("A1:C4", { measure: "real gross domestic product" });
    const { run } = table.ports;
    for (const [address, content, before] of [
      ["A1", "Population", "Real GDP"],
      ["B2", 2014, 2015],
      ["A3", "Italy", "Germany"],
      ["C4", 5, ""],
      ["C4", "=1/1", ""],
    ] as const) {
      table.workbench.enter(address, content);
      expect(await table.fill(found, whole(found, gdp))).toEqual({ status: "changed" });
      table.workbench.enter(address, before);
    }
    expect(table.calls()).toBe(0);
    expect(formula("B3")).toBeUndefined();
    let runs = 0;
    table.ports.run = (task) => {
      if (runs === 1) table.workbench.enter("A3", "Italy");
      runs += 1;
      return run(task);
    };
    expect(await table.fill(found, whole(found, gdp))).toEqual({ status: "changed" });
    expect(formula("B3")).toBeUndefined();
  });

  it("is filled although a formula in it shows another value by now", async () => {
    table.enter(years);
    table.workbench.enter("J1", 1);
    table.workbench.enter("C3", "=J1");
    const found = await table.read("A1:C3", { measure: "real gross domestic product" });
    table.workbench.enter("J1", 2);
    expect(await table.fill(found, whole(found, gdp))).toMatchObject({ written: 3 });
    expect(values("C3")).toEqual([[2]]);
  });

  it("is none where it names more than 60 different measures, which nobody looks for", async () => {
    const names = Array.from({ length: 61 }, (_, index) => [`Thing ${"x".repeat(index + 1)}`]);
    table.enter([["Figures in 2015", "France"], ...names]);
    await expect(table.read("A1:B62")).rejects.toThrow("too-many-measures");
    expect(table.searched).toEqual([]);
    table.enter([["Figures in 2015", "France"], ...names.map(() => ["Total population"])]);
    const found = await table.read("A1:B62");
    expect(found.rows).toHaveLength(61);
    expect(table.searched).toEqual(["Total population"]);
  });

  it("says that its sheet is protected, before anything is paid", async () => {
    table.enter(years);
    await table.workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.protect();
      await context.sync();
    });
    const found = await table.read("A1:C3");
    expect(found.reading.block.isLocked).toBe(true);
    expect(table.calls()).toBe(0);
  });

  it("keeps all cells as they are when it is cancelled", async () => {
    table.enter(years);
    const found = await table.read("A1:C3", { measure: "real gross domestic product" });
    const cancelled = new AbortController();
    const filling = table.fill(found, whole(found, gdp), "cells", cancelled.signal);
    cancelled.abort();
    await expect(filling).rejects.toMatchObject({ code: "aborted" });
    expect(values("B2:C3").flat()).toEqual(["", "", "", ""]);
  });

  it("is none with headers in a second row or column, or units, beside the first", async () => {
    const two = [
      [["", "GDP", "", "Total population", ""], ["", 2015, 2016, 2015, 2016], ["Germany"]],
      [["", "GDP", "Trade"], ["Unit", "EUR million", "% of GDP"], ["Germany"]],
      [
        ["", "Sex", 2015, 2016],
        ["Germany", "women"],
        ["France", "men"],
      ],
      [
        ["", "", 2015],
        ["GDP", "Germany"],
        ["Trade", "France"],
      ],
      [["", 2015, 2016, "Unit"], ["GDP", "", "", "EUR million"], ["Trade"]],
    ];
    const problems: unknown[] = [];
    for (const [index, cells] of two.entries()) {
      table.enter(cells, index * 5);
      problems.push(await table.readProblem(`A${String(index * 5 + 1)}:E${String(index * 5 + 3)}`));
    }
    expect(problems).toEqual(Array(5).fill("second-headers"));
    table.enter(
      [
        ["", "Code", 2015],
        ["Germany", "DEU"],
        ["France", "FRA"],
      ],
      30,
    );
    expect(await table.readProblem("A31:C33")).toBeUndefined();
  });

  it("is none without headers, without an empty cell, and without anything", async () => {
    expect(await table.readProblem("A1:C3")).toBe("empty");
    table.enter([
      ["", 2015],
      ["Germany", 5],
    ]);
    expect(await table.readProblem("A1:B2")).toBe("nothing-to-fill");
    expect(await table.readProblem("A2:B2")).toBe("no-headers");
    // Columns to the end of the sheet are read as far as something stands in them.
    table.enter(
      [
        ["", 2015],
        ["Germany", ""],
      ],
      5,
    );
    expect((await table.read("A6:B1000")).rows.map(({ sure }) => sure)).toEqual(["DEU"]);
  });
});

describe("a place that a name does not say alone", () => {
  it("is asked for, and the formula has what was chosen", async () => {
    table.enter([["", 2015], ["Congo"], ["Congo (Dem. Rep.)"], ["England"], ["Kenya"]]);
    const found = await table.read("A1:B5", { measure: "real gross domestic product" });
    const offered = found.rows.map(({ sure, choices }) => [sure, choices.map((c) => c.value)]);
    expect(offered).toEqual([
      [undefined, ["COG", "COD"]],
      [undefined, ["COG", "COD"]],
      [undefined, ["GBR"]],
      ["KEN", ["KEN"]],
    ]);
    expect(found.rows[0]?.choices.map(({ label }) => label)).toEqual([
      "Congo-Brazzaville",
      "DR Congo",
    ]);
    const answers = { ...whole(found, gdp), "A4 England": "GBR" };
    expect(table.plan(found, answers).cells.map((cell) => cell.formula)).toEqual([
      `=STAT.VALUE("${gdp}","GBR",B$1)`,
      `=STAT.VALUE("${gdp}",$A5,B$1)`,
    ]);
  });

  it("is an error of a formula, which names what may be meant", async () => {
    table.workbench.enter("A1", `=STAT.VALUE("${gdp}","England",2015)`);
    table.workbench.enter("A2", `=STAT.VALUE("${gdp}","Congo",2015)`);
    await table.workbench.idle();
    expect(table.workbench.cell("A1").message).toContain("Did you mean United Kingdom?");
    expect(table.workbench.texts("A2")).toEqual([["#VALUE!"]]);
  });
});
