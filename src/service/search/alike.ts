/** Items that a question without a place scores alike: those of one subject, period and prominence. */
import type { ItemColumns } from "./columns.js";

export interface Alike {
  /** By concept, the places of the subjects that show it. */
  readonly subjectsOf: ReadonlyMap<string, readonly number[]>;
  /** By subject, the first of its groups; at the end, how many groups there are. */
  readonly groups: Uint32Array;
  /** By ordinal, its group. */
  readonly groupOf: Uint32Array;
  /** By group, the first of its items; at the end, how many items there are. */
  readonly starts: Uint32Array;
  /** Ordinals, group by group, rising in each. */
  readonly ordinals: Uint32Array;
}

export function toAlike({ subjects, spans, prominence }: ItemColumns): Alike {
  const size = subjects.at.length;
  const subject = (ordinal: number): number => subjects.at[ordinal] ?? 0;
  const span = (ordinal: number): number => spans.at[ordinal] ?? 0;
  const known = (ordinal: number): number => prominence[ordinal] ?? 0;
  const differ = (a: number, b: number): number =>
    subject(a) - subject(b) || span(a) - span(b) || known(a) - known(b);
  const ordinals = Uint32Array.from({ length: size }, (_one, at) => at);
  ordinals.sort((a, b) => differ(a, b) || a - b);
  const groups = new Uint32Array(subjects.values.length + 1);
  const groupOf = new Uint32Array(size);
  const starts: number[] = [];
  for (let at = 0; at < size; at++) {
    const ordinal = ordinals[at] ?? 0;
    const before = ordinals[at - 1];
    const isNext = before === undefined || differ(before, ordinal) !== 0;
    if (before === undefined || subject(before) !== subject(ordinal))
      groups[subject(ordinal)] = starts.length;
    if (isNext) starts.push(at);
    groupOf[ordinal] = starts.length - 1;
  }
  groups[subjects.values.length] = starts.length;
  return {
    subjectsOf: toSubjectsOf(subjects.values),
    groups,
    groupOf,
    starts: Uint32Array.from([...starts, size]),
    ordinals,
  };
}

function toSubjectsOf(
  subjects: ItemColumns["subjects"]["values"],
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { concepts }] of subjects.entries()) {
    for (const concept of new Set(concepts)) {
      const list = found.get(concept);
      if (list === undefined) found.set(concept, [at]);
      else list.push(at);
    }
  }
  return found;
}
