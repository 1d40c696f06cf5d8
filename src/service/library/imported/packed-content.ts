import type { NewContent, PackedContent } from "../../../storage/index.js";
import { joinPieces, toPieces } from "./content-pieces.js";
import type { ImportedContent } from "./content-schema.js";
import { NoContent, pack, unpackWhole } from "./packing.js";

/** What a store keeps of a source's content. */
export const packContent = (content: ImportedContent): NewContent => ({
  whole: () => pack(content),
  pieces: () => toPieces(content),
});

/** @throws Error that names where it stands and what is wrong with it */
function unpack({ source, place, packed }: PackedContent): ImportedContent {
  try {
    const kept = packed();
    return kept instanceof Uint8Array ? unpackWhole(kept) : joinPieces(kept);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem = error instanceof NoContent ? reason : `cannot be read: ${reason}`;
    const advice = `Import its source anew, or take it away with "content remove ${source}".`;
    throw new Error(`${place} ${problem}. ${advice}`, { cause: error });
  }
}

/**
 * Everything that was imported.
 * @param onProblem hears of content that cannot be read and says what is there in its place, if anything; the
 * others are there all the same. Without it the first problem is thrown
 */
export const unpackContent = (
  sources: readonly PackedContent[],
  onProblem?: (error: unknown, source: string) => ImportedContent | undefined,
): ImportedContent[] =>
  sources.flatMap((one) => {
    try {
      return unpack(one);
    } catch (error) {
      if (onProblem === undefined) throw error;
      return onProblem(error, one.source) ?? [];
    }
  });
