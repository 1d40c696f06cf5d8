import { afterEach, describe, expect, it } from "vitest";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
afterEach(() => {
  workbench.dispose();
});

const open = (platform: "web" | "windows" | "mac", opened?: ReturnType<NodeWorkbench["save"]>) =>
  createNodeWorkbench({
    functionFiles: ["test/workbench/demo-addin/functions.ts"],
    namespace: "DEMO",
    platform,
    ...(opened === undefined ? {} : { opened }),
  });

// The files of the npm package for the web, for Windows (over window.external) and for Mac (over WebKit's
// message handlers): how they speak to Excel is read from them.
describe.each([
  ["web", "OfficeOnline"],
  ["windows", "PC"],
  ["mac", "Mac"],
] as const)("office.js for %s", (platform, name) => {
  const office = () => workbench.window["Office"] as typeof Office;

  it("is ready, and knows its platform and what is supported", async () => {
    workbench = await open(platform);
    const info = await office().onReady();
    expect([info.host, info.platform]).toEqual(["Excel", name]);
    expect(office().context.requirements.isSetSupported("ExcelApi", "1.15")).toBe(true);
    expect(office().context.displayLanguage).toBe("en-US");
  });

  it("calls functions, spills their results and tells of their errors", async () => {
    workbench = await open(platform);
    workbench.enter("A1", "=DEMO.GRID(3,2)");
    workbench.enter("D1", '=DEMO.FAIL("na")');
    await workbench.idle();
    expect(workbench.values("A1:B3")).toEqual([
      [1, 10],
      [2, 20],
      [3, 30],
    ]);
    expect(workbench.cell("D1").message).toBe("No such table.");
  });

  it("draws a chart that follows a live result", async () => {
    workbench = await open(platform);
    workbench.enter("A1", "=DEMO.GRID(3,2)");
    await workbench.idle();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const chart = sheet.charts.add("ColumnClustered", sheet.getRange("A1").getSpillingToRange());
      chart.name = "Live";
      chart.series.load("items/name");
      await context.sync();
      return chart.series.items.length;
    });
    expect(seen).toBe(2);
  });

  it("is told of changes, as events", async () => {
    workbench = await open(platform);
    const changed: string[] = [];
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().onChanged.add(({ address }) => {
        changed.push(address);
        return Promise.resolve();
      });
      await context.sync();
    });
    workbench.enter("B2", 1);
    await expect.poll(() => changed).toEqual(["B2"]);
  });

  it("keeps settings with the workbook", async () => {
    workbench = await open(platform);
    const { settings } = office().context.document;
    settings.set("stat", { budget: 5 });
    await new Promise<void>((resolve) => {
      settings.saveAsync(() => {
        resolve();
      });
    });
    const saved = workbench.save();
    workbench.dispose();
    workbench = await open(platform, saved);
    expect(office().context.document.settings.get("stat")).toEqual({ budget: 5 });
  });

  it("is refused what is refused", async () => {
    workbench = await open(platform);
    workbench.host.batches.setEditingCell(true);
    const act = workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[1]];
      await context.sync();
    });
    await expect(act).rejects.toMatchObject({ code: "InvalidOperationInCellEditMode" });
  });
});
