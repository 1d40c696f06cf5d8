/** Finds an item by its whole title, in any of the four languages. */
import { LRUCache } from "lru-cache";
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import { indicatorTitle, topicTitle } from "../../library/index.js";
import type { Library, StatisticRecord } from "../../library/library-model.js";
import { inTurns, type IsAsked, type Steps } from "../../library/turns.js";
import type { Subject } from "../columns/sharings.js";
import type { Item } from "../items.js";
import type { KindIndex } from "../kind-index.js";
import { toTokens } from "../parse/text.js";
import type { ContentKind } from "../search-backend.js";

export interface ExactTitles {
  /** Ordinals of the items called so, with the language of the title; empty for most texts. */
  find(text: string): ReadonlyMap<number, Platform>;
}

/** Titles of so many items are read before other work may get its turn. */
const itemsPerStep = 10;

const toKey = (text: string): string =>
  toTokens(text)
    .map(({ folded }) => folded)
    .join(" ");

/** 32 bits of a text: thousands of titles are kept as numbers, and compared when one is met. */
function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** Titles of indicators and topics of which the hashes are kept: after an import most are as they were. */
const keptTitles = 40_000;
const keptHashes = new LRUCache<string, number>({ max: keptTitles });

function hashOf(title: string): number {
  const hash = keptHashes.get(title) ?? toHash(toKey(title));
  keptHashes.set(title, hash);
  return hash;
}

/**
 * Hashes of the titles of statistics, in the order of languages. The library's own records stay when something is
 * imported: their titles are not read again.
 */
export type KnownTitles = WeakMap<StatisticRecord, readonly number[]>;

interface Titled {
  /** Says the title by itself. An indicator's changes with others of its name. */
  readonly record?: StatisticRecord | undefined;
  readonly titleIn: (language: Platform) => string;
}

type TitleOf = (item: Item) => Titled;

const titled = <R extends object>(
  found: R | undefined,
  titleIn: (found: R, language: Platform) => string,
): Titled => ({
  titleIn: (language) => (found === undefined ? "" : titleIn(found, language)),
});

/** How items are called, for the kinds that are found by their whole titles. */
export const titlesOf = (library: Library): Partial<Record<ContentKind, TitleOf>> => ({
  statistic: ({ id }) => {
    const record = library.statistics.get(Number(id));
    return {
      ...titled(record, (one, language) => library.statisticTexts(one, language).title),
      record,
    };
  },
  indicator: ({ concepts: [key = ""] }) =>
    titled(library.concepts.get(key), (concept, language) =>
      indicatorTitle(library, concept, language),
    ),
  topic: ({ id }) =>
    titled(library.topics.get(Number(id)), (topic, language) =>
      topicTitle(library, topic, language),
    ),
});

function hashesOf({ record, titleIn }: Titled, known: KnownTitles): readonly number[] {
  const present = record && known.get(record);
  if (present !== undefined) return present;
  if (record === undefined) return languageOrder.map((language) => hashOf(titleIn(language)));
  const hashes = languageOrder.map((language) => toHash(toKey(titleIn(language))));
  known.set(record, hashes);
  return hashes;
}

interface Reading {
  readonly titleOf: TitleOf;
  readonly known: KnownTitles;
  /** Of others the titles are not read. */
  readonly isRead: (subject: Subject) => boolean;
  /** Asked between steps; false ends it early. */
  readonly isWanted: () => boolean;
  /** What comes first. */
  readonly isAsked: IsAsked;
}

/** Ordinals of the items whose titles are read. */
function* ordinalSteps(
  { subjects }: KindIndex["columns"],
  isRead: Reading["isRead"],
): Steps<number[]> {
  const isReadOf = subjects.values.map(isRead);
  const read: number[] = [];
  for (let ordinal = 0; ordinal < subjects.at.length; ordinal += 1) {
    if (isReadOf[subjects.at[ordinal] ?? 0] === true) read.push(ordinal);
    if (ordinal % 50_000 === 0) yield;
  }
  return read;
}

/** Ordinals of the items by the hashes of their titles. */
function* hashSteps(
  { itemAt, columns }: Pick<KindIndex, "itemAt" | "columns">,
  { titleOf, known, isRead, isWanted }: Reading,
): Steps<ReadonlyMap<number, number | number[]>> {
  const ordinals = new Map<number, number | number[]>();
  const read = yield* ordinalSteps(columns, isRead);
  for (let start = 0; start < read.length && isWanted(); start += itemsPerStep) {
    for (const ordinal of read.slice(start, start + itemsPerStep)) {
      const item = itemAt(ordinal);
      for (const hash of item === undefined ? [] : hashesOf(titleOf(item), known)) {
        const present = ordinals.get(hash);
        if (present === undefined) ordinals.set(hash, ordinal);
        else if (typeof present === "number") {
          if (present !== ordinal) ordinals.set(hash, [present, ordinal]);
        } else if (!present.includes(ordinal)) present.push(ordinal);
      }
    }
    yield;
  }
  return ordinals;
}

/** Resolves when all titles are read. */
export async function readExactTitles(
  index: Pick<KindIndex, "itemAt" | "columns">,
  reading: Reading,
): Promise<ExactTitles> {
  const { itemAt } = index;
  const { titleOf } = reading;
  const ordinals = await inTurns(hashSteps(index, reading), reading.isAsked);
  return {
    find(text) {
      const key = toKey(text);
      const found = new Map<number, Platform>();
      if (key === "") return found;
      for (const ordinal of [ordinals.get(toHash(key)) ?? []].flat()) {
        const item = itemAt(ordinal);
        if (item === undefined) continue;
        const { titleIn } = titleOf(item);
        const language = languageOrder.find((each) => toKey(titleIn(each)) === key);
        if (language !== undefined) found.set(ordinal, language);
      }
      return found;
    },
  };
}
