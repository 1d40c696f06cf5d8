import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
const functionFiles = ["test/workbench/demo-addin/functions.ts"];

beforeEach(async () => {
  workbench = await createNodeWorkbench({ functionFiles, namespace: "DEMO" });
});
afterEach(() => {
  workbench.dispose();
});

const population = [
  ["Year", "Germany", "France"],
  [2020, 83.2, 67.6],
  [2021, 83.1, 67.8],
  [2022, 84.4, 68],
];

async function fill() {
  await workbench.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange("A1:C4").values = population;
    await context.sync();
  });
}

describe("ranges", () => {
  it("begin where the rows above them end, hidden and folded ones without a height", async () => {
    const { model } = workbench.host.workbook;
    const sheetId = workbench.host.workbook.sheets.activeId();
    const tops = () =>
      workbench.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const ranges = ["A1", "A3", "A6", "A10"].map((address) => sheet.getRange(address));
        for (const range of ranges) range.load("top");
        await context.sync();
        return ranges.map(({ top }) => top);
      });
    const [, third = 0] = await tops();
    const row = third / 2;
    expect(await tops()).toEqual([0, 2 * row, 5 * row, 9 * row]);
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("2:2").rowHidden = true;
      await context.sync();
    });
    expect(await tops()).toEqual([0, row, 4 * row, 8 * row]);
    const group = { sheetId, dimension: "ROW" as const, start: 6, end: 7 };
    model.dispatch("GROUP_HEADERS", group);
    expect(await tops()).toEqual([0, row, 4 * row, 8 * row]);
    model.dispatch("FOLD_HEADER_GROUP", group);
    expect(await tops()).toEqual([0, row, 4 * row, 6 * row]);
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("2:2").rowHidden = false;
      await context.sync();
    });
    model.dispatch("UNGROUP_HEADERS", group);
    expect(await tops()).toEqual([0, 2 * row, 5 * row, 9 * row]);
  });

  it("write and read values, formulas, texts and number formats", async () => {
    await fill();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      const range = sheet.getRange("D2:E2");
      range.formulas = [["=SUM(B2:C2)", "=1/0"]];
      sheet.getRange("D2").numberFormat = [["0.00"]];
      range.load("values,formulas,text,valueTypes,numberFormat,address");
      await context.sync();
      return range.toJSON();
    });
    expect(seen).toMatchObject({
      address: "Sheet1!D2:E2",
      values: [[150.8, "#DIV/0!"]],
      formulas: [["=SUM(B2:C2)", "=1/0"]],
      text: [["150.80", "#DIV/0!"]],
      valueTypes: [["Double", "Error"]],
      numberFormat: [["0.00", "General"]],
    });
  });

  it("write more cells than one message takes", async () => {
    const rows = Array.from({ length: 1000 }, (_, row) => [
      row,
      row * 2,
      row * 3,
      row * 4,
      row * 5,
    ]);
    const last = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("A1:E1000").values = rows;
      const used = sheet.getUsedRange();
      const corner = used.getLastCell();
      corner.load("address,values");
      await context.sync();
      return { address: corner.address, value: corner.values[0]?.[0] as unknown };
    });
    expect(last).toEqual({ address: "Sheet1!E1000", value: 4995 });
  });

  it("refuse values of another size", async () => {
    const act = workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("A1:B1").values = [[1]];
      await context.sync();
    });
    await expect(act).rejects.toMatchObject({ code: "InvalidArgument" });
  });

  it("find special cells, spills and used areas", async () => {
    await fill();
    workbench.enter("E1", "=DEMO.GRID(3,2)");
    await workbench.idle();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const formulas = sheet.getRange().getSpecialCellsOrNullObject("Formulas");
      const constants = sheet.getRange("A1:C4").getSpecialCells("Constants", "Text");
      const spill = sheet.getRange("E1").getSpillingToRange();
      const parent = sheet.getRange("F2").getSpillParent();
      const none = sheet.getRange("A1").getSpillingToRangeOrNullObject();
      for (const one of [formulas, constants, spill, parent, none]) one.load("address");
      await context.sync();
      return [
        formulas.address,
        constants.address,
        spill.address,
        parent.address,
        none.isNullObject,
      ];
    });
    expect(seen).toEqual(["Sheet1!E1", "Sheet1!A1:C1", "Sheet1!E1:F3", "Sheet1!E1", true]);
  });

  it("calculate exactly the cells asked for, many areas in one call", async () => {
    for (const cell of ["A1", "B2", "C3"]) workbench.enter(cell, "=DEMO.ADD(1,2)");
    await workbench.idle();
    const before = workbench.host.caller.recorded.length;
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRanges("A1,C3").calculate();
      await context.sync();
    });
    await workbench.idle();
    const calls = workbench.host.caller.recorded.slice(before);
    expect(calls.map(({ address }) => address)).toEqual(["Sheet1!A1", "Sheet1!C3"]);
  });

  it("take formats and sizes", async () => {
    const seen = await workbench.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1:B2");
      range.format.font.bold = true;
      range.format.fill.color = "#FFEE00";
      range.format.columnWidth = 90;
      range.load("format/columnWidth,format/font/bold,format/fill/color");
      await context.sync();
      return [range.format.columnWidth, range.format.font.bold, range.format.fill.color];
    });
    expect(seen).toEqual([90, true, "#FFEE00"]);
  });
});

