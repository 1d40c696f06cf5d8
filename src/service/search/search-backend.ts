/** What a search engine behind the service must do; one conformance suite runs against each. */
import type { Platform } from "../../contract/known-values.js";

export type ContentKind = "statistic" | "infographic" | "topic" | "study" | "indicator";

export interface SearchFilters {
  /** Inclusive bounds of released_at, milliseconds since 1970. */
  readonly releasedFrom?: number;
  readonly releasedTo?: number;
  readonly isPremium?: boolean;
  /** Industry number. */
  readonly industry?: number;
  /** Place code; "WLD" means all content. */
  readonly place?: string;
}

export interface SearchRequest {
  readonly kind: ContentKind;
  /** Blank and "*" ask for a sensible broad list, fresh content first. */
  readonly query: string;
  readonly filters: SearchFilters;
  readonly sort: "relevance" | "recent";
  /** Items to skip. */
  readonly offset: number;
  readonly size: number;
}

export interface SearchHit {
  /** A statistic's, topic's, study's or infographic's number, or an indicator's UUID. */
  readonly id: number | string;
  /** The fused score, higher is better; null for a broad list. */
  readonly score: number | null;
  /** The language in which the query matched best; English for none. */
  readonly language: Platform;
}

/** What a question asks for and the library lacks. */
export type SearchGap =
  /** No item found covers the asked period; `from` and `to` are covered by the first of them. */
  | {
      readonly code: "no-figures-for-period";
      readonly period: string;
      readonly from: string;
      readonly to: string;
    }
  /** The subject is there, the places (codes, or keys of groups) are not. */
  | {
      readonly code: "place-not-covered";
      readonly places: readonly string[];
      /** Key of the subject, where it has figures of the places that no item of the kind shows. */
      readonly concept?: string;
      /** What was found is of places that belong to them. */
      readonly isOfMembers?: true;
    }
  /** Nothing in the library is called so. */
  | { readonly code: "subject-not-covered"; readonly words: readonly string[] };

/** A concept whose series of other places stand behind the first answers. */
export interface SearchMore {
  /** Key of the concept. */
  readonly concept: string;
  /** How many places. */
  readonly places: number;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** What the query asks for and no item answers; absent for nothing. */
  readonly gaps?: readonly SearchGap[];
  /** Where nothing was released as late as asked: how many items were before; absent for none. */
  readonly older?: number;
  /** What the first answers leave to a question of its own; absent for nothing. */
  readonly more?: SearchMore;
  /** Codes of the places that the query names, in its order, and keys of its groups; absent for none. */
  readonly places?: readonly string[];
  /** With gaps, more or older, the language in which the query was read. */
  readonly language?: Platform;
}

export interface SearchBackend {
  search(request: SearchRequest): Promise<SearchResult>;
  /** Resolves when no question waits for whole titles to be read, which most questions may have. */
  ready(): Promise<void>;
  health(): Promise<void>;
  close(): Promise<void>;
}
