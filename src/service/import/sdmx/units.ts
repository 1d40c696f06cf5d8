/** Units of SDMX messages: codes of the cross-domain lists. */
import { foldText } from "../../../statistics/index.js";
import type { MappedMeasure } from "../mapping.js";
import type { Names } from "./message.js";
import { toName } from "./names.js";

type Unit = MappedMeasure["unit"];

const percent = { en: "percent", de: "Prozent", fr: "pour cent", es: "por ciento" };
const index = { en: "index", de: "Index", fr: "indice", es: "índice" };
const persons = { en: "persons", de: "Personen", fr: "personnes", es: "personas" };
const known: Readonly<Record<string, Unit>> = {
  ...{ PC: percent, PT: percent, PERCENT: percent },
  ...{ IX: index, INDEX: index },
  ...{ PS: persons, PERS: persons },
};

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** A unit's name in four languages where its code is known, else the message's name of it, else the code. */
export function unitOf(code: string, names: Names | undefined): Unit {
  const found = known[code.toUpperCase()];
  if (found !== undefined) return found;
  if (!currencies.has(code)) return names === undefined ? code : toName(names);
  const named = (language: string) =>
    new Intl.DisplayNames([language], { type: "currency" }).of(code) ?? code;
  return { en: named("en"), de: named("de"), fr: named("fr"), es: named("es") };
}

/** In the four languages; "Indian rupee" is none. */
const isIndex = (name: string) => /(?:index|indices?|indizes)\b/.test(foldText(name));

/** Whether its name says of what base it is. */
export const hasBase = (unit: Unit): boolean => isIndex(typeof unit === "string" ? unit : unit.en);

/** An index with the period in which it is 100: without it figures of two bases look like a fall. */
export function withBase(unit: Unit, base: string): Unit {
  if (base === "") return unit;
  const names = typeof unit === "string" ? { en: unit } : unit;
  const said = /=/.test(base) ? base : `${base} = 100`;
  const of = (name: string) => (isIndex(name) ? `${name}, ${said}` : name);
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, of(name)]),
  ) as Unit;
}
