/** Items of measures whose statistics stand in columns: a draft is made of those alone that say what none before has said. */
import type { Steps } from "../../library/turns.js";
import type { Draft, MeasureDrafts } from "../items.js";

/** A column of what items have in common, to which measures add theirs. */
interface Sharing {
  readonly indexOf: (item: Draft) => number;
  readonly addIndex: (index: number) => void;
}

interface Sharings {
  readonly subjects: Sharing;
  readonly spans: Sharing;
  readonly terms: Sharing;
  readonly lists: Sharing;
}

const itemsPerStep = 2000;

/** Texts have smaller numbers. */
const manyTexts = 2 ** 26;

/** Indexes by what stands in the columns. */
type Known = Map<number, number>;

function keep(known: Known, key: number, index: number): number {
  known.set(key, index);
  return index;
}

/** @returns adds the items of one measure after the other, in steps */
export function createAddMeasure(
  { subjects, spans, terms, lists }: Sharings,
  addId: (id: number) => void,
): (measure: MeasureDrafts) => Steps<void> {
  const spanOf: Known = new Map();
  const listOf: Known = new Map();
  return function* ({ statistics, draftAt, hasOwnPlaces }) {
    const { ids, byNumber, columns } = statistics;
    const { kinds, variants, from, to, places } = columns;
    const subjectOf: Known = new Map();
    const ownPlaces = new Map<number, boolean>();
    let term: number | undefined;
    for (let place = 0; place < byNumber.length; place += 1) {
      const at = byNumber[place] ?? 0;
      if (!statistics.isThere(at)) continue;
      addId(ids[at] ?? 0);
      const kind = kinds[at] ?? 0;
      const said = kind * manyTexts + (variants[at] ?? 0);
      subjects.addIndex(
        subjectOf.get(said) ?? keep(subjectOf, said, subjects.indexOf(draftAt(at))),
      );
      const span = (from[at] ?? 0) * manyTexts + (to[at] ?? 0);
      spans.addIndex(spanOf.get(span) ?? keep(spanOf, span, spans.indexOf(draftAt(at))));
      terms.addIndex((term ??= terms.indexOf(draftAt(at))));
      const isOwn = ownPlaces.get(kind) ?? hasOwnPlaces(draftAt(at));
      ownPlaces.set(kind, isOwn);
      const list = places[at] ?? 0;
      const known = isOwn ? listOf.get(list) : undefined;
      const index = known ?? lists.indexOf(draftAt(at));
      if (isOwn && known === undefined) listOf.set(list, index);
      lists.addIndex(index);
      if (place % itemsPerStep === itemsPerStep - 1) yield;
    }
    yield;
  };
}
