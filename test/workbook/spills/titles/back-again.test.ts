import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";
import { watchTitled } from "../../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
beforeEach(async () => {
  cared = await openTitled((id) => id === "8");
  await cared.insert();
});
afterEach(() => {
  cared.workbench.dispose();
});

const source = "Quelle: Office 7";
const gdp = {
  name: "STAT_7_1",
  title: "GDP of Germany",
  unit: "unit 7",
  cells: ["GDP of Germany (unit 7)", source, source],
};
const nameless = { title: "ID 8", unit: "…", cells: ["ID 8", "Quelle: …", "Quelle: …"] };

describe("a live chart that is given its first id again", () => {
  it("is called by it at once, after one that nobody knows", async () => {
    const watched = await watchTitled(cared);
    await watched.settle();
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await watched.settle();
    expect(await cared.shown()).toMatchObject(nameless);
    cared.workbench.enter("A3", "=STAT.DATA(7)");
    await watched.settle();
    expect(await cared.shown()).toMatchObject(gdp);
    await watched.stop();
  });

  it("is called by it at a refresh, and no more is renewed by the next", async () => {
    cared.workbench.enter("A3", "=STAT.DATA(8)");
    await cared.refresh();
    expect(await cared.shown()).toMatchObject(nameless);
    cared.workbench.enter("A3", "=STAT.DATA(7)");
    expect((await cared.refresh()).retitledCharts).toHaveLength(1);
    expect(await cared.shown()).toMatchObject(gdp);
    expect((await cared.refresh()).retitledCharts).toEqual([]);
    cared.workbench.enter("A3", '=STAT.DATA(7,"change=pct")');
    await cared.refresh();
    expect(await cared.shown()).toMatchObject({
      title: "GDP of Germany (percent from the period before)",
      unit: null,
    });
  });
});
