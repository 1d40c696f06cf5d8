import type { Platform } from "../../contract/index.js";
import { en, type SentenceId, type Sentences } from "./en.js";

const loaded: Partial<Record<Platform, Sentences>> = { en };

/** Long lists and long cells would hide the sentence in Excel's narrow hint. */
const maxValueLength = 160;

export type SentenceValues = Readonly<Record<string, string | number>>;

/**
 * Makes a language's sentences ready: functions load none but English until one is to be said. Never
 * rejects; where the file cannot be had, `sentence` speaks English.
 */
export async function loadSentences(language: Platform): Promise<void> {
  if (loaded[language] !== undefined) return;
  try {
    loaded[language] = await load(language);
  } catch {
    // Offline, most likely: that is the very error to be told, and the next one tries again.
  }
}

async function load(language: Platform): Promise<Sentences> {
  switch (language) {
    case "de":
      return (await import(/* webpackChunkName: "sentences-de" */ "./de.js")).de;
    case "es":
      return (await import(/* webpackChunkName: "sentences-es" */ "./es.js")).es;
    case "fr":
      return (await import(/* webpackChunkName: "sentences-fr" */ "./fr.js")).fr;
    case "en":
      return en;
  }
}

/** A sentence with its {names} filled in, in the user's language once `loadSentences` has it. */
export function sentence(id: SentenceId, language: Platform, values: SentenceValues = {}): string {
  return (loaded[language] ?? en)[id].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const text = String(value);
    // The words to choose from are ours and end somewhere; a list cut short would hide the right one.
    const isWhole = name === "allowed" || text.length <= maxValueLength;
    return isWhole ? text : `${text.slice(0, maxValueLength - 1)}…`;
  });
}