describe("sheets", () => {
  it("are added, renamed, hidden, found and deleted", async () => {
    const seen = await workbench.run(async (context) => {
      const { worksheets } = context.workbook;
      const added = worksheets.add("Data");
      added.getRange("A1").values = [["here"]];
      await context.sync();
      added.name = "Figures";
      added.visibility = "Hidden";
      const missing = worksheets.getItemOrNullObject("Data");
      worksheets.load("items/name,items/visibility");
      await context.sync();
      const names = worksheets.items.map((sheet) => `${sheet.name} ${sheet.visibility}`);
      worksheets.getItem("Figures").delete();
      const count = worksheets.getCount();
      await context.sync();
      return { names, isMissing: missing.isNullObject, count: count.value };
    });
    expect(seen).toEqual({
      names: ["Sheet1 Visible", "Figures Hidden"],
      isMissing: true,
      count: 1,
    });
  });

  it("refuse changes while protected, save in unlocked cells", async () => {
    const write = (address: string) =>
      workbench.run(async (context) => {
        context.workbook.worksheets.getActiveWorksheet().getRange(address).values = [[1]];
        await context.sync();
      });
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.getRange("B1").format.protection.locked = false;
      sheet.protection.protect({ allowFormatCells: true }, "secret");
      await context.sync();
    });
    await expect(write("A1")).rejects.toMatchObject({ code: "AccessDenied" });
    await write("B1");
    expect(workbench.cell("B1").value).toBe(1);
    await workbench.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().protection.unprotect("secret");
      await context.sync();
    });
    await write("A1");
    expect(workbench.cell("A1").value).toBe(1);
  });

  it("keep properties of their own", async () => {
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.customProperties.add("MARK", "sources");
      await context.sync();
      const mark = sheet.customProperties.getItemOrNullObject("mark");
      const none = sheet.customProperties.getItemOrNullObject("other");
      mark.load("value");
      await context.sync();
      return [mark.value, none.isNullObject];
    });
    expect(seen).toEqual(["sources", true]);
  });
});

describe("tables", () => {
  it("are made over a range and know their parts", async () => {
    await fill();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const table = sheet.tables.add("A1:C4", true);
      table.name = "Population";
      table.rows.add(undefined, [[2023, 84.5, 68.2]]);
      const body = table.getDataBodyRange();
      body.load("address");
      table.columns.load("items/name");
      const inside = sheet.getRange("B2").getTables(false);
      inside.load("items/name");
      await context.sync();
      return {
        body: body.address,
        columns: table.columns.items.map(({ name }) => name),
        inside: inside.items.map(({ name }) => name),
      };
    });
    expect(seen).toEqual({
      body: "Sheet1!A2:C5",
      columns: ["Year", "Germany", "France"],
      inside: ["Population"],
    });
    expect(workbench.cell("A5").value).toBe(2023);
  });
});

