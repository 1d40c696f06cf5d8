/** "Weltbevölkerung", "Welt-BIP": in German the world stands in one word with what is asked of it. */
import type { Token } from "../text.js";

const compound = /^welt(?=\p{L}{3})/u;
/** The bank has the world in its name, and "worldwide" is no thing of it. */
const names = /^welt(?:bank|weit)/;

/**
 * The words of a question, of which those of the world are two.
 *
 * @param isMeasure whether a folded word is part of what a measure is called by
 */
export const withWorld = (
  tokens: readonly Token[],
  isMeasure: (word: string) => boolean,
): readonly Token[] =>
  tokens.flatMap((token): readonly Token[] => {
    const { raw, folded } = token;
    const rest = folded.replace(compound, "");
    if (rest === folded || names.test(folded) || isMeasure(folded) || !isMeasure(rest))
      return [token];
    const [world, subject] = [raw.slice(0, 4), raw.slice(4)];
    return [
      { ...token, raw: world, folded: "welt" },
      { ...token, raw: subject, folded: rest, gap: "" },
    ];
  });
