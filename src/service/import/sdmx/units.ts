/** Units of SDMX messages: codes of the cross-domain lists. */
import { foldText } from "../../../statistics/index.js";
import type { MappedMeasure } from "../mapping.js";
import { type FlowNames, nameIn, type Names } from "./message.js";
import { toName } from "./names.js";

type Unit = MappedMeasure["unit"];

const percent = { en: "percent", de: "Prozent", fr: "pour cent", es: "por ciento" };
const index = { en: "index", de: "Index", fr: "indice", es: "índice" };
const persons = { en: "persons", de: "Personen", fr: "personnes", es: "personas" };
const known: Readonly<Record<string, Exclude<Unit, string>>> = {
  ...{ PC: percent, PT: percent, PERCENT: percent },
  ...{ IX: index, INDEX: index },
  ...{ PS: persons, PERS: persons },
};

const currencies = new Set(Intl.supportedValuesOf("currency"));

function currencyOf(code: string): Exclude<Unit, string> | undefined {
  if (!currencies.has(code)) return undefined;
  const named = (language: string) =>
    new Intl.DisplayNames([language], { type: "currency" }).of(code) ?? code;
  return { en: named("en"), de: named("de"), fr: named("fr"), es: named("es") };
}

/** Without dots, and in the singular: "U.S. dollars" as "u" and "dollar". */
const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}%]+/u)
    .map((word) => word.replace(/s$/, ""))
    .filter((word) => word !== "");

/** What else a unit may be called, by its English name or code. */
const alsoCalled: Readonly<Record<string, string>> = {
  percent: "% pct per cent percentage pourcentage porcentaje",
  index: "indices indizes indexes",
  ...{ USD: "united states", GBP: "uk sterling", CNY: "renminbi" },
};
/** These say nothing of their own: "Number of persons", "Index numbers", "In per cent". */
const fillers = new Set(wordsOf("in of the number"));

/** Whether a message calls a unit as everybody does: "percentage points" are no percent, "US dollars per hour" no dollars. */
function isCalledSo(unit: Exclude<Unit, string>, code: string, names: Names | undefined): boolean {
  if (names === undefined) return true;
  const also = alsoCalled[code] ?? alsoCalled[unit.en] ?? "";
  const own = new Set([code, also, ...Object.values(unit)].flatMap(wordsOf));
  const words = wordsOf(nameIn(names, "en") ?? "").filter((word) => !fillers.has(word));
  return words.length > 0 && words.every((word) => own.has(word));
}

/** A unit's name in four languages where its code is known and called so, else the message's name of it, else the code. */
function unitOf(code: string, names: Names | undefined): Unit {
  const found = known[code.toUpperCase()] ?? currencyOf(code);
  if (found !== undefined && isCalledSo(found, code, names)) return found;
  return names === undefined ? code : toName(names);
}

/** A unit's name by what its flow's lists call it. */
export const unitIn = (names: FlowNames, code: string): Unit =>
  unitOf(code, names.code("UNIT_MEASURE", code) ?? names.code("UNIT", code));

/** In the four languages; "Indian rupee" is none. */
const isIndex = (name: string) => /(?:index|indices?|indizes)\b/.test(foldText(name));

/** Whether its name says of what base it is. */
export const hasBase = (unit: Unit): boolean => isIndex(typeof unit === "string" ? unit : unit.en);

/** An index with the period in which it is 100: without it figures of two bases look like a fall. */
export function withBase(unit: Unit, base: string): Unit {
  if (base === "") return unit;
  const names = typeof unit === "string" ? { en: unit } : unit;
  const said = /=/.test(base) ? base : `${base} = 100`;
  const bare = (text: string) => text.replace(/\s/g, "");
  const of = (name: string) =>
    isIndex(name) && !bare(name).includes(bare(said)) ? `${name}, ${said}` : name;
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, of(name)]),
  ) as Unit;
}
