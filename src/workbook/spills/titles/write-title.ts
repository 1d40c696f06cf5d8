import { titleWithUnit } from "../../../statistics/index.js";
import { toCellInput, toTitle, writeLinkedText } from "../../cells/write-text.js";
import type { Titled } from "./find-titled.js";
import type { ShownContent } from "./shown-content.js";
import type { Line, TitleTexts } from "./title-texts.js";

/** A title whose formula asks for another content than its name says. */
export interface Strayed extends TitleTexts {
  readonly titled: Titled;
  readonly content: ShownContent;
  /** The content is the one of its name, and its unit is no longer that of the figures. */
  readonly isRestated: boolean;
}

/** Stands where nothing is known. */
const unknown = "…";

/** Queues the texts of what is shown. Excel keeps what was done where it stops: the title comes first. */
export function writeTitle({ titled, content, title, unit, lines }: Strayed): void {
  const text = toTitle(content.title);
  // What says so already is not written again: each writing is a step of undo.
  if (title !== undefined && title.text !== text) title.text = text;
  if (unit !== undefined) writeUnit(unit, content);
  const { source, notes } = lines;
  if (source !== undefined) writeSource(source, 0, content);
  if (notes === undefined || titled.isProtected[1]) return;
  const heading = titleWithUnit(content.title, content.unit);
  if (isWritten(notes, 0) && notes.texts[0] !== heading) {
    notes.range.getCell(0, 0).values = [[toCellInput(heading)]];
  }
  writeSource(notes, 1, content);
}

const formerHeading = ({ title, formerUnit }: ShownContent): string =>
  titleWithUnit(title, formerUnit ?? null);

/** Whether the axis or the line above the figures says the unit that they had. A unit of somebody's own stays. */
export const saysFormerUnit = ({ content, unit, lines }: Strayed): boolean =>
  unit?.text === toTitle(content.formerUnit ?? "") ||
  lines.notes?.texts[0] === formerHeading(content);

/** "GDP (dollars)" over changes in percent says the title alone. */
export function dropUnit({ titled, content, unit, lines: { notes } }: Strayed): void {
  if (unit?.text === toTitle(content.formerUnit ?? "")) unit.visible = false;
  if (notes === undefined || titled.isProtected[1]) return;
  if (notes.texts[0] !== formerHeading(content)) return;
  notes.range.getCell(0, 0).values = [[toCellInput(content.title)]];
}

function writeUnit(unit: Excel.ChartAxisTitle, content: ShownContent): void {
  const text = content.isKnown ? content.unit : unknown;
  if (text === null) unit.visible = false;
  else if (unit.text !== toTitle(text)) unit.text = toTitle(text);
}

/** A line that somebody has emptied, or made a formula of, is no longer ours. */
const isWritten = ({ texts }: Line, row: number) => /^[^=]/.test(texts[row] ?? "");

/** "Quelle: Eurostat" → "Quelle: OECD": its word for a source is kept; without any the line says the names alone. */
function writeSource(line: Line, row: number, content: ShownContent): void {
  if (!isWritten(line, row)) return;
  const { isKnown, link } = content;
  const before = line.texts[row] ?? "";
  const sources = isKnown ? content.sources : unknown;
  const [word = ""] = /^[^:]{1,20}:\s*/.exec(before) ?? [];
  const text = sources === "" ? "" : word + sources;
  if (!isKnown && text === before) return;
  const cell = line.range.getCell(row, 0);
  // Else it would lead to the content that was shown before.
  cell.clear(Excel.ClearApplyTo.hyperlinks);
  const target = link === undefined || sources === "" ? undefined : { address: link };
  writeLinkedText(cell, text, target);
}

/** Excel renames no defined name: what the old ones refer to is given new ones. */
export function rename(
  context: Excel.RequestContext,
  { titled, names }: Strayed,
  to: string,
): void {
  const { names: all } = context.workbook;
  for (const { name, formula } of names) {
    all.getItemOrNullObject(name).delete();
    all.add(to + name.slice(titled.name.length), formula).visible = false;
  }
  if (titled.chart !== undefined) titled.chart.name = to;
}
