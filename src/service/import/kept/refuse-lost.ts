import { commandWith } from "../../started-by.js";
import type { ImportedContent } from "../../library/index.js";
import type { ImportResult, ReadImport } from "../import-source.js";
import { rescaled } from "./rescaled.js";

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

/** @throws Error where a unit seems to be another one without saying so */
function refuseRescaled(result: ImportResult): void {
  const [first] = rescaled(result);
  if (first === undefined) return;
  throw new Error(
    `${first}. Where that is right, import it once more with ${commandWith("import")}`,
  );
}

/**
 * What was read, for a command that nobody watches: a source that has lost most of its figures, or has them in
 * another unit than it says, stays as it was.
 */
export const unlessLost = (read: ReadImport): ReadImport => ({
  ...read,
  compose: (there) => {
    const result = read.compose(there);
    if (result === undefined) return result;
    refuseLost(result);
    refuseRescaled(result);
    return result;
  },
});
