/** Units of SDMX messages: codes of the cross-domain lists, and powers of ten. */
import { foldText } from "../../../statistics/index.js";
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

/** What offices call the power of ten: the standard, the OECD, UNICEF. */
const surelyMultipliers = ["UNIT_MULT", "POWERCODE", "UNIT_MULTIPLIER"] as const;
/** The IMF's, with which figures are in millions in one message, and whole but to be shown in millions in another. */
const unsureMultiplier = "SCALE";
export const multiplierIds = [...surelyMultipliers, unsureMultiplier] as const;

/** "6" for figures in millions; what is no number where it is not sure, or two of an observation's differ. */
export function multiplierOf(one: SdmxObservation): string {
  const said = surelyMultipliers.map((id) => one.value(id)).filter((value) => value !== "");
  const unsure = one.value(unsureMultiplier);
  if (said.length === 0 && unsure !== "" && unsure !== "0") return `${unsureMultiplier} ${unsure}`;
  return [...new Set(unsure === "" ? said : [...said, unsure])].join(" and ");
}

/** What UNIT_MULT multiplies figures by; a sentence for a power of ten without a word. */
export function scaleOf(multiplier: string): number | { readonly reason: string } {
  if (["", "0", "3", "6", "9", "12"].includes(multiplier)) return 10 ** Number(multiplier);
  if (multiplier.startsWith(unsureMultiplier))
    return {
      reason: `has ${multiplier} and no UNIT_MULT: whether its figures are multiplied by it is not sure. A mapping says their unit: --mapping FILE`,
    };
  return { reason: `has UNIT_MULT ${multiplier}; 0, 3, 6, 9 and 12 can be kept` };
}
