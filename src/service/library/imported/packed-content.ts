import type { NewContent, PackedContent } from "../../../storage/index.js";
import type { Steps } from "../turns.js";
import { headOf, joinPieces, measuresOf, toPieces, type ImportedHead } from "./content-pieces.js";
import type { ImportedContent, ImportedMeasure } from "./content-schema.js";
import { NoContent, pack, unpackMeasure, unpackWhole } from "./packing.js";

/** What a store keeps of a source's content. */
export const packContent = (content: ImportedContent): NewContent => ({
  whole: () => pack(content),
  pieces: () => toPieces(content),
});

/** Names where content stands that cannot be read, and what is wrong with it. */
function toProblem({ source, place }: PackedContent, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const problem = error instanceof NoContent ? reason : `cannot be read: ${reason}`;
  const advice = `Import its source anew, or take it away with "content remove ${source}".`;
  return new Error(`${place} ${problem}. ${advice}`, { cause: error });
}

/** @throws Error that names where it stands and what is wrong with it */
function unpack(one: PackedContent): ImportedContent {
  try {
    const kept = one.packed();
    return kept instanceof Uint8Array ? unpackWhole(kept) : joinPieces(kept);
  } catch (error) {
    throw toProblem(one, error);
  }
}

/**
 * Everything that was imported.
 * @param onProblem hears of content that cannot be read; the others are there all the same. Without it the first
 * problem is thrown
 */
export const unpackContent = (
  sources: readonly PackedContent[],
  onProblem?: (error: unknown) => void,
): ImportedContent[] =>
  sources.flatMap((one) => {
    try {
      return unpack(one);
    } catch (error) {
      if (onProblem === undefined) throw error;
      onProblem(error);
      return [];
    }
  });

/** What becomes of a source's content measure by measure, so that no more than one is unpacked at a time. */
interface TakeContent<T> {
  /** What became of a piece before, as long as somebody holds that. */
  readonly known: (piece: Uint8Array) => T | undefined;
  /** @param piece that it was unpacked from, where it was kept in one */
  readonly take: (measure: ImportedMeasure, head: ImportedHead, piece?: Uint8Array) => T;
}

interface TakenContent<T> {
  readonly head: ImportedHead;
  readonly measures: readonly T[];
}

function* takeSteps<T>(
  kept: ReturnType<PackedContent["packed"]>,
  { known, take }: TakeContent<T>,
): Steps<TakenContent<T>> {
  const content = unpackWhole(kept instanceof Uint8Array ? kept : kept.head);
  const [head, measures] = [headOf(content), [] as T[]];
  for (const measure of measuresOf(content)) {
    measures.push(take(measure, head));
    yield;
  }
  if (kept instanceof Uint8Array) return { head, measures };
  for (const piece of kept.measures.values()) {
    const present = known(piece);
    measures.push(present ?? take(unpackMeasure(piece), head, piece));
    if (present === undefined) yield;
  }
  return { head, measures };
}

/** @throws Error that names where it stands and what is wrong with it */
export function* unpackSteps<T>(
  packed: PackedContent,
  taking: TakeContent<T>,
): Steps<TakenContent<T>> {
  try {
    return yield* takeSteps(packed.packed(), taking);
  } catch (error) {
    throw toProblem(packed, error);
  }
}
