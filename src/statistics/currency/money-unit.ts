import type { Unit } from "../units/read-unit.js";
import { currencies, type Currency } from "./currencies.js";

/** What a unit is money of. */
interface Money {
  readonly currency: Currency;
  /** The currency as the unit writes it: "U.S. dollars" of "million U.S. dollars per day". */
  readonly written: string;
}

type MoneyProblem =
  /** No money, or money of which the unit does not say which. */
  | "not-money"
  /** Figures at the prices of one year, or by purchasing power: no rate of exchange is theirs. */
  | "constant-money";

/** Words of figures that are reckoned at prices of another time or place, in four languages. */
const constantWords = new RegExp(
  [
    /constant|konstant|\breal(?:e[nrs]?|es|s)?\b(?! estate)|r[ée]el(?:le)?s?\b/,
    /chained|chain[- ]?(?:linked|volume|weighted)|verkettet|kettenvolumen|cha[iî]n[ée]|encadenad/,
    /deflated|deflationiert|d[ée]flat[ée]|deflactad|preisbereinigt|price[- ]adjusted/,
    /inflation[- ]adjusted|adjusted for (?:inflation|prices)|inflationsbereinigt/,
    /corrig[ée]e?s? de l['’ ]?inflation|ajustad[ao]s? (?:por|a) (?:la )?inflaci[óo]n/,
    /\b(?:1[89]|20)\d\d (?:prices|euros?|pounds|US\$|(?:u\.?s\.? )?dollars)/,
    /\bprices of (?:the )?(?:\d{4}|previous)/,
    /previous year(?:['’]?s)? prices|vorjahrespreis|in preisen (?:von|des)|aux prix de|a precios de/,
    /volume terms|\ben volumen?\b|purchasing power|kaufkraft|parit[ée] de pouvoir|pouvoir d.achat|paridad de poder|poder adquisitivo/,
    /\b(?:ppp|pps|kkp|kks|ppa)\b|international\w* dollars?|dollars? internationa/,
    /d[óo]lares internacional/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/**
 * The currency of figures by their unit: it must begin with one ("current US$", "euros per barrel"), and must
 * name none behind it, as rates of exchange do.
 *
 * @param about title and subject, which may say that figures are at constant prices where the unit does not
 */
export function moneyOf({ base }: Unit, about: string): Money | MoneyProblem {
  const text = (base ?? "").trim();
  if (constantWords.test(text)) return "constant-money";
  const bare = text.replace(/^(?:current|nominal)\s+/i, "");
  const found = beginning(bare);
  if (found === undefined) return "not-money";
  const rest = bare.slice(found.written.length);
  if (constantWords.test(about) || /\b(?:1[89]|20)\d{2}\b/.test(text)) {
    return "constant-money";
  }
  const words = rest.split(/[\s/(),]+/).filter((word) => word !== "");
  const namesAnother = words.some((_, index) => beginning(words.slice(index).join(" ")));
  return namesAnother ? "not-money" : found;
}

function beginning(text: string): Money | undefined {
  for (const currency of currencies) {
    const code = new RegExp(`^${currency.code}(?![\\p{L}\\p{N}])`, "u").exec(text)?.[0];
    const written = currency.names?.exec(text)?.[0] ?? code;
    if (written !== undefined) return { currency, written };
  }
  return undefined;
}

/** The unit in another currency: "million U.S. dollars per day" is "million EUR per day". */
export function unitIn(unit: Unit, { written }: Money, { code }: Currency): Unit {
  const change = (text: string | null) => text?.replace(written, () => code) ?? null;
  return { ...unit, text: change(unit.text), base: change(unit.base) };
}

/**
 * Of rates of exchange, the currency of which one unit is worth so much of each place's own: undefined for
 * any other measure, and for rates of a hundred units.
 */
export function rateBase({ base }: Unit): Currency | undefined {
  const match =
    /^(?:(?:national|local) currency(?: units?)?|units of (?:national|local) currency|lcu)(?: of \d{4})? (?:per|to the) (.+)$/i.exec(
      base?.trim() ?? "",
    );
  const text = match?.[1] ?? "";
  const found = beginning(text);
  const rest = text.slice(found?.written.length ?? 0);
  return found !== undefined && /^(?:\s*[,(].*)?$/.test(rest) ? found.currency : undefined;
}
