import type { IndicatorItem } from "../../../contract/index.js";
import { foldText, moneyOf, readListedUnits, readUnit } from "../../../statistics/index.js";
import type { EntryChoice, TableEntry, TableUnderstanding } from "../table-entries.js";
import { isUnitWord, personWords } from "./unit-words.js";

/** Why figures cannot be had in the unit that is asked for. */
export type UnitProblem =
  /** They are in no currency, or in one that cannot be converted. */
  | "currency"
  /** A currency is asked for, and nobody says which one the figures are in. */
  | "unknown-unit"
  /** Something like a unit is asked for that was not understood, or that the figures are not in. */
  | "unit";

interface Line {
  readonly entry: TableEntry;
  readonly choice: EntryChoice;
}

const scaleOptions = new Map([
  [1, "1"],
  [1e3, "thousand"],
  [1e6, "million"],
  [1e9, "billion"],
  [1e12, "trillion"],
]);

/** Scale and currency that the measure's own header asks for, else the title; or why that cannot be had. */
export function unitOptions(
  { reading, units }: TableUnderstanding,
  { entry: { header }, choice: { item } }: Line,
): { readonly options: string } | { readonly reason: UnitProblem } {
  const own = header === undefined ? undefined : units.get(header.address);
  const titles = reading.headers.titles.flatMap(({ address }) => units.get(address) ?? []);
  // A header that has "%" is not in the title's millions of euros.
  const isOther = own !== undefined && (own.scale ?? own.currency) === undefined;
  const asked = [own, ...(isOther ? [] : titles)].filter((each) => each !== undefined);
  if (asked.length === 0) return { options: "" };
  const published = readListedUnits({ unit: undefined, subject: item?.subject });
  const unit = item?.measure?.unit ?? published.text;
  const words = asked.flatMap((each) => each.words);
  const scale = asked.find((each) => each.scale !== undefined)?.scale;
  const currency = asked.find((each) => each.currency !== undefined)?.currency;
  if (!words.every((word) => item !== undefined && isSaid(word, item, unit ?? "")))
    return { reason: "unit" };
  if (scale !== undefined && !scaleOptions.has(scale)) return { reason: "unit" };
  const options = [];
  const isCounted = currency !== undefined || words.some(isCountedWord);
  // "EUR" alone asks for euros, not for the billions of them that the figures are published in.
  const wanted = scale ?? (isCounted && published.scale !== 1 ? 1 : undefined);
  if (wanted !== undefined) options.push(`scale=${scaleOptions.get(wanted) ?? ""}`);
  if (currency !== undefined) {
    const problem = currencyProblem(item, unit, currency);
    if (problem !== undefined && problem !== "convert") return { reason: problem };
    if (problem === "convert") options.push(`currency=${currency}`);
  }
  return { options: options.join("; ") };
}

const isCountedWord = (word: string) =>
  word === "persons" || (word !== "per" && isUnitWord(word, ""));

function isSaid(word: string, { title, subject }: IndicatorItem, unit: string): boolean {
  if (word.includes("=")) return `${subject} ${unit}`.replace(/\s/g, "").includes(word);
  if (word === "percent") return /percent|per cent|%|prozent/i.test(`${unit} ${bracket(subject)}`);
  const said = foldText(`${title} ${subject} ${unit}`).match(/[\p{L}\p{N}²³]+/gu) ?? [];
  return said.some((each) => each === word || (word === "persons" && personWords.test(each)));
}

/** A subject ends with its unit in brackets. */
const bracket = (subject: string) => /\([^()]*\)\s*$/.exec(subject)?.[0] ?? "";

function currencyProblem(
  { title = "", subject = "" }: Partial<IndicatorItem> = {},
  unit: string | null,
  currency: string,
): UnitProblem | "convert" | undefined {
  // In a unit that nobody knows it may be any currency.
  if (unit === null) return "unknown-unit";
  const money = moneyOf(readUnit({ unit }), `${title} ${subject}`);
  if (typeof money === "object") return money.currency.code === currency ? undefined : "convert";
  // At constant prices in the very currency that is asked for.
  return namesCurrency(unit, currency) ? undefined : "currency";
}

function namesCurrency(unit: string, code: string): boolean {
  const words = unit.split(/[\s,()]+/);
  return words.some((_, at) => {
    const money = moneyOf(readUnit({ unit: words.slice(at).join(" ").replace(/\d{4}/g, "") }), "");
    return typeof money === "object" && money.currency.code === code;
  });
}
