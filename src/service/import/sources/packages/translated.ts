/** Texts of a data package in several languages. https://datapackage.org/recipes/language-support/ */
import { Type, type Static } from "typebox";
import { languageOrder } from "../../../../contract/known-values.js";
import type { MappedMeasure } from "../../mapping.js";

/** A text in the package's own language, or that under "" and others under their codes. */
export const Translated = Type.Union([Type.String(), Type.Record(Type.String(), Type.String())]);
type TranslatedText = Static<typeof Translated>;

/** In the package's own language. */
export const plainText = (text: TranslatedText): string | undefined =>
  typeof text === "string" ? text : (text[""] ?? Object.values(text)[0]);

/**
 * In the four languages, as far as they are given.
 * @param languages as the package lists them: the first is its own @default English
 */
export function toName(
  text: TranslatedText,
  languages: readonly string[] = [],
): MappedMeasure["name"] | undefined {
  const plain = plainText(text);
  if (plain === undefined || plain === "") return undefined;
  const [own = "en"] = languages;
  const given = Object.entries({ [own]: plain, ...(typeof text === "string" ? {} : text) });
  const names = languageOrder.flatMap((language) => {
    const [, found] = given.find(([code]) => code.slice(0, 2).toLowerCase() === language) ?? [];
    return found === undefined || found === "" ? [] : [[language, found] as const];
  });
  return { en: plain, ...Object.fromEntries(names) };
}
