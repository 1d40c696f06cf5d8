/** What items have in common with others: subject, period, terms and places. */
import type { Item, ItemTerms } from "../items.js";
import type { Block } from "./blocks.js";
import { ofObject } from "../of-object.js";
import { prominenceOf } from "../prominence.js";
import { createSharing, type Shared } from "./sharing.js";

export type Subject = Pick<Item, "concepts" | "shape" | "part" | "partner">;
export type ItemSpan = Pick<Item, "id" | "from" | "to">;
/** Places that are shown together, the partner among them. */
type ShownTogether = Pick<Item, "places" | "prominence">;

export interface SharedColumns {
  readonly ids: readonly string[] | Float64Array;
  /** Concepts and shape, and whether it is a part of what is asked. */
  readonly subjects: Shared<Subject>;
  /** The period that is covered; the identifier is that of the first item of it, and says the kind. */
  readonly spans: Shared<ItemSpan>;
  readonly lists: Shared<ShownTogether>;
  readonly terms: Shared<ItemTerms>;
}

/** Columns from which items are taken that have not changed. */
export type Before = SharedColumns & { readonly blocks: readonly Block[] };

const toName = (list: Iterable<string>): string => [...new Set(list)].join(" ");

/** Lists are many names long: one that another index has as a value is not read again. */
const nameOfValue = ofObject((places: ReadonlySet<string>) => toName(places));

/** What items have in common, met one after the other. */
export function createSharings(expected: number) {
  // Forgotten with this index: of ten thousands of records' lists the collector would have to look after each.
  const nameOf = ofObject((list: readonly string[]) => toName(list));
  const subjects = createSharing<Subject>(
    ({ concepts, shape, part }) => [nameOf(concepts), shape, part],
    ({ concepts, shape, part, partner }) => ({ concepts, shape, part, partner }),
    expected,
  );
  const spans = createSharing<ItemSpan>(
    ({ from, to }) => [from, to],
    ({ id, from, to }) => ({ id, from, to }),
    expected,
  );
  const terms = createSharing<ItemTerms>(
    ({ releasedAt, isPremium, industry }) => [releasedAt, isPremium, industry],
    ({ releasedAt, isPremium, industry }) => ({ releasedAt, isPremium, industry }),
    expected,
  );
  const lists = createSharing<ShownTogether>(
    ({ places }) => ["size" in places ? nameOfValue(places) : nameOf(places)],
    ({ places: listed }) => {
      const places = new Set(listed);
      return { places, prominence: prominenceOf(places) };
    },
    expected,
  );
  return { subjects, spans, terms, lists };
}

export type Sharings = ReturnType<typeof createSharings>;
