/** Items of measures whose statistics stand in columns: a draft is made of those alone that say what none before has said. */
import type { Steps } from "../../library/turns.js";
import type { MeasureDrafts } from "../items.js";
import type { Sharings } from "./sharings.js";

/** Indexes by the numbers that stand in columns. */
class Indexes {
  /** Each one more than it is; 0 where there is none. */
  #behind = new Uint32Array(1024);

  /** -1 where there is none. */
  get(number: number): number {
    return (this.#behind[number] ?? 0) - 1;
  }

  set(number: number, index: number): number {
    if (number >= this.#behind.length) {
      const wider = new Uint32Array(2 * number);
      wider.set(this.#behind);
      this.#behind = wider;
    }
    this.#behind[number] = index + 1;
    return index;
  }
}

/** What stands in columns, as far as it has been met. */
class Met {
  readonly #sharings: Sharings;
  readonly #subjects = new Indexes();
  readonly #spans = new Indexes();
  readonly #lists = new Indexes();
  /** A ranking of one place shows all that its measure covers. */
  readonly #rankedLists = new Indexes();
  readonly #rankings = new Indexes();
  /** Of the measure that was begun last; what others say of their variants is of other concepts. */
  #firstSubject = 0;

  constructor(sharings: Sharings) {
    this.#sharings = sharings;
  }

  begin(): void {
    this.#firstSubject = this.#sharings.subjects.size();
  }

  subjectOf({ statistics, draftAt }: MeasureDrafts, at: number): number {
    const variant = statistics.columns.variants[at] ?? 0;
    const known = this.#subjects.get(variant);
    if (known >= this.#firstSubject) return known;
    const draft = draftAt(at);
    const subject = this.#sharings.subjects.indexOf(draft);
    if (draft.shape === "ranking") this.#rankings.set(subject, 1);
    return this.#subjects.set(variant, subject);
  }

  spanOf({ statistics, draftAt }: MeasureDrafts, at: number): number {
    const span = statistics.columns.spans[at] ?? 0;
    const known = this.#spans.get(span);
    return known >= 0 ? known : this.#spans.set(span, this.#sharings.spans.indexOf(draftAt(at)));
  }

  listOf({ statistics, draftAt, showsPartner }: MeasureDrafts, at: number, subject: number) {
    const list = statistics.columns.places[at] ?? 0;
    const lists = this.#rankings.get(subject) < 0 ? this.#lists : this.#rankedLists;
    const known = showsPartner ? -1 : lists.get(list);
    if (known >= 0) return known;
    const draft = draftAt(at);
    const index = this.#sharings.lists.indexOf(draft);
    const isOwn = !showsPartner && draft.places === statistics.recordAt(at).places;
    return isOwn ? lists.set(list, index) : index;
  }
}

const itemsPerStep = 2000;

/**
 * @param extendIds room for the identifiers of so many items
 * @returns adds the items of one measure after the other, in steps
 */
export function createAddMeasure(
  sharings: Sharings,
  extendIds: (by: number) => Float64Array,
): (measure: MeasureDrafts) => Steps<void> {
  const met = new Met(sharings);
  return function* (measure) {
    const { byNumber } = measure.statistics;
    met.begin();
    for (let from = 0; from < byNumber.length; from += itemsPerStep) {
      const some = byNumber.subarray(from, from + itemsPerStep);
      addItems(measure, some, met, sharings, extendIds(some.length));
      yield;
    }
  };
}

// Not in the generator: it would take several times as long there.
function addItems(
  measure: MeasureDrafts,
  some: Uint32Array,
  met: Met,
  { subjects, spans, lists, terms }: Sharings,
  ids: Float64Array,
): void {
  const { statistics } = measure;
  const subjectAt = subjects.extend(some.length);
  const spanAt = spans.extend(some.length);
  const listAt = lists.extend(some.length);
  terms.extend(some.length).fill(terms.indexOfValue(measure.terms));
  for (let place = 0; place < some.length; place += 1) {
    const at = some[place] ?? 0;
    const subject = met.subjectOf(measure, at);
    ids[place] = statistics.ids[at] ?? 0;
    subjectAt[place] = subject;
    spanAt[place] = met.spanOf(measure, at);
    listAt[place] = met.listOf(measure, at, subject);
  }
}
