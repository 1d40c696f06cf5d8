import { afterEach, expect, it } from "vitest";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
afterEach(() => {
  workbench.dispose();
});

it("calculates 5,000 anchors again in a handful of round trips, each called once", async () => {
  workbench = await createNodeWorkbench({
    functionFiles: ["test/workbench/demo-addin/functions.ts"],
    namespace: "DEMO",
    sheetSize: { rows: 1100, columns: 20 },
  });
  const { host } = workbench;
  const cells = Array.from({ length: 5000 }, (_, index) => ({
    row: Math.floor(index / 5),
    col: (index % 5) * 3,
    content: `=DEMO.GRID(1,${(index % 3) + 1})`,
  }));
  host.workbook.write(host.workbook.sheets.activeId(), cells);
  await workbench.idle();
  expect(host.caller.recorded).toHaveLength(5000);

  const before = host.batches.count;
  await workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    for (let row = 1; row <= 1000; row += 100) {
      sheet.getRanges(`A${row}:O${row + 99}`).calculate();
      await context.sync();
    }
  });
  await workbench.idle();
  expect(host.batches.count - before).toBe(10);
  expect(host.caller.recorded).toHaveLength(10_000);
  expect(workbench.values("A1000:O1000")).toEqual([
    // 4,995 to 4,999 give 1, 2, 3, 1 and 2 numbers, three columns apart.
    [1, "", "", 1, 10, "", 1, 10, 100, 1, "", "", 1, 10, ""],
  ]);
});
