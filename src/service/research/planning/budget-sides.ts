/** "Government revenue and spending": the two sides of one budget, and not what one level takes and another spends. */
import type { Concept, Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { thingsAsked } from "../asked-measure.js";
import type { Fact } from "../plan/index.js";

const sides = /\b(?:receipts|revenue|outlays|expenditures?)\b/;
const incoming = /\b(?:receipts|revenue|tax(?:es)?)\b/;
const outgoing = /\b(?:outlays|expenditures?|spending|government consumption)\b/;

const nameOf = (concept: Concept | undefined): string => concept?.name.en.toLowerCase() ?? "";

/** Whose budget a measure is a side of, by what is left of its name; undefined for what is no side of any. */
function accountOf(concept: Concept | undefined): string | undefined {
  const name = nameOf(concept);
  if (concept === undefined || !sides.test(name)) return undefined;
  const whose = name.replace(sides, "").match(/\p{L}+/gu) ?? [];
  return [concept.source, concept.frequency, concept.unit.en, ...whose].join(" ");
}

const isIncoming = (concept: Concept): boolean => incoming.test(nameOf(concept));

/** What goes out where this comes in, or comes in where this goes out, by the same source. */
export function otherSide({ concepts }: Library, key: string): string | undefined {
  const own = concepts.get(key);
  const account = accountOf(own);
  if (own === undefined || account === undefined) return undefined;
  const isOther = (one: Concept): boolean =>
    accountOf(one) === account && isIncoming(one) !== isIncoming(own);
  return [...concepts.values()].find(isOther)?.key;
}

const conceptsOf = ({ concepts }: Library, facts: readonly Fact[]): Concept[] =>
  [...new Set(facts.map(({ figure }) => figure.concept))].flatMap((key) => concepts.get(key) ?? []);

/** True for what comes in beside what goes out, where the two make up no budget. */
export function isOfTwoBudgets(library: Library, facts: readonly Fact[]): boolean {
  const [one, other, more] = conceptsOf(library, facts);
  if (one === undefined || other === undefined || more !== undefined) return false;
  const isBeside = (first: Concept, second: Concept): boolean =>
    incoming.test(nameOf(first)) && outgoing.test(nameOf(second));
  const account = accountOf(one);
  return (
    (isBeside(one, other) || isBeside(other, one)) &&
    (account === undefined || account !== accountOf(other))
  );
}

const yearOf = (facts: readonly Fact[]): number =>
  Math.min(...facts.map(({ figure }) => Number(figure.period.slice(0, 4))));

/** So much less a pair fits what is asked that it is of another level of government. */
const leastShare = 0.7;

/**
 * The facts as they are, or those of one budget's two sides where both are asked: instead of sides of two, or of
 * figures that are years older.
 *
 * @param ask the facts of a measure; none where the asked period is missing
 */
export function ofOneBudget(
  library: Library,
  facts: readonly Fact[],
  query: ParsedQuery,
  ask: (concept: string) => readonly Fact[],
): readonly Fact[] {
  const [firsts = [], seconds = [], ...others] = thingsAsked(query).filter(
    (some) => some.length > 0,
  );
  const [one, other] = conceptsOf(library, facts);
  const isBudget = [one, other].every((each) => sides.test(nameOf(each)));
  if (others.length > 0 || !(isBudget || isOfTwoBudgets(library, facts))) return facts;
  const pairs = firsts.flatMap(({ key, score }) => {
    const beside = otherSide(library, key);
    const second = seconds.find((found) => found.key === beside);
    return second === undefined ? [] : [{ keys: [key, second.key], score: score * second.score }];
  });
  const best = Math.max(0, ...pairs.map(({ score }) => score));
  const [newest] = pairs
    .filter(({ score }) => score >= best * leastShare)
    .map(({ keys }) => keys.flatMap(ask))
    .filter((some) => some.length >= facts.length && conceptsOf(library, some).length === 2)
    .sort((a, b) => yearOf(b) - yearOf(a));
  if (newest === undefined) return facts;
  return isOfTwoBudgets(library, facts) || yearOf(newest) > yearOf(facts) + 1 ? newest : facts;
}
