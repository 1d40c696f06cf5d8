/** "Exports vs imports": two measures of one source, of one period and in one unit, where there are such. */
import type { Concept, Library } from "../../library/library-model.js";
import { isOfOnePeriod } from "./alike-periods.js";
import { isBefore } from "./compare.js";
import type { Fact } from "../plan/index.js";

/** "Deaths per 1,000 inhabitants" are counted as births are. */
const countedIn = (unit: string): string => unit.replace(/^\S+ (?=per )/, "");

const isAlike = (one: Concept, other: Concept): boolean =>
  one.source === other.source &&
  one.frequency === other.frequency &&
  countedIn(one.unit.en) === countedIn(other.unit.en);

/** For each key of the first thing asked, those of the others that are measured as it is; none where one has none. */
function alikeSets({ concepts }: Library, meant: readonly (readonly string[])[]): string[][] {
  const [first = [], ...others] = meant;
  return first.flatMap((key) => {
    const own = concepts.get(key);
    if (own === undefined) return [];
    const found = others.flatMap((keys) => {
      const isFound = (one: string): boolean => {
        const other = concepts.get(one);
        return one !== key && other !== undefined && isAlike(own, other);
      };
      return keys.find(isFound) ?? [];
    });
    return found.length === others.length ? [[key, ...found]] : [];
  });
}

const isOlder = (some: readonly Fact[], than: readonly Fact[]): boolean =>
  some.some(({ figure }) => than.every((other) => isBefore(figure.period, other.figure.period)));

const yearOf = ({ figure }: Fact): number => Number(figure.period.slice(0, 4));
/** By a whole year at least: what is stated more often ends later as well. */
const isYearsOlder = (some: readonly Fact[], than: readonly Fact[]): boolean =>
  some.every((one) => than.every((other) => yearOf(one) + 1 < yearOf(other)));

/**
 * The facts as they are, or those of measures that are alike: no older, and years newer where the facts are alike as well.
 *
 * @param ask the facts of a measure
 */
export function measuredAlike(
  library: Library,
  facts: readonly Fact[],
  meant: readonly (readonly string[])[],
  ask: (concept: string) => readonly Fact[],
): readonly Fact[] {
  const isWhole = (some: readonly Fact[]): boolean => {
    const [first, ...others] = some.flatMap(
      ({ figure }) => library.concepts.get(figure.concept) ?? [],
    );
    return first !== undefined && isOfOnePeriod(some) && others.every((one) => isAlike(first, one));
  };
  const isFit = (some: readonly Fact[]): boolean =>
    isWhole(facts) ? isYearsOlder(facts, some) : !isOlder(some, facts);
  const [newest] = alikeSets(library, meant)
    .map((keys) => keys.flatMap(ask))
    .filter((some) => some.length === facts.length && isWhole(some))
    .filter((some) => some.every(({ partOf }) => partOf === undefined))
    .filter(isFit)
    .sort((one, other) => Number(isOlder(one, other)) - Number(isOlder(other, one)));
  return newest ?? facts;
}
