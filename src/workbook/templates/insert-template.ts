import type { Platform } from "../../contract/index.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { excelNumberFormat } from "../../statistics/chart/index.js";
import { formatData } from "../insert/format-data.js";
import { freeChartName, readNames, writeChart } from "../insert/insert-chart.js";
import { settleCells } from "../refresh/settle-cells.js";
import type { SettleOptions } from "../refresh/settle-cells.js";
import { runAsOneStep, type RunInExcel } from "../run-in-excel.js";
import { freeName } from "../sheets/marked-sheet.js";
import type { CellLook, Template, TemplateChart, TemplateId, TemplateSheet } from "./template.js";
import { buildTemplate } from "./templates.js";
import { templateWords } from "./template-words.js";

export interface InsertTemplateOptions extends SettleOptions {
  /** Language of labels and example inputs. @default "en" */
  readonly language?: Platform;
}

export interface InsertedTemplate {
  /** Names of the new sheets, the one to look at first. */
  readonly sheetNames: readonly string[];
  readonly chartNames: readonly string[];
  /** Formulas that showed no value in time; their charts are left out. */
  readonly failed: readonly StatCell[];
}

/**
 * Inserts a template on new sheets, waits for its figures and adds its charts. Two round trips write: the
 * sheets, and all charts together; one step of undo from ExcelApi 1.20 on, two before. A template without
 * charts is one step everywhere.
 */
export async function insertTemplate(
  run: RunInExcel,
  id: TemplateId,
  options: InsertTemplateOptions,
): Promise<InsertedTemplate> {
  const words = templateWords[options.language ?? "en"];
  const template = buildTemplate(id, words);
  const names = await run((context) => freeSheetNames(context, template));
  const insert = async (context: Excel.RequestContext) => {
    const inContext: RunInExcel = (task) => task(context);
    const sheets = await writeSheets(context, template, names);
    const cells: StatCell[] = [];
    for (const { sheetId } of sheets) {
      cells.push(...(await scanWorkbook(context, { kind: "sheet", sheetId })));
    }
    const { failures } = await settleCells(inContext, cells, options);
    const chartNames = await addCharts(context, template, sheets);
    return { sheetNames: names, chartNames, failed: [...failures.keys()] };
  };
  return template.charts.length === 0 ? run(insert) : runAsOneStep(run, insert);
}

interface NewSheet {
  readonly sheetId: string;
  readonly name: string;
}

async function freeSheetNames(
  context: Excel.RequestContext,
  { sheets }: Template,
): Promise<string[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const taken = worksheets.items.map(({ name }) => name);
  return sheets.map(({ name }) => {
    const free = freeName(name, taken);
    taken.push(free);
    return free;
  });
}

/** A second run finds the sheets of the first and writes the same on them. */
async function writeSheets(
  context: Excel.RequestContext,
  { sheets }: Template,
  names: readonly string[],
): Promise<NewSheet[]> {
  const { worksheets } = context.workbook;
  const present = names.map((name) => worksheets.getItemOrNullObject(name));
  for (const sheet of present) sheet.load("name");
  await context.sync();
  const written = sheets.map((template, index) => {
    const [known, name = ""] = [present[index], names[index]];
    const sheet = known === undefined || known.isNullObject ? worksheets.add(name) : known;
    sheet.load("id,name");
    return { sheet, template };
  });
  // Only when all are there: a formula on one names another.
  for (const { sheet, template } of written) {
    writeCells(sheet, template, (formula) => withSheetNames(formula, sheets, names));
  }
  written[0]?.sheet.activate();
  await context.sync();
  return written.map(({ sheet: { id, name } }) => ({ sheetId: id, name }));
}

/** Formulas name the template's own sheets, which may have got a number. */
function withSheetNames(
  formula: string,
  sheets: readonly TemplateSheet[],
  names: readonly string[],
): string {
  return sheets.reduce(
    (text, { name }, index) => text.replaceAll(`'${name}'!`, `'${names[index] ?? name}'!`),
    formula,
  );
}

function writeCells(
  sheet: Excel.Worksheet,
  { cells, widths }: TemplateSheet,
  rename: (formula: string) => string,
): void {
  for (const { at, content, look, numberFormat } of cells) {
    const cell = sheet.getRange(at);
    cell.formulas = [[typeof content === "string" ? rename(content) : content]];
    if (numberFormat !== undefined) cell.numberFormat = [[numberFormat]];
    dress(cell, look);
  }
  for (const [column, width] of Object.entries(widths)) {
    sheet.getRange(`${column}:${column}`).format.columnWidth = width;
  }
}

