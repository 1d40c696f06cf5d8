import { isBusy, showsError } from "../../cells/shown-state.js";
import type { StatCell } from "../../cells/scan-workbook.js";
import { notesName, sourceName } from "../../insert/free-names.js";
import { readLook, type LookMark } from "../../insert/marks/look-mark.js";
import { readMark, type UnitMark } from "../../insert/marks/unit-mark.js";
import type { FoundChart } from "../find-charts.js";
import { isReplaced, type Edit } from "./edits/edits.js";
import { readFrozenFigures, type FrozenFigures } from "./edits/frozen-figures.js";
import { findBlocks, type Block } from "./find-blocks.js";
import type { LastShown } from "./edits/last-shown.js";
import { readAnchors } from "./read-anchors.js";

/** Title and source of ours, and the formula whose figures they name. */
export interface Titled {
  /** "STAT_7_1": of the chart, and of the defined names that lead to figures and texts. */
  readonly name: string;
  /** Without calls where somebody has written another formula or a value in its place, or emptied it. */
  readonly cell: StatCell;
  /** Of lines that another formula has left: the cell is what stands below them now, as in "=Sheet1!$A$3". */
  readonly left: { readonly below: string; readonly isOfChart: boolean } | undefined;
  /** Its lines above are of other figures now. */
  readonly hasLeftLines: boolean;
  /** Undefined where the figures have no chart. */
  readonly chart: Excel.Chart | undefined;
  readonly mark: UnitMark;
  readonly found: FoundChart | undefined;
  readonly look: LookMark | undefined;
  /** What stands in the first column of the figures; undefined where there are none yet. */
  readonly categories: readonly unknown[] | undefined;
  /** Of the chart, else of the figures. */
  readonly sheetName: string;
  /** Is the sheet of the chart protected, and that of the figures? */
  readonly isProtected: readonly [own: boolean, data: boolean];
}

/** The formula may stand in any of the cells; the first that holds one is it. */
type Candidate = Omit<Titled, "cell" | "mark" | "look" | "categories"> & {
  readonly anchors: readonly Excel.Range[];
};

/**
 * All titles of ours on live figures: of charts, and of formulas without one. One round trip, none where there are
 * none, and one more where lines stand above figures.
 *
 * Of figures that are no longer there: a formula whose cell is emptied, and one that somebody has just typed a value over.
 * Figures that are frozen, or pasted over themselves as values, are the same ones, and a chart without any misleads nobody;
 * frozen ones in whose place somebody has just put others are none.
 *
 * @param names of the workbook, their formulas loaded
 * @param edits what has just been edited here. @default nothing
 * @param last what they showed when they were last looked at, to be kept for the next look. @default nobody knows
 */
export async function findTitled(
  context: Excel.RequestContext,
  charts: readonly FoundChart[],
  names: readonly Excel.NamedItem[],
  edits: readonly Edit[] = [],
  last?: LastShown,
): Promise<readonly Titled[]> {
  const blocks = await findBlocks(context, names, edits);
  const left = new Set(blocks.flatMap(({ name, isLeft }) => (isLeft ? [name] : [])));
  const ofCharts = new Set(charts.map(({ chart }) => chart.name));
  const candidates = [
    ...charts.flatMap((found) => ofChart(found, left)),
    // Of formulas without a chart, also of those whose chart is gone.
    ...blocks.flatMap((block) => ofBlock(block, ofCharts.has(block.name))),
  ];
  if (candidates.length === 0) return [];
  const around = candidates.map(({ anchors: [first] }) => first?.getResizedRange(1, 1));
  for (const cells of around) cells?.load("values");
  const columns = candidates.map(firstColumn);
  const cells = await readAnchors(
    context,
    candidates.flatMap(({ anchors }) => anchors),
  );
  const present = new Set(names.map(({ name }) => name));
  let at = 0;
  const read = candidates.map(({ anchors, ...titled }, index) => {
    const own = cells.slice(at, (at += anchors.length));
    return { titled, own, first: anchors[0], beside: around[index], column: columns[index] };
  });
  const firsts = read.flatMap(({ own: [cell], first: range }) =>
    cell === undefined || range === undefined ? [] : [{ cell, range }],
  );
  const frozen = await readFrozenFigures(context, firsts, names, edits);
  return read.flatMap(({ titled, own, beside, column }) => {
    const { name, chart } = titled;
    const look = readLook(names, name);
    // Other charts and those of templates may stand on formulas that were none of ours from the beginning.
    const isOnOurs = chart === undefined || (look !== undefined && hasLines(present, name));
    const isLive = own.some(callsUs);
    const isGone = isOnOurs && !isLive && isOfNone(own, titled, beside, { edits, last, frozen });
    if (isLive) keepShown(own, beside, last);
    const cell = own.find(isOurs) ?? (isGone ? own[0] : undefined);
    if (cell === undefined) return [];
    const categories = isBusy(cell.value) || showsError(cell) ? undefined : shownIn(column);
    return [{ ...titled, cell, mark: readMark(names, name), look, categories }];
  });
}

