/** The words by which a question says from where to where goods go. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const articles = list("the die den dem la le les l los las el");
export const to = list("to into nach vers hacia a au aux");
export const from = list("from aus desde");
/** Whose trade it is, which is where its exports come from. */
export const whose = list("of von de du des d del");

const exporting =
  /^(?:exports?|exported|exporting|exporte?n?|ausfuhr(?:en)?|exportations?|exportacion(?:es)?)$/;
const importing =
  /^(?:imports?|imported|importing|importe?n?|einfuhr(?:en)?|importations?|importacion(?:es)?)$/;
const compounds = /(export|import)e?n?$/;

export type Flow = "export" | "import";

export function flowOfWord(word: string): Flow | undefined {
  if (exporting.test(word)) return "export";
  if (importing.test(word)) return "import";
  return compounds.exec(word)?.[1] as Flow | undefined;
}

const clearly = { export: list("to into nach vers hacia"), import: list("from aus desde") };

/** "Exports to", "imports from": no French "aux", which may be said of what is there. */
export const leadsAway = (word: string, flow: Flow): boolean => clearly[flow].has(word);

const isDative = /^(?:aus|in|mit|nach|von|zu|zwischen|und)$/;

/** The word before a place, past its article. */
export function before(words: readonly string[], at: number): string {
  const [first = "", second = ""] = [words[at - 1], words[at - 2]];
  // "Exporte der USA" are theirs; "aus der Schweiz" says from where.
  if (first === "der") return isDative.test(second) ? second : "von";
  // "In die USA" goes there, "in den USA" stays.
  if (first === "die" && second === "in") return "into";
  return articles.has(first) ? second : first;
}

export const isJoint = (word: string): boolean =>
  /^(?:and|und|et|y|vs|versus|or|oder|ou|o)$/.test(word);

/** "Mexican exports", "US imports": whose they are stands before them. */
export const isOwnerAt = (words: readonly string[], at: number): boolean =>
  [words[at + 1], words[at + 2]].some((next) => next !== undefined && flowOfWord(next));

const ofPlace = /^(?:de|d|du|des|del)$/;
const coming = /^(?:provenance|procedentes?|procedencia)$/;

/** "En provenance de Chine", and behind whose they are "importations américaines de Chine": from there. */
export const withOrigins = (
  words: readonly string[],
  starts: ReadonlyMap<string, number>,
): readonly string[] => {
  const places = new Set(starts.values());
  return words.map((word, at) => {
    const isWhose = places.has(at - 1) && flowOfWord(words[at - 2] ?? "") === "import";
    return ofPlace.test(word) && (isWhose || coming.test(words[at - 1] ?? "")) ? "from" : word;
  });
};
