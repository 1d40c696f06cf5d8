/** The words of a place's name, so that "Korea, Rep. of" and "Republic of Korea" are one. */
import { foldText } from "../../../../statistics/index.js";

const wordsIn = (text: string) => new Set(text.trim().split(/\s+/));

const articles = wordsIn(
  "the of and a an de la le les el los las du des del der die das und et y e l d s",
);
const inFull: Readonly<Record<string, string>> = {
  ...{ rep: "republic", dem: "democratic", st: "saint", fed: "federated", sts: "states" },
  ...{ is: "islands", isl: "islands" },
};
/** How a state is called beside its name; compass points and "new" are not among them: they name another place. */
const stateForms =
  wordsIn(`republic republik republique republica kingdom konigreich royaume reino state staat etat
  estado states federal federale federated federation federative bundesrepublik democratic demokratische democratique
  democratica people peoples popular populaire islamic islamische islamique islamica arab arabische socialist
  cooperative plurinational plurinationale bolivarian bolivariana bolivarische principality furstentum principaute
  principado grand duchy grossherzogtum sultanate commonwealth union united unie vereinigte unida hashemite independent
  special administrative region sar pdr rb p r mainland darussalam`);
/** How the number of members of a union is said, which is that of the library's. */
const members = wordsIn("countries members member composition changing fixed ea eu 20 21 27");

/** From when and under what reservation a name is meant; what a place is without some of it is another one. */
const reservation =
  /[\s,;–-]*(?:[([]\s*(?:incl|including|einschl|einschliesslich|y compris|incluido|incluida)|[([]?\b(?:until|till|from|since|as of|under|bis|ab|seit|jusqu|depuis|a partir|hasta|desde))\b.*$/;

/** In any order, since lists turn them round: "Virgin Islands, British". */
export function wordsOf(name: string): readonly string[] {
  const text = foldText(name).replace(reservation, "");
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !articles.has(word))
    .map((word) => inFull[word] ?? word)
    .sort();
}

const unless = (words: readonly string[], left: ReadonlySet<string>): readonly string[] => {
  const found = words.filter((word) => !left.has(word));
  return found.length === 0 ? words : found;
};
export const withoutStateForms = (words: readonly string[]) => unless(words, stateForms);
export const withoutMembers = (words: readonly string[]) => unless(words, members);