/** Of a chart's figures it is loaded already. */
function firstColumn({ found, anchors: [first] }: Candidate): Excel.Range | undefined {
  if (found !== undefined) return found.spill.isNullObject ? undefined : found.categories;
  const column = first?.getSpillingToRangeOrNullObject().getColumn(0);
  column?.load("values");
  return column;
}

const shownIn = (column: Excel.Range | undefined): readonly unknown[] | undefined =>
  column === undefined || column.isNullObject
    ? undefined
    : (column.values as unknown[][]).map(([category]) => category);

interface Edited {
  readonly edits: readonly Edit[];
  readonly last: LastShown | undefined;
  readonly frozen: FrozenFigures;
}

/** Nothing of ours is below: a foreign formula, no figures, or what has been typed over them. */
function isOfNone(
  [first]: readonly StatCell[],
  { chart, left }: Pick<Titled, "chart" | "left">,
  around: Excel.Range | undefined,
  { edits, last, frozen }: Edited,
): boolean {
  if (first === undefined) return false;
  if (first.formula !== "" || left !== undefined) return true;
  if (around === undefined) return false;
  if (frozen.isFrozen(first) && first.value !== "") return frozen.isOverwritten(first);
  if (last?.isPastedOver(first, around.values as unknown[][], edits) === true) return true;
  if (!isAlone(around)) return false;
  if (first.value !== "") return isReplaced(edits, first);
  last?.keepEmpty(first);
  return chart === undefined;
}

function keepShown(
  [first]: readonly StatCell[],
  around: Excel.Range | undefined,
  last: LastShown | undefined,
): void {
  if (first === undefined || around === undefined) return;
  if (!isBusy(first.value) && !showsError(first)) last?.keep(first, around.values as unknown[][]);
}

/** Below a header that stands above it, a formula in error has no spill that would tell. */
const isOurs = (cell: StatCell, row: number): boolean =>
  callsUs(cell) && (row === 0 || showsError(cell));

const callsUs = (cell: StatCell): boolean => cell.calls.length > 0;

const hasLines = (present: ReadonlySet<string>, name: string): boolean =>
  present.has(sourceName(name)) || present.has(notesName(name));

function ofChart(found: FoundChart, left: ReadonlySet<string>): Candidate[] {
  const { chart, marked, spill, hasHeaderAbove } = found;
  if (marked.isNullObject) return [];
  const anchors = spill.isNullObject
    ? [0, 1].slice(0, marked.rowCount).map((row) => marked.getCell(row, 0))
    : [spill.getCell(hasHeaderAbove ? 1 : 0, 0)];
  const [own, data] = found.protections;
  const isProtected = [own.protected, data.protected] as const;
  return [
    {
      ...{ name: chart.name, chart, found, sheetName: found.sheetName, anchors, isProtected },
      ...{ left: undefined, hasLeftLines: left.has(chart.name) },
    },
  ];
}

function ofBlock({ name, anchor, ...block }: Block, isOfChart: boolean): Candidate[] {
  const { isProtected, isLeft, sheetName } = block;
  if (isOfChart && !isLeft) return [];
  return [
    {
      ...{ name, chart: undefined, found: undefined, sheetName },
      anchors: [anchor.getCell(0, 0)],
      isProtected: [isProtected, isProtected],
      left: isLeft ? { below: block.anchorFormula, isOfChart } : undefined,
      hasLeftLines: false,
    },
  ];
}

/** Nothing stands on its right and below: what spilled there is gone. */
function isAlone({ values }: Excel.Range): boolean {
  const [, ...others] = (values as unknown[][]).flat();
  return others.every((value) => value === "");
}
