import type { FunctionId, registry } from "../../src/functions/index.js";

type Registry = typeof registry;
type OptionName = {
  [Id in FunctionId]: Registry[Id] extends { readonly options: infer Rules } ? keyof Rules : never;
}[FunctionId];

/** What an option does and what holds without it, where it says the same in every function. */
const meanings: Readonly<Record<OptionName, string>> = {
  headers: "A header row. on if omitted.",
  transpose: "on: rows become columns. off if omitted.",
  columns: "Which columns, in this order.",
  page: "Which page of `size` results. 1 if omitted.",
  sort: "relevance (0), or newest first (1). relevance if omitted.",
  platform: "Language of the content. en if omitted.",
  premium: "on: paid content alone; off: free content alone. any if omitted.",
  industry: "Studies of this industry alone.",
  geolocation: "Studies of this place alone.",
  layout: "wide: a column per series; long: a row per value. wide if omitted.",
  limit: "So many rows from the top, with a minus from the bottom. All if omitted.",
  na: "What stands for a missing value. blank if omitted.",
  unit: "on: the unit behind each series' name, in the long layout in a column. off if omitted.",
  scale: "Values are converted, so that one stands for this. As published if omitted.",
  dates:
    "label: periods as published; start, end: as the date of their first or last day, to look up, reckon and chart with. label if omitted.",
  header: "Places by code (DEU) or by English name. code if omitted.",
  latest:
    "What the latest figure is: actual, of the last period that had ended when the data were published and that is not marked as a forecast; any, forecasts too. actual if omitted.",
  match:
    "exact: the period itself, for a day the one that contains it; before: where that has no figure, the period that contains it, else the last one before it. STAT.STATUS lists the cells with an earlier period. exact if omitted.",
  change:
    "diff, pct, log-diff: from the period before; diff-year, pct-year: from the same period a year before; annualised: compounded to a year; log: natural logarithm. Percentages are fractions: 0.052 is 5.2 %. none if omitted.",
  rebase:
    "An index: this period is 100, or the mean of the periods in it. As published if omitted.",
  freq: "Figures of years (A), half-years (S), quarters (Q), months (M) or weeks (W), combined by agg=. As published if omitted.",
  partial: "on: periods that are not complete have a figure, too. off if omitted.",
  fill: "Gaps between two figures: previous, the one before; linear, on the line between both. Never beyond the first and the last. none if omitted.",
  agg: "How the figures of a longer period are combined, such as the months of a year; a period that is not complete has none. Where omitted, rates, prices, indices and shares are averaged, flows summed, of stocks the last is taken; what the service does not name has none.",
  show: "period: the period of the figure beside it, of a growth both; in a matrix as matrices to the right. The figure alone if omitted.",
  rate: "total: the whole change; cagr: per year, compounded. total if omitted.",
  sources: "on: the sources below the answer. off if omitted.",
};

const sortedTable =
  "By period or category, up (asc) or down (desc), or by the first series' values, smallest or largest first. As published (none) if omitted.";

/** Where the same word does something else. */
const ownMeanings: Readonly<
  Partial<Record<FunctionId, Readonly<Partial<Record<OptionName, string>>>>>
> = {
  DATA: { sort: sortedTable },
  INDICATOR: { sort: sortedTable },
  ASK: { layout: "cell: all in one cell; lines: a row per paragraph. cell if omitted." },
};

export function optionMeaning(functionId: string, option: string): string {
  const own = ownMeanings[functionId as FunctionId] as Readonly<Record<string, string>> | undefined;
  return own?.[option] ?? meanings[option as OptionName];
}
