import type { Platform } from "../../../contract/index.js";
import { titleWithUnit } from "../../../statistics/index.js";
import { toCellInput, toTitle } from "../../cells/write-text.js";
import { namesOfChart, notesName } from "../../insert/free-names.js";
import type { OtherWords } from "../../insert/marks/said.js";
import { breaksOf, sumOf, unitName, type UnitMark } from "../../insert/marks/unit-mark.js";
import {
  saidBefore,
  saysFormerAxis,
  saysFormerSources,
  saysFormerWords,
} from "../sources/former-words.js";
import { restatedSource, restateSource, sourceText, writeSource } from "../sources/source-line.js";
import type { Titled } from "./find-titled.js";
import type { ShownContent } from "./shown-content.js";
import type { Line, TitleTexts } from "./title-texts.js";

/** A title whose formula asks for another content than its name says. */
export interface Strayed extends TitleTexts {
  readonly titled: Titled;
  readonly content: ShownContent;
  /** The content is the one of its name, and its unit was written for other options. */
  readonly isRestated: boolean;
  /** What the content says otherwise than when the texts were written; undefined for nothing, and where no refresh has told. */
  readonly other?: OtherWords | undefined;
  /** @default English */
  readonly language?: Platform | undefined;
}

/** Stands where nothing is known. */
const unknown = "…";

/** Over what is none of ours a text of somebody's own stays: both are that person's. @param text as it stands */
const isUsers = ({ content, titled: { mark } }: Strayed, text: string): boolean =>
  content.isOthers && mark.written !== undefined && !mark.written.includes(sumOf(text));

/** Whether there is a text of ours, or a unit, that is not true of what is none of ours. */
export const saysOurs = (strayed: Strayed): boolean => {
  const { title, unit, lines } = strayed;
  const texts = [lines.source, lines.notes].flatMap((line) =>
    line === undefined ? [] : line.texts.filter((_, row) => isWritten(line, row)),
  );
  const all = title === undefined ? texts : [...texts, title.text];
  return unit !== undefined || all.some((text) => text !== "" && !isUsers(strayed, text));
};

/** Queues the texts of what is shown. Excel keeps what was done where it stops: the title comes first. @returns of the unit */
export function writeTitle(strayed: Strayed): UnitMark {
  const { titled, content, title, lines } = strayed;
  const text = titleOf(content);
  const isTitleOurs = title !== undefined && !isUsers(strayed, title.text);
  // What says so already is not written again: each writing is a step of undo.
  if (isTitleOurs && title.text !== text) title.text = text;
  const isAxisHidden = writeUnit(strayed);
  const { source, notes } = lines;
  const texts = [isTitleOurs ? text : undefined];
  if (content.unit !== null && titled.chart !== undefined) texts.push(toTitle(content.unit));
  if (source !== undefined) texts.push(writeOurs(source, 0, strayed));
  if (notes !== undefined && !titled.isProtected[1]) {
    texts.push(writeHeading(notes, strayed), writeOurs(notes, 1, strayed));
  }
  const written = texts.flatMap((one) => (one === undefined ? [] : [sumOf(one)]));
  const breaks = content.breaks && breaksOf(content.breaks);
  const said = content.isKnown && !content.isOthers ? content.said : undefined;
  return { asked: content.asked, isAxisHidden, written, breaks, said };
}

/** Of a chart, which says the content's own unit at its axis. */
const titleOf = ({ title, shownAs }: ShownContent): string =>
  toTitle(titleWithUnit(title, shownAs));

/** Above figures. */
const headingOf = ({ title, unit, shownAs }: ShownContent): string =>
  titleWithUnit(title, shownAs ?? unit);

/** @returns what stands there now, where it is ours */
function writeHeading(notes: Line, strayed: Strayed): string | undefined {
  const [before = ""] = notes.texts;
  if (!isWritten(notes, 0) || isUsers(strayed, before)) return undefined;
  const heading = headingOf(strayed.content);
  if (before !== heading) notes.range.getCell(0, 0).values = [[toCellInput(heading)]];
  return heading;
}

