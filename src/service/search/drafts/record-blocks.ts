/** Records that follow each other in blocks: where nothing has changed in one, an index takes it as it was. */
import type { NumberLength } from "../../library/identifiers.js";
import type { Draft, RecordDrafts } from "../items.js";

interface Making<R> {
  readonly idOf: (record: R) => Draft["id"];
  /** Those with long numbers were imported. */
  readonly lengthOf: (record: R) => NumberLength;
  readonly draftOf: (record: R) => Draft;
  /** Objects that the draft follows from, of which the first is no other record's. */
  readonly madeOf: (record: R) => readonly object[];
}

/** The library's own by identifier, and what was imported behind it as it came. */
function inOrder<R>(all: readonly R[], { idOf, lengthOf }: Making<R>): R[] {
  const own = all.filter((record) => lengthOf(record) === "short");
  own.sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  return [...own, ...all.filter((record) => lengthOf(record) === "long")];
}

/** Of a block, about. */
const records = 64;

/** Where a block ends follows from its last record: one more changes no other block than its own. */
const isLast = (id: Draft["id"]): boolean =>
  (typeof id === "number" ? id : Number.parseInt(id.slice(-4), 16)) % records === 0;

/** In the order in which equal ones stand. */
export function* recordBlocks<R>(
  all: readonly R[],
  making: Making<R>,
): Generator<RecordDrafts, undefined> {
  const { draftOf, madeOf, idOf } = making;
  const toBlock = (some: readonly R[]): RecordDrafts => ({
    ...{ of: some.flatMap(madeOf), size: some.length, terms: undefined },
    *drafts() {
      for (const record of some) yield draftOf(record);
    },
  });
  let some: R[] = [];
  for (const record of inOrder(all, making)) {
    some.push(record);
    if (!isLast(idOf(record))) continue;
    yield toBlock(some);
    some = [];
  }
  if (some.length > 0) yield toBlock(some);
}
