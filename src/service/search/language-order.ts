import type { Platform } from "../../contract/known-values.js";

/** Where two languages fit a question alike, the first of these is meant. */
export const searchOrder: readonly Platform[] = ["en", "de", "fr", "es"];

/** The language with the highest value, English first where several have it. */
export function bestLanguage(valueOf: (language: Platform) => number): Platform {
  return searchOrder.reduce((best, language) =>
    valueOf(language) > valueOf(best) + 1e-9 ? language : best,
  );
}
