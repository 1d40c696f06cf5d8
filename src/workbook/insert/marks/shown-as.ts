import type { Platform } from "../../../contract/index.js";
import {
  changeWords,
  currencyOf,
  isFraction,
  isPercent,
  moneyOf,
  readUnit,
  scaleFor,
  scaleWords,
  unitAtScale,
  unitIn,
  type Unit,
} from "../../../statistics/index.js";
import { changeTexts } from "./change-words.js";

/**
 * What figures are that a formula shows in another unit than their content's: "percent from the period before",
 * "2015 = 100", "thousand EUR".
 *
 * @param asked as `unitOptions` says it
 * @param ownUnit of the content; null where it has none, or several
 * @returns null where it changes nothing, and where nobody can tell
 */
export function shownAs(
  asked: string,
  ownUnit: string | null,
  language: Platform = "en",
): string | null {
  const { rebase, ...options } = optionsIn(asked);
  if (asked === "" || asked.includes("calculated")) return null;
  const texts = changeTexts[language];
  const converted = convertedTo(options);
  const inCurrency = converted && `${texts.inCurrency} ${converted}`;
  if (rebase !== undefined) return joined(`${rebase.toUpperCase()} = 100`, inCurrency);
  const own = readUnit({ unit: ownUnit });
  const notPoints = isPercent(own) ? texts.notPoints : null;
  if (/^growth\b/.test(asked)) {
    return joined(options.growth === undefined ? texts.growth : texts.growthPerYear, notPoints);
  }
  const change = changeIn(options.change);
  if (change === "none") return ownUnit === null ? null : changedUnit(own, options);
  const behind = {
    difference: isPercent(own) ? texts.points : changedUnit(own, options),
    percent: notPoints ?? inCurrency,
    none: inCurrency,
  }[kindOf(change)];
  return joined(texts.changes[change], behind);
}

const joined = (text: string, behind: string | null) =>
  behind === null ? text : `${text}, ${behind}`;

/** Fractions are percentages that a percent format shows; a base makes an index. @param asked as `unitOptions` says it */
export function kindShown(asked: string): "fractions" | "index" | "figures" {
  const { rebase, change } = optionsIn(asked);
  if (asked.includes("calculated")) return "figures";
  if (rebase !== undefined) return "index";
  const isGrowth = /^growth\b/.test(asked);
  return isGrowth || isFraction({ change: changeIn(change) }) ? "fractions" : "figures";
}

type Options = Readonly<
  Partial<Record<"change" | "growth" | "rebase" | "currency" | "scale", string>>
>;

/** "change=pct; scale=million" */
const optionsIn = (asked: string): Options =>
  Object.fromEntries(
    asked.split("; ").flatMap((part) => {
      const at = part.indexOf("=");
      return at > 0 ? [[part.slice(0, at), part.slice(at + 1)]] : [];
    }),
  );

const changeIn = (word: string | undefined) => changeWords.find((each) => each === word) ?? "none";

function kindOf(change: (typeof changeWords)[number]): "difference" | "percent" | "none" {
  if (change === "diff" || change === "diff-year") return "difference";
  return change === "log" || change === "log-diff" ? "none" : "percent";
}

/** "EUR" */
function convertedTo({ currency }: Options): string | null {
  const code = currency?.toUpperCase();
  return code !== undefined && currencyOf(code) !== undefined ? code : null;
}

/** In the currency and at the scale that are asked for. */
function changedUnit(own: Unit, { currency = "", scale }: Options): string | null {
  const wanted = currencyOf(currency.toUpperCase());
  const money = moneyOf(own, "");
  const unit = wanted === undefined || typeof money === "string" ? own : unitIn(own, money, wanted);
  return unitAtScale(
    unit,
    scaleFor(
      unit,
      scaleWords.find((each) => each === scale),
    ),
  );
}
