/** Arrays that the questions to one kind are scored in, one after the other: none is made anew for each. */
import type { Steps } from "../library/turns.js";
import type { ItemColumns } from "./columns/item-columns.js";
import { headlineOf } from "./rank/scores/headlines.js";
import { shapeClassOf } from "./columns/shape-classes.js";

/** Values by place, each worked out when first asked for in a turn. */
interface Memo {
  /** Forgets all values; `workOut` is asked for them anew. */
  begin(workOut: (at: number) => number): (at: number) => number;
}

/** Places, each passed once in a turn. */
interface Marks {
  begin(): void;
  /** False when it was marked in this turn. */
  mark(at: number): boolean;
}

/** Room for something of each item. Nobody holds on to it while others are asked, so all libraries share it. */
interface Room {
  readonly keys: Float64Array;
  readonly ordinals: Uint32Array;
  readonly scores: Float64Array;
  readonly candidates: Uint32Array;
  readonly items: Marks;
}

export interface Workspace extends Room {
  readonly subjects: Marks;
  readonly conceptFits: Memo;
  readonly periodFits: Memo;
  /** By list of places, four times: as what shows them is a ranking (2), of a flow to a partner (1), both or none. */
  readonly placeFits: Memo;
  /** By subject: which of the four it is. */
  readonly placeKinds: Uint8Array;
  /** By subject. */
  readonly shapeClassAt: Uint8Array;
  /** By list of places. */
  readonly prominences: Float64Array;
  /** By list of places: bit 1 << kind where something of the kind shows it. */
  readonly kindsOfList: Uint8Array;
  /** By subject: how much of a headline it is. */
  readonly headlineAt: Uint8Array;
  /** By list of places: the most of what shows it. */
  readonly headlineOfList: Uint8Array;
}

const itemsPerStep = 10_000;

/** Items that there were and that are the first still. */
interface Kept {
  readonly size: number;
  readonly workspace: Pick<Workspace, "kindsOfList" | "headlineOfList">;
}

export function* workspaceSteps(
  { subjects, spans, lists }: ItemColumns,
  kept?: Kept,
): Steps<Workspace> {
  const size = subjects.at.length;
  const placeKinds = new Uint8Array(subjects.values.length);
  const shapeClassAt = new Uint8Array(subjects.values.length);
  const headlineAt = new Uint8Array(subjects.values.length);
  subjects.values.forEach((subject, at) => {
    placeKinds[at] =
      (subject.shape === "ranking" ? 2 : 0) + (subject.partner === undefined ? 0 : 1);
    shapeClassAt[at] = shapeClassOf(subject);
    headlineAt[at] = headlineOf(subject);
  });
  yield;
  const kindsOfList = new Uint8Array(lists.values.length);
  const headlineOfList = new Uint8Array(lists.values.length);
  if (kept !== undefined) {
    kindsOfList.set(kept.workspace.kindsOfList);
    headlineOfList.set(kept.workspace.headlineOfList);
  }
  for (let ordinal = kept?.size ?? 0; ordinal < size; ordinal++) {
    const list = lists.at[ordinal] ?? 0;
    const subject = subjects.at[ordinal] ?? 0;
    kindsOfList[list] = (kindsOfList[list] ?? 0) | (1 << (placeKinds[subject] ?? 0));
    headlineOfList[list] = Math.max(headlineOfList[list] ?? 0, headlineAt[subject] ?? 0);
    if (ordinal % itemsPerStep === 0) yield;
  }
  // While the collector marks, each new array takes up to ten milliseconds.
  const shared = roomFor(size);
  yield;
  const conceptFits = createMemo(subjects.values.length);
  yield;
  const periodFits = createMemo(spans.values.length);
  yield;
  const placeFits = createMemo(4 * lists.values.length);
  yield;
  return {
    ...{ ...shared, conceptFits, periodFits, placeFits, placeKinds, kindsOfList, shapeClassAt },
    ...{ headlineAt, headlineOfList },
    subjects: createMarks(subjects.values.length),
    prominences: Float64Array.from(lists.values, ({ prominence }) => prominence),
  };
}

let room: Room | undefined;

/** After an import there are mostly a few more. */
const spare = 1.05;

function roomFor(size: number): Room {
  if (room !== undefined && room.keys.length >= size) return room;
  const wide = Math.ceil(spare * size);
  room = {
    keys: new Float64Array(wide),
    ordinals: new Uint32Array(wide),
    scores: new Float64Array(wide),
    candidates: new Uint32Array(wide),
    items: createMarks(wide),
  };
  return room;
}

function createMarks(size: number): Marks {
  const turns = new Uint32Array(size);
  let turn = 0;
  return {
    begin: () => {
      if (turn === 0xffff_ffff) turns.fill(0);
      turn = (turn % 0xffff_ffff) + 1;
    },
    mark: (at) => {
      if (turns[at] === turn) return false;
      turns[at] = turn;
      return true;
    },
  };
}

function createMemo(size: number): Memo {
  const values = new Float64Array(size);
  const known = createMarks(size);
  return {
    begin: (workOut) => {
      known.begin();
      return (at) => {
        if (known.mark(at)) values[at] = workOut(at);
        return values[at] ?? 0;
      };
    },
  };
}
