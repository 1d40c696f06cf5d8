import { registeredFunction, type FunctionId, type registry } from "../../src/functions/index.js";

type Registry = typeof registry;
type OptionName = {
  [Id in FunctionId]: Registry[Id] extends { readonly options: infer Rules } ? keyof Rules : never;
}[FunctionId];

/**
 * What an option does, where it does the same in every function. Its default is in its rule; here is only
 * what holds without it where no value says so.
 */
const meanings: Readonly<Record<OptionName, string>> = {
  headers: "A header row.",
  transpose: "on: rows become columns.",
  columns: "Which columns, in this order.",
  page: "Which page of `size` results.",
  sort: "relevance (0), or newest first (1).",
  platform: "Language of the content.",
  premium: "on: paid content alone; off: free content alone.",
  industry: "Studies of this industry alone.",
  geolocation: "Studies of this place alone.",
  layout: "wide: a column per series; long: a row per value.",
  limit:
    "So many periods or categories from the top, with a minus from the bottom; in the long layout so many of each series. All if omitted.",
  na: "What stands for a missing value.",
  unit: "on: the unit behind each series' name, in the long layout in a column.",
  scale: "Values are converted, so that one stands for this. As published if omitted.",
  dates:
    "label: years and days as they are, months as 2026-08, quarters as Q3 2026, in whatever language they were published; start, end: as the date of their first or last day, to look up, reckon and chart with.",
  header:
    "Places by code (DEU) or by English name (name); one: for several ids a single header row, indicator and place in one cell.",
  latest:
    "What the latest figure is: actual, of the last period that had ended when the data were published and that is not marked as a forecast; any, forecasts too.",
  match:
    "exact: the period itself, for a day the one that contains it; before: where that has no figure, the period that contains it, else the last one before it. STAT.STATUS lists the cells with an earlier period.",
  change:
    "diff, pct, log-diff: from the period before; diff-year, pct-year: from the same period a year before, of weeks from 52 weeks before; annualised: compounded to a year; log: natural logarithm. Percentages are fractions: 0.052 is 5.2 %.",
  rebase:
    "An index: this period is 100, or the mean of the periods in it. What has no figure there is #N/A in its own cells alone. As published if omitted.",
  freq: "Figures of years (A), half-years (S), quarters (Q), months (M) or weeks (W), combined by agg=. As published if omitted.",
  currency:
    "Money in another currency, such as EUR, by the exchange rates that the service has: flows and prices by the average of each period, stocks by the last rate in it. A period without a rate has no figure. As published if omitted.",
  partial: "on: periods that are not complete have a figure, too.",
  fill: "Gaps between two figures: previous, the one before; linear, on the line between both. Never beyond the first and the last.",
  agg: "How the figures of a longer period are combined, such as the months of a year; a period that is not complete has none. Where omitted, rates, prices, indices and shares are averaged, flows summed, of stocks the last is taken; changes, such as growth on the quarter, and what the service does not name have none.",
  show: "period: the period of the figure beside it, of a growth both; in a matrix as matrices to the right; notes: rows below that say which places have no figures, whose members a group's are as of when, which periods are forecasts or not whole, that the latest figure is years old, that those of several places are of different periods, that a longer period of a stock is its end, where a series breaks, that what is not adjusted changes with the season, that a change of percentages is in percent, and by which exchange rates figures were converted. The figure alone if omitted.",
  rate: "total: the whole change; cagr: per year, compounded.",
  sources: "on: the sources below the answer.",
};

const sortedTable =
  "By period or category, up (asc) or down (desc), or by the first series' values, smallest or largest first; columns-smallest, columns-largest: the columns by their latest figure, those of each indicator. none: as published.";

/** Where the same word does something else. */
const ownMeanings: Readonly<
  Partial<Record<FunctionId, Readonly<Partial<Record<OptionName, string>>>>>
> = {
  DATA: {
    sort: sortedTable,
    show: "notes: rows below that say which series have no figure at the base of an index, from when figures are forecasts, which periods are not whole, that a longer period of a stock is its end, where a series breaks, that what is not adjusted changes with the season, that a change of percentages is in percent, and by which exchange rates figures were converted. None if omitted.",
  },
  INDICATOR: {
    sort: sortedTable,
    layout:
      "wide: a column per place; long: a row per value; cross: places down and indicators across, of the period that is from, else the latest figure of each (the header names their period, or the first and the last, where from does not).",
    show: "period: in layout=cross the period beside each figure; notes: rows below that say which places have no figures, or none at the base of an index, whose members a group's are as of when, from when figures are forecasts, which periods are not whole, that the latest figures in layout=cross are years old or of different periods, that a longer period of a stock is its end, where a series breaks, that what is not adjusted changes with the season, that a change of percentages is in percent, and by which exchange rates figures were converted. Neither if omitted.",
  },
  ASK: { layout: "cell: all in one cell; lines: a row per paragraph." },
};

export function optionMeaning(functionId: string, option: string): string {
  const own = ownMeanings[functionId as FunctionId] as Readonly<Record<string, string>> | undefined;
  const meaning = own?.[option] ?? meanings[option as OptionName];
  const left = registeredFunction(functionId)?.options?.[option]?.default;
  return left === undefined ? meaning : `${meaning} ${left} if omitted.`;
}
