import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openShippedService,
  type ShippedService,
} from "../../functions/support/open-shipped-service.js";
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

describe("a table with merged cells", () => {
  const merge = (...addresses: readonly string[]) =>
    table.workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      for (const address of addresses) sheet.getRange(address).merge();
      await context.sync();
    });

  it("has its title read once, though it is a year that stands over the measures", async () => {
    table.enter([
      ["Selected countries"],
      ["", 2016],
      ["", "Total population", "Real gross domestic product (GDP)"],
      ["France"],
      ["Japan"],
    ]);
    await merge("A1:C1", "B2:C2");
    const found = await table.read("A1:C5");
    expect(found.kinds).toEqual({ rows: "places", columns: "measures" });
    expect(found.whole).toMatchObject({ kind: "periods", sure: "2016" });
    await table.fill(found);
    expect(formula("B4")).toBe(`=STAT.VALUE("${population}",$A4,2016)`);
    expect(formula("C5")).toBe(`=STAT.VALUE("${gdp}",$A5,2016)`);
  });

  it("has a header stand for all that it is merged over, and no figure twice in a merged cell", async () => {
    table.enter([["Real GDP"], ["Country", 2015, "", 2016, ""], ["Germany"], [""], ["France"]]);
    await merge("A1:E1", "B2:C2", "D2:E2", "A3:A4", "B5:C5", "D5:E5", "B3:C4");
    const found = await table.read("A1:E5", { measure: "real gross domestic product" });
    expect(found.twice).toEqual([]);
    expect(table.plan(found, whole(found, gdp)).spill).toBeUndefined();
    await table.fill(found, whole(found, gdp));
    // As wide and as high as its headers, and one cell of it is written.
    expect(formula("B3")).toBe(`=STAT.VALUE("${gdp}",$A3,B$2)`);
    expect([formula("C3"), formula("B4"), formula("C5"), formula("E5")]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    // Cells of their own below merged headers.
    expect(formula("E4")).toBe(`=STAT.VALUE("${gdp}",$A3,D$2)`);
    const [germany, france] = [3725521, 2482638];
    expect(values("D3:E4").flat()).toEqual([germany, germany, germany, germany]);
    expect(values("B3")).toEqual([[3643818]]);
    expect(values("B5")).toEqual([[france]]);
  });

  it("leaves cells empty that are merged over several headers", async () => {
    table.enter([["", 2015, 2016], ["Germany"], ["France"]]);
    await merge("B2:C2");
    const found = await table.read("A1:C3", { measure: "real gross domestic product" });
    await table.fill(found, whole(found, gdp));
    expect(formula("B2")).toBeUndefined();
    expect(formula("C3")).toBe(`=STAT.VALUE("${gdp}",$A3,C$1)`);
  });
});
