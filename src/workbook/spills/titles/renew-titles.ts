import type { Platform } from "../../../contract/index.js";
import type { AnswerPort } from "../../answer-port.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { idOfAll, readFreeNames, type FreeNames } from "../../insert/free-names.js";
import { isBusy, showsError } from "../../cells/shown-state.js";
import type { ChartPlace, FoundChart } from "../find-charts.js";
import { hasOutgrown, planFits, type PlannedFits } from "../plan-fits.js";
import { planLooks, type ChooseLook } from "../look/plan-looks.js";
import type { Titled } from "./find-titled.js";
import type { ChooseStrayed, LookScope } from "./leave-undone.js";
import { shownContents, type RefreshedAnswers, type ShownContent } from "./shown-content.js";
import { otherWords } from "../../insert/marks/said.js";
import { markText, sayAnother, writeMark } from "../../insert/marks/unit-mark.js";
import { isNamedBy, saidBefore } from "../sources/former-words.js";
import { keepSaid } from "../sources/keep-said.js";
import { findReworded, type RewordedCells } from "../sources/shown-words.js";
import { hasOtherBreaks } from "../sources/source-line.js";
import { loadTexts } from "./title-texts.js";
import {
  rename,
  restateUnit,
  saysFormerUnit,
  saysOurs,
  writeTitle,
  type Strayed,
} from "./write-title.js";

interface TitleReport {
  /** What was given title and source of what it shows now: charts by their new names, formulas by their cells. */
  readonly renewed: readonly ChartPlace[];
  /** Those that still name another content than they show, since a sheet is protected. */
  readonly held: readonly ChartPlace[];
  /** How many say but the id, since nothing is kept of what they show. */
  readonly unknownCount: number;
  /** Some figures are not there yet, and the look of their chart not given. */
  readonly isOwed: boolean;
}

interface RenewOptions {
  /** Of what titles say of changes. @default English */
  readonly language?: Platform | undefined;
  /** Of a first run that Excel has refused in a group of undo. */
  readonly renewed?: Map<string, ChartPlace>;
  /** Which of those that have strayed. @default all */
  readonly choose?: ChooseStrayed;
  readonly chooseLook?: ChooseLook;
  /** Charts to which series have come, none of whose points are dashed yet. @default none */
  readonly grown?: ReadonlySet<FoundChart>;
  /** Which charts are set to all their data with it. @default none */
  readonly chooseFit?: ChooseLook;
  /**
   * A title waits for figures that are being calculated: one step of undo takes back both. Likewise for those of an answer
   * that says another unit, title or source of the same content: the figures before are called as they were. @default false
   */
  readonly waitsForFigures?: boolean;
  /** @default "all" */
  readonly scope?: LookScope;
  /** What a refresh has brought, which may say another unit, title or source of the same content. @default nothing */
  readonly refreshed?: RefreshedAnswers | undefined;
}

/**
 * Gives live figures the title, unit and source of the content that their formula asks for now: with another id in it the
 * old ones would name other figures than it shows. A title that is hidden, a line that is emptied and one that is a
 * formula stay so. What was renewed is called by its new content from then on. Where nothing is kept of that the title is
 * its id, until it is known. Over a formula that asks for changes, another currency or scale of the same content title and
 * heading say that, and no longer the content's unit, which is said again where that is taken away.
 *
 * Up to two round trips; one more where charts have more or fewer figures, and
 * another where columns have come in which only Excel can tell the series; five more where a title has strayed, the last writes.
 */
