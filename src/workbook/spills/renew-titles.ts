import { titleWithUnit } from "../../statistics/index.js";
import type { AnswerPort } from "../answer-port.js";
import { scanWorkbook } from "../cells/scan-workbook.js";
import { toCellInput, toTitle, writeLinkedText } from "../cells/write-text.js";
import { cellKey, splitAddress } from "../formulas/references.js";
import {
  isChartOf,
  namesOfChart,
  notesName,
  readFreeNames,
  sourceName,
} from "../insert/free-names.js";
import type { ChartPlace, FoundChart } from "./find-charts.js";
import { shownContents, type ShownContent } from "./shown-content.js";

interface TitleReport {
  /** Charts that were given title and source of what they show now, by their new names. */
  readonly renewed: readonly ChartPlace[];
  /** Those that still name another content than they show, since a sheet is protected. */
  readonly held: readonly ChartPlace[];
}

/** A chart whose formula asks for another content than its name says. */
interface Strayed {
  readonly found: FoundChart;
  readonly content: ShownContent;
  readonly title: Excel.ChartTitle;
  /** Of the value axis; undefined for a chart that has none. */
  readonly unit: Excel.ChartAxisTitle | undefined;
  readonly notes: Excel.Range;
  readonly source: Excel.Range;
}

/**
 * Gives charts on live figures the title, unit and source of the content that their formula asks for now: with another
 * id in it the old ones would name other figures than the chart shows. A title that is hidden, a line that is emptied
 * and one that is a formula stay so. The chart is called by its new content from then on.
 *
 * Where there are charts, four round trips for each sheet of figures; four more where one has strayed, the last writes.
 *
 * @param renewed of a first run that Excel has refused in a group of undo.
 */
export async function renewTitles(
  context: Excel.RequestContext,
  data: AnswerPort,
  charts: readonly FoundChart[],
  renewed = new Map<string, ChartPlace>(),
): Promise<TitleReport> {
  const live = charts.filter(({ marked, spill }) => !marked.isNullObject && !spill.isNullObject);
  const strayed = await findStrayed(context, data, live);
  const held: ChartPlace[] = [];
  if (strayed.length === 0) return { renewed: [...renewed.values()], held };
  const names = await readFreeNames(context);
  for (const one of strayed) {
    const { chart, sheetName, protections } = one.found;
    const isHeld = protections.some((each) => each.protected);
    if (isHeld) held.push({ name: chart.name, sheetName });
    if (protections[0].protected) continue;
    const name = names.take(one.content.ids[0] ?? "");
    renew(one);
    // As long as the lines above its figures are another content's it is looked at again.
    if (isHeld) continue;
    renewed.set(name, { name, sheetName });
    rename(context, one, name);
  }
  await context.sync();
  return { renewed: [...renewed.values()], held };
}

async function findStrayed(
  context: Excel.RequestContext,
  data: AnswerPort,
  live: readonly FoundChart[],
): Promise<readonly Strayed[]> {
  const keys = new Map(live.map((found) => [found, anchorKey(found)]));
  const wanted = new Set(keys.values());
  const cells = [];
  for (const sheetId of new Set(live.map(({ marked }) => marked.worksheet.id))) {
    cells.push(...(await scanWorkbook(context, { kind: "sheet", sheetId })));
  }
  const anchors = cells.filter((cell) => wanted.has(cellKey(cell.sheetName, cell.address)));
  if (anchors.length === 0) return [];
  const contents = await shownContents(context, anchors, data);
  const byKey = new Map(
    [...contents].map(([cell, content]) => [cellKey(cell.sheetName, cell.address), content]),
  );
  const strayed = live.flatMap((found) => {
    const content = byKey.get(keys.get(found) ?? "");
    const isAnother = content?.ids.every((id) => !isChartOf(found.chart.name, id)) === true;
    return content !== undefined && isAnother ? [load(context, found, content)] : [];
  });
  if (strayed.length > 0) await context.sync();
  return strayed;
}

/** The cell of the formula; a header may stand above it. */
function anchorKey({ spill, hasHeaderAbove }: FoundChart): string {
  const { sheet = "", local } = splitAddress(spill.address);
  const [first = ""] = local.split(":");
  const down = hasHeaderAbove ? 1 : 0;
  return cellKey(
    sheet,
    first.replace(/\d+$/, (row) => String(Number(row) + down)),
  );
}

function load(context: Excel.RequestContext, found: FoundChart, content: ShownContent): Strayed {
  const { chart } = found;
  const rangeOf = (name: string) =>
    context.workbook.names.getItemOrNullObject(name).getRangeOrNullObject();
  const notes = rangeOf(notesName(chart.name));
  const source = rangeOf(sourceName(chart.name));
  const unit = /pie|doughnut/i.test(chart.chartType) ? undefined : chart.axes.valueAxis.title;
  chart.title.load("visible");
  unit?.load("visible");
  for (const range of [notes, source]) range.load("formulas");
  return { found, content, title: chart.title, unit, notes, source };
}

/** Excel keeps what was done where it stops: the title comes first. */
function renew({ found, content, title, unit, notes, source }: Strayed): void {
  if (title.visible) title.text = toTitle(content.title);
  if (unit?.visible === true) {
    if (content.unit === null) unit.visible = false;
    else unit.text = toTitle(content.unit);
  }
  if (!source.isNullObject) renewSource(source, 0, content);
  if (notes.isNullObject || found.protections[1].protected) return;
  if (isWritten(notes, 0)) {
    notes.getCell(0, 0).values = [[toCellInput(titleWithUnit(content.title, content.unit))]];
  }
  renewSource(notes, 1, content);
}

function textAt(range: Excel.Range, row: number): string {
  const content = (range.formulas as unknown[][])[row]?.[0];
  return typeof content === "string" ? content : "";
}
const isWritten = (range: Excel.Range, row: number) => /^[^=]/.test(textAt(range, row));

/** "Quelle: Eurostat" → "Quelle: OECD": its word for a source is kept; without any the line says the names alone. */
function renewSource(range: Excel.Range, row: number, { sources, link }: ShownContent): void {
  if (!isWritten(range, row)) return;
  const [word = ""] = /^[^:]{1,20}:\s*/.exec(textAt(range, row)) ?? [];
  const cell = range.getCell(row, 0);
  // Else it would lead to the content that was shown before.
  cell.clear(Excel.ClearApplyTo.hyperlinks);
  const target = link === undefined || sources === "" ? undefined : { address: link };
  writeLinkedText(cell, sources === "" ? "" : word + sources, target);
}

/** Excel renames no defined name. */
function rename(
  context: Excel.RequestContext,
  { found: { chart, spill }, notes, source }: Strayed,
  name: string,
): void {
  const { names } = context.workbook;
  for (const old of namesOfChart(chart.name)) names.getItemOrNullObject(old).delete();
  names.add(name, spill).visible = false;
  if (!source.isNullObject) names.add(sourceName(name), source).visible = false;
  if (!notes.isNullObject) names.add(notesName(name), notes).visible = false;
  chart.name = name;
}
