/**
 * Items that follow each other, of subjects that no other items have: an index takes them from the one that was there
 * before, as long as what they are made of is.
 */
import type { MadeOf } from "../items.js";
import { ofObject } from "../of-object.js";

export interface Block extends MadeOf {
  /** Ordinals. */
  readonly from: number;
  readonly end: number;
  /** Places of the subjects. */
  readonly firstSubject: number;
  readonly endSubject: number;
  /** How many periods, terms and lists of places there were with its items and those before it. */
  readonly spans: number;
  readonly terms: number;
  readonly lists: number;
}

const sizeOf = ({ from, end }: Block): number => end - from;

const byFirstOf = ofObject((blocks: readonly Block[]): ReadonlyMap<object, Block> => {
  const byFirst = new Map<object, Block>();
  for (const block of blocks) if (block.of[0] !== undefined) byFirst.set(block.of[0], block);
  return byFirst;
});

/** Whether a block has so many items, made of the same. */
export const hasItems = (block: Block, { of }: MadeOf, size: number): boolean =>
  sizeOf(block) === size &&
  block.of.length === of.length &&
  block.of.every((one, at) => one === of[at]);

/** @returns the block of the same items; undefined where there is none */
export function createFindBlock(
  blocks: readonly Block[],
): (like: MadeOf, size: number) => Block | undefined {
  const byFirst = byFirstOf(blocks);
  return (like, size) => {
    const found = like.of[0] && byFirst.get(like.of[0]);
    return found !== undefined && hasItems(found, like, size) ? found : undefined;
  };
}

/** Whether all blocks that there were are the first ones still, as they were. */
export const beginWithAll = (blocks: readonly Block[], before: readonly Block[]): boolean =>
  before.length > 0 && before.every((block, at) => block === blocks[at]);

/** How many there are of each by now. */
interface Counts {
  readonly items: () => number;
  readonly subjects: () => number;
  readonly spans: () => number;
  readonly terms: () => number;
  readonly lists: () => number;
}

const standsAs = (known: Block, block: Block): boolean =>
  known.from === block.from &&
  known.end === block.end &&
  known.firstSubject === block.firstSubject &&
  known.endSubject === block.endSubject &&
  known.spans === block.spans &&
  known.terms === block.terms &&
  known.lists === block.lists;

/** While items are added: which of them are made of the same. */
export function createBlocks(counts: Counts) {
  const blocks: Block[] = [];
  let [from, firstSubject] = [0, 0];
  const close = (of: readonly object[], known?: Block): void => {
    const [end, endSubject] = [counts.items(), counts.subjects()];
    const shared = { spans: counts.spans(), terms: counts.terms(), lists: counts.lists() };
    const block = { of, from, end, firstSubject, endSubject, ...shared };
    // What was worked out of a block is that of this one, too, where it stands as it stood.
    if (end > from) blocks.push(known !== undefined && standsAs(known, block) ? known : block);
    [from, firstSubject] = [end, endSubject];
  };
  return {
    /** Begins with blocks as they were, of which everything that they have is there. */
    beginWith: (before: readonly Block[]) => {
      blocks.push(...before);
      [from, firstSubject] = [counts.items(), counts.subjects()];
    },
    /** What was added one by one stays by itself. */
    begin: () => {
      close([]);
    },
    /** @param known the block of the same items that there was @default none */
    close,
    done: (): readonly Block[] => {
      close([]);
      return blocks;
    },
  };
}
