import type { Indicator, Platform, Statistic } from "../../contract/index.js";
import { readUnit, seriesUnit } from "../../statistics/index.js";
import type { RefreshedRequest } from "../refresh/fetch-requests.js";
import type { AnswerChange } from "./compare-answers.js";

interface ChangeUnits {
  /** "" where nothing is said of it, and of what is no figure. */
  readonly before: string;
  readonly after: string;
  /** The change is that of the unit itself. */
  readonly isOfUnit: boolean;
}

/** What the figures of a change are counted in: before, unless it is a point that came, and now, unless it went. */
export function changeUnits(
  { request: { operation }, before, after }: RefreshedRequest,
  { kind, series, point, between }: AnswerChange,
): ChangeUnits {
  const isFigure = operation === "getStatistic" || operation === "getIndicator";
  const isOfUnit = isFigure && series === "" && point === "unit";
  if (!isFigure || isOfUnit) return { before: "", after: "", isOfUnit };
  const [was, is] = between ?? [series, series];
  const unitOf = operation === "getStatistic" ? statisticUnit : indicatorUnit;
  const now = kind === "removed" ? undefined : unitOf(after.value, is);
  const old = kind === "added" ? now : unitOf(before?.value, was);
  return { before: old ?? "", after: now ?? old ?? "", isOfUnit };
}

function statisticUnit(value: unknown, series: string): string | null | undefined {
  if (value === undefined) return undefined;
  const { chart, subject, platform } = value as Statistic & { readonly platform: Platform };
  return seriesUnit({ unit: chart.unit, subject }, series, platform).text;
}

function indicatorUnit(value: unknown): string | null | undefined {
  if (value === undefined) return undefined;
  const { chart } = value as Indicator;
  return readUnit({ unit: chart.unit, subject: chart.name }).text;
}