/** Whether title, unit, source or breaks beside the figures are what we have written for other options of the formula, or for other words of the content. */
export const saysFormerUnit = (one: Strayed): boolean =>
  showsUnit(one) ||
  hidesUnit(one) ||
  saysFormerAxis(one) ||
  formerTitle(one) ||
  formerHeading(one) !== undefined ||
  formerSources(one).length > 0;

/** "GDP (dollars)" over changes in percent says that they are such, and its unit again over dollars. @returns of the unit */
export function restateUnit(strayed: Strayed): UnitMark {
  const { content, titled, title, lines } = strayed;
  const isAxisHidden = restateAxis(strayed);
  const former: string[] = [];
  const texts: string[] = [];
  const say = (before: string, now: string) => {
    former.push(before);
    texts.push(now);
  };
  if (saysFormerAxis(strayed) && content.unit !== null) {
    say(strayed.unit?.text ?? "", toTitle(content.unit));
  }
  if (title !== undefined && formerTitle(strayed)) {
    say(title.text, titleOf(content));
    title.text = titleOf(content);
  }
  const heading = titled.isProtected[1] ? undefined : formerHeading(strayed);
  if (heading !== undefined) {
    const cell = lines.notes?.range.getCell(0, 0);
    if (cell !== undefined) cell.values = [[toCellInput(heading)]];
    say(lines.notes?.texts[0] ?? "", heading);
  }
  for (const { line, row, text } of formerSources(strayed)) {
    const before = line.texts[row] ?? "";
    if (saysFormerSources(strayed, before)) writeSource(line, row, content, strayed.language);
    else restateSource(line, row, text);
    say(before, text);
  }
  const { written, breaks: breaksBefore, said: saidThen } = titled.mark;
  const breaks = content.breaks && breaksOf(content.breaks);
  const [gone, come] = [former, texts].map((all) => all.map(sumOf)) as [string[], string[]];
  // What is held by a protected sheet is looked at again.
  const said = titled.isProtected.includes(true) ? saidBefore(strayed) : content.said;
  return {
    ...{ asked: content.asked, isAxisHidden, breaks: breaks ?? breaksBefore },
    written: written && [...written.filter((sum) => !gone.includes(sum)), ...come],
    said: strayed.other === undefined ? saidThen : said,
  };
}

/** @returns whether it is hidden since there is no unit to say */
function restateAxis(strayed: Strayed): boolean {
  const { content, titled, unit } = strayed;
  const isFormer = saysFormerAxis(strayed);
  const hides = hidesUnit(strayed) || (isFormer && content.unit === null);
  if (hides && unit !== undefined) unit.visible = false;
  else if (isFormer && unit !== undefined) unit.text = toTitle(content.unit ?? "");
  const isShown = showsUnit(strayed);
  if (isShown) showUnit(strayed, content.unit ?? "");
  return hides || (titled.mark.isAxisHidden && unit === undefined && !isShown);
}

/** Whether a chart's title is ours, and says the figures to be others than they are. */
const formerTitle = ({ title, content, titled: { mark } }: Strayed): boolean =>
  title !== undefined &&
  title.text !== titleOf(content) &&
  (title.text === toTitle(content.title) || mark.written?.includes(sumOf(title.text)) === true);

/** The axis says the content's unit, and the figures are in another. A unit of somebody's own stays. */
const hidesUnit = ({ content: { unit, ownUnit }, unit: axis }: Strayed): boolean =>
  unit === null && ownUnit !== null && axis?.text === toTitle(ownUnit);

/** We have hidden it, and the figures are in the content's unit. */
const showsUnit = ({ content, hiddenUnit, titled: { mark } }: Strayed): boolean =>
  content.unit !== null && mark.isAxisHidden && hiddenUnit !== undefined;

