import type { Catalogue } from "../../library/catalogue/index.js";
import type { ImportedContent } from "../../library/index.js";
import type { Surroundings } from "./own-numbers.js";

/** @throws Error where a measure's key is that of another one of its source, or of the library's */
export function refuseTaken(
  key: string,
  figures: ImportedContent["figures"],
  { concepts }: Catalogue,
): void {
  if (key in figures) throw new Error(`Two measures have the key ${key}: give one of them a key.`);
  if (concepts.some((concept) => concept.key === key))
    throw new Error(`The library has a measure ${key} of its own: give yours another key.`);
}

/**
 * A formula names a measure by its key alone: of two sources' measures with the same one, the later would
 * answer for the other without a word.
 * @throws Error where another source has a measure of this content's
 */
export function refuseTakenByOthers(
  { figures }: ImportedContent,
  { others, summaries }: Pick<Surroundings, "others" | "summaries">,
): void {
  const taken = [
    ...others.map(({ source, measures }) => ({ source: source.key, measures: measures.keys() })),
    ...summaries,
  ];
  for (const { source, measures } of taken) {
    const key = [...measures].find((one) => one in figures);
    if (key === undefined) continue;
    throw new Error(
      `The source ${source} has a measure ${key} already: give this one another key, or its source another name.`,
    );
  }
}