export async function renewTitles(
  context: Excel.RequestContext,
  data: AnswerPort,
  given: readonly Titled[],
  options: RenewOptions = {},
): Promise<TitleReport> {
  const { renewed = new Map<string, ChartPlace>(), choose = chooseAll } = options;
  const { chooseLook, chooseFit, grown, waitsForFigures = false } = options;
  const { refreshed } = options;
  const known = await contentsOf(context, given, data, options);
  const reworded = waitsForFigures ? await findReworded(context, given, known, data) : undefined;
  const { titled, shown } = within(options.scope, { titled: given, shown: known, reworded });
  const all = await loadStrayed(context, titled, shown, { ...options, reworded });
  const waiting = new Set(reworded && [...reworded.waiting, ...cellsOf(all.filter(isCalculating))]);
  const found = all.filter(({ titled: { cell } }) => !waiting.has(cell));
  const strayed = choose(found, without(shown, waiting));
  const held: ChartPlace[] = [];
  const unknownCount = found.filter(({ content }) => !content.isKnown).length;
  const fits = await loadFits(context, fittable(titled, shown, chooseFit));
  const looks = await planLooks(context, titled, shown, {
    choose: chooseLook,
    hasGrown: (chart) => grown?.has(chart) === true || fits.grown.has(chart),
    seriesOf: fits.seriesOf,
    hasMoved: (cell) => refreshed?.hasMoved(cell) === true,
    hasOtherUnit: (one) => strayed.some(({ titled, other }) => titled === one && other?.unit),
  });
  const of = { held, unknownCount, isOwed: looks.isOwed || waiting.size > 0 };
  const report = () => ({ ...of, renewed: [...renewed.values()] });
  const isKept = refreshed !== undefined && keepSaid(context, titled, { shown, strayed });
  if (strayed.length + looks.count + fits.charts.size === 0) {
    if (isKept) await context.sync();
    return report();
  }
  const names = await readFreeNames(context);
  await writeFits(context, fits);
  for (const one of strayed) {
    const { isProtected, sheetName } = one.titled;
    if (isProtected.includes(true)) held.push({ name: shownName(one.titled), sheetName });
    if (!isProtected[0]) renewOne(context, one, { names, renewed, fits });
  }
  looks.write();
  await context.sync();
  return report();
}

function renewOne(
  context: Excel.RequestContext,
  one: Strayed,
  {
    names,
    renewed,
    fits,
  }: {
    readonly names: FreeNames;
    readonly renewed: Map<string, ChartPlace>;
    readonly fits: PlannedFits;
  },
): void {
  const { titled, content, isRestated } = one;
  const { sheetName, name: before } = titled;
  const isHeld = titled.isProtected.includes(true);
  if (isRestated) {
    writeMark(context, before, restateUnit(one));
    if (!isHeld) renewed.set(before, { name: shownName(titled), sheetName });
    return;
  }
  const mark = writeTitle(one);
  const { isKnown, ids } = content;
  // As long as it says but an id, or the lines above its figures are another content's, it is looked at again.
  if (titled.left === undefined && (isHeld || !isKnown)) {
    const other = { ...mark, asked: sayAnother };
    // What says so already is not written again: each writing is a step of undo.
    if (markText(other) !== markText(titled.mark)) writeMark(context, before, other);
    return;
  }
  if (isNamedBy(titled, content)) {
    renewed.set(before, { name: shownName(titled), sheetName });
    writeMark(context, before, mark);
    return;
  }
  const name = names.take(isKnown ? idOfAll(ids) : "none");
  if (isKnown) renewed.set(name, { name: shownName(titled, name), sheetName });
  rename(context, one, name, fits.formulaOf(titled.found));
  writeMark(context, name, mark);
}

const cellsOf = (strayed: readonly Strayed[]) => strayed.map(({ titled: { cell } }) => cell);

const isCalculating = ({ titled: { cell } }: Strayed): boolean => isBusy(cell.value);

const chooseAll: ChooseStrayed = (strayed) => strayed;

/** Charts that show more or less than their figures, which are there. */
const fittable = (
  titled: readonly Titled[],
  shown: ReadonlyMap<StatCell, ShownContent>,
  choose: ChooseLook = () => false,
): FoundChart[] =>
  titled.flatMap(({ cell, found, isProtected: [isHeld] }) => {
    if (found === undefined || isHeld || isBusy(cell.value) || showsError(cell)) return [];
    if (shown.get(cell)?.isKnown === false) return [];
    const { rowCount, columnCount } = found.spill;
    const size = `${cell.formula}|${String(rowCount)}x${String(columnCount)}`;
    return choose(cell, size) && hasOutgrown(found) ? [found] : [];
  });

