import type { MeasureKind } from "../../contract/index.js";
import {
  type answerPeriod,
  type earlierPoint,
  exactPeriod,
  foldText,
  isFiscalYear,
  latestPoint,
  parseSpan,
  type CombineWord,
  type Day,
  type IncompletePeriod,
  type Period,
  type PeriodProblem,
  type Point,
  type Span,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import type { categoryPoint } from "./category-point.js";
import { isOmitted } from "../read/arguments.js";
import { dateText } from "../read/window.js";

export interface FigureRules {
  readonly today: Day;
  /** When the data were published: what ended later can only be a forecast. */
  readonly publishedOn?: Day | undefined;
  /** any: forecasts are taken too. @default "actual" */
  readonly latest?: "actual" | "any" | undefined;
  /** before: an earlier figure stands for a period without one. @default "exact" */
  readonly match?: "before" | "exact" | undefined;
  /** Loads what few figures need. */
  readonly parts: () => Promise<{
    readonly answerPeriod: typeof answerPeriod;
    readonly earlierPoint: typeof earlierPoint;
    readonly categoryPoint: typeof categoryPoint;
    /** @throws CellError where a figure is of another kind of year than the period asked for */
    readonly requireSameYear: (figure: Figure, asked: string, rules: FigureRules) => void;
  }>;
  /** How several figures of the period are combined. @default none: it has no figure */
  readonly agg?: CombineWord | undefined;
  readonly kind?: MeasureKind | undefined;
  /** Labels of the periods from which on figures cannot be compared with earlier ones. */
  readonly breaks?: readonly string[] | undefined;
  /** Title and subject, which may say that years are fiscal ones. */
  readonly about?: string | undefined;
}

/** A point that has a figure. */
export interface Figure {
  readonly category: string;
  readonly period: Period | undefined;
  readonly value: number;
  /** The period asked for, where this figure is another one's. */
  readonly insteadOf?: string;
  /** Periods of a longer frequency that are not whole: its own, and those after the latest. */
  readonly incomplete?: readonly IncompletePeriod[];
}

/** The figure of exactly the period or category; without one the latest. Else a CellError says why. */
export async function pickFigure(
  points: readonly Point[],
  wanted: unknown,
  rules: FigureRules,
): Promise<Figure> {
  if (isOmitted(wanted)) return figureOf(latest(points, rules));
  const text = dateText(wanted);
  const span = points.some(({ period }) => period !== undefined)
    ? parseSpan(wanted, rules.today)
    : undefined;
  if (span !== undefined) {
    const figure = await figureOfSpan(points, span, text, rules);
    const { kind, start, end } = figure.period ?? {};
    const isPart = kind === "year" && (start !== span.start || end !== span.end);
    // Few formulas name a fiscal year, or a part of a year where figures are of years.
    if (isPart || [text, figure.category].some(isFiscalYear))
      (await rules.parts()).requireSameYear(figure, text, rules);
    return figure;
  }
  const folded = foldText(text);
  const named = points.find(({ category }) => foldText(category) === folded);
  const found = named ?? (await (await rules.parts()).categoryPoint(points, wanted));
  if (found.value === null) throw new CellError("no-value", { period: found.category });
  return figureOf(found);
}

async function figureOfSpan(
  points: readonly Point[],
  span: Span,
  text: string,
  rules: FigureRules,
): Promise<Figure> {
  const own = { ...rules, combine: rules.agg };
  const exact = exactPeriod(points, span);
  const answer =
    "point" in exact || rules.agg === undefined
      ? exact
      : (await rules.parts()).answerPeriod(points, span, text, own);
  if ("point" in answer) return figureOf(answer.point);
  const earlier =
    rules.match === "before" ? (await rules.parts()).earlierPoint(points, span, own) : undefined;
  if (earlier === undefined) throw noFigure(answer.problem, text);
  return { ...figureOf(earlier), insteadOf: text };
}

function latest(points: readonly Point[], rules: FigureRules): Point {
  const valued = points.filter(({ value }) => value !== null);
  const found = rules.latest === "any" ? latestPoint(valued) : latestActual(valued, rules);
  if (found !== undefined) return found;
  const example = points[0]?.category;
  if (example !== undefined && points.every(({ period }) => period === undefined)) {
    throw new CellError("no-categories", { example });
  }
  throw new CellError("no-values");
}

/**
 * The last period that had ended when the data were published. A publisher's own mark says forecast,
 * whatever the calendar says. Sources that publish a year while it runs and nothing else have only that.
 */
function latestActual(
  valued: readonly Point[],
  { today, publishedOn = today }: FigureRules,
): Point | undefined {
  const actual = valued.filter(({ period }) => period?.isMarked !== true);
  const ended = latestPoint(actual, Math.min(today, publishedOn));
  if (ended !== undefined) return ended;
  const running = actual.filter(
    ({ period }) => period !== undefined && period.start <= publishedOn,
  );
  return latestPoint(running, today);
}

const sentences = {
  "no-figures": "no-value",
  "after-data": "after-data",
  "before-data": "before-data",
  gap: "gap-in-data",
  "finer-data": "finer-data",
  "coarser-data": "coarser-data",
  incomplete: "incomplete-period",
  "no-sum": "no-sum",
  breaks: "mixed-period",
  text: "text-value",
} as const satisfies Record<PeriodProblem["kind"], string>;

const noFigure = ({ kind, ...facts }: PeriodProblem, period: string) =>
  new CellError(sentences[kind], { period, ...facts });

/** A text that is no number is an error of its cell. */
export function figureOf(
  { category, period, value }: Point,
  missing = () => new CellError("no-value", { period: category }),
): Figure {
  if (typeof value === "number") return { category, period, value };
  if (value === null) throw missing();
  throw new CellError("text-value", { value });
}
