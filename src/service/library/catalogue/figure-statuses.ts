/** What a source says of figures that are there, by the letters of SDMX's CL_OBS_STATUS and Eurostat's C. */
export const statusLetters = ["P", "E", "I", "U", "V", "G", "N", "B", "D", "W", "S", "C"] as const;
export type StatusLetter = (typeof statusLetters)[number];

/**
 * By letter and by spans of periods the places whose figures of then have it, with blanks between them:
 * `{ P: { "2019..2021 2024": "DEU FRA" } }`.
 */
export type FigureStatuses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Its first and its last period, both in it. */
export type StatusSpan = readonly [from: string, to: string];

/** The periods after the first and up to the last one, in which a series of a place breaks, in the order of time. */
export const breaksWithin = (
  statuses: FigureStatuses | undefined,
  place: string,
  { from: first, to: last }: { readonly from: string; readonly to: string },
): string[] =>
  Object.entries(statuses?.["B"] ?? {})
    .flatMap(([text, places]) =>
      places.split(" ").includes(place) ? readSpans(text).map(([from]) => from) : [],
    )
    .filter((period) => first < period && period <= last)
    .sort();

/**
 * Whether a place's figures up to a period cannot be compared with those of an earlier one: a series breaks between
 * them. @param after the earlier period, whose own break is none
 */
export const hasBreak = (
  statuses: FigureStatuses | undefined,
  place: string,
  after: string,
  upTo: string,
): boolean => breaksWithin(statuses, place, { from: after, to: upTo }).length > 0;

export const writeSpans = (spans: readonly StatusSpan[]): string =>
  spans.map(([from, to]) => (from === to ? from : `${from}..${to}`)).join(" ");

export const readSpans = (text: string): StatusSpan[] =>
  text.split(" ").map((span) => {
    const [from = "", to = from] = span.split("..");
    return [from, to];
  });