describe("charts", () => {
  it("are made from a range with series, axes, title and place", async () => {
    await fill();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const chart = sheet.charts.add("ColumnClustered", sheet.getRange("B1:C4"), "Columns");
      chart.name = "STAT_1_1";
      chart.title.text = "Population";
      chart.axes.valueAxis.title.text = "millions";
      chart.setPosition("E2", "J16");
      chart.series.load("items/name");
      await context.sync();
      const [, second] = chart.series.items;
      if (second === undefined) throw new Error("There is no second series.");
      second.chartType = "Line";
      second.axisGroup = "Secondary";
      for (const series of chart.series.items) series.setXAxisValues(sheet.getRange("A2:A4"));
      const categories = second.getDimensionValues("Categories");
      chart.load("top,left,width,height");
      await context.sync();
      return {
        names: chart.series.items.map(({ name }) => name),
        categories: categories.value,
        width: Math.round(chart.width),
      };
    });
    expect(seen).toMatchObject({ names: ["Germany", "France"], categories: [2020, 2021, 2022] });
    const { model } = workbench.host.workbook;
    const [id] = model.getters.getChartIds(model.getters.getActiveSheetId());
    expect(model.getters.getChartDefinition(id ?? "")).toMatchObject({
      type: "combo",
      title: { text: "Population" },
      axesDesign: { y: { title: { text: "millions" } } },
    });
  });

  it("follow rows inserted above, and are found again by name", async () => {
    await fill();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const chart = sheet.charts.add("Line", sheet.getRange("A1:B4"), "Columns");
      chart.name = "mine";
      await context.sync();
      sheet.getRange("1:2").insert("Down");
      await context.sync();
      const again = sheet.charts.getItem("mine").series.getItemAt(0);
      const source = again.getDimensionDataSourceString("Values");
      const values = again.getDimensionValues("Values");
      await context.sync();
      return [source.value, (values.value as unknown[]).length];
    });
    expect(seen).toEqual([expect.stringMatching(/^=Sheet1!\w+4:\w+6$/), 3]);
  });
});

describe("the rest of a workbook", () => {
  it("has names that formulas may use", async () => {
    await fill();
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      context.workbook.names.add("germany", sheet.getRange("B2:B4"));
      sheet.getRange("E1").formulas = [["=SUM(germany)"]];
      const item = context.workbook.names.getItem("germany");
      const range = item.getRange();
      const none = context.workbook.names.getItemOrNullObject("nobody");
      item.load("formula");
      range.load("address");
      await context.sync();
      return [item.formula as unknown, range.address, none.isNullObject];
    });
    expect(seen).toEqual(["=Sheet1!$B$2:$B$4", "Sheet1!B2:B4", true]);
    expect(workbench.cell("E1").value).toBeCloseTo(250.7);
  });

  it("keeps custom XML parts by namespace", async () => {
    const seen = await workbench.run(async (context) => {
      const parts = context.workbook.customXmlParts;
      parts.add('<?xml version="1.0"?><stat xmlns="urn:stat"><a/></stat>');
      parts.add('<x:other xmlns:x="urn:other"/>');
      await context.sync();
      const mine = parts.getByNamespace("urn:stat");
      mine.load("items/id,items/namespaceUri");
      await context.sync();
      const xml = mine.items[0]?.getXml();
      const count = parts.getCount();
      await context.sync();
      return [mine.items.length, xml?.value, count.value] as unknown[];
    });
    expect(seen).toEqual([1, '<?xml version="1.0"?><stat xmlns="urn:stat"><a/></stat>', 2]);
  });

  it("takes pictures with a size and an alternative text", async () => {
    const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"></svg>');
    const seen = await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const picture = sheet.shapes.addImage(svg);
      picture.altTextDescription = "A map";
      picture.width = 300;
      picture.load("width,height,altTextDescription,type");
      await context.sync();
      return [picture.width, picture.height, picture.altTextDescription, picture.type];
    });
    expect(seen).toEqual([300, 150, "A map", "Image"]);
  });

  it("refuses what is not modelled with an error that names it", async () => {
    const act = workbench.run(async (context) => {
      const { comments } = context.workbook;
      comments.load("items");
      await context.sync();
    });
    await expect(act).rejects.toMatchObject({
      code: "ApiNotFound",
      message: "The workbench does not model Workbook.comments.",
    });
  });
});
