import type { Platform } from "../../contract/index.js";
import { holdsScale, moneyOf, readUnit, saysPercent } from "../../statistics/index.js";
import type { UnitDefinition } from "../library/catalogue/index.js";
import type { MappedMeasure } from "./mapping.js";
import { slug } from "./slug.js";

type UnitName = UnitDefinition["name"];

/** How a scale is said before a unit; French and Spanish join it with "de". */
const scaleWords: Readonly<Record<number, UnitName>> = {
  1000: { en: "thousand", de: "Tausend", fr: "milliers", es: "miles" },
  1_000_000: { en: "million", de: "Millionen", fr: "millions", es: "millones" },
  1_000_000_000: { en: "billion", de: "Milliarden", fr: "milliards", es: "mil millones" },
  1_000_000_000_000: { en: "trillion", de: "Billionen", fr: "billions", es: "billones" },
};

const elided = /^[aeiouhéèêâîôû]/i;

function scaled(words: UnitName, unit: UnitName): UnitName {
  const fr = `${words.fr} ${elided.test(unit.fr) ? "d’" : "de "}${unit.fr}`;
  return {
    en: `${words.en} ${unit.en}`,
    de: `${words.de} ${unit.de}`,
    fr,
    es: `${words.es} de ${unit.es}`,
  };
}

/** Where the mapping does not say it: a count is neither added up nor averaged unasked. */
function guessKind(unit: string): UnitDefinition["kind"] {
  if (saysPercent(unit) || /\brate\b/i.test(unit)) return "rate";
  return /\bindex\b|= ?100\b/i.test(unit) ? "index" : "count";
}

/**
 * A unit whose text says its scale: "million euros". As it was typed, but in other languages with their own words for the
 * scale: a German reader's billion is a thousand of the English ones.
 */
function asTyped(given: Partial<UnitName> & Pick<UnitName, "en">): Omit<UnitDefinition, "kind"> {
  const { scale, base } = readUnit({ unit: given.en });
  const words = scaleWords[scale];
  if (words === undefined || base === null || holdsScale(base))
    return { name: { de: given.en, fr: given.en, es: given.en, ...given } };
  const bare = (language: Platform) => readUnit({ unit: given[language] }, language).base ?? base;
  const unscaled = { en: base, de: bare("de"), fr: bare("fr"), es: bare("es") };
  return { name: { ...scaled(words, unscaled), ...given }, scale, unscaled };
}

/** A measure's unit in four languages, with its scale before it. @throws Error for a scale without a word */
export function toUnit({ unit, scale = 1, kind }: MappedMeasure): UnitDefinition {
  const given = typeof unit === "string" ? { en: unit } : unit;
  const name: UnitName = { de: given.en, fr: given.en, es: given.en, ...given };
  const shared = { kind: kind ?? guessKind(name.en) };
  if (scale === 1) return { ...asTyped(given), ...shared };
  const words = scaleWords[scale];
  if (words === undefined)
    throw new Error(
      `A scale of ${String(scale)} has no name. Use ${Object.keys(scaleWords).join(", ")} or none.`,
    );
  return { name: scaled(words, name), ...shared, scale, unscaled: name };
}

/** What a text multiplies figures by, "million EUR"; undefined where it says nothing, or not in a way that is understood. */
export function scaleIn(text: string): number | undefined {
  const { scale, base } = readUnit({ unit: text });
  return scale === 1 || (base !== null && holdsScale(base)) ? undefined : scale;
}

interface SaidScale {
  /** Which says the scale. */
  readonly text: string;
  readonly said: number;
  readonly measure: MappedMeasure;
}

/** Whether a table says another scale of figures than their measure has. */
export function otherScale({ text, said, measure }: SaidScale): boolean {
  const { scale = 1, name } = toUnit(measure);
  if (scale === 1 && holdsScale(name.en)) return false;
  // An English billion is a German Milliarde, and a text does not say which it is.
  const isEither = /\bbillions?\b/i.test(text) && (scale === 1e9 || scale === 1e12);
  return said !== scale && !isEither;
}

/** "6" under a power of ten or a magnitude, "1000" under a multiplier. */
function scaleInNumber(text: string, heading: string): number | undefined {
  if (["3", "6", "9", "12"].includes(text) && /mult|power|magni?tude|scale/i.test(heading))
    return 10 ** Number(text);
  return /^1(?:000){1,4}$/.test(text) ? Number(text) : undefined;
}

/** The scale that a text says under its heading, in words or by a number. */
export const scaleUnder = (heading: string, text: string): number | undefined =>
  scaleIn(text) ?? scaleInNumber(text, heading);

/** "$" and "dollars" by themselves may be any country's. */
const someDollars = /(?<![\p{L}])\$(?!\p{L})|\bd[oó]l+ars?\b|\bd[oó]lares\b/iu;
const ofDollars = /^(?:[A-Z]{2}D|MXN|ARS|CLP|COP|UYU|DOP|BRL)$/;

/** What a text says figures are money of: the code of a currency, or "$". */
export function currencyIn(text: string): string | undefined {
  const said = moneyOf(readUnit({ unit: text }), "");
  if (typeof said === "object") return said.currency.code;
  return someDollars.test(text) ? "$" : undefined;
}

/** Whether a text says that figures are of another currency than their measure's unit. */
export function otherMoney(text: string, measure: MappedMeasure): boolean {
  const [said, own] = [currencyIn(text), currencyIn(toUnit(measure).name.en)];
  if (said === undefined || own === undefined || said === own) return false;
  const other = said === "$" ? own : own === "$" ? said : undefined;
  return other === undefined || !ofDollars.test(other);
}

/** The units of one source's measures, each under a key of its own. */
export function createUnits(source: string) {
  const units: Record<string, UnitDefinition> = {};
  return {
    units,
    keyOf: (unit: UnitDefinition): string => {
      const alike = `${source}-${slug(unit.name.en)}-${unit.kind}`;
      const text = JSON.stringify(unit);
      let key = alike;
      // "€" and "£" are spelled alike without their signs.
      for (let next = 2; key in units && JSON.stringify(units[key]) !== text; next += 1)
        key = `${alike}-${String(next)}`;
      units[key] = unit;
      return key;
    },
  };
}
