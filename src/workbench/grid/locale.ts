import { usLocale } from "./number-formats.js";

const monthAndDay: Readonly<Record<string, string>> = { day: "dd", month: "mm", year: "yyyy" };

/** How the grid writes numbers, dates and formulas for a language tag such as "de-DE". */
export function toGridLocale(tag: string): typeof usLocale {
  if (tag === "en-US") return usLocale;
  const numbers = new Intl.NumberFormat(tag).formatToParts(-1_234_567.8);
  const part = (type: string) => numbers.find((one) => one.type === type)?.value;
  const decimalSeparator = part("decimal") ?? ".";
  const dates = new Intl.DateTimeFormat(tag, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).formatToParts(new Date(2025, 0, 31));
  return {
    name: tag,
    code: tag.replace("-", "_"),
    thousandsSeparator: part("group") ?? "",
    decimalSeparator,
    weekStart: 1,
    // The grid knows these separators only.
    dateFormat: dates
      .map(({ type, value }) => monthAndDay[type] ?? value.replace(/[^-/. ]/g, "").slice(0, 1))
      .join(""),
    timeFormat: "hh:mm:ss",
    formulaArgSeparator: decimalSeparator === "," ? ";" : ",",
  };
}
