/** "At the end of 2024", "Jahresende 2023", "début 2020": the month or quarter with which a year ends or begins. */

const year = String.raw`(?<year>(?:19|20)\d\d)(?!\p{N})`;
const said = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})`, "giu");

/** What says it, and the month. */
const ends: readonly (readonly [RegExp, string])[] = [
  [said(`(?:at |by |as of )?(?:the )?(?:end|close) of (?:the year )?${year}`), "December $<year>"],
  [said(`(?:at |by )?(?:year[- ]end|end) ${year}`), "December $<year>"],
  [said(`(?:at )?${year} year[- ]end`), "December $<year>"],
  [said(`(?:at |in )?(?:the )?(?:start|beginning) of (?:the year )?${year}`), "January $<year>"],
  [said(`(?:zum |am )?(?:jahresende|ende(?: des jahres)?) ${year}`), "Dezember $<year>"],
  [
    said(`(?:zum |am |zu )?(?:jahresanfang|jahresbeginn|anfang|beginn)(?: des jahres)? ${year}`),
    "Januar $<year>",
  ],
  [said(`(?:à la |à )?fin (?:de (?:l’année |l'année )?)?${year}`), "décembre $<year>"],
  [said(`(?:au )?début (?:de (?:l’année |l'année )?)?${year}`), "janvier $<year>"],
  [said(`(?:a )?(?:fines|finales|final|fin) de(?:l año)? ${year}`), "diciembre $<year>"],
  [said(`(?:a )?(?:principios|comienzos|inicios) de(?:l año)? ${year}`), "enero $<year>"],
];

const withEnds = (question: string, partOf: (month: string) => string): string =>
  ends.reduce((asked, [pattern, month]) => asked.replace(pattern, partOf(month)), question);

/** A year ends with its fourth quarter, and begins with its first. */
const toQuarter = (month: string): string => (/^d/i.test(month) ? "Q4 $<year>" : "Q1 $<year>");

/** The question by month and by quarter; none where it names no end of a year. */
export function asEndsOfYears(question: string): readonly string[] {
  const byMonth = withEnds(question, (month) => month);
  return byMonth === question ? [] : [byMonth, withEnds(question, toQuarter)];
}
