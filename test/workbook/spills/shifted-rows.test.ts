import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTitled, type TitledWorkbook } from "../../support/workbook/titled-workbook.js";
import { undo } from "../../support/workbook/undo-steps.js";
import { watchTitled, type WatchedTitles } from "../../support/workbook/watched-titles.js";

let cared: TitledWorkbook;
let figures: Record<string, number>;
let watched: WatchedTitles;
beforeEach(async () => {
  figures = { "2017": 1, "2018": 2, "2019": 3, "2020": 4 };
  cared = await openTitled(undefined, () => figures);
  await cared.insert();
  watched = await watchTitled(cared);
  await watched.settle();
});
afterEach(async () => {
  await watched.stop();
  cared.workbench.dispose();
});

const rows = { sheetId: "{00000001}", sheetName: "Sheet1", dimension: "ROW" } as const;
const model = () => cared.workbench.host.workbook.model;
/** As the menu of its number does. @param row from 1 on */
const deleteRow = (row: number) =>
  model().dispatch("REMOVE_COLUMNS_ROWS", { ...rows, elements: [row - 1] });
/** A row above this one. */
const insertRow = (row: number) =>
  model().dispatch("ADD_COLUMNS_ROWS", {
    ...rows,
    ...{ base: row - 1, quantity: 1, position: "before" },
  });

const shown = () =>
  cared.run(async (context) => {
    const series = context.workbook.worksheets.getItem("Sheet1").charts.getItemAt(0).series;
    const [categories, values] = (["Categories", "Values"] as const).map((dimension) =>
      series.getItemAt(0).getDimensionValues(dimension),
    );
    await context.sync();
    return [categories?.value.map(String), values?.value];
  });
const all = [
  ["2017", "2018", "2019", "2020"],
  [1, 2, 3, 4],
];

describe("a live chart", () => {
  it("has each figure beside its year where a row is inserted while a refresh brings one more", async () => {
    figures = { ...figures, "2021": 5 };
    const plan = await cared.operations.plan({ scope: { kind: "workbook" }, includeFresh: true });
    await cared.operations.refresh(plan, {
      onProgress: ({ phase, done }) => {
        if (phase === "calculating" && done === 0) insertRow(4);
      },
    });
    expect(await shown()).toEqual([Object.keys(figures), Object.values(figures)]);
  });

  it("shows all its figures when a row beside them is deleted or inserted", async () => {
    deleteRow(5);
    await vi.waitFor(async () => {
      expect(await shown()).toEqual(all);
    });
    await watched.settle();
    deleteRow(6);
    await vi.waitFor(async () => {
      expect(await shown()).toEqual(all);
    });
    await watched.settle();
    insertRow(6);
    await vi.waitFor(async () => {
      expect(await shown()).toEqual(all);
    });
  });

  it("shows the same when both are undone, one after the other", async () => {
    deleteRow(5);
    await vi.waitFor(async () => {
      expect(await shown()).toEqual(all);
    });
    await watched.settle();
    undo(cared.workbench);
    await watched.settle();
    undo(cared.workbench);
    await watched.settle();
    expect(await shown()).toEqual(all);
  });
});
