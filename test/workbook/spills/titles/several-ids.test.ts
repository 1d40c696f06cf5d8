import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTitled, type TitledWorkbook } from "../../../support/workbook/titled-workbook.js";

let cared: TitledWorkbook;
let gone: Set<string>;
beforeEach(async () => {
  gone = new Set();
  cared = await openTitled((id) => gone.has(id));
});
afterEach(() => {
  cared.workbench.dispose();
});

const edit = async (formula: string) => {
  cared.workbench.enter("A3", formula);
  return (await cared.refresh()).retitledCharts;
};

const both = {
  name: "STAT_7__8_1",
  title: "GDP of Germany; Births in France",
  // Neither is the other's.
  unit: null,
  cells: [
    "GDP of Germany; Births in France",
    "Quelle: Office 7; Office 8",
    "Quelle: Office 7; Office 8",
  ],
  links: [undefined, undefined],
};

describe("title, unit and source over the figures of several contents", () => {
  it("name all of them, from the first to several, and one again where one is left", async () => {
    await cared.insert();
    expect(await edit("=STAT.DATA({7,8})")).toHaveLength(1);
    expect(await cared.shown()).toEqual(both);
    expect(await edit("=STAT.DATA({7,8})")).toEqual([]);

    await edit("=STAT.DATA(7)");
    expect(await cared.shown()).toMatchObject({
      name: "STAT_7_1",
      title: "GDP of Germany",
      unit: "unit 7",
      cells: ["GDP of Germany (unit 7)", "Quelle: Office 7", "Quelle: Office 7"],
    });
  });

  it("name them in the order of the formula, whatever other cells ask for", async () => {
    cared.workbench.enter("A40", "=STAT.DATA(8)");
    await cared.insert();
    await cared.insertNotes("=STAT.DATA(8)", "8", 20);
    await edit("=STAT.DATA({7,8})");
    expect(await cared.shown()).toMatchObject({ title: both.title });
    expect(await edit("=STAT.DATA({7,8})")).toEqual([]);
  });

  it("tell the id of one of which nothing is known, and no source", async () => {
    gone.add("8");
    await cared.insert();
    await edit("=STAT.DATA({7,8})");
    expect(await cared.shown()).toMatchObject({
      title: "GDP of Germany; ID 8",
      unit: "…",
      cells: ["GDP of Germany; ID 8", "Quelle: …", "Quelle: …"],
    });
    gone.clear();
    await cared.refresh();
    expect(await cared.shown()).toMatchObject({ title: both.title, unit: null });
  });

  it("are told apart where they are many", async () => {
    const many = (last: number) =>
      `=STAT.DATA({${Array.from({ length: 30 }, (_, at) => 1_000_000_000 + at).join(",")},${String(last)}})`;
    await cared.insert();
    expect(await edit(many(7))).toHaveLength(1);
    expect(await edit(many(8))).toHaveLength(1);
    expect((await cared.shown()).cells[0]).toMatch(/Births in France/);
  });
});