/** What is to stand above the figures, where the line is ours and says another unit. */
function formerHeading(one: Strayed): string | undefined {
  const { content, titled, lines } = one;
  const { mark } = titled;
  const { title, ownUnit } = content;
  const now = lines.notes?.texts[0] ?? "";
  const wanted = headingOf(content);
  if (now === wanted) return undefined;
  const isOwn = now === titleWithUnit(title, ownUnit);
  // Written for a change, whose words stood there in place of the unit, or for one that has none.
  const isMarked = mark.asked !== "" && (now === title || now.startsWith(`${title} (`));
  return isOwn || isMarked || saysFormerWords(one, now) ? wanted : undefined;
}

/** Source lines that say other sources or breaks than are shown, with what they are to say. */
function formerSources(one: Strayed) {
  const { content, titled, lines, language } = one;
  const { mark, isProtected } = titled;
  const rows = [
    { line: lines.source, row: 0, isHeld: isProtected[0] },
    { line: lines.notes, row: 1, isHeld: isProtected[1] },
  ];
  return rows.flatMap(({ line, row, isHeld }) => {
    if (line === undefined || isHeld || !isWritten(line, row)) return [];
    const now = line.texts[row] ?? "";
    const text = saysFormerSources(one, now)
      ? sourceText(now, content, language)
      : restatedSource(now, { content, mark }, language);
    return text === undefined || text === now ? [] : [{ line, row, text }];
  });
}

function showUnit({ hiddenUnit }: Strayed, text: string): void {
  if (hiddenUnit === undefined) return;
  hiddenUnit.visible = true;
  hiddenUnit.text = toTitle(text);
}

/** @returns whether there is none to say where one was said */
function writeUnit(strayed: Strayed): boolean {
  const { content, unit, titled } = strayed;
  const text = content.isKnown ? content.unit : unknown;
  const { isAxisHidden } = titled.mark;
  if (unit === undefined) {
    if (!isAxisHidden || text === null) return isAxisHidden;
    showUnit(strayed, text);
    return false;
  }
  if (text === null) unit.visible = false;
  else if (unit.text !== toTitle(text)) unit.text = toTitle(text);
  return text === null;
}

/** A line that somebody has emptied, or made a formula of, is no longer ours. */
const isWritten = ({ texts }: Line, row: number) => /^[^=]/.test(texts[row] ?? "");

/** @returns what stands there now, where it is ours */
function writeOurs(line: Line, row: number, strayed: Strayed): string | undefined {
  const before = line.texts[row] ?? "";
  if (!isWritten(line, row) || isUsers(strayed, before)) return undefined;
  return writeSource(line, row, strayed.content, strayed.language);
}

/** Excel renames no defined name: what the old ones refer to is given new ones. */
export function rename(
  context: Excel.RequestContext,
  { titled, names }: Strayed,
  to: string,
  dataFormula?: string,
): void {
  const { names: all } = context.workbook;
  const { name: from, left, hasLeftLines } = titled;
  const lines = notesName(from);
  // Lines that their chart's figures have left go by themselves, and the chart without them.
  const goes = (name: string) => {
    if (left?.isOfChart === true) return name === lines;
    return !hasLeftLines || name !== lines;
  };
  // Also those that lead nowhere any more, which Excel keeps: the next chart of that name could not be given them.
  for (const each of namesOfChart(from)) if (goes(each)) all.getItemOrNullObject(each).delete();
  const kept = names.filter(({ name }) => (left === undefined ? goes(name) : name === lines));
  for (const { name, formula } of kept) {
    // Written anew for what is shown now.
    if (name === unitName(from)) continue;
    const now = name === from ? (dataFormula ?? formula) : formula;
    all.add(to + name.slice(from.length), now).visible = false;
  }
  if (left !== undefined) all.add(to, left.below).visible = false;
  if (titled.chart !== undefined) titled.chart.name = to;
}
