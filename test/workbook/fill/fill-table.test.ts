import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openShippedService,
  type ShippedService,
} from "../../functions/support/open-shipped-service.js";
import type { TableUnderstanding } from "../../../src/workbook/index.js";
import { undo } from "../../support/workbook/undo-steps.js";
import { gdp, openFillWorkbench, population, whole, type FillWorkbench } from "./fill-workbench.js";

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

describe("a table of places and years", () => {
  const gapped = [
    ["Real GDP, 2015–2017"],
    [],
    ["Country", 2015, "2016", 2017, "", 2040],
    ["Deutschland"],
    ["États-Unis"],
    [],
    ["Germny"],
    ["G7"],
    ["Total"],
  ];

  it("gets a formula in each empty cell, and what has no figure stays empty", async () => {
    table.enter(gapped);
    table.workbench.enter("C4", 1);
    const found = await table.read("A1:F9");
    expect(found.kinds).toEqual({ rows: "places", columns: "periods" });
    expect(found.unread.map(({ address, reason }) => `${address} ${reason}`)).toEqual([
      "A8 group",
      "A9 not-a-place",
    ]);
    const answers = { ...whole(found, gdp), "A7 Germny": "" };
    const plan = table.plan(found, answers);
    expect(plan.open).toEqual([]);
    expect(plan.left).toEqual([
      { address: "F4", reason: "period" },
      { address: "F5", reason: "period" },
    ]);
    expect(await table.fill(found, answers)).toEqual({ status: "filled", written: 5, missing: [] });
    expect(formula("B4")).toBe(`=STAT.VALUE("${gdp}",$A4,B$3)`);
    expect(formula("D5")).toBe(`=STAT.VALUE("${gdp}",$A5,D$3)`);
    expect(values("B4:F5")).toEqual([
      [3643818, 1, 3805884, "", ""],
      [17059526, expect.any(Number), 17711024, "", ""],
    ]);
    expect(
      values("B6:F9")
        .flat()
        .every((value) => value === ""),
    ).toBe(true);
  });

  it("writes nothing while something is to be chosen", async () => {
    table.enter(gapped);
    const found = await table.read("A1:F9");
    expect(table.plan(found).cells).toEqual([]);
    expect(table.plan(found).open.map(({ key }) => key)).toEqual(["whole measures", "A7 Germny"]);
    expect(found.whole?.choices.map(({ value }) => value)).toContain(gdp);
    expect(table.calls()).toBe(0);
    // The misspelled place is one once it is chosen, and is written out for the function.
    const answers = { ...whole(found, gdp), "A7 Germny": "DEU" };
    await table.fill(found, answers);
    expect(formula("B7")).toBe(`=STAT.VALUE("${gdp}","DEU",B$3)`);
    // Beside the same place in its right spelling.
    expect([values("B4"), values("B7")]).toEqual([[[3643818]], [[3643818]]]);
  });

  it("costs what was said before, once, and is filled again where it is empty", async () => {
    table.enter([
      ["", 2015, 2016],
      ..."Germany France Italy Spain Japan Canada".split(" ").map((name) => [name]),
    ]);
    const found = await table.read("A1:C7", { measure: "real gross domestic product" });
    const answers = whole(found, gdp);
    const { price, kept } = await table.quote(found, answers);
    expect(price).toMatchObject({ calls: 2, credits: 30, atMost: 30, isKnown: true });
    expect(kept.size).toBe(0);
    const spent = () => table.workbench.client.status().today.credits;
    await table.fill(found, answers);
    expect(table.calls()).toBe(2);
    expect(spent()).toBe(30);
    expect(
      values("B2:C7")
        .flat()
        .every((value) => typeof value === "number"),
    ).toBe(true);

    const [before] = values("C4");
    table.workbench.enter("C4", "");
    table.workbench.enter("B5", 5);
    const again = await table.read("A1:C7", { measure: "real gross domestic product" });
    expect((await table.quote(again, answers)).price.credits).toBe(0);
    expect(table.plan(again, answers).cells).toHaveLength(1);
    await table.fill(again, answers);
    expect([values("C4")[0], values("B5")[0]]).toEqual([before, [5]]);
    expect(table.calls()).toBe(2);
  });

  it("is one step of undo", async () => {
    table.enter([["", 2015], ["Germany"], ["France"]]);
    const found = await table.read("A1:B3", { measure: "real gross domestic product" });
    await table.fill(found, whole(found, gdp));
    expect(formula("B3")).toBeDefined();
    expect(undo(table.workbench)).toBe(true);
    expect([formula("B2"), formula("B3"), values("B1")]).toEqual([undefined, undefined, [[2015]]]);
  });

  it("spills from one formula where all cells are empty and have figures", async () => {
    table.enter([["", 2015, 2016, 2017], ["Germany"], ["France"]]);
    const found = await table.read("A1:D3", { measure: "real gross domestic product" });
    await table.fill(found, whole(found, gdp), "spill");
    expect(formula("B2")).toBe(`=STAT.VALUE("${gdp}",$A$2:$A$3,$B$1:$D$1)`);
    expect(formula("C3")).toBeUndefined();
    expect(values("B2:D3")).toEqual([
      [3643818, expect.any(Number), 3805884],
      [2482638, expect.any(Number), 2565994],
    ]);
    expect(await table.readProblem("A1:D3")).toBe("nothing-to-fill");
  });

  it("has no one formula for all with something in between, and leaves hidden lines", async () => {
    table.enter([["", 2015, 2016], ["Germany"], ["France"], ["Italy"]]);
    table.workbench.enter("C3", 7);
    await table.workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("4:4").rowHidden = true;
      await context.sync();
    });
    const found = await table.read("A1:C4", { measure: "real gross domestic product" });
    const plan = table.plan(found, whole(found, gdp));
    expect(plan.spill).toBeUndefined();
    await table.fill(found, whole(found, gdp));
    expect(values("B2:C4").map((row) => row.map((value) => typeof value))).toEqual([
      ["number", "number"],
      ["number", "number"],
      ["string", "string"],
    ]);
    expect(values("C3")).toEqual([[7]]);
  });
});

