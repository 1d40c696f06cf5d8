/** "Life expectancy, place by place": how a list of one concept in all its places is asked for. */
import type { Platform } from "../../../contract/known-values.js";
import { fold } from "./text.js";

const phrases: Readonly<Record<Platform, string>> = {
  en: "place by place",
  de: "Ort für Ort",
  fr: "lieu par lieu",
  es: "lugar por lugar",
};

/** The question that opens a concept's items of all places. */
export const toEachPlaceQuery = (name: string, language: Platform): string =>
  `${name}, ${phrases[language]}`;

const endings = Object.values(phrases).map(fold);

/** The name that stands before the phrase; undefined for a text that does not end with it. */
export function beforeEachPlace(text: string): string | undefined {
  const trimmed = text.trim();
  const ending = endings.find((phrase) => fold(trimmed).endsWith(` ${phrase}`));
  // Folding these phrases changes no length, so the name is cut as it is written.
  return ending === undefined
    ? undefined
    : trimmed.slice(0, trimmed.length - ending.length).replace(/[\s,]+$/, "");
}
