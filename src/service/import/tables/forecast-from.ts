import { toOrdinal, toPeriod } from "../../library/periods.js";
import { readPeriod, type TableFrequency } from "../cells/read-period.js";
import type { MappedMeasure } from "../mapping.js";
import type { PlaceFigures } from "./place-figures.js";

/** A period of each frequency, for the notation. */
export const like: Readonly<Record<TableFrequency, string>> = {
  annual: "2000",
  quarterly: "2000-Q1",
  monthly: "2000-01",
};
const perYear: Readonly<Record<TableFrequency, number>> = { annual: 1, quarterly: 4, monthly: 12 };

/**
 * The first period that a mapping calls a forecast, as figures of a frequency have it: a year is its first quarter.
 * @throws Error with a sentence for what is none
 */
export function readForecastFrom(
  { forecastFrom: text }: MappedMeasure,
  frequency: TableFrequency,
): string | undefined {
  if (text === undefined) return undefined;
  const read = readPeriod(text, undefined);
  const write = `Write one of its periods, such as ${like[frequency]}.`;
  if ("reason" in read)
    throw new Error(`The mapping's forecastFrom is no period: ${read.reason}. ${write}`);
  const times = perYear[frequency] / perYear[read.frequency];
  if (times < 1)
    throw new Error(
      `The mapping's forecastFrom "${text}" is ${read.frequency}, and the figures are ${frequency}. ${write}`,
    );
  return toPeriod(toOrdinal(read.period) * times, like[frequency]);
}

interface Figures {
  readonly places: ReadonlyMap<string, PlaceFigures>;
  readonly frequency: TableFrequency;
  /** The first period that a mapping calls a forecast. */
  readonly said: string | undefined;
}

/** The last period of which some place has a figure that nothing calls a forecast. */
function lastObserved({ places, said }: Figures) {
  const end = said === undefined ? Infinity : toOrdinal(said);
  let [place, ordinal] = ["", -Infinity];
  for (const [code, figures] of places)
    for (const one of figures.kept())
      if (!one.isMarked && one.ordinal < end && one.ordinal > ordinal)
        [place, ordinal] = [code, one.ordinal];
  return { place, ordinal };
}

/**
 * From when figures are forecasts, of all places alike: a place's figure that is marked as one while another place's of
 * then or later is not is taken out, lest either be taken for what it is not.
 */
export function settleForecasts(
  figures: Figures,
  refuse: (line: number, reason: string) => void,
): string | undefined {
  const { places, frequency, said } = figures;
  const periodOf = (ordinal: number) => toPeriod(ordinal, like[frequency]);
  const last = lastObserved(figures);
  let from = said === undefined ? Infinity : toOrdinal(said);
  for (const [place, row] of places)
    for (const { ordinal, line, isMarked } of row.kept()) {
      if (!isMarked) continue;
      if (ordinal > last.ordinal) {
        from = Math.min(from, ordinal);
        continue;
      }
      row.drop(ordinal);
      refuse(
        line,
        `marks ${place} ${periodOf(ordinal)} as a forecast, and ${last.place} ${periodOf(last.ordinal)} is none: a measure has one period from which all its figures are forecasts. Import it as a measure of its own`,
      );
    }
  return from === Infinity ? undefined : periodOf(from);
}