/** One round trip where there are charts to fit. */
async function loadFits(
  context: Excel.RequestContext,
  charts: readonly FoundChart[],
): Promise<PlannedFits> {
  const fits = planFits(charts);
  if (charts.length > 0) await context.sync();
  return fits;
}

/** Before the names of the charts are others. One round trip where only Excel can tell the series of columns that have come. */
async function writeFits(context: Excel.RequestContext, fits: PlannedFits): Promise<void> {
  if (!fits.write()) return;
  await context.sync();
  fits.finish();
}

function contentsOf(
  context: Excel.RequestContext,
  titled: readonly Titled[],
  data: AnswerPort,
  { language, refreshed }: RenewOptions,
): Promise<ReadonlyMap<StatCell, ShownContent>> {
  const categories = new Map(titled.map((one) => [one.cell, one.categories]));
  const categoriesOf = (cell: StatCell) => categories.get(cell);
  return shownContents(context, [...categories.keys()], data, {
    ...{ language, refreshed, categoriesOf },
  });
}

interface Looked {
  readonly titled: readonly Titled[];
  readonly shown: ReadonlyMap<StatCell, ShownContent>;
}

function within(
  scope: LookScope | undefined,
  { titled, shown, reworded }: Looked & { readonly reworded: RewordedCells | undefined },
): Looked {
  if (scope !== "words") return { titled, shown };
  const isReworded = (cell: StatCell) => reworded?.current.has(cell) === true;
  return {
    titled: titled.filter(({ cell }) => isReworded(cell)),
    shown: new Map([...shown].filter(([cell]) => isReworded(cell))),
  };
}

/** What is waited for has not been looked at. */
function without(
  shown: ReadonlyMap<StatCell, ShownContent>,
  waiting: ReadonlySet<StatCell>,
): ReadonlyMap<StatCell, ShownContent> {
  const told = new Map(shown);
  for (const cell of waiting) told.delete(cell);
  return told;
}

/** The name of what has no chart is hidden: its cell is shown instead. */
const shownName = ({ chart, cell, name }: Titled, now = name) =>
  chart === undefined ? cell.address : now;

/** Those whose name is of another content, and those whose unit the formula has changed. */
async function loadStrayed(
  context: Excel.RequestContext,
  titled: readonly Titled[],
  shown: ReadonlyMap<StatCell, ShownContent>,
  {
    language,
    refreshed,
    reworded,
  }: RenewOptions & { readonly reworded?: RewordedCells | undefined },
): Promise<readonly Strayed[]> {
  const strayed = titled.flatMap((one) => {
    const content = shown.get(one.cell);
    if (content === undefined) return [];
    // Also the first content again, after one that the name could not follow.
    const isBack = content.isKnown && one.mark.asked === sayAnother;
    const isAnother = !isNamedBy(one, content) || isBack;
    const isOfOthers =
      content.asked !== one.mark.asked || hasOtherBreaks({ content, mark: one.mark });
    const before = saidBefore({ titled: one, content });
    const isReworded = refreshed !== undefined || reworded?.current.has(one.cell) === true;
    const other = isReworded ? otherWords(before, content.said) : undefined;
    const isRestated = !isAnother && content.isKnown && (isOfOthers || other !== undefined);
    return isAnother || isRestated ? [{ titled: one, content, isRestated, other, language }] : [];
  });
  if (strayed.length === 0) return [];
  const texts = await loadTexts(
    context,
    strayed.map((one) => one.titled),
  );
  return strayed
    .map((one, index) => ({ ...one, ...texts(index) }))
    .filter((one) =>
      one.isRestated ? saysFormerUnit(one) : !one.content.isOthers || saysOurs(one),
    );
}
