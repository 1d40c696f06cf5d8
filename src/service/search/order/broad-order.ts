/** The order of a list that nothing was asked of. */
import type { Steps } from "../../library/turns.js";
import type { ItemColumns } from "../columns/item-columns.js";
import { countingSteps, spreadSteps, toRanks } from "../columns/counting.js";
import { createNumberedTexts } from "../../library/numbered/numbered-texts.js";

const breadth = {
  ranking: 0.3,
  comparison: 0.2,
  series: 0.1,
  composition: 0.1,
  dual: 0,
  profile: 0,
};

const itemsPerStep = 4000;

/** By ordinal, which it is of all kinds of items in the order of how broad they are, the broadest first. */
function* rankSteps({ subjects, spans, lists }: ItemColumns) {
  const known = toRanks(lists.values.map(({ prominence }) => prominence));
  const behind = toRanks(
    subjects.values.map(({ shape }) => (shape === undefined ? 0 : breadth[shape])),
  );
  const newness = toRanks(spans.values.map(({ to }) => (Number(to.slice(0, 4)) || 0) / 1e4));
  yield;
  const kinds = known.values.length * behind.values.length * newness.values.length;
  const isThere = new Uint8Array(kinds);
  const kindAt = new Uint32Array(subjects.at.length);
  for (let ordinal = 0; ordinal < kindAt.length; ordinal += 1) {
    const list = known.ranks[lists.at[ordinal] ?? 0] ?? 0;
    const subject = behind.ranks[subjects.at[ordinal] ?? 0] ?? 0;
    const span = newness.ranks[spans.at[ordinal] ?? 0] ?? 0;
    const kind = (list * behind.values.length + subject) * newness.values.length + span;
    kindAt[ordinal] = kind;
    isThere[kind] = 1;
    if (ordinal % itemsPerStep === 0) yield;
  }
  const valueOf = (kind: number): number => {
    const [other, span] = split(kind, newness.values.length);
    const [list, subject] = split(other, behind.values.length);
    const sum = (known.values[list] ?? 0) + (behind.values[subject] ?? 0);
    return sum + (newness.values[span] ?? 0);
  };
  const there = Array.from(isThere.keys()).filter((kind) => isThere[kind] === 1);
  yield;
  const { ranks, values } = toRanks(there.map((kind) => -valueOf(kind)));
  const rankOf = new Uint32Array(kinds);
  for (const [at, kind] of there.entries()) rankOf[kind] = ranks[at] ?? 0;
  yield;
  return { all: yield* spreadSteps(kindAt, rankOf, kindAt), count: values.length };
}

const split = (number: number, by: number): [number, number] => [
  Math.floor(number / by),
  number % by,
];

/** By ordinal, how many of its first concept stand before it. @param all is written over */
function* turnSteps({ subjects }: ItemColumns, byRank: Uint32Array, all: Uint32Array) {
  const concepts = createNumberedTexts();
  const conceptOf = Uint32Array.from(subjects.values, (subject) =>
    concepts.numberOf(subject.concepts[0] ?? ""),
  );
  yield;
  const turns = new Uint32Array(concepts.size);
  let most = 1;
  for (let at = 0; at < byRank.length; at += 1) {
    const ordinal = byRank[at] ?? 0;
    const concept = conceptOf[subjects.at[ordinal] ?? 0] ?? 0;
    const turn = turns[concept] ?? 0;
    all[ordinal] = turn;
    turns[concept] = turn + 1;
    most = Math.max(most, turn + 1);
    if (at % itemsPerStep === 0) yield;
  }
  return { all, most };
}

/** Fresh first; within one release the concepts take turns, each with its broadest item first. */
export function* broadSteps(columns: ItemColumns): Steps<Uint32Array> {
  const { terms } = columns;
  const rank = yield* rankSteps(columns);
  const { sorted: byRank } = yield* countingSteps(rank.all, rank.count);
  const turn = yield* turnSteps(columns, byRank, rank.all);
  const byTurn = yield* countingSteps(turn.all, turn.most, byRank);
  const release = toRanks(
    terms.values.map(({ releasedAt }) => (Number.isNaN(releasedAt) ? 0 : -releasedAt)),
  );
  const released = yield* spreadSteps(terms.at, release.ranks, turn.all);
  const { sorted } = yield* countingSteps(released, release.values.length, byTurn.sorted, byRank);
  return sorted;
}
