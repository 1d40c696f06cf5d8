/** What a search says of places, periods and calculations, and what becomes of it. */
export interface SaidTexts {
  readonly label: string;
  readonly from: (period: string) => string;
  readonly to: (period: string) => string;
  readonly range: (from: string, to: string) => string;
  readonly lastYears: (count: number) => string;
  readonly change: Readonly<Record<"year" | "quarter" | "month", string>>;
  readonly changeBefore: string;
  readonly takeOff: (part: string) => string;
  readonly unclear: (parts: string) => string;
  readonly quoted: (text: string) => string;
  readonly subject: (words: string) => string;
  readonly keys: string;
  readonly lost: (parts: string) => string;
  readonly notFor: (places: string) => string;
  readonly begins: (period: string) => string;
  readonly ends: (period: string) => string;
  readonly outside: (first: string, last: string) => string;
  readonly lastUnknown: string;
  readonly finer: string;
  readonly frequencyUnknown: string;
  readonly annualUnclear: string;
  readonly changeOfRate: string;
  readonly changeUnknown: string;
  readonly changeFrequency: string;
}

export const said: SaidTexts = {
  label: "Taken over into formulas",
  from: (period) => `from ${period}`,
  to: (period) => `to ${period}`,
  range: (from, to) => `${from} to ${to}`,
  lastYears: (count) => (count === 1 ? "last year of data" : `last ${count} years`),
  change: {
    year: "change on the year",
    quarter: "change on the quarter",
    month: "change on the month",
  },
  changeBefore: "change on the period before",
  takeOff: (part) => `Take off: ${part}`,
  unclear: (parts) => `Not taken over, as it is not clear what is meant: ${parts}.`,
  quoted: (text) => `“${text}”`,
  subject: (words) => `Subject: ${words}.`,
  keys: "Enter inserts, Ctrl+Enter opens.",
  lost: (parts) => `From the search: ${parts}.`,
  notFor: (places) => `not for ${places}`,
  begins: (period) => `figures begin in ${period}`,
  ends: (period) => `figures end in ${period}`,
  outside: (first, last) => `figures only from ${first} to ${last}`,
  lastUnknown: "last period not known",
  finer: "figures are less frequent",
  frequencyUnknown: "not known how figures combine",
  annualUnclear: "annual not taken over: figures are more frequent",
  changeOfRate: "no change in percent of a rate",
  changeUnknown: "no change: measure not described",
  changeFrequency: "no such change at this frequency",
};
