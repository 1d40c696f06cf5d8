import { changeTexts } from "../../../../workbook/index.js";
type WordFor<Texts> = { readonly [Key in keyof Texts]: string };

/** The words of options stay English, as in the formula; beside them stands what they mean. */
export interface OptionsTexts {
  /** Where an argument or option is left empty and nothing more is known of it. */
  readonly leftOut: string;
  readonly byDefault: (value: string) => string;
  readonly labels: WordFor<typeof labels>;
  /** What holds without an option whose default no value says. */
  readonly omitted: WordFor<typeof omitted>;
  readonly values: { readonly [Name in keyof typeof values]: WordFor<(typeof values)[Name]> };
}

const labels = {
  headers: "A header row",
  transpose: "Rows become columns",
  columns: "Which columns",
  page: "Which page of results",
  sort: "Order",
  platform: "Language of the content",
  premium: "Paid content",
  industry: "Studies of one industry",
  geolocation: "Studies of one place",
  layout: "Arrangement",
  limit: "Number of periods or rows; with a minus from the end",
  na: "What stands for a missing figure",
  unit: "The unit beside the names",
  scale: "What one stands for",
  dates: "How periods are written",
  header: "How places are named",
  latest: "What the latest figure is",
  match: "Where the period has no figure",
  change: "Change instead of the figure",
  rebase: "An index: this period is 100",
  freq: "Figures of longer periods",
  agg: "How figures are combined",
  partial: "Periods that are not complete",
  fill: "Gaps between figures",
  currency: "Money in this currency",
  show: "Beside the figure",
  rate: "Kind of growth",
  sources: "The sources below the answer",
};

const omitted = {
  columns: "the usual columns",
  industry: "all industries",
  geolocation: "all places",
  limit: "all rows",
  scale: "as published",
  rebase: "as published",
  currency: "as published",
  freq: "as published",
  agg: "by the kind of figure",
  show: "the figure alone",
  field: "all fields",
  format: "all three",
  what: "all fields",
};

const values = {
  headers: { on: "with headers", off: "without headers" },
  transpose: { on: "turned", off: "not turned" },
  sort: {
    relevance: "best match first",
    newest: "newest first",
    "0": "as relevance",
    "1": "as newest",
    none: "as published",
    asc: "oldest first, or A to Z",
    desc: "newest first, or Z to A",
    smallest: "smallest value first",
    largest: "largest value first",
    "columns-smallest": "smallest latest figure first, across",
    "columns-largest": "largest latest figure first, across",
  },
  platform: {
    en: "English",
    de: "German",
    fr: "French",
    es: "Spanish",
    "en-de": "English and German",
  },
  premium: {
    any: "paid and free",
    on: "paid only",
    off: "free only",
    true: "as on",
    false: "as off",
  },
  layout: {
    wide: "a column per series",
    long: "a row per value",
    cross: "places down, indicators across",
    cell: "all in one cell",
    lines: "a row per paragraph",
  },
  unit: { on: "with the unit", off: "without" },
  dates: { label: "as published", start: "date of the first day", end: "date of the last day" },
  header: {
    code: "code, such as DEU",
    name: "name, such as Germany",
    one: "one header row for several ids",
  },
  latest: { actual: "no forecasts", any: "forecasts, too" },
  match: { exact: "no figure", before: "the figure before it" },
  change: {
    none: "the figure itself",
    ...changeTexts.en.changes,
  },
  freq: { A: "years", S: "half-years", Q: "quarters", M: "months", W: "weeks" },
  agg: {
    avg: "average",
    sum: "sum",
    last: "last figure",
    first: "first figure",
    min: "smallest",
    max: "largest",
  },
  partial: { on: "shown", off: "left out" },
  fill: { none: "stay empty", previous: "the figure before", linear: "on the line between" },
  show: { period: "its period", notes: "rows of notes below" },
  rate: { total: "from first to last", cagr: "per year, compounded" },
  sources: { on: "with sources", off: "without" },
};

export const options: OptionsTexts = {
  leftOut: "Left out",
  byDefault: (value) => `Default: ${value}`,
  labels,
  omitted,
  values,
};
