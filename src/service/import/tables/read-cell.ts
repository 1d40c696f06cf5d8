import { toOrdinal } from "../../library/periods.js";
import { readFigure } from "../cells/read-figure.js";
import { readPeriod } from "../cells/read-period.js";
import { readStatus, saysMissing } from "../cells/read-status.js";
import { readTyped } from "../cells/read-typed.js";
import type { ReadFigure } from "./figure-set.js";
import { wholeOfMonth } from "./notation/periods/sparse-months.js";
import type { Notation } from "./notation/read-notation.js";
import type { Cell } from "./row.js";

/** A figure with what the column of statuses says of it. */
export function withStatus(
  figure: ReturnType<typeof readCell>,
  text: string,
): ReturnType<typeof readCell> {
  if (text === "" || "reason" in figure) return figure;
  const status = readStatus(text);
  if (status === undefined)
    return {
      reason: `"${text}" is no status that is known, such as p (provisional), e (estimated), f (forecast) and b (break): write one of them, or nothing where it says none`,
    };
  const { absent, isForecast } = status;
  const noted = figure.noted | status.noted;
  if (absent !== undefined) return { reason: saysMissing(absent) };
  return { ...figure, noted, isMarked: figure.isMarked || isForecast };
}

/** A cell's figure and period, or why it cannot be kept. */
export function readCell(
  cell: Cell,
  { decimalOf, frequency, monthsStandFor }: Notation,
): ReadFigure | { readonly reason: string } {
  const { text, typed, measure, period } = cell;
  const value =
    typed === undefined ? readFigure(text, decimalOf(measure)) : readTyped(typed, measure);
  if (typeof value !== "number") return value;
  const read = readPeriod(period, frequency);
  if ("reason" in read) return read;
  if (monthsStandFor !== undefined && read.frequency === "monthly") {
    const whole = wholeOfMonth(period, read.period, monthsStandFor);
    if ("reason" in whole) return whole;
    return { ...read, value, ordinal: toOrdinal(whole.period), period: whole.period };
  }
  if (read.frequency !== frequency)
    return { reason: `"${period}" is ${read.frequency}; the other figures are ${frequency}` };
  return { value, ordinal: toOrdinal(read.period), ...read };
}