describe("a table of another shape", () => {
  it("has measures across, and its period and unit in its title", async () => {
    table.enter([
      ["Selected countries in 2016"],
      ["", "Total population", "Real gross domestic product (GDP) (billion)"],
      ["France"],
      ["Japon"],
    ]);
    const found = await table.read("A1:C4");
    expect(found.kinds).toEqual({ rows: "places", columns: "measures" });
    expect(found.whole).toMatchObject({ kind: "periods", sure: "2016" });
    expect(found.columns.map(({ sure }) => sure)).toEqual([population, gdp]);
    await table.fill(found);
    expect(formula("B3")).toBe(`=STAT.VALUE("${population}",$A3,2016)`);
    expect(formula("C4")).toBe(`=STAT.VALUE("${gdp}",$A4,2016,"scale=billion")`);
    const [, [, japan = 0] = []] = values("B3:C4") as number[][];
    expect(japan).toBeGreaterThan(4000);
    expect(japan).toBeLessThan(6000);
  });

  it("has periods down and measures across, of the place in its title", async () => {
    table.enter([["Frankreich"], ["Jahr", "Total population", gdp], [2014], ["2015"]]);
    const found = await table.read("A1:C4");
    expect(found.whole).toMatchObject({ kind: "places", sure: "FRA" });
    await table.fill(found);
    expect(formula("C4")).toBe(`=STAT.VALUE(C$2,"FRA",$A4)`);
    expect(values("B4:C4")).toEqual([[expect.any(Number), 2482638]]);
  });

  it("asks for the place of all where none is named, and for the period", async () => {
    table.enter([["", "Total population"], [2014]]);
    const found = await table.read("A1:B2", { kinds: { columns: "measures" } });
    expect(found.whole).toMatchObject({ kind: "places", sure: undefined });
    expect(table.plan(found).open).toHaveLength(1);
    table.enter([["", "Total population"], ["France"]], 5);
    const other = await table.read("A6:B7");
    expect(other.whole).toMatchObject({ kind: "periods", sure: undefined });
    expect(other.whole?.choices.slice(0, 2).map(({ value }) => value)).toEqual(["latest", "2017"]);
    await table.fill(other, whole(other, "latest"));
    expect(formula("B7")).toBe(`=STAT.VALUE("${population}",$A7)`);
  });

  it("has no figures where rows and columns are of one kind", async () => {
    table.enter([["", "France", "Italy"], ["Spain"], ["Japan"]]);
    const found = await table.read("A1:C3");
    expect(found.whole).toBeUndefined();
    expect(table.plan(found)).toMatchObject({ cells: [], calls: [] });
  });

  it("is not filled with money of another kind than its title says", async () => {
    table.enter([["Real GDP (EUR million)"], ["", 2015, 2016], ["Germany"], ["France"]]);
    const found = await table.read("A1:C4");
    const plan = table.plan(found, whole(found, gdp));
    expect(plan.cells).toEqual([]);
    expect(new Set(plan.left.map(({ reason }) => reason))).toEqual(new Set(["currency"]));
  });
});

