// The browser's entry by its file: Node's would load the names of 70 languages.
import * as library from "i18n-iso-countries/index.js";
import de from "i18n-iso-countries/langs/de.json" with { type: "json" };
import en from "i18n-iso-countries/langs/en.json" with { type: "json" };
import es from "i18n-iso-countries/langs/es.json" with { type: "json" };
import fr from "i18n-iso-countries/langs/fr.json" with { type: "json" };
import type { Platform } from "../../contract/index.js";

// With the countries, so that they are loaded together.
export { aggregates } from "./aggregates.js";
export { spokenNames } from "./spoken-names.js";
export { shortNames } from "./short-names.js";
export { placeGroups } from "./place-groups.js";
export { distance } from "fastest-levenshtein";

interface CountryNames {
  /** The usual name in each language. */
  readonly first: Readonly<Record<Platform, string>>;
  readonly all: readonly string[];
}

const languages = { de, en, fr, es } as const;

export function countries(): { alpha2: string; alpha3: string; numeric: string }[] {
  return Object.entries(library.getAlpha2Codes()).map(([alpha2, alpha3]) => ({
    alpha2,
    // ISO has no code for Kosovo; statistics offices use XKX, the library another one.
    alpha3: alpha2 === "XK" ? "XKX" : alpha3,
    numeric: library.alpha2ToNumeric(alpha2) ?? "",
  }));
}

export function namesOf(alpha2: string): CountryNames {
  const inLanguage = (language: Platform): readonly string[] => {
    const names: unknown = (languages[language].countries as Record<string, unknown>)[alpha2];
    if (typeof names === "string") return [names];
    return Array.isArray(names)
      ? names.filter((name): name is string => typeof name === "string")
      : [];
  };
  const first = (language: Platform) => inLanguage(language)[0] ?? inLanguage("en")[0] ?? alpha2;
  return {
    first: { de: first("de"), en: first("en"), fr: first("fr"), es: first("es") },
    all: [...inLanguage("de"), ...inLanguage("en"), ...inLanguage("fr"), ...inLanguage("es")],
  };
}