/** Inputs are blue on light yellow, as finance does; told apart by more than colour, they come first. */
function dress({ format }: Excel.Range, look: CellLook): void {
  switch (look) {
    case "title":
      format.font.bold = true;
      format.font.size = 16;
      return;
    case "label":
    case "heading":
      format.font.bold = true;
      return;
    case "input":
      format.font.color = "#0000FF";
      format.fill.color = "#FFF9DB";
      return;
    case "note":
      format.font.italic = true;
      return;
    case "plain":
  }
}

async function addCharts(
  context: Excel.RequestContext,
  { charts }: Template,
  sheets: readonly NewSheet[],
): Promise<string[]> {
  if (charts.length === 0) return [];
  const prepared = charts.map((chart) => prepare(context, chart, sheets));
  const present = sheets.map(({ sheetId }) => context.workbook.worksheets.getItem(sheetId).charts);
  for (const list of present) list.load("items/name");
  const taken = await readNames(context);
  // On sheets this new, charts are what a refused first run has left.
  for (const chart of present.flatMap(({ items }) => items)) {
    if (taken.delete(chart.name.toLowerCase())) context.workbook.names.getItem(chart.name).delete();
    chart.delete();
  }
  const chartNames: string[] = [];
  for (const { chart, anchor, spill, texts, place } of prepared) {
    if (spill.isNullObject || spill.rowCount < 2) continue;
    const [heading, id, source] = texts.map((range) =>
      String((range.values as unknown[][])[0]?.[0]),
    );
    const sheet = sheets[chart.sheet];
    const dataSheet = sheets[chart.data.sheet];
    if (sheet === undefined || dataSheet === undefined) continue;
    const numberFormat = excelNumberFormat(figuresOf(spill.values as unknown[][]));
    formatTemplateData(context, chart, dataSheet, { anchor, spill, numberFormat });
    const chartName = freeChartName(taken, id ?? "");
    taken.add(chartName.toLowerCase());
    writeChart(context, context.workbook.worksheets.getItem(sheet.sheetId), chartName, {
      data: {
        sheetId: dataSheet.sheetId,
        row: anchor.rowIndex,
        column: anchor.columnIndex,
        rowCount: spill.rowCount,
        columnCount: spill.columnCount,
        isSpill: true,
      },
      placement: {
        sheetId: sheet.sheetId,
        sheetName: sheet.name,
        row: place.rowIndex,
        column: place.columnIndex,
      },
      id: id ?? "",
      look: {
        type: chart.type,
        hasLegend: spill.columnCount > 2,
        isCategoryAxisReversed: false,
      },
      title: heading ?? "",
      unit: null,
      numberFormat,
      source: { text: source ?? "" },
    });
    chartNames.push(chartName);
  }
  await context.sync();
  return chartNames;
}

function prepare(context: Excel.RequestContext, chart: TemplateChart, sheets: readonly NewSheet[]) {
  const sheetAt = (index: number) =>
    context.workbook.worksheets.getItem(sheets[index]?.sheetId ?? "");
  const dataSheet = sheetAt(chart.data.sheet);
  const anchor = dataSheet.getRange(chart.data.at);
  const spill = anchor.getSpillingToRangeOrNullObject();
  const place = sheetAt(chart.sheet).getRange(chart.at);
  const texts = [chart.title, chart.id, chart.source].map((at) => dataSheet.getRange(at));
  anchor.load("rowIndex,columnIndex");
  spill.load("rowCount,columnCount,values");
  place.load("rowIndex,columnIndex");
  for (const range of texts) range.load("values");
  return { chart, anchor, spill, texts, place };
}

/** The numbers of a table beneath its header and beside its categories, which may be years. */
const figuresOf = (rows: readonly (readonly unknown[])[]): number[] =>
  rows
    .slice(1)
    .flatMap((row) => row.slice(1))
    .filter((value) => typeof value === "number");

function formatTemplateData(
  context: Excel.RequestContext,
  { figures = [] }: TemplateChart,
  { sheetId }: NewSheet,
  {
    anchor,
    spill,
    numberFormat,
  }: { readonly anchor: Excel.Range; readonly spill: Excel.Range; readonly numberFormat: string },
): void {
  const sheet = context.workbook.worksheets.getItem(sheetId);
  const { rowCount, columnCount } = spill;
  const data = { row: anchor.rowIndex, column: anchor.columnIndex, rowCount, columnCount };
  formatData(sheet, data, numberFormat);
  for (const at of figures) sheet.getRange(at).numberFormat = [[numberFormat]];
}
