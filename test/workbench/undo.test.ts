import { Resvg } from "@resvg/resvg-js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeWorkbench } from "../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../src/workbench/node/index.js";

let workbench: NodeWorkbench;
beforeEach(async () => {
  workbench = await createNodeWorkbench({
    functionFiles: ["test/workbench/demo-addin/functions.ts"],
    namespace: "DEMO",
  });
});
afterEach(() => {
  workbench.dispose();
});

const undo = () => workbench.host.workbook.model.dispatch("REQUEST_UNDO").isSuccessful;
const redo = () => workbench.host.workbook.model.dispatch("REQUEST_REDO").isSuccessful;

/** How many steps can be undone, the workbook being left as it was. */
function stepCount(): number {
  let count = 0;
  while (undo()) count++;
  for (let index = 0; index < count; index++) redo();
  return count;
}

const picture = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')
  .render()
  .asPng()
  .toString("base64");

type Batch = (context: Excel.RequestContext, sheet: Excel.Worksheet) => void;

const write = (batch: Batch) =>
  workbench.run(async (context) => {
    batch(context, context.workbook.worksheets.getItem("Sheet1"));
    await context.sync();
  });

const writeCells: Batch = (_context, sheet) => {
  sheet.getRange("A1:B2").values = [
    ["a", 1],
    ["b", 2],
  ];
  sheet.getRange("B1:B2").numberFormat = [["0.0 %"], ["0.0 %"]];
  sheet.getRange("A1").format.font.bold = true;
  sheet.getRange("A1").format.fill.color = "#FF0000";
  sheet.getRange("A:A").format.columnWidth = 200;
  sheet.getRange("A1:B2").format.autofitColumns();
};

const writeTable: Batch = (context, sheet) => {
  sheet.getRange("A1:B2").values = [
    ["Head", "Value"],
    ["b", 2],
  ];
  const table = context.workbook.tables.add(sheet.getRange("A1:B2"), true);
  table.name = "Figures";
  table.style = "TableStyleLight1";
};

const writeChart: Batch = (_context, sheet) => {
  sheet.getRange("A1:B3").values = [
    ["Year", "Value"],
    ["x", 2],
    ["y", 3],
  ];
  const chart = sheet.charts.add("Line", sheet.getRange("A1:B3"), "Columns");
  chart.name = "Mine";
  chart.title.text = "Title";
  chart.legend.visible = true;
  chart.axes.valueAxis.title.text = "EUR";
  chart.setPosition("D2", "H12");
  chart.series.getItemAt(0).points.getItemAt(1).format.border.lineStyle = "Dash";
};

const batches: readonly (readonly [string, Batch])[] = [
  ["cells, formats and widths", writeCells],
  [
    "a link",
    (_context, sheet) => {
      sheet.getRange("A1").hyperlink = { address: "https://a.test/", textToDisplay: "A" };
    },
  ],
  ["a table", writeTable],
  ["a chart with its looks", writeChart],
  [
    "a name, hidden",
    (context, sheet) => {
      context.workbook.names.add("Rate", sheet.getRange("A1:B2")).visible = false;
    },
  ],
  [
    "a picture",
    (_context, sheet) => {
      const shape = sheet.shapes.addImage(picture);
      shape.name = "Logo";
      shape.altTextTitle = "A logo";
      shape.left = 100;
    },
  ],
  [
    "a sheet with a mark and frozen panes",
    (context) => {
      const sheet = context.workbook.worksheets.add("Report");
      sheet.customProperties.add("MARK", "report");
      sheet.getRange("A1").values = [["Report"]];
      sheet.freezePanes.freezeRows(1);
    },
  ],
  [
    "a custom XML part alone",
    (context) => {
      context.workbook.customXmlParts.add('<a xmlns="urn:a"/>');
    },
  ],
];

