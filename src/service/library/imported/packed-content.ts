import { gunzipSync, gzipSync } from "node:zlib";
import { Compile } from "typebox/compile";
import type { PackedContent } from "../../../storage/index.js";
import { ImportedContentSchema, type ImportedContent } from "./content-schema.js";

const validator = Compile(ImportedContentSchema);

/** What a store keeps of a source's content. */
export const packContent = (content: ImportedContent): Uint8Array =>
  gzipSync(JSON.stringify(content));

/** @throws Error that names where it stands and what is wrong with it */
function unpack({ place, packed }: PackedContent): ImportedContent {
  let content: unknown;
  try {
    content = JSON.parse(gunzipSync(packed()).toString("utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place} cannot be read: ${reason}. Import its source anew.`, {
      cause: error,
    });
  }
  if (validator.Check(content)) return content;
  const [first] = validator.Errors(content);
  throw new Error(
    `${place} is no imported content: ${first?.instancePath ?? ""} ${first?.message ?? ""}. Import its source anew.`,
  );
}

/**
 * Everything that was imported.
 * @param onProblem hears of content that cannot be read; the others are there all the same. Without it
 * the first one is thrown
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
