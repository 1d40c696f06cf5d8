import { Resvg } from "@resvg/resvg-js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readWorkbookFile } from "../../../src/workbench/host/index.js";
import { loadFunctionFiles } from "../../../src/workbench/node/function-files.js";
import type { NodeWorkbench } from "../../../src/workbench/node/index.js";
import { createNodeWorkbench } from "../../../src/workbench/node/index.js";

const functionFiles = ["test/workbench/demo-addin/functions.ts"];
const picture = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')
  .render()
  .asPng()
  .toString("base64");

let workbench: NodeWorkbench;
beforeEach(async () => {
  workbench = await createNodeWorkbench({ functionFiles, namespace: "DEMO" });
  await workbench.run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getItem("Sheet1");
    sheet.getRange("A1:B3").values = [
      ["", "Sales"],
      ["2019", 8],
      ["2020", 9],
    ];
    const chart = sheet.charts.add("ColumnClustered", sheet.getRange("A1:B3"), "Columns");
    chart.name = "Own chart";
    chart.title.text = "Sales";
    sheet.shapes.addImage(picture).name = "Logo";
    workbook.names.add("FIGURES", sheet.getRange("A1:B3")).visible = false;
    workbook.names.add("SEVEN", "=7");
    sheet.customProperties.add("mark", "audit");
    await context.sync();
  });
});
afterEach(() => {
  workbench.dispose();
});

/** As the sheet's menu does. */
function copy(): void {
  const { model } = workbench.host.workbook;
  model.dispatch("DUPLICATE_SHEET", {
    ...{ sheetId: "{00000001}", sheetIdTo: "{00000002}", sheetNameTo: "Copy" },
  } as never);
}

const history = (type: "REQUEST_UNDO" | "REQUEST_REDO") =>
  workbench.host.workbook.model.dispatch(type).isSuccessful;

const sheetNames = () =>
  workbench.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    return worksheets.items.map(({ name }) => name);
  });

const readCopy = () =>
  workbench.run(async (context) => {
    const { workbook } = context;
    const sheet = workbook.worksheets.getItem("Copy");
    sheet.charts.load("items/name");
    sheet.shapes.load("items/name");
    sheet.names.load("items/name,items/formula,items/visible,items/scope");
    workbook.names.load("items/name,items/formula");
    const mark = sheet.customProperties.getItemOrNullObject("mark").load("value");
    const figures = sheet.names.getItem("figures").getRange().load("address");
    const chart = sheet.charts.getItem("Own chart");
    chart.title.load("text");
    const values = chart.series.getItemAt(0).getDimensionValues("Values");
    await context.sync();
    return {
      charts: sheet.charts.items.map(({ name }) => name),
      pictures: sheet.shapes.items.map(({ name }) => name),
      own: sheet.names.items.map(({ name, formula, visible, scope }) => ({
        ...{ name, formula: String(formula), visible, scope },
      })),
      ofWorkbook: workbook.names.items.map(({ name, formula }) => `${name} ${String(formula)}`),
      ...{ mark: mark.value, figures: figures.address, title: chart.title.text },
      values: values.value,
    };
  });

const copied = {
  charts: ["Own chart"],
  pictures: ["Logo"],
  own: [{ name: "FIGURES", formula: "=Copy!$A$1:$B$3", visible: false, scope: "Worksheet" }],
  ofWorkbook: ["FIGURES =Sheet1!$A$1:$B$3", "SEVEN =7"],
  ...{ mark: "audit", figures: "Copy!A1:B3", title: "Sales", values: [8, 10] },
};

it("a copied sheet has charts, pictures and properties as the first, on its own figures, and names of its own", async () => {
  copy();
  workbench.enter("Copy!B3", 10);
  expect(await readCopy()).toEqual(copied);
});

it("is one step of undo, and comes again whole", async () => {
  copy();
  workbench.enter("Copy!B3", 10);
  history("REQUEST_UNDO");
  history("REQUEST_UNDO");
  expect(await sheetNames()).toEqual(["Sheet1"]);
  history("REQUEST_REDO");
  history("REQUEST_REDO");
  expect(await readCopy()).toEqual(copied);
});

it("is called as Excel calls it where its name is the grid's own", async () => {
  const { model, sheets } = workbench.host.workbook;
  for (const [name, sheetIdTo] of [
    ["Sheet1", "{00000002}"],
    ["Sheet1 (2)", "{00000003}"],
  ] as const) {
    const sheetNameTo = model.getters.getDuplicateSheetName(name);
    const sheetId = sheets.named(name);
    model.dispatch("DUPLICATE_SHEET", { sheetId, sheetIdTo, sheetNameTo } as never);
  }
  expect(await sheetNames()).toEqual(["Sheet1", "Sheet1 (2)", "Sheet1 (3)"]);
});

it("is told as a sheet that was added", async () => {
  const added: string[] = [];
  await workbench.run(async (context) => {
    const { workbook } = context;
    workbook.worksheets.onAdded.add(({ worksheetId }) => {
      added.push(worksheetId);
      return Promise.resolve();
    });
    await context.sync();
  });
  copy();
  await expect.poll(() => added).toEqual(["{00000002}"]);
});

it("keeps names of its own in a file", async () => {
  copy();
  workbench.enter("Copy!B3", 10);
  const { metadata: functions } = await loadFunctionFiles(functionFiles);
  const file = await workbench.host.file();
  const opened = await readWorkbookFile(file, { functions, namespace: "DEMO" });
  workbench.dispose();
  workbench = await createNodeWorkbench({ functionFiles, namespace: "DEMO", opened });
  const { own, figures, charts } = await readCopy();
  expect({ own, figures, charts }).toEqual({
    ...{ own: copied.own, figures: copied.figures, charts: copied.charts },
  });
});
