import { gunzipSync, gzipSync } from "node:zlib";
import { Compile } from "typebox/compile";
import type { PackedContent } from "../../../storage/index.js";
import { ImportedContentSchema, type ImportedContent } from "./content-schema.js";

const validator = Compile(ImportedContentSchema);

/** What a store keeps of a source's content. */
export const packContent = (content: ImportedContent): Uint8Array =>
  gzipSync(JSON.stringify(content));

/** @throws Error that names where it stands and what is wrong with it */
function unpack({ source, place, packed }: PackedContent): ImportedContent {
  const advice = `Import its source anew, or take it away with "content remove ${source}".`;
  let content: unknown;
  try {
    content = JSON.parse(gunzipSync(packed()).toString("utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place} cannot be read: ${reason}. ${advice}`, {
      cause: error,
    });
  }
  if (validator.Check(content)) return content;
  const [first] = validator.Errors(content);
  throw new Error(
    `${place} is no imported content: ${first?.instancePath ?? ""} ${first?.message ?? ""}. ${advice}`,
  );
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