describe("one batch", () => {
  it.each(batches)("that writes %s is one step of undo and redo", async (_what, batch) => {
    const before = workbench.save();
    await write(batch);
    const after = workbench.save();
    expect(after).not.toEqual(before);
    expect(undo()).toBe(true);
    expect(workbench.save()).toEqual(before);
    expect(undo()).toBe(false);
    expect(redo()).toBe(true);
    expect(workbench.save()).toEqual(after);
    expect(redo()).toBe(false);
  });

  it("that only reads makes no step", async () => {
    await write(writeCells);
    await workbench.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      sheet.load("name");
      sheet.charts.load("items/name");
      context.workbook.tables.load("items/name");
      sheet.getRange("A1:B2").load("values,formulas,numberFormat");
      await context.sync();
      sheet.getRange("A1").select();
      await context.sync();
    });
    expect(stepCount()).toBe(1);
  });

  it("that fails keeps what it did before as a step", async () => {
    await expect(
      write((context, sheet) => {
        sheet.getRange("A1").values = [["kept"]];
        sheet.getRange("A2").values = [["too"]];
        context.workbook.worksheets.getItem("nowhere").getRange("A1").values = [[1]];
      }),
    ).rejects.toThrow();
    expect(workbench.values("A1:A2")).toEqual([["kept"], ["too"]]);
    expect(stepCount()).toBe(1);
  });
});

it("takes several batches back one after another, whatever they wrote", async () => {
  const states = [workbench.save()];
  for (const [, batch] of batches) {
    await write(batch);
    states.push(workbench.save());
  }
  for (const state of states.slice(0, -1).reverse()) {
    expect(undo()).toBe(true);
    expect(workbench.save()).toEqual(state);
  }
  for (const state of states.slice(1)) {
    expect(redo()).toBe(true);
    expect(workbench.save()).toEqual(state);
  }
});

it("makes no step of a custom function's result", async () => {
  workbench.enter("A1", "=DEMO.GRID(3,2)");
  await workbench.idle();
  expect(stepCount()).toBe(1);
});

it("brings a chart that a user deleted back to the add-in too", async () => {
  await write(writeChart);
  const after = workbench.save();
  const { model } = workbench.host.workbook;
  const sheetId = model.getters.getActiveSheetId();
  const figureId = model.getters.getFigures(sheetId)[0]?.id ?? "";
  model.dispatch("DELETE_FIGURE", { sheetId, figureId });
  await workbench.run(async (context) => {
    const { charts } = context.workbook.worksheets.getItem("Sheet1");
    charts.load("items/name");
    await context.sync();
    expect(charts.items).toEqual([]);
  });
  undo();
  expect(workbench.save()).toEqual(after);
});

it("keeps a table's name when a user has moved it and undoes something else", async () => {
  await write(writeTable);
  const { model } = workbench.host.workbook;
  const added = model.dispatch("ADD_COLUMNS_ROWS", {
    sheetId: model.getters.getActiveSheetId(),
    sheetName: "Sheet1",
    dimension: "ROW",
    base: 0,
    quantity: 5,
    position: "before",
  });
  expect(added.reasons).toEqual([]);
  workbench.enter("E1", "typed");
  undo();
  const range = await workbench.run(async (context) => {
    const found = context.workbook.tables.getItem("Figures").getRange();
    found.load("address");
    await context.sync();
    return found.address;
  });
  expect(range).toBe("Sheet1!A6:B7");
});

it("forgets the steps before a member without undo support", async () => {
  await write(writeCells);
  await write((_context, sheet) => {
    sheet.protection.protect();
  });
  expect(undo()).toBe(false);
  await write((_context, sheet) => {
    sheet.protection.unprotect();
  });
  await write((_context, sheet) => {
    sheet.getRange("A1").values = [["again"]];
  });
  expect(stepCount()).toBe(1);
});

it("tells the add-in what undo and redo changed", async () => {
  await write(writeCells);
  const seen: string[] = [];
  await workbench.run(async (context) => {
    context.workbook.worksheets.onChanged.add(({ address }) => {
      seen.push(address);
      return Promise.resolve();
    });
    await context.sync();
  });
  undo();
  // Events arrive before the answer to a later batch.
  await workbench.run((context) => context.sync());
  expect(seen).toEqual(["A1:B2"]);
});
