/** "The poorest 10 percent", "top decile", "die reichsten 20 %": whose share is asked, and no order of places. */
import type { Token } from "../text.js";

const ends =
  /^(?:lowest|highest|poorest|richest|wealthiest|top|bottom|upper|lower|(?:arm|reich|unter|ober|niedrig)sten|hochsten|pauvres|riches|pobres|ricos)$/;
const count = /^(?:1|5|10|20|40|50|one|five|ten|twenty|eins?|funf|zehn|zwanzig)$/;
const percent = /^(?:percent|pct|prozent|per|pour|por)$/;
const part = /^(?:deciles?|quintiles?|tenth|fifth|half|dezils?|quintils?|zehntels?|funftels?)$/;

/** Behind the count: "10 % les plus pauvres", "10 % más rico". */
const adjective = /^(?:pauvres?|riches?|aises?|modestes?|pobres?|ric[oa]s?)$/;
const farthest = 5;
/** What is counted so are places: "los 10 países más pobres". */
const areas =
  /^(?:pays|etats|nations?|economies|pais(?:es)?|estados|naci(?:on|ones)|economias|ciudades|villes)$/;

/** Of folded words: whether the one at this place says so. */
export function saysWhose(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  // The "plus" of "les 10 % les plus pauvres" asks for no order.
  if (/^(?:plus|mas)$/.test(word)) return saysWhose(words, at + 1);
  const before = words.slice(Math.max(0, at - farthest), at);
  const counted = before.findLastIndex((one) => count.test(one));
  if (adjective.test(word) && counted >= 0)
    return !before.slice(counted).some((one) => areas.test(one));
  if (!ends.test(words[at] ?? "")) return false;
  const [next = "", behind = ""] = [words[at + 1], words[at + 2]];
  return part.test(next) || (count.test(next) && percent.test(behind));
}

/** "The poorest 10%": the sign is a word, as where it is written. */
export const withPercentOfPeople = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, at) => {
    const before = tokens[at - 1]?.folded ?? "";
    const sign = tokens[at + 1]?.gap ?? token.tail ?? "";
    if (!ends.test(before) || !count.test(token.folded) || !/^ ?%/.test(sign)) return [token];
    const raw = /sten$/.test(before) ? "Prozent" : "percent";
    return [token, { raw, folded: raw.toLowerCase(), gap: " " }];
  });
