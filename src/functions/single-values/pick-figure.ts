import type { MeasureKind } from "../../contract/index.js";
import {
  answerPeriod,
  type earlierPoint,
  foldText,
  isFiscalYear,
  latestPoint,
  loadPlaces,
  parseSpan,
  type CombineWord,
  type Day,
  type IncompletePeriod,
  type Period,
  type PeriodProblem,
  type Point,
} from "../../statistics/index.js";
import { CellError } from "../messages/cell-error.js";
import { isOmitted, textOf } from "../read/arguments.js";
import { dateText } from "../read/window.js";

export interface FigureRules {
  readonly today: Day;
  /** When the data were published: what ended later can only be a forecast. */
  readonly publishedOn?: Day | undefined;
  /** any: forecasts are taken too. @default "actual" */
  readonly latest?: "actual" | "any" | undefined;
  /** Loads what finds the figure that stands for a period without one. @default none does */
  readonly earlier?: (() => Promise<{ readonly earlierPoint: typeof earlierPoint }>) | undefined;
  /** How several figures of the period are combined. @default none: it has no figure */
  readonly agg?: CombineWord | undefined;
  readonly kind?: MeasureKind | undefined;
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
    const answer = answerPeriod(points, span, text, { ...rules, combine: rules.agg });
    if ("problem" in answer) {
      const { earlier: find, ...own } = rules;
      const earlier = (await find?.())?.earlierPoint(points, span, { ...own, combine: own.agg });
      if (earlier === undefined) throw noFigure(answer.problem, text);
      return { ...figureOf(earlier), insteadOf: text };
    }
    return ofSameYear(figureOf(answer.point), text);
  }
  const folded = foldText(text);
  const named = points.find(({ category }) => foldText(category) === folded);
  const found = named ?? (await byPlace(points, text));
  if (found === undefined) throw unknownCategory(points, textOf(wanted));
  if (found.value === null) throw new CellError("no-value", { period: found.category });
  return figureOf(found);
}

/** Of which months a fiscal year is made nobody has said: it is no calendar year of the same number, nor the other way round. */
function ofSameYear(figure: Figure, period: string): Figure {
  const { category } = figure;
  const isOwn = isFiscalYear(category);
  if (isFiscalYear(period)) {
    if (!isOwn || figure.period?.kind === "range") throw new CellError("fiscal-year", { period });
  } else if (isOwn && /^FY/i.test(category)) {
    throw new CellError("coarser-data", { period, example: category });
  }
  return figure;
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

function noFigure(problem: PeriodProblem, period: string): CellError {
  switch (problem.kind) {
    case "no-figures":
      return new CellError("no-value", { period });
    case "after-data":
      return new CellError("after-data", { period, last: problem.last });
    case "before-data":
      return new CellError("before-data", { period, first: problem.first });
    case "gap":
      return new CellError("gap-in-data", { period, before: problem.before, after: problem.after });
    case "finer-data":
      return new CellError("finer-data", { period, example: problem.example });
    case "coarser-data":
      return new CellError("coarser-data", { period, example: problem.example });
    case "incomplete": {
      const { first, last, count } = problem;
      return new CellError("incomplete-period", { period, first, last, count });
    }
    case "no-sum":
      return new CellError("no-sum");
    case "text":
      return new CellError("text-value", { value: problem.value });
  }
}

function unknownCategory(points: readonly Point[], wanted: string): CellError {
  if (points.some(({ period }) => period !== undefined)) {
    return new CellError("bad-period", { value: wanted });
  }
  if (points.length === 0) return new CellError("no-value", { period: wanted });
  const known = points.map(({ category }) => category).join(", ");
  return new CellError("unknown-category", { category: wanted, known });
}

/** Countries as categories: "DEU" finds "Germany". */
async function byPlace(points: readonly Point[], spelling: string): Promise<Point | undefined> {
  if (points.some(({ period }) => period !== undefined)) return undefined;
  const places = await loadPlaces();
  const code = places.find(spelling)?.code;
  if (code === undefined) return undefined;
  return points.find(({ category }) => places.find(category)?.code === code);
}

/** A text that is no number is an error of its cell. */
export function figureOf(
  { category, period, value }: Point,
  missing = () => new CellError("no-value", { period: category }),
): Figure {
  if (typeof value === "number") return { category, period, value };
  if (value === null) throw missing();
  throw new CellError("text-value", { value });
}
