import type { TitledWorkbook } from "./titled-workbook.js";

let copies = 0;

/** Copies Sheet1, or another, as the menu of its tab does. */
export function copySheet(
  { workbench }: Pick<TitledWorkbook, "workbench">,
  name: string,
  from = "Sheet1",
): void {
  const { model, sheets } = workbench.host.workbook;
  const sheetId = sheets.named(from);
  copies += 1;
  model.dispatch("DUPLICATE_SHEET", {
    ...{ sheetId, sheetIdTo: `{C${String(copies).padStart(7, "0")}}`, sheetNameTo: name },
  } as never);
}

/** What says on a sheet what its figures are: of its first chart, null where there is none, and in A1, A2 and G19. */
export const readSheet = ({ run }: Pick<TitledWorkbook, "run">, sheetName: string) =>
  run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetName);
    const cells = ["A1", "A2", "G19"].map((at) => sheet.getRange(at));
    for (const cell of cells) cell.load("values");
    sheet.charts.load("items/name");
    await context.sync();
    const [chart] = sheet.charts.items;
    const unit = chart?.axes.valueAxis.title;
    chart?.title.load("text");
    unit?.load("text");
    await context.sync();
    return {
      name: chart?.name ?? null,
      chart: chart?.title.text ?? null,
      unit: unit?.text ?? null,
      cells: cells.map(({ values }) => (values as unknown[][])[0]?.[0]),
    };
  });
