import { afterEach, beforeEach, expect, it } from "vitest";
import type { NodeWorkbench } from "../../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
let told: string[];
beforeEach(async () => {
  told = [];
  workbench = await createNodeWorkbench({
    functionFiles: ["test/workbench/demo-addin/functions.ts"],
    namespace: "DEMO",
    sheetSize: { rows: 20, columns: 10 },
  });
  await workbench.run(async (context) => {
    context.workbook.worksheets.onChanged.add(({ changeType, address }) => {
      told.push(`${changeType} ${address}`);
      return Promise.resolve();
    });
    await context.sync();
  });
});
afterEach(() => {
  workbench.dispose();
});

const sheet = { sheetId: "{00000001}", sheetName: "Sheet1" };

it("tells which rows and columns came or went, by their numbers and letters", async () => {
  const { model } = workbench.host.workbook;
  model.dispatch("REMOVE_COLUMNS_ROWS", { ...sheet, dimension: "ROW", elements: [8, 4, 5] });
  model.dispatch("REMOVE_COLUMNS_ROWS", { ...sheet, dimension: "COL", elements: [1] });
  const added = { ...sheet, base: 2, quantity: 2 };
  model.dispatch("ADD_COLUMNS_ROWS", { ...added, dimension: "ROW", position: "before" });
  model.dispatch("ADD_COLUMNS_ROWS", { ...added, dimension: "COL", position: "after" });
  await expect
    .poll(() => told.filter((one) => !one.startsWith("RangeEdited")))
    .toEqual(["RowDeleted 5:6,9:9", "ColumnDeleted B:B", "RowInserted 3:4", "ColumnInserted D:E"]);
});

it("tells nothing of rows that this grid alone needs, where Excel's sheet has them already", async () => {
  workbench.enter("A30", 1);
  await expect.poll(() => told).toEqual(["RangeEdited A30"]);
});
