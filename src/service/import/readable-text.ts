/** Texts of a source as they are shown: one line, in the order in which they are written, and no longer than can be read. */
import { seenText } from "../../contract/index.js";
import type { ConceptDefinition, UnitDefinition } from "../library/catalogue/index.js";
import type { ImportedContent } from "../library/index.js";

/** Characters of a name, unit or title; terms of use are longer. */
const mostCharacters = { short: 1000, long: 10_000 };
const shownCharacters = 60;

/** Beyond what no text of a service has: signs of sums and of notes between lines, and what no file of XML may hold. */
const unseen = /[\u2061-\u2064\ufff9-\ufffb]|\p{Noncharacter_Code_Point}/gu;
/** Each stands for a blank. */
const broken = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A text on one line, without control characters, and those that turn text round or are not seen. */
export const toReadable = (text: string): string =>
  seenText(
    text
      .replace(unseen, "")
      .replace(/\p{Cs}/gu, "\ufffd")
      .replace(broken, " "),
  )
    .replace(/ {2,}/g, " ")
    .trim();

/** @throws Error that names a text that is too long, by its beginning, or one of which nothing is left */
function readable(text: string, what: string, most = mostCharacters.short): string {
  const shown = toReadable(text);
  if (shown === "" && text !== "")
    throw new Error(`The ${what} has no character that can be seen.`);
  const { length } = shown;
  if (length <= most) return shown;
  throw new Error(
    `The ${what} “${shown.slice(0, shownCharacters)}…” has ${String(length)} characters; ${String(most)} can be kept. Shorten it.`,
  );
}

const inEach = <Texts extends object>(texts: Texts, what: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, readable(String(text), what)]),
  ) as Texts;

export const readableConcept = (concept: ConceptDefinition): ConceptDefinition => ({
  ...concept,
  name: inEach(concept.name, "name of an indicator"),
  synonyms: Object.fromEntries(
    Object.entries(concept.synonyms).map(([language, all]) => [
      language,
      all.map((one) => readable(one, "synonym")),
    ]),
  ) as ConceptDefinition["synonyms"],
});

/** @throws Error where two names differ in nothing that can be seen: nobody could tell their figures apart */
export function refuseAlike(concepts: readonly Pick<ConceptDefinition, "name">[]): void {
  const seen = new Map<string, string>();
  for (const { name } of concepts) {
    const shown = toReadable(name.en);
    const before = seen.get(shown);
    if (before !== undefined && before !== name.en)
      throw new Error(
        `Two indicators are called “${shown}”: their names differ in nothing that can be seen.`,
      );
    seen.set(shown, name.en);
  }
}

export const readableUnit = (unit: UnitDefinition): UnitDefinition => ({
  ...unit,
  name: inEach(unit.name, "unit"),
  ...(unit.unscaled === undefined ? {} : { unscaled: inEach(unit.unscaled, "unit") }),
});

export function readableSource(source: ImportedContent["source"]): ImportedContent["source"] {
  const { title, publisher, url, licence, attribution } = source;
  return {
    ...source,
    title: readable(title, "source’s title"),
    publisher: readable(publisher, "publisher"),
    url: readable(url, "source’s address", mostCharacters.long),
    licence: readable(licence, "licence", mostCharacters.long),
    attribution: readable(attribution, "attribution", mostCharacters.long),
  };
}
