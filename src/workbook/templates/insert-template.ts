import { scanWorkbook } from "../cells/scan-workbook.js";
import type { StatCell } from "../cells/scan-workbook.js";
import { settleCells } from "../refresh/cells/settle-cells.js";
import type { SettleOptions } from "../refresh/cells/settle-cells.js";
import { runAsOneStep, type RunInExcel } from "../run-in-excel.js";
import type { AnswerPort } from "../answer-port.js";
import { shownContents } from "../spills/titles/shown-content.js";
import { addCharts, isOfChart } from "./add-charts.js";
import type { Template } from "./template.js";
import { freeSheetNames, writeSheets } from "./write-sheets.js";

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
  template: Template,
  { data, ...options }: SettleOptions & { readonly data: AnswerPort },
): Promise<InsertedTemplate> {
  const names = await run((context) => freeSheetNames(context, template));
  const insert = async (context: Excel.RequestContext) => {
    const inContext: RunInExcel = (task) => task(context);
    const sheets = await writeSheets(context, template, names);
    const cells: StatCell[] = [];
    for (const { sheetId } of sheets) {
      cells.push(...(await scanWorkbook(context, { kind: "sheet", sheetId })));
    }
    const { failures } = await settleCells(inContext, cells, options);
    const charted = cells.filter((cell) => isOfChart(template, sheets, cell));
    const shown = charted.length === 0 ? undefined : await shownContents(context, charted, data);
    const chartNames = await addCharts(context, template, sheets, shown ?? new Map());
    return { sheetNames: names, chartNames, failed: [...failures.keys()] };
  };
  return template.charts.length === 0 ? run(insert) : runAsOneStep(run, insert);
}
