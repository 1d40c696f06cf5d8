import type { Platform } from "../../contract/index.js";
import { de } from "./de.js";
import { en, type SentenceId, type Sentences } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";

const languages: Readonly<Record<Platform, Sentences>> = { de, en, fr, es };

/** Long lists and long cells would hide the sentence in Excel's narrow hint. */
const maxValueLength = 160;

export type SentenceValues = Readonly<Record<string, string | number>>;

/** A sentence in the user's language, its {names} filled in. */
export function sentence(id: SentenceId, language: Platform, values: SentenceValues = {}): string {
  return languages[language][id].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const text = String(value);
    return text.length > maxValueLength ? `${text.slice(0, maxValueLength - 1)}…` : text;
  });
}