describe("what a title or a header adds to a name", () => {
  const years = [["", 2015, 2016], ["Germany"], ["France"]];
  /** Tables below each other, each with a title of its own. */
  const wholes = async (titles: readonly (readonly string[])[], cells = years) => {
    const found: TableUnderstanding["whole"][] = [];
    for (const [index, lines] of titles.entries()) {
      const at = index * 8;
      table.enter([...lines.map((line) => [line]), ...cells], at);
      const last = `${cells[0]?.length === 3 ? "C" : "B"}${String(at + lines.length + 3)}`;
      found.push((await table.read(`A${String(at + 1)}:${last}`)).whole);
    }
    return found;
  };

  it("makes it another measure, which is asked for", async () => {
    const measures = await wholes([
      ["Total population, women"],
      ["Total population", "women"],
      ["Total population, growth in %"],
      ["Real gross domestic product (GDP) (% of world)"],
      ["Total population (2010=100)"],
    ]);
    expect(measures.map((measure) => measure?.choices.length)).not.toContain(0);
    expect(measures.map((measure) => measure?.sure)).toEqual(Array(5).fill(undefined));
  });

  it("leaves an indicator that is called so beyond doubt", async () => {
    const name = "Real gross domestic product (GDP)";
    const measures = await wholes([[name], [`${name}, EUR million`], [`${name} in 2015–2016`]]);
    expect(measures.map((measure) => measure?.sure)).toEqual([gdp, gdp, gdp]);
  });

  it("counts in headers of columns", async () => {
    table.enter([
      ["Figures in 2016"],
      ["", "Total population (women)", "Total population (million)"],
      ["France"],
      ["Japan"],
    ]);
    const found = await table.read("A1:C4");
    expect(found.columns.map(({ sure }) => sure)).toEqual([undefined, population]);
  });

  it("is a period only where it is that of the figures", async () => {
    const cells = [["", "Total population"], ["France"], ["Japan"]];
    const expected = [
      ["Price indices (2010=100)", undefined, "latest"],
      ["Figures (in 2015 prices)", undefined, "latest"],
      ["Source: World Bank, 2015", undefined, "latest"],
      ["Selected countries, 2015", undefined, "2015"],
      ["Selected countries in 2015", "2015", "2015"],
      ["2015", "2015", "2015"],
    ];
    const found = await wholes(
      expected.map(([title = ""]) => [title]),
      cells,
    );
    expect(found.map((period) => [period?.sure, period?.choices[0]?.value])).toEqual(
      expected.map(([, sure, first]) => [sure, first]),
    );
  });

  it("is no currency where it is a place", async () => {
    table.enter([["Euro area exports (million)"], ["", 2015, 2016], ["Germany"], ["France"]]);
    const found = await table.read("A1:C4", { measure: "real gross domestic product" });
    const plan = table.plan(found, whole(found, gdp));
    expect(plan.left).toEqual([]);
    expect(plan.units.map(({ options }) => options)).toEqual(["scale=million"]);
  });

  it("is a currency that an indicator of an unknown unit is not filled in", async () => {
    table.enter([["Spending (EUR million)"], ["", 2015, 2016], ["Germany"], ["France"]]);
    const found = await table.read("A1:C4", { measure: "real gross domestic product" });
    const unitless = (item: NonNullable<TableUnderstanding["whole"]>["choices"][number]) => ({
      ...item,
      item: item.item && { ...item.item, measure: undefined, subject: "GDP" },
    });
    const entry = found.whole && { ...found.whole, choices: found.whole.choices.map(unitless) };
    const plan = table.plan({ ...found, whole: entry } as TableUnderstanding, whole(found, gdp));
    expect(plan.cells).toEqual([]);
    expect(plan.left.map(({ reason }) => reason)).toEqual(Array(4).fill("unknown-unit"));
  });

  it("is chosen anew where an answer is no choice any more", async () => {
    table.enter(years);
    const found = await table.read("A1:C3", { measure: "real gross domestic product" });
    expect(table.plan(found, whole(found, "gone")).open).toHaveLength(
      found.whole?.sure === undefined ? 1 : 0,
    );
    const sure = { ...found, whole: found.whole && { ...found.whole, sure: gdp } };
    const plan = table.plan(sure, whole(found, "gone"));
    expect(plan.cells).toHaveLength(4);
  });
});
