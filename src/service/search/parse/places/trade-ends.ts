/** "Mexican exports to the US": from where to where a question's goods go. */
import type { Token } from "../text.js";

export interface TradeEnds {
  /** Code of the place that exports; undefined where the question does not say it. */
  readonly origin?: string | undefined;
  /** Code of the place that imports; undefined where the question does not say it. */
  readonly destination?: string | undefined;
  /** "Trade with Mexico": what goes either way is asked, and not one of the two. */
  readonly isEachWay?: boolean;
}

/** Between two places, and not of one with all. */
export const isBilateral = ({ origin, destination }: TradeEnds): boolean =>
  origin !== undefined && destination !== undefined;

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const articles = list("the die den dem la le les l los las el");
const to = list("to into nach vers hacia a au aux");
const from = list("from aus desde");
/** Whose trade it is, which is where its exports come from. */
const whose = list("of von de du des d del");

const exporting =
  /^(?:exports?|exported|exporting|exporte?n?|ausfuhr(?:en)?|exportations?|exportacion(?:es)?)$/;
const importing =
  /^(?:imports?|imported|importing|importe?n?|einfuhr(?:en)?|importations?|importacion(?:es)?)$/;
const compounds = /(export|import)e?n?$/;

type Flow = "export" | "import";

export function flowOfWord(word: string): Flow | undefined {
  if (exporting.test(word)) return "export";
  if (importing.test(word)) return "import";
  return compounds.exec(word)?.[1] as Flow | undefined;
}

/** The word before a place, past its article. */
function before(words: readonly string[], at: number): string {
  const [first = "", second = ""] = [words[at - 1], words[at - 2]];
  // "In die USA" goes there, "in den USA" stays.
  if (first === "die" && second === "in") return "into";
  return articles.has(first) ? second : first;
}

const trading = /^(?:trade|trading|handel|commerce|commercial(?:e|es)?|comerci[ao]\w*)$/;
const balance =
  /^(?:deficits?|surplus|balances?|defizite?|uberschuss\w*|bilanz|excedents?|solde|superavit|balanza|saldo|handels(?:defizit|uberschuss|bilanz))$/;
const together = list("with between mit zwischen avec entre con");
const isJoint = (word: string): boolean => /^(?:and|und|et|y|vs|versus|or|oder|ou|o)$/.test(word);
const comparing = /^(?:compar\w*|vergl[ei]\w*)$/;

/**
 * "US trade deficit with Mexico": of two places with each other, which way the goods go is all the same. Beside one
 * alone it is somebody's with it, and not its own.
 */
function readTradeBetween(
  words: readonly string[],
  starts: ReadonlyMap<string, number>,
): TradeEnds {
  const [first, second, more] = starts.keys();
  const isFlows = words.some(flowOfWord);
  const isTrade = isFlows || words.some((word) => trading.test(word) || /^handels/.test(word));
  // "Trade balance US Mexico" is that of the two with each other, unless they are joined or compared.
  const isPair =
    second !== undefined && words.some((word) => balance.test(word)) && !words.some(isJoint);
  const isTogether = [...starts.values()].some((at) => {
    const word = before(words, at);
    return together.has(word) || (isFlows && (to.has(word) || from.has(word)));
  });
  if (
    !isTrade ||
    !(isTogether || isPair) ||
    more !== undefined ||
    words.some((word) => comparing.test(word))
  )
    return {};
  const isBalance = words.some((word) => balance.test(word));
  return { origin: first, destination: second ?? first, isEachWay: !isBalance };
}

/** @param starts where each place's first word stands, by its code */
export function readTradeEnds(
  tokens: readonly Token[],
  starts: ReadonlyMap<string, number>,
): TradeEnds {
  const words = tokens.map(({ folded }) => folded);
  const flows = new Set(words.flatMap((word) => flowOfWord(word) ?? []));
  const [flow] = flows;
  if (flow === undefined) return readTradeBetween(words, starts);
  // "Exports to China and imports from China" are what goes either way.
  if (flows.size > 1) return readTradeBetween(words, starts);
  let [origin, destination]: (string | undefined)[] = [];
  for (const [code, at] of starts) {
    const word = before(words, at);
    // "Mexican exports", "US imports": whose they are stands before them.
    const isOwner = [words[at + 1], words[at + 2]].some(
      (next) => next !== undefined && flowOfWord(next),
    );
    const isOwned = whose.has(word) || (isOwner && !to.has(word) && !from.has(word));
    if (to.has(word)) destination ??= code;
    else if (from.has(word)) origin ??= code;
    else if (isOwned && flow === "export") origin ??= code;
    else if (isOwner && flow === "import") destination ??= code;
  }
  const others = [...starts.keys()].filter((code) => code !== origin && code !== destination);
  const [other, more] = others;
  if (other === undefined || more !== undefined) return { origin, destination };
  return {
    origin: origin ?? (destination === undefined ? undefined : other),
    destination: destination ?? (origin === undefined ? undefined : other),
  };
}
