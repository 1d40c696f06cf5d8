/** "Mexican exports to the US": from where to where a question's goods go. */
import type { Token } from "../../text.js";
import { asksFlowBetween } from "./other-flows.js";
import { readPartners } from "./trade-partners.js";
import {
  before,
  flowOfWord,
  from,
  isJoint,
  isOwnerAt,
  leadsAway,
  to,
  whose,
  withOrigins,
  type Flow,
} from "./trade-words.js";

export interface TradeEnds {
  /** Code of the place that exports; undefined where the question does not say it. */
  readonly origin?: string | undefined;
  /** Code of the place that imports; undefined where the question does not say it. */
  readonly destination?: string | undefined;
  /** "Trade with Mexico": what goes either way is asked, and not one of the two. */
  readonly isEachWay?: boolean;
  /** Places at the other end of one flow, where there are several: "exports to Germany and Japan". */
  readonly partners?: readonly string[];
  /** "Exports to Brazil": the only place is the other end, and what it exports itself is no answer. */
  readonly isOtherEnd?: boolean;
  /** "Immigration from Mexico": between places, of which the library has each one's own alone. */
  readonly isBetween?: boolean;
}

/** Between two places, and not of one with all. */
export const isBilateral = ({ origin, destination }: TradeEnds): boolean =>
  origin !== undefined && destination !== undefined;

const trading = /^(?:trade|trading|handel|commerce|commercial(?:e|es)?|comerci[ao]\w*)$/;
const balance =
  /^(?:deficits?|surplus|balances?|defizite?|uberschuss\w*|bilanz|excedents?|solde|superavit|balanza|saldo|handels(?:defizit|uberschuss|bilanz))$/;
const together = new Set(["with", "between", "mit", "zwischen", "avec", "entre", "con"]);
/** A deficit with another country is one of trade, a budget's is with none. */
const withOther = new Set(["with", "mit", "gegenuber", "avec", "con"]);
const budget =
  /^(?:budget\w*|fiscal\w*|government|public\w*|haushalts?\w*|staats\w*|etat|presupuest\w*|gobierno)$/;
const between = new Set(["between", "zwischen", "entre"]);
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
  const isBalance = words.some((word) => balance.test(word));
  const isWith = [...starts.values()].some((at) => withOther.has(before(words, at)));
  const isTrade =
    isFlows ||
    words.some((word) => trading.test(word) || /^handels/.test(word)) ||
    (isBalance && isWith && !words.some((word) => budget.test(word)));
  // "Trade balance US Mexico" is that of the two with each other, unless they are joined or compared.
  const isPair = second !== undefined && isBalance && !words.some(isJoint);
  const isTogether = [...starts.values()].some((at) => {
    const word = before(words, at);
    return together.has(word) || (isFlows && (to.has(word) || from.has(word)));
  });
  // "Trade balance with China vs Mexico" is none of any country with all others.
  const isOfMore = more !== undefined && !(isBalance && isTogether);
  if (!isTrade || !(isTogether || isPair) || isOfMore || words.some((word) => comparing.test(word)))
    return {};
  return { origin: first, destination: second ?? first, isEachWay: !isBalance };
}

/** "Exports of Germany and France" are those of either, of which none goes to a place that is named. */
const areOwners = (
  words: readonly string[],
  starts: ReadonlyMap<string, number>,
  flow: Flow,
): boolean => {
  const besides = [...starts.values()].map((at) => before(words, at));
  const there = flow === "export" ? to : from;
  // "De la France et de la Chine".
  const areJoined = [...starts.values()]
    .slice(1)
    .some((at) => isJoint(before(words, at)) || words.slice(Math.max(0, at - 3), at).some(isJoint));
  return areJoined && !besides.some((word) => there.has(word));
};

/** @param starts where each place's first word stands, by its code */
export function readTradeEnds(
  tokens: readonly Token[],
  starts: ReadonlyMap<string, number>,
): TradeEnds {
  const words = withOrigins(
    tokens.map(({ folded }) => folded),
    starts,
  );
  if (asksFlowBetween(tokens, starts)) return { isBetween: true };
  const flows = new Set(words.flatMap((word) => flowOfWord(word) ?? []));
  const [flow] = flows;
  if (flow === undefined) return readTradeBetween(words, starts);
  // "Exports to China and imports from China" are what goes either way.
  if (flows.size > 1) return readTradeBetween(words, starts);
  const isBetween = [...starts.values()].some((at) => between.has(before(words, at)));
  if (isBetween) return readTradeBetween(words, starts);
  const partners = readPartners(words, starts, flow);
  const [only = 0, second] = starts.values();
  const isOtherEnd = second === undefined && leadsAway(before(words, only), flow);
  const further = {
    ...(partners.length > 0 ? { partners } : {}),
    ...(isOtherEnd ? { isOtherEnd } : {}),
  };
  if (partners.length === 0 && areOwners(words, starts, flow)) return further;
  let [origin, destination]: (string | undefined)[] = [];
  for (const [code, at] of starts) {
    const word = before(words, at);
    const isOwner = isOwnerAt(words, at);
    const isOwned = whose.has(word) || (isOwner && !to.has(word) && !from.has(word));
    if (to.has(word)) destination ??= code;
    else if (from.has(word)) origin ??= code;
    else if (isOwned && flow === "export") origin ??= code;
    else if (isOwner && flow === "import") destination ??= code;
  }
  const others = [...starts.keys()].filter((code) => code !== origin && code !== destination);
  const [other, more] = others;
  if (other === undefined || more !== undefined) return { origin, destination, ...further };
  return {
    origin: origin ?? (destination === undefined ? undefined : other),
    destination: destination ?? (origin === undefined ? undefined : other),
    ...further,
  };
}
