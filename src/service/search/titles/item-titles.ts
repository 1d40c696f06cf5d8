/** How items are called, and in numbers. */
import { LRUCache } from "lru-cache";
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import { hasNameAlone, indicatorTitle, ofOneConcept, topicTitle } from "../../library/index.js";
import type { Concept, Library } from "../../library/library-model.js";
import type { Item } from "../items.js";
import { ofConcept } from "../of-object.js";
import { foldedText, toTokens } from "../parse/text.js";
import type { ContentKind } from "../search-backend.js";

export const toKey = (text: string): string => foldedText(toTokens(text));

/** 32 bits of a key: thousands of titles are kept as numbers, and compared when one is met. */
export function hashOfKey(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

const toHash = (title: string): number => hashOfKey(toKey(title));

/** Titles of indicators and topics of which the hashes are kept: after an import most are as they were. */
const keptTitles = 40_000;
const keptHashes = new LRUCache<string, number>({ max: keptTitles });

function toKeptHash(title: string): number {
  const hash = keptHashes.get(title) ?? toHash(title);
  keptHashes.set(title, hash);
  return hash;
}

/** Of what is called as a measure is, whatever is imported. */
const nameHashes = ofConcept(({ name }) => languageOrder.map((language) => toHash(name[language])));

type TitleIn = (language: Platform) => string;
type TitleOf = (item: Item) => TitleIn;

const titled =
  <R extends object>(
    found: R | undefined,
    titleIn: (found: R, language: Platform) => string,
  ): TitleIn =>
  (language) =>
    found === undefined ? "" : titleIn(found, language);

/** How items are called, for the kinds that are found by their whole titles. */
const titlesOf = (library: Library): Partial<Record<ContentKind, TitleOf>> => ({
  statistic: ({ id }) =>
    titled(
      library.statistics.get(Number(id)),
      (record, language) => library.statisticTexts(record, language).title,
    ),
  indicator: ({ concepts: [key = ""] }) =>
    titled(library.concepts.get(key), (concept, language) =>
      indicatorTitle(library, concept, language),
    ),
  topic: ({ id }) =>
    titled(library.topics.get(Number(id)), (topic, language) =>
      topicTitle(library, topic, language),
    ),
});

/** The concept whose title an item has, if it has that of one. */
const conceptOf: Partial<
  Record<ContentKind, (library: Library, item: Item) => Concept | undefined>
> = {
  indicator: ({ concepts }, { concepts: [key = ""] }) => concepts.get(key),
  topic: (library, { id }) => {
    const topic = library.topics.get(Number(id));
    return topic && ofOneConcept(library, topic);
  },
};

export interface Called {
  readonly titleOf: TitleOf;
  /** Of its titles, in the order of languages. */
  readonly hashesOf: (item: Item) => readonly number[];
}

/** Undefined for a kind that is not found by whole titles. */
export function calledIn(library: Library, kind: ContentKind): Called | undefined {
  const titleOf = titlesOf(library)[kind];
  if (titleOf === undefined) return undefined;
  const hashOf = kind === "statistic" ? toHash : toKeptHash;
  const hashesOf = (item: Item): readonly number[] => {
    const concept = conceptOf[kind]?.(library, item);
    if (concept !== undefined && hasNameAlone(library, concept)) return nameHashes(concept);
    const titleIn = titleOf(item);
    return languageOrder.map((language) => hashOf(titleIn(language)));
  };
  return { titleOf, hashesOf };
}
