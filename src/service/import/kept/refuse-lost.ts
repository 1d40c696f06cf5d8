import { commandWith } from "../../started-by.js";
import type { ImportedContent } from "../../library/index.js";
import type { ImportResult, ReadImport } from "../import-source.js";

function figuresIn({ figures }: ImportedContent): number {
  let count = 0;
  for (const rows of Object.values(figures))
    for (const [, values] of Object.values(rows))
      for (const value of values) if (value !== null) count += 1;
  return count;
}

/** @throws Error where half of the figures or more are gone, and nobody is there who could say that this is right */
function refuseLost({ before, content }: ImportResult): void {
  const had = before === undefined ? 0 : figuresIn(before);
  const has = figuresIn(content);
  if (had === 0 || has * 2 > had) return;
  throw new Error(
    `it has ${String(has)} figures, and had ${String(had)}: a part of it alone may have come. Where this is all, import it once more with ${commandWith("import")}`,
  );
}

/** What was read, for a command that nobody watches: a source that has lost most of its figures stays as it was. */
export const unlessLost = (read: ReadImport): ReadImport => ({
  ...read,
  compose: (there) => {
    const result = read.compose(there);
    if (result !== undefined) refuseLost(result);
    return result;
  },
});
