/** "US exports to Germany and Japan": several places at the other end of one flow. */
import { before, from, isJoint, isOwnerAt, to, whose, type Flow } from "./trade-words.js";

const comparing = /^(?:compar\w*|vergl[ei]\w*|rapport|versus)$/;

/** "Compared to Canada": the word before the place is no direction, what is compared stands beside the one before it. */
const isCompared = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => comparing.test(word));

interface Side {
  readonly code: string;
  readonly is: "there" | "here" | undefined;
}

/**
 * Codes of the places at the other end, in the order of the question; none where there are not several.
 *
 * @param starts where each place's first word stands, by its code
 */
export function readPartners(
  words: readonly string[],
  starts: ReadonlyMap<string, number>,
  flow: Flow,
): readonly string[] {
  const [there, here] = flow === "export" ? [to, from] : [from, to];
  const sides: Side[] = [];
  for (const [code, at] of [...starts].sort(([, a], [, b]) => a - b)) {
    const word = before(words, at);
    const last = sides.at(-1)?.is;
    const isBeside = last !== undefined && isJoint(word);
    if (last !== undefined && isCompared(words, at)) sides.push({ code, is: last });
    else if (isOwnerAt(words, at) || here.has(word) || whose.has(word))
      sides.push({ code, is: "here" });
    else if (isBeside) sides.push({ code, is: last });
    // "To Germany, Japan and China": of a list, each is where the first is.
    else sides.push({ code, is: there.has(word) ? "there" : last });
  }
  const partners = sides.filter(({ is }) => is === "there").map(({ code }) => code);
  const others = sides.length - partners.length;
  return partners.length > 1 && others <= 1 ? partners : [];
}
