import { afterEach, describe, expect, it } from "vitest";
import type { NodeWorkbench, NodeWorkbenchOptions } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
const functionFiles = ["test/workbench/demo-addin/functions.ts"];

async function open(options: Partial<NodeWorkbenchOptions> = {}): Promise<NodeWorkbench> {
  workbench = await createNodeWorkbench({
    ...options,
    functionFiles,
    namespace: "DEMO",
  });
  return workbench;
}

const office = () => workbench.window["Office"] as typeof Office;

afterEach(() => {
  workbench.dispose();
});

describe("the runtime of an add-in", () => {
  it("sees Excel on the web with its languages and requirement sets", async () => {
    await open({ uiLanguage: "de-DE", contentLanguage: "fr-FR" });
    const { context } = office();
    expect(context.displayLanguage).toBe("de-DE");
    expect(context.contentLanguage).toBe("fr-FR");
    expect(context.requirements.isSetSupported("ExcelApi", "1.15")).toBe(true);
    expect(context.requirements.isSetSupported("ExcelApi", "1.16")).toBe(false);
  });

  it("sees an older host when the test asks for one", async () => {
    await open({ requirementSets: { ExcelApi: "1.8", CustomFunctionsRuntime: "1.1" } });
    expect(office().context.requirements.isSetSupported("ExcelApi", "1.12")).toBe(false);
  });

  it("keeps document settings in the workbook", async () => {
    await open();
    const { settings } = office().context.document;
    settings.set("refresh", { onOpen: true });
    await new Promise<void>((resolve, reject) => {
      settings.saveAsync(({ status, error }) => {
        if (status === office().AsyncResultStatus.Succeeded) resolve();
        else reject(new Error(error.message));
      });
    });
    const saved = workbench.save();
    workbench.dispose();
    await open({ opened: saved });
    expect(office().context.document.settings.get("refresh")).toEqual({ onOpen: true });
  });

  it("has OfficeRuntime.storage", async () => {
    await open();
    const { storage } = workbench.window["OfficeRuntime"] as {
      storage: {
        setItem(key: string, value: string): Promise<void>;
        getItem(key: string): Promise<string | null>;
      };
    };
    await storage.setItem("a", "1");
    expect(await storage.getItem("a")).toBe("1");
  });

  it("shows and hides its pane, and hears of it", async () => {
    await open();
    const seen: string[] = [];
    await office().addin.onVisibilityModeChanged(({ visibilityMode }) => {
      seen.push(visibilityMode);
    });
    await office().addin.hide();
    await office().addin.showAsTaskpane();
    await expect.poll(() => seen).toEqual(["Hidden", "Taskpane"]);
    await office().addin.setStartupBehavior(office().StartupBehavior.load);
    expect(await office().addin.getStartupBehavior()).toBe("Load");
  });

  it("runs the action of a ribbon button, and changes the button", async () => {
    await open();
    const pressed = new Promise<string>((resolve) => {
      office().actions.associate("refresh", (event: Office.AddinCommands.Event) => {
        resolve(event.source.id);
        event.completed();
      });
    });
    await workbench.fireAction("refresh", "Stat.Refresh");
    expect(await pressed).toBe("Stat.Refresh");
    await office().ribbon.requestUpdate({
      tabs: [
        { id: "TabHome", groups: [{ id: "g", controls: [{ id: "Stat.Open", enabled: false }] }] },
      ],
    });
    expect(workbench.host.runtime.controls.get("Stat.Open")).toEqual({ enabled: false });
  });
});

describe("events", () => {
  it("tell of changes, selections and sheets", async () => {
    await open();
    const seen: string[] = [];
    await workbench.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.onChanged.add((event) => {
        seen.push(`changed ${event.address} ${event.changeType}`);
        return Promise.resolve();
      });
      worksheets.onSelectionChanged.add((event) => {
        seen.push(`selected ${event.address}`);
        return Promise.resolve();
      });
      worksheets.onAdded.add(() => {
        seen.push("added");
        return Promise.resolve();
      });
      await context.sync();
    });
    workbench.enter("B2", 1);
    workbench.host.workbook.select(workbench.host.workbook.sheets.activeId(), {
      top: 2,
      bottom: 3,
      left: 0,
      right: 0,
    });
    workbench.host.workbook.sheets.add("More");
    await expect.poll(() => seen).toEqual(["changed B2 RangeEdited", "selected A3:A4", "added"]);
  });

  it("tell what the add-in has written from what somebody types, also while it asks", async () => {
    await open();
    const seen: string[] = [];
    await workbench.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.onChanged.add(({ address, triggerSource }) => {
        seen.push(`${address} ${triggerSource}`);
        return Promise.resolve();
      });
      const sheet = worksheets.getActiveWorksheet();
      await context.sync();
      sheet.getRange("A1").values = [[1]];
      const asked = context.sync();
      workbench.enter("B2", 1);
      await asked;
    });
    const told = ["A1 ThisLocalAddin", "B2 Unknown"];
    await expect.poll(() => [...seen].sort()).toEqual(told);
  });
});

