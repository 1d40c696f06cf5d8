import {
  isListOperation,
  type ChartValue,
  type Indicator,
  type ResearchJob,
  type ResultList,
  type Statistic,
} from "../../contract/index.js";
import { readUnit, type Unit } from "../../statistics/index.js";
import type { RequestRef } from "../answer-port.js";

/** One point or item that differs between two answers to the same request. */
export interface AnswerChange {
  readonly kind: "revised" | "added" | "removed" | "moved";
  /** A statistic's series, an indicator's geography, a list's field; "" for the whole of a content or item; of a moved one number and names. */
  readonly series: string;
  /** The category or period; for lists the item's identifier; "unit" where all figures change with it. */
  readonly point: string;
  /** Of a moved one: the series that stood at its number before, and the one that does now. */
  readonly between?: readonly [string, string];
  /** Undefined for an added point. */
  readonly before?: ChartValue;
  /** Undefined for a removed point. */
  readonly after?: ChartValue;
}

interface ComparedPoint {
  readonly series: string;
  readonly point: string;
  readonly value: ChartValue;
}

type Points = ReadonlyMap<string, ComparedPoint>;

/**
 * What changed between two answers, in the order of the newer one, removed points last. Values are
 * compared exactly: a revision in the last digit is a revision.
 */
export function compareAnswers(
  request: RequestRef,
  before: unknown,
  after: unknown,
): AnswerChange[] {
  const old = pointsOf(request, before);
  const current = pointsOf(request, after);
  const changes: AnswerChange[] = [];
  for (const [key, { series, point, value }] of current) {
    const previous = old.get(key);
    if (previous === undefined) changes.push({ kind: "added", series, point, after: value });
    else if (!isSame(previous.value, value)) {
      changes.push({ kind: "revised", series, point, before: previous.value, after: value });
    }
  }
  for (const [key, { series, point, value }] of old) {
    if (!current.has(key)) changes.push({ kind: "removed", series, point, before: value });
  }
  return changes;
}

/** A number that is none equals itself, and a zero has no sign. */
function isSame(left: ChartValue, right: ChartValue): boolean {
  return left === right || (Number.isNaN(left) && Number.isNaN(right));
}

function pointsOf({ operation }: RequestRef, value: unknown): Points {
  if (isListOperation(operation)) return itemPoints(value as ResultList<Item>);
  switch (operation) {
    case "getStatistic":
      return statisticPoints(value as Statistic);
    case "getIndicator":
      return indicatorPoints(value as Indicator);
    case "askResearch":
    case "getResearchAnswer":
      return answerPoints(value as ResearchJob);
    case "getReports":
      // Links to files, which are signed anew each time.
      return new Map();
  }
}

function statisticPoints({ chart, subject, platform }: Statistic): Points {
  return collect([
    ...unitPoint(readUnit({ unit: chart.unit, subject }, platform)),
    ...chart.table.series.flatMap(({ name, values }) =>
      chart.table.categories.map((point, index) => ({
        series: name,
        point,
        value: values[index] ?? null,
      })),
    ),
  ]);
}

function indicatorPoints({ chart }: Indicator): Points {
  return collect([
    ...unitPoint(readUnit({ unit: chart.unit, subject: chart.name })),
    ...chart.geos.flatMap(({ geo, categories, values }) =>
      categories.map((point, index) => ({ series: geo, point, value: values[index] ?? null })),
    ),
  ]);
}

/** Millions that become billions revise every figure: that is said first, also where the subject alone has the unit. */
const unitPoint = ({ text }: Unit): ComparedPoint[] =>
  text === null ? [] : [{ series: "", point: "unit", value: text }];

interface Item {
  readonly identifier: number | string;
  readonly title: string;
}

/** An item's title, and its other texts and numbers as points of their own: dates change, titles hardly. */
function itemPoints({ items }: ResultList<Item>): Points {
  return collect(
    items.flatMap((item) => {
      const point = String(item.identifier);
      const fields = Object.entries(item).flatMap(
        ([field, value]: [string, unknown]): ComparedPoint[] =>
          listFields.has(field) && (typeof value === "string" || typeof value === "number")
            ? [{ series: field, point, value }]
            : [],
      );
      return [{ series: "", point, value: item.title }, ...fields];
    }),
  );
}

/** Fields of an item that users see in a table; addresses and pictures are none of their figures. */
const listFields = new Set(["subject", "date", "released_at", "updated_at", "price"]);

function answerPoints({ response }: ResearchJob): Points {
  const answer = response?.answer;
  return typeof answer === "string"
    ? collect([{ series: "", point: "answer", value: answer }])
    : new Map();
}

/** Missing points are no points; of two with the same label the occurrence tells them apart. */
function collect(points: readonly ComparedPoint[]): Points {
  const seen = new Map<string, number>();
  const result = new Map<string, ComparedPoint>();
  for (const entry of points) {
    if (entry.value === null) continue;
    const label = JSON.stringify([entry.series, entry.point]);
    const occurrence = (seen.get(label) ?? 0) + 1;
    seen.set(label, occurrence);
    result.set(`${label}${String(occurrence)}`, entry);
  }
  return result;
}
