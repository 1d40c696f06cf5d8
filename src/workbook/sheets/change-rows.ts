import { localDay, periodLabel, toExcelSerial } from "../../statistics/index.js";
import { decimalsOf, excelNumberFormat } from "../../statistics/chart/index.js";
import type { RequestChanges } from "../changes/changes-of.js";
import { changeUnits } from "../changes/change-units.js";
import type { AnswerChange } from "../changes/compare-answers.js";
import { cellList } from "./cell-list.js";
import type { ReportWords } from "./words/index.js";
import { cellReference } from "./report-rows.js";
import type { ReportColumn, ReportRow } from "./report-rows.js";

/** Of the change log. */
export const changeColumns: readonly ReportColumn[] = [
  { id: "time", width: 100, numberFormat: "yyyy-mm-dd hh:mm", isNumeric: true },
  { id: "title", width: 240 },
  { id: "place", width: 100 },
  { id: "series", width: 120 },
  { id: "point", width: 80 },
  { id: "change", width: 170 },
  { id: "before", width: 90, isNumeric: true },
  { id: "after", width: 90, isNumeric: true },
  { id: "difference", width: 90, isNumeric: true },
  { id: "unit", width: 140 },
  { id: "retrievedBefore", width: 100, numberFormat: "yyyy-mm-dd", isNumeric: true },
  { id: "cells", width: 130 },
];

interface RowOptions {
  readonly words: ReportWords;
  /** "DEU" is "Germany". */
  readonly placeName: (code: string) => string;
}

/** One point that differs, as a row of the change log. */
export function changeRow(
  { refreshed, title, change }: RequestChanges & { readonly change: AnswerChange },
  { words, placeName }: RowOptions,
): ReportRow {
  const { request, before, after, cells } = refreshed;
  const isOfPlace = request.operation === "getIndicator" && change.series !== "";
  const units = changeUnits(refreshed, change);
  const isOneMeasure = change.kind === "revised" && units.before === units.after;
  const figures = figuresOf(change.before, change.after, isOneMeasure);
  const [first] = cells;
  return {
    values: {
      time: minuteSerial(after.fetchedAt),
      title,
      place: isOfPlace ? placeName(change.series) : "",
      series: isOfPlace ? "" : change.series,
      point: units.isOfUnit ? words.columns.unit : periodLabel(change.point),
      change: words.changes[change.kind],
      ...figures.values,
      unit: [...new Set([units.before, units.after])].filter((unit) => unit !== "").join(" → "),
      retrievedBefore:
        before === undefined ? "" : toExcelSerial(localDay(new Date(before.fetchedAt))),
      cells: cellList(cells),
    },
    formats: figures.formats,
    links:
      first === undefined
        ? []
        : [{ column: "cells", target: { cell: cellReference(first.sheetName, first.address) } }],
  };
}

export interface ReplacedValue {
  readonly sheetName: string;
  readonly address: string;
  readonly place: string;
  readonly period: string;
  readonly typed: number;
  readonly figure: number;
}

/** A typed figure that a formula has taken the place of, as a row of the change log. */
export function replacedRow(
  { sheetName, address, place, period, typed, figure }: ReplacedValue,
  {
    title,
    now,
    words,
  }: { readonly title: string; readonly now: Date; readonly words: ReportWords },
): ReportRow {
  const figures = figuresOf(typed, figure, true);
  return {
    values: {
      time: minuteSerial(now.getTime()),
      title,
      place,
      point: period,
      change: words.changes.replaced,
      ...figures.values,
      cells: `${sheetName}!${address}`,
    },
    formats: figures.formats,
    links: [{ column: "cells", target: { cell: cellReference(sheetName, address) } }],
  };
}

/** Before, after and what lies between, with the decimals that both are written with. */
function figuresOf(
  before: AnswerChange["before"],
  after: AnswerChange["after"],
  isOneMeasure: boolean,
): Pick<ReportRow, "formats"> & { readonly values: ReportRow["values"] } {
  const numbers = [before, after].filter((value) => typeof value === "number");
  const texts = { before: before ?? "", after: after ?? "" };
  if (numbers.length === 0) return { values: { ...texts, difference: "" }, formats: {} };
  const decimals = decimalsOf(numbers);
  const [old = 0, current = 0] = numbers;
  const hasDifference = isOneMeasure && numbers.length === 2;
  // A revision too small for these decimals is written out: two equal figures would deny it.
  if (hasDifference && old.toFixed(decimals) === current.toFixed(decimals)) {
    const difference = Number((current - old).toPrecision(6));
    return { values: { ...texts, difference }, formats: {} };
  }
  const format = excelNumberFormat(numbers);
  return {
    values: {
      ...texts,
      difference: hasDifference ? Number((current - old).toFixed(decimals)) : "",
    },
    formats: { before: format, after: format, difference: `+${format};-${format};${format}` },
  };
}

/** A moment as Excel has it, by the user's clock, to the minute. */
function minuteSerial(time: number): number {
  const date = new Date(time);
  const minutes = date.getHours() * 60 + date.getMinutes();
  return toExcelSerial(localDay(date)) + minutes / 1440;
}
