/** One kind's items with what is needed to find them quickly. */
import { LRUCache } from "lru-cache";
import { addToList } from "../library/lists/add-to-list.js";
import { inTurns, type Steps } from "../library/turns.js";
import { alikeSteps, type Alike } from "./alike.js";
import { columnSteps, itemOf, type ItemColumns } from "./columns/item-columns.js";
import { byConceptSteps } from "./columns/by-concept.js";
import { beginWithAll } from "./columns/blocks.js";
import { byListSteps, type ByList } from "./columns/by-list.js";
import { gather, layerSteps, type Layers } from "./columns/taken/layers.js";
import { sortBlockSteps, type SortedBlocks } from "./columns/taken/sorted-blocks.js";
import type { Draft, DraftBlock, Item } from "./items.js";
import type { MembersShown } from "./rank/scores/place-fit.js";
import { broadSteps } from "./order/broad-order.js";
import { workspaceSteps, type Workspace } from "./workspace.js";

export interface KindIndex {
  /** How many items there are; those that are equal otherwise stand in the order of their ordinals. */
  readonly size: number;
  readonly itemAt: (ordinal: number) => Item | undefined;
  /** When the first and the last item were released, milliseconds since 1970. */
  readonly released: { readonly from: number; readonly to: number };
  readonly columns: ItemColumns;
  readonly sorted: SortedBlocks;
  readonly alike: Alike;
  readonly byList: ByList;
  readonly workspace: Workspace;
  /** Ordinals of what shows a concept, rising. */
  readonly ofConcept: (concept: string) => Uint32Array;
  /** Places of the subjects that show a concept, rising. */
  readonly subjectsOf: (concept: string) => readonly number[];
  /** Lists of places in which a place stands. */
  readonly listsOf: (place: string) => readonly number[];
  readonly byPlace: Layers<ShownList, ListsOfPlaces>;
  /** Ordinals of what shows the places of a list, rising. */
  readonly ofList: (list: number) => Uint32Array;
  /** Ordinals of everything, fresh first. Made when first asked for, while others are answered. */
  readonly broad: () => Promise<Uint32Array>;
  /** How many places of the group each list shows, by its number. Made when first asked for. */
  readonly membersShown: (group: string) => MembersShown;
  /** By list: 1 where the place itself is shown, or none is named. Kept for the places asked last. */
  readonly mayShow: (place: string) => Uint8Array;
}

/**
 * Made in steps, between which others are answered.
 * @param drafts in the order of their ordinals; undefined ends a step
 * @param expected how many there are
 * @param before what there was before: what is made of the same as then is taken from it
 */
export function* kindIndexSteps(
  drafts: Iterable<Draft | DraftBlock | undefined>,
  expected: number,
  membersOf: (group: string) => Iterable<string>,
  before?: KindIndex,
): Steps<KindIndex> {
  const columns = yield* columnSteps(drafts, expected, before?.columns);
  yield;
  // Where all that was there stands first, nothing of it is counted again.
  const kept = beginWithAll(columns.blocks, before?.columns.blocks ?? []) ? before : undefined;
  const { lists, terms } = columns;
  const sorted = yield* sortBlockSteps(columns, before?.sorted);
  const byConcept = yield* byConceptSteps(columns, sorted);
  const alike = yield* alikeSteps(columns, before);
  const byList = yield* byListSteps(columns, kept?.byList);
  const byPlace = yield* layerSteps(lists.values, listSteps, before?.byPlace);
  const listsOf = (place: string) => gather(byPlace, place);
  const workspace = yield* workspaceSteps(columns, kept);
  const times = terms.values.map(({ releasedAt }) => releasedAt);
  let broad: Promise<Uint32Array> | undefined;
  return {
    size: columns.ids.length,
    broad: () => (broad ??= inTurns(broadSteps(columns))),
    itemAt: (ordinal) => itemOf(columns, ordinal),
    released: {
      from: times.reduce((first, time) => Math.min(first, time), Infinity),
      to: times.reduce((last, time) => Math.max(last, time), -Infinity),
    },
    ...{ columns, sorted, alike, byList, byPlace, workspace },
    ofConcept: byConcept.of,
    subjectsOf: byConcept.subjectsOf,
    ofList: byList.of,
    ...createShown({ lists: lists.values, listsOf, membersOf }),
  };
}

const listsPerStep = 20;

type ShownList = ItemColumns["lists"]["values"][number];

/** By place, the lists in which it stands. */
type ListsOfPlaces = ReadonlyMap<string, readonly number[]>;

/** @param first of the lists among all */
function* listSteps(lists: readonly ShownList[], first: number): Steps<ListsOfPlaces> {
  const listsOf = new Map<string, number[]>();
  for (const [at, { places }] of lists.entries()) {
    for (const place of places) addToList(listsOf, place, first + at);
    if (at % listsPerStep === 0) yield;
  }
  return listsOf;
}

interface ShownParts {
  readonly lists: readonly ShownList[];
  readonly listsOf: KindIndex["listsOf"];
  readonly membersOf: (group: string) => Iterable<string>;
}

function createShown({
  lists,
  listsOf,
  membersOf,
}: ShownParts): Pick<KindIndex, "membersShown" | "mayShow" | "listsOf"> {
  const placeless = Uint8Array.from(lists, ({ places }) => (places.size === 0 ? 1 : 0));
  const members = new Map<string, MembersShown>();
  const shown = new LRUCache<string, Uint8Array>({ max: 100 });
  return {
    listsOf,
    membersShown: (group) => {
      const present = members.get(group);
      if (present !== undefined) return present;
      const counts = new Uint8Array(lists.length);
      let all = 0;
      for (const place of membersOf(group)) {
        all += 1;
        for (const list of listsOf(place)) counts[list] = (counts[list] ?? 0) + 1;
      }
      const made = { counts, all };
      members.set(group, made);
      return made;
    },
    mayShow: (place) => {
      const present = shown.get(place);
      if (present !== undefined) return present;
      const shows = placeless.slice();
      for (const list of listsOf(place)) shows[list] = 1;
      shown.set(place, shows);
      return shows;
    },
  };
}
