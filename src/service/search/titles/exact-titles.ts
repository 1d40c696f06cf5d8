/** Finds an item by its whole title, in any of the four languages. */
import { setImmediate } from "node:timers/promises";
import { languageOrder, type Platform } from "../../../contract/known-values.js";
import { indicatorTitle, topicTitle } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import type { Item } from "../items.js";
import { toTokens } from "../parse/text.js";
import type { ContentKind } from "../search-backend.js";

export interface ExactTitles {
  /** Ordinals of the items called so, with the language of the title; empty for most texts. */
  find(text: string): ReadonlyMap<number, Platform>;
}

/** Titles of so many items are read before other work gets its turn. */
const itemsPerTurn = 100;

const toKey = (text: string): string =>
  toTokens(text)
    .map(({ folded }) => folded)
    .join(" ");

/** 32 bits of a text: a hundred thousand titles are kept as numbers, and compared when one is met. */
function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

type TitleOf = (item: Item, language: Platform) => string | undefined;

/** How items are called, for the kinds that are found by their whole titles. */
export function titlesOf(library: Library): Partial<Record<ContentKind, TitleOf>> {
  return {
    statistic: ({ id }, language) => {
      const record = library.statistics.get(Number(id));
      return record && library.statisticTexts(record, language).title;
    },
    indicator: ({ concepts: [key = ""] }, language) => {
      const concept = library.concepts.get(key);
      return concept && indicatorTitle(library, concept, language);
    },
    topic: ({ id }, language) => {
      const topic = library.topics.get(Number(id));
      return topic && topicTitle(library, topic, language);
    },
  };
}

/** Resolves when all titles are read; `isWanted` is asked between turns and may end it early. */
export async function readExactTitles(
  items: readonly Item[],
  titleIn: TitleOf,
  isWanted: () => boolean,
): Promise<ExactTitles> {
  const ordinals = new Map<number, number | number[]>();
  const titleOf = (item: Item, language: Platform): string => toKey(titleIn(item, language) ?? "");
  for (let start = 0; start < items.length && isWanted(); start += itemsPerTurn) {
    for (const [offset, item] of items.slice(start, start + itemsPerTurn).entries()) {
      for (const language of languageOrder) {
        const hash = toHash(titleOf(item, language));
        const present = ordinals.get(hash);
        const ordinal = start + offset;
        if (present === undefined) ordinals.set(hash, ordinal);
        else if (typeof present === "number") {
          if (present !== ordinal) ordinals.set(hash, [present, ordinal]);
        } else if (!present.includes(ordinal)) present.push(ordinal);
      }
    }
    await setImmediate();
  }
  return {
    find(text) {
      const key = toKey(text);
      const found = new Map<number, Platform>();
      if (key === "") return found;
      for (const ordinal of [ordinals.get(toHash(key)) ?? []].flat()) {
        const item = items[ordinal];
        if (item === undefined) continue;
        const language = languageOrder.find((each) => titleOf(item, each) === key);
        if (language !== undefined) found.set(ordinal, language);
      }
      return found;
    },
  };
}
