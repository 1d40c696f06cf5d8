import type { ChartTable, ChartValue } from "../../contract/index.js";
import type { Platform } from "../../contract/known-values.js";

/** The number of a point; null for a missing point and for text that is none. */
export function toNumber(value: ChartValue | undefined): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** All numbers of a table, missing points left out. */
export function numbersOf(table: ChartTable): number[] {
  return table.series
    .flatMap((series) => series.values.map(toNumber))
    .filter((value) => value !== null);
}

/** Four; of a small number as many as its first three digits take, since 0.00004 would read as nothing. */
function maxDecimalsOf(value: number): number {
  const size = Math.abs(value);
  return size >= 0.01 || size === 0 ? 4 : Math.max(4, 2 - Math.floor(Math.log10(size)));
}

/** Decimals that show every given number as it is, four at most where none is small. */
export function decimalsOf(values: readonly number[]): number {
  let decimals = 0;
  for (const value of values) {
    const most = maxDecimalsOf(value);
    while (decimals < most && !isWritten(value, decimals)) decimals += 1;
  }
  return decimals;
}

/** Excel's number format that shows every given number as it is, with the decimals of `decimalsOf`: "#,##0.00". */
export function excelNumberFormat(values: readonly number[]): string {
  const decimals = decimalsOf(values);
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}

// Values such as 0.1 + 0.2 carry binary dust, which must not ask for more decimals: of large ones more of it,
// yet never as much as a decimal that somebody wrote.
function isWritten(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) <= Math.max(1e-9, 1e-14 * Math.abs(scaled));
}

const formats = new Map<string, Intl.NumberFormat>();

/** An exact value in the language's notation, e.g. 1234.5 → "1.234,5" in German. */
export function formatValue(value: number, language: Platform, decimals?: number): string {
  const digits = decimals ?? decimalsOf([value]);
  return format(`${language}/${digits}`, language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  }).format(value);
}

/** Three at most; a small number keeps its own. */
const fewDecimalsOf = (value: number) =>
  Math.min(decimalsOf([value]), Math.abs(value) < 0.01 ? Infinity : 3);

/** A large value for an axis or a crowded place, e.g. 1234567 → "1,2 Mio." in German. */
const formatShort = (value: number, language: Platform, decimals = 1): string =>
  format(`${language}/short/${decimals}`, language, {
    notation: "compact",
    maximumFractionDigits: decimals,
  }).format(value);

const isLarge = (value: number): boolean => Math.abs(value) >= 100_000;

/** Units that carry a scale already, in the four languages. */
const scaled =
  /\b(thousands?|millions?|billions?|trillions?|tausend|mio|mrd|millionen|milliarden|billionen|mill?iers?|milliards?|miles|mil|millon(es)?|millón|billón|billones)\b/i;

/** Whether "1.2 million" beside this unit would read as a million of millions. */
const hasScale = (unit: string | null): boolean => unit !== null && scaled.test(unit);

/** A value with words such as "million" where the unit leaves room for them, else all its digits. */
export function formatScaled(
  value: number,
  { language, unit, decimals }: { language: Platform; unit: string | null; decimals?: number },
): string {
  return isLarge(value) && !hasScale(unit)
    ? formatShort(value, language)
    : formatValue(value, language, decimals ?? fewDecimalsOf(value));
}

/** Of a line of a value axis, which is round: a digit less, and two of them may read alike. */
const mostTickDecimals = 10;

/** A line of a value axis with all its digits, e.g. 1225000 → "1,225 Mio." in German. */
export function formatTick(
  value: number,
  { language, unit }: { language: Platform; unit: string | null },
): string {
  if (isLarge(value) && !hasScale(unit)) return formatShort(value, language, mostTickDecimals);
  let decimals = 0;
  while (decimals < mostTickDecimals && !isWritten(value, decimals)) decimals += 1;
  return formatValue(value, language, decimals);
}

/** A share given in percent, e.g. 12.34 → "12,3 %" in German. */
export function formatPercent(percent: number, language: Platform): string {
  return format(`${language}/percent`, language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(percent / 100);
}

function format(key: string, language: Platform, options: Intl.NumberFormatOptions) {
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(language, options);
    formats.set(key, found);
  }
  return found;
}
