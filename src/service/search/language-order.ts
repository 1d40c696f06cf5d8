import { languageOrder, type Platform } from "../../contract/known-values.js";

/** The language with the highest value, English first where several have it. */
export function bestLanguage(valueOf: (language: Platform) => number): Platform {
  return languageOrder.reduce((best, language) =>
    valueOf(language) > valueOf(best) + 1e-9 ? language : best,
  );
}
