/** A unit as it stands by itself, in brackets, and behind a figure. */
import type { MeasureKind, Platform } from "../../../contract/index.js";
import type { TextByLanguage } from "../library-model.js";
import type { UnitDefinition } from "./catalogue-schema.js";

/** A quarter's amount times four, a month's times twelve: without these words it reads as the quarter's. */
const atRate: TextByLanguage = {
  en: ", annual rate",
  de: ", Jahresrate",
  fr: ", en rythme annuel",
  es: ", a tasa anual",
};
const rateAfterValue: TextByLanguage = {
  en: " (annual rate)",
  de: " (Jahresrate)",
  fr: " (en rythme annuel)",
  es: " (a tasa anual)",
};

interface UnitTexts {
  readonly unit: TextByLanguage;
  readonly unitPhrase: TextByLanguage;
  readonly unitAfterValue: TextByLanguage;
}

export function unitTexts(unit: UnitDefinition, kind: MeasureKind): UnitTexts {
  const isAtRate = kind === "annualised-flow";
  const withRate = (text: TextByLanguage, rate: TextByLanguage) =>
    isAtRate ? mapTexts(text, (one, language) => one + rate[language]) : text;
  return {
    unit: withRate(unit.name, atRate),
    unitPhrase: unitPhrase(unit),
    unitAfterValue: withRate(unitAfterValue(unit), rateAfterValue),
  };
}

const mapTexts = (
  { en, de, fr, es }: TextByLanguage,
  change: (text: string, language: Platform) => string,
): TextByLanguage => ({
  en: change(en, "en"),
  de: change(de, "de"),
  fr: change(fr, "fr"),
  es: change(es, "es"),
});

/** In brackets stands how the figures are adjusted for the season too, which names the annual rate. */
function unitPhrase({ name, inBrackets }: UnitDefinition): TextByLanguage {
  return {
    en: inBrackets?.en ?? `in ${name.en}`,
    de: inBrackets?.de ?? `in ${name.de}`,
    fr: inBrackets?.fr ?? `en ${name.fr}`,
    es: inBrackets?.es ?? `en ${name.es}`,
  };
}

function unitAfterValue({ name, afterValue, kind }: UnitDefinition): TextByLanguage {
  if (afterValue !== undefined) return afterValue;
  if (kind !== "index") return name;
  return mapTexts(name, (text) => `(${text})`);
}
