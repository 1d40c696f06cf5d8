import {
  formulaInsertion,
  insertLiveChart,
  type RunInExcel,
  type SourceNote,
} from "../../../src/workbook/index.js";
import { statisticAnswer } from "../statistic-answer.js";
import { openCared, type CaredWorkbench } from "./workbook-care.js";

export const titles: Readonly<Record<string, string>> = {
  "7": "GDP of Germany from 2019 to 2020",
  "8": "Births in France from 2019 to 2020",
  "9": '=HYPERLINK("http://evil.test")',
};

const placement = { sheetId: "{00000001}", sheetName: "Sheet1", row: 0, column: 0 };
const source: SourceNote = { text: "Quelle: Office 7", link: "https://service.test/content/7" };
const ownNotes = { id: "7", title: "GDP of Germany (unit 7)", source };

export interface TitledWorkbook extends CaredWorkbench {
  readonly run: RunInExcel;
  /** A live chart at A1, with its notes above its figures; its source line is in G19. */
  insert(formula?: string, notes?: typeof ownNotes): Promise<void>;
  /** A formula without a chart, in this column from row 3 on, below its notes. */
  insertNotes(formula: string, id: string, column: number, notes?: typeof ownNotes): Promise<void>;
  refresh(): ReturnType<CaredWorkbench["operations"]["refresh"]>;
  change(task: (sheet: Excel.Worksheet, workbook: Excel.Workbook) => void): Promise<void>;
  /** All that says what the figures are. */
  shown(): Promise<{
    readonly name: string;
    readonly title: string | null;
    readonly unit: string | null;
    readonly cells: readonly unknown[];
    readonly links: readonly (string | undefined)[];
  }>;
}

/**
 * A workbook for live charts on statistics 7 to 9.
 *
 * @param isGone contents that the service does not answer for now; it may take its time
 * @param moreOf what else the answer has
 */
export async function openTitled(
  isGone: (id: string) => boolean | Promise<boolean> = () => false,
  figuresOf: (id: string) => Readonly<Record<string, number | null>> = () => ({
    "2019": 1,
    "2020": 2,
  }),
  moreOf: (id: string) => object = () => ({}),
  setting: Parameters<typeof openCared>[1] = {},
): Promise<TitledWorkbook> {
  const cared = await openCared(async (url) => {
    const id = url.searchParams.get("id") ?? "";
    if (await isGone(id)) return { status: 404, body: { message: "Not found" } };
    const answer = statisticAnswer(Number(id), figuresOf(id));
    const said = id === "9" ? (titles[id] ?? "") : undefined;
    const sources = [{ title: said ?? `Office ${id}` }];
    const chart = { ...answer.chart, unit: said ?? `unit ${id}` };
    const link = said ?? answer.link;
    const title = titles[id] ?? `Statistic ${id}`;
    return { body: { ...answer, title, link, sources, chart, ...moreOf(id) } };
  }, setting);
  const run: RunInExcel = (task) => cared.workbench.run(task);
  return {
    ...cared,
    run,
    insert: (formula = "=STAT.DATA(7)", notes = ownNotes) => insertChart(cared, formula, notes),
    insertNotes: async (formula, id, column, notes = ownNotes) => {
      await formulaInsertion(formula, { notes: { ...notes, id } }).write(run, {
        ...placement,
        column,
      });
      await cared.workbench.idle();
    },
    refresh: async () => {
      await cared.workbench.idle();
      const choice = { scope: { kind: "workbook" }, includeFresh: true } as const;
      const report = await cared.operations.refresh(await cared.operations.plan(choice));
      await cared.workbench.idle();
      return report;
    },
    change: (task) =>
      run(async (context) => {
        task(context.workbook.worksheets.getItem("Sheet1"), context.workbook);
        await context.sync();
      }),
    shown: () => run(readShown),
  };
}

async function insertChart(
  { workbench }: CaredWorkbench,
  formula: string,
  notes: typeof ownNotes,
): Promise<void> {
  const live = await insertLiveChart((task) => workbench.run(task), {
    placement,
    formula,
    notes,
    numberFormat: "General",
    chartOn: (data) => ({
      data,
      placement: { ...placement, column: 6 },
      id: "7",
      look: { type: "Line", hasLegend: true, isCategoryAxisReversed: false },
      title: "GDP of Germany",
      unit: "unit 7",
      source: notes.source,
    }),
    wait: () => workbench.idle(),
  });
  if (live.status !== "inserted") throw new Error(`The chart has no data: ${live.shown}`);
}

async function readShown(context: Excel.RequestContext) {
  const sheet = context.workbook.worksheets.getItem("Sheet1");
  const chart = sheet.charts.getItemAt(0);
  const cells = ["A1", "A2", "G19"].map((at) => sheet.getRange(at));
  chart.load("name");
  chart.title.load("text,visible");
  chart.axes.valueAxis.title.load("text,visible");
  for (const cell of cells) cell.load("values,hyperlink");
  await context.sync();
  const { title } = chart;
  const { title: unit } = chart.axes.valueAxis;
  return {
    name: chart.name,
    title: title.visible ? title.text : null,
    unit: unit.visible ? unit.text : null,
    cells: cells.map((cell) => (cell.values as unknown[][])[0]?.[0]),
    links: cells.slice(1).map((cell) => (cell.hyperlink as Excel.RangeHyperlink | null)?.address),
  };
}
