import type { Platform } from "../../../contract/known-values.js";

const locales: Record<Platform, string> = { en: "en-US", de: "de-DE", fr: "fr-FR", es: "es-ES" };
const formats = new Map<string, Intl.NumberFormat>();

/** A figure as the language writes it, with at most so many decimals. */
export function formatNumber(value: number, decimals: number, language: Platform): string {
  const key = `${language}${decimals}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locales[language], {
      maximumFractionDigits: decimals,
      minimumFractionDigits: 0,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

const months: Record<Platform, readonly string[]> = {
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
    " ",
  ),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
    " ",
  ),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
};

const quarterLetter: Record<Platform, string> = { en: "Q", de: "Q", fr: "T", es: "T" };

/** "2017" as it is; "2026-08" as "August 2026", "agosto de 2026"; "2026-Q2" as "Q2 2026", "T2 2026". */
export function formatPeriod(period: string, language: Platform): string {
  const [year = "", month] = period.split("-");
  if (month === undefined) return year;
  if (month.startsWith("Q")) return `${quarterLetter[language]}${month.slice(1)} ${year}`;
  const name = months[language][Number(month) - 1] ?? month;
  return language === "es" ? `${name} de ${year}` : `${name} ${year}`;
}

/** "1950–2017"; with spaces round the dash where the ends are of several words. */
export function formatSpan(from: string, to: string, language: Platform): string {
  if (from === to) return formatPeriod(from, language);
  const [start, end] = [formatPeriod(from, language), formatPeriod(to, language)];
  return start.includes(" ") ? `${start} – ${end}` : `${start}–${end}`;
}

/** Between parts of a list; French has a space before it, one at which no line breaks. */
export const semicolon = (language: Platform): string => (language === "fr" ? "\u00a0; " : "; ");
