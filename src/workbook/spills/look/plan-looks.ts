import type { StatCell } from "../../cells/scan-workbook.js";
import { wrapNames } from "../../insert/format-data.js";
import { idOfAll } from "../../insert/free-names.js";
import { kindShown } from "../../insert/marks/shown-as.js";
import {
  lookKey,
  lookText,
  markOf,
  writeLook,
  type LookMark,
} from "../../insert/marks/look-mark.js";
import { isBusy } from "../../cells/shown-state.js";
import type { FoundChart } from "../find-charts.js";
import type { ShownContent } from "../titles/shown-content.js";
import type { Titled } from "../titles/find-titled.js";
import { dressCategories } from "./dress-categories.js";
import { forecastPoints } from "./forecast-points.js";
import { isGiven, loadFigures, widenFormats } from "./widen-formats.js";
import {
  avoidFalls,
  isRound,
  writeFormats,
  type FigureKind,
  type GivenFormats,
} from "./write-formats.js";

/** Whether a chart is given this look: one that somebody has taken back is not given again. @default always */
export type ChooseLook = (cell: StatCell, look: string) => boolean;

interface PlanOptions {
  readonly choose?: ChooseLook | undefined;
  /** Whether a chart has series that none of its dashes are on yet. */
  readonly hasGrown: (found: FoundChart) => boolean;
  /** A chart's series when the looks are written. */
  readonly seriesOf: (found: FoundChart) => readonly Excel.ChartSeries[];
  /** Whether its content counts in another unit than before: decimals of millions hide billions. */
  readonly hasOtherUnit: (one: Titled) => boolean | undefined;
  /** Whether a refresh has brought other figures of the same content. */
  readonly hasMoved: (cell: StatCell) => boolean;
}

interface PlannedLooks {
  /** Queues them, under the names that the charts have now. */
  readonly write: () => void;
  readonly count: number;
  /** Something is still being calculated. */
  readonly isOwed: boolean;
}

interface Due {
  readonly titled: Titled;
  readonly found: FoundChart;
  readonly wanted: LookMark;
  readonly before: LookMark;
  readonly figures: Excel.Range | undefined;
  readonly kind: FigureKind;
  /** The figures are of another content or other options; else they are newer ones of the same. */
  readonly isAnother: boolean;
  readonly isGrown: boolean;
}

/**
 * Number formats and dashes of live charts of ours for what their formula shows now: a forecast of another content is
 * none of these figures, and decimals of dollars hide a rate. A longer header is wrapped. Formats are given with another content or other options
 * alone, and made wider where newer figures need it; dashes wherever forecasts have moved. One round trip where something is due, and the caller's, which writes.
 */
export async function planLooks(
  context: Excel.RequestContext,
  titled: readonly Titled[],
  shown: ReadonlyMap<StatCell, ShownContent>,
  { choose = () => true, hasGrown, seriesOf, hasOtherUnit, hasMoved }: PlanOptions,
): Promise<PlannedLooks> {
  const due = titled.flatMap((one): Due[] => {
    const [content, { found, look: before }] = [shown.get(one.cell), one];
    if (content?.isKnown !== true || found === undefined || before === undefined) return [];
    if (one.isProtected[0] || found.spill.isNullObject || isBusy(one.cell.value)) return [];
    const wanted = wantedLook(found, content, before);
    const isGrown = hasGrown(found);
    const text = lookText(wanted);
    const isOther = hasOtherUnit(one) === true;
    const isMoved = hasMoved(one.cell) && isGiven(before);
    const isNews = text !== lookText(before) || isGrown || isOther || isMoved;
    const given = isOther ? `${text} ${content.said}` : text;
    if (!choose(one.cell, given) || !isNews) return [];
    // Somebody's own figures keep the formats that they were given.
    const isOurs = one.cell.calls.length > 0;
    const isAnother = isOurs && (wanted.key !== before.key || isOther);
    const { rowCount, columnCount } = found.spill;
    const hasFigures = (isAnother || (isOurs && isMoved)) && rowCount > 1 && columnCount > 1;
    const figures = hasFigures ? figuresOf(found) : undefined;
    const kind = content.shownAs === null ? "figures" : kindShown(content.asked);
    return [{ titled: one, found, wanted, before, figures, kind, isAnother, isGrown }];
  });
  const isOwed = titled.some(({ cell, found }) => found !== undefined && isBusy(cell.value));
  if (due.length === 0) return { write: () => undefined, count: 0, isOwed };
  for (const { found, figures } of due) {
    if (figures !== undefined) loadFigures(found.chart, figures);
    found.chart.series.load("items/name");
  }
  await context.sync();
  return {
    write: () => {
      for (const one of due) writeOne(context, one, seriesOf(one.found));
    },
    count: due.length,
    isOwed,
  };
}

function wantedLook(found: FoundChart, content: ShownContent, before: LookMark): LookMark {
  const { chart } = found;
  const dashed = isRound(chart) ? [] : forecastPoints(categoriesOf(found), content.forecasts);
  return {
    key: lookKey(idOfAll(content.ids), content.asked),
    // Excel has no point where no figure stands, and draws one that comes there as it was drawn before.
    dashed: [...dashed, ...before.dashed.filter((point) => point >= pointCount(found))],
  };
}

const categoriesOf = ({ categories }: FoundChart): unknown[] =>
  (categories.values as unknown[][]).slice(1).map(([category]) => category);

/** Of each series. */
const pointCount = ({ spill }: FoundChart) => spill.rowCount - 1;

/** Beneath the header and beside the categories. */
const figuresOf = ({ spill }: FoundChart): Excel.Range =>
  spill.getCell(1, 1).getResizedRange(spill.rowCount - 2, spill.columnCount - 2);

function writeOne(
  context: Excel.RequestContext,
  { titled, found, wanted, before, figures, kind, isAnother, isGrown }: Due,
  all: readonly Excel.ChartSeries[],
): void {
  const { chart } = found;
  let given: GivenFormats = before;
  if (figures !== undefined && !isAnother) {
    given = widenFormats(titled, chart, { figures, before });
  } else if (figures !== undefined) {
    given = writeFormats(titled, chart, { figures, kind });
    if (!isRound(chart)) dressCategories(chart, categoriesOf(found));
    if (!titled.isProtected[1]) wrapNames(figures.getRow(0).getOffsetRange(-1, 0));
  }
  if (figures !== undefined) avoidFalls(chart, figures);
  const count = pointCount(found);
  const isThere = (point: number) => point < count;
  const stays = new Set(wanted.dashed.filter(isThere));
  const was = new Set(before.dashed.filter(isThere));
  for (const series of all) {
    const draw = (point: number, style: "Automatic" | "Dash") => {
      series.points.getItemAt(point).format.border.lineStyle = style;
    };
    for (const point of was) if (!stays.has(point)) draw(point, "Automatic");
    for (const point of stays) if (isGrown || !was.has(point)) draw(point, "Dash");
  }
  const { format, end } = given;
  const now = { ...wanted, format, end };
  if (markOf(now) !== markOf(before)) writeLook(context, chart.name, now);
}
