import { freeSheetName } from "../sheets/marked-sheet.js";
import type { CellLook, Template, TemplateSheet } from "./template.js";

/** A sheet of a template as it was made. */
export interface NewSheet {
  readonly sheetId: string;
  readonly name: string;
}

export async function freeSheetNames(
  context: Excel.RequestContext,
  { sheets }: Template,
): Promise<string[]> {
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const taken = worksheets.items.map(({ name }) => name);
  return sheets.map(({ name }) => {
    const free = freeSheetName(name, taken);
    taken.push(free);
    return free;
  });
}

/** A second run finds the sheets of the first and writes the same on them. */
export async function writeSheets(
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
  { cells, widths, heights = {}, bands = [], isPage = false }: TemplateSheet,
  rename: (formula: string) => string,
): void {
  for (const each of cells) {
    const { at, content, look, numberFormat, formattedColumns = 1, formattedRows = 1 } = each;
    const cell = sheet.getRange(at);
    cell.formulas = [[typeof content === "string" ? rename(content) : content]];
    if (numberFormat !== undefined) {
      const formats = Array.from({ length: formattedRows }, () =>
        Array<string>(formattedColumns).fill(numberFormat),
      );
      cell.getResizedRange(formattedRows - 1, formattedColumns - 1).numberFormat = formats;
    }
    dress(cell, look);
  }
  for (const [column, width] of Object.entries(widths)) {
    sheet.getRange(`${column}:${column}`).format.columnWidth = width;
  }
  for (const [rows, height] of Object.entries(heights)) {
    sheet.getRange(rows).format.rowHeight = height;
  }
  for (const band of bands) sheet.getRange(band).format.fill.color = bandColor;
  if (!isPage) return;
  sheet.showGridlines = false;
  sheet.pageLayout.orientation = Excel.PageOrientation.landscape;
  sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
}

const bandColor = "#E8EEF7";
const asideColor = "#605E5C";

/** Inputs are blue on yellow, as finance does; told apart by more than colour, they come first. */
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
      format.fill.color = "#FFF2A8";
      return;
    case "note":
      format.font.italic = true;
      return;
    case "column":
      format.font.bold = true;
      format.wrapText = true;
      format.horizontalAlignment = Excel.HorizontalAlignment.right;
      return;
    case "aside":
      format.font.size = 8;
      format.font.color = asideColor;
      return;
    case "plain":
  }
}
