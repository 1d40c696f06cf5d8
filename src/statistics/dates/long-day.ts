/**
 * A day as a text writes it, such as "3 June 2024". French has an ordinal for the first of a month alone, which Intl
 * has for no language.
 */
export function longDay(day: Date, language: string): string {
  const text = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    day,
  );
  return /^fr\b/.test(language) ? text.replace(/^1(?=\s)/, "1er") : text;
}
