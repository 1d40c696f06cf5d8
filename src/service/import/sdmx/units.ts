/** Units of SDMX messages: codes of the cross-domain lists, and powers of ten. */
import type { MappedMeasure } from "../mapping.js";
import type { Names, SdmxObservation } from "./message.js";
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

/** An index with the period in which it is 100: without it figures of two bases look like a fall. */
export function withBase(unit: Unit, base: string): Unit {
  if (base === "") return unit;
  const names = typeof unit === "string" ? { en: unit } : unit;
  const said = /=/.test(base) ? base : `${base} = 100`;
  const of = (name: string) => (/ind[ei]/i.test(name) ? `${name}, ${said}` : name);
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, of(name)]),
  ) as Unit;
}

/** What offices call the power of ten: the standard, the OECD, the IMF, UNICEF. */
export const multiplierIds = ["UNIT_MULT", "POWERCODE", "SCALE", "UNIT_MULTIPLIER"] as const;

/** "6" for figures in millions; where two of an observation's differ both, which is none. */
export function multiplierOf(one: SdmxObservation): string {
  let found = "";
  for (const id of multiplierIds) {
    const value = one.value(id);
    if (value !== "" && value !== found) found = found === "" ? value : `${found} and ${value}`;
  }
  return found;
}

/** What UNIT_MULT multiplies figures by; a sentence for a power of ten without a word. */
export function scaleOf(multiplier: string): number | { readonly reason: string } {
  if (["", "0", "3", "6", "9", "12"].includes(multiplier)) return 10 ** Number(multiplier);
  return { reason: `has UNIT_MULT ${multiplier}; 0, 3, 6, 9 and 12 can be kept` };
}