describe("a workbook closed and opened again", () => {
  it("shows its results without calling the add-in, and has everything it had", async () => {
    await open();
    workbench.enter("A1", "=DEMO.GRID(2,2)");
    workbench.enter("D1", "=SUM(A1#)");
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      context.workbook.customXmlParts.add('<a xmlns="urn:a"/>');
      context.workbook.names.add("top", sheet.getRange("A1"));
      sheet.tables.add("F1:G3", true).name = "T";
      sheet.charts.add("Line", sheet.getRange("A1:B2")).name = "C";
      sheet.getRange("D1").numberFormat = [["[Red]0.0_);(0.0)"]];
      context.workbook.worksheets.add("Hidden").visibility = "Hidden";
      sheet.protection.protect();
      await context.sync();
    });
    await workbench.idle();
    const saved = JSON.parse(JSON.stringify(workbench.save())) as ReturnType<NodeWorkbench["save"]>;
    workbench.dispose();

    await open({ opened: saved });
    await workbench.idle();
    expect(workbench.host.caller.recorded).toEqual([]);
    expect(workbench.values("A1:D1")).toEqual([[1, 10, "", 33]]);
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      const parts = context.workbook.customXmlParts.getByNamespace("urn:a").getCount();
      const table = sheet.tables.getItemOrNullObject("T");
      const chart = sheet.charts.getItemOrNullObject("C");
      const name = context.workbook.names.getItemOrNullObject("top");
      const hidden = context.workbook.worksheets.getItem("Hidden");
      hidden.load("visibility");
      sheet.protection.load("protected");
      const format = sheet.getRange("D1").load("numberFormat");
      await context.sync();
      return [
        parts.value,
        table.isNullObject,
        chart.isNullObject,
        name.isNullObject,
        hidden.visibility,
        sheet.protection.protected,
        format.numberFormat,
      ];
    });
    expect(seen).toEqual([1, false, false, false, "Hidden", true, [["[Red]0.0_);(0.0)"]]]);
  });
});

describe("a workbook opened by somebody else", () => {
  it("is written in that user's way, its formulas in English as before", async () => {
    await open();
    workbench.enter("A1", 1.5);
    workbench.enter("A2", "=SUM(A1,1)");
    const saved = workbench.save();
    workbench.dispose();
    await open({ opened: saved, contentLanguage: "de-DE" });
    expect(workbench.cell("A2")).toMatchObject({ text: "2,5", formula: "=SUM(A1,1)" });
  });
});

describe("modes of Excel", () => {
  it("with manual calculation keeps results until asked", async () => {
    await open();
    workbench.enter("C1", 1);
    workbench.enter("A1", "=DEMO.ADD(C1,1)");
    await workbench.idle();
    await workbench.run(async (context) => {
      context.application.calculationMode = "Manual";
      await context.sync();
    });
    workbench.enter("C1", 5);
    await workbench.idle();
    expect(workbench.cell("A1").value).toBe(2);
    await workbench.run(async (context) => {
      context.application.calculate("Recalculate");
      await context.sync();
    });
    await workbench.idle();
    expect(workbench.cell("A1").value).toBe(6);
  });

  it("while a cell is edited refuses batches, or lets those wait that ask for it", async () => {
    await open();
    workbench.host.batches.setEditingCell(true);
    const write = workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[1]];
      await context.sync();
    });
    await expect(write).rejects.toMatchObject({ code: "InvalidOperationInCellEditMode" });
    const { run } = workbench.window["Excel"] as typeof Excel;
    const waiting = run({ delayForCellEdit: true }, async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("A1").values = [[2]];
      await context.sync();
    });
    // Batches come in order: once this one is refused, the one before it has arrived and waits.
    const other = workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("B1").values = [[1]];
      await context.sync();
    });
    await expect(other).rejects.toMatchObject({ code: "InvalidOperationInCellEditMode" });
    expect(workbench.cell("A1").value).toBe("");
    workbench.host.batches.setEditingCell(false);
    await waiting;
    expect(workbench.cell("A1").value).toBe(2);
  });
});
