/** BM25 over the titles of one kind in all four languages at once: the second ranking. */
import MiniSearch from "minisearch";
import { platforms, type Platform } from "../../../contract/known-values.js";
import { toContentWords } from "../parse/concepts/content-words.js";
import { inTurns, type IsAsked, type Steps } from "../../library/turns.js";
import type { ItemColumns } from "../columns/item-columns.js";
import { bestLanguage } from "../language-order.js";
import { toStem, toTokens } from "../parse/text.js";
import type { TitlesOf } from "./own-titles.js";

type Ids = ItemColumns["ids"];

export interface TitleIndex {
  /** Ordinals of the items whose title holds most of the words, with scores up to 1. */
  find(words: readonly string[]): ReadonlyMap<number, { score: number; language: Platform }>;
}

const toTerms = (text: string): string[] =>
  toContentWords(toTokens(text).map(({ folded }) => folded)).map(toStem);

/** Share of the words that must be in a title. */
const enough = 0.7;

function* indexSteps(
  ids: Ids,
  titlesOf: TitlesOf,
  isWanted: () => boolean,
): Steps<MiniSearch<Record<string, string | number>>> {
  const index = new MiniSearch<Record<string, string | number>>({
    fields: [...platforms],
    tokenize: toTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(" "),
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length >= 6 ? 1 : false),
      combineWith: "OR",
    },
  });
  for (let ordinal = 0; ordinal < ids.length && isWanted(); ordinal += 1) {
    const titles = titlesOf(Number(ids[ordinal]));
    if (titles !== undefined) index.add({ id: ordinal, ...titles });
    yield;
  }
  return index;
}

/**
 * Resolves when all titles are in.
 * @param ids by ordinal
 * @param isWanted asked between steps; false ends it early
 */
export async function createTitleIndex(
  ids: Ids,
  titlesOf: TitlesOf,
  isWanted: () => boolean,
  isAsked: IsAsked,
): Promise<TitleIndex> {
  const index = await inTurns(indexSteps(ids, titlesOf, isWanted), isAsked);
  return {
    find(words) {
      const terms = [...new Set(words.map(toStem))];
      if (terms.length === 0) return new Map();
      const hits = index
        .search(terms.join(" "))
        .filter(({ queryTerms }) => new Set(queryTerms).size / terms.length >= enough);
      const top = hits[0]?.score ?? 1;
      return new Map(
        hits.map((hit) => [
          Number(hit.id),
          { score: hit.score / top, language: languageOf(hit.match) },
        ]),
      );
    },
  };
}

function languageOf(match: Readonly<Record<string, readonly string[]>>): Platform {
  const fields = Object.values(match).flat();
  const count = (language: Platform): number => fields.filter((field) => field === language).length;
  return bestLanguage(count);
}
