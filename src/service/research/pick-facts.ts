/** The figures that a question asks of each place, with what they are compared with. */
import type { Library } from "../library/library-model.js";
import { growthWords, type AskedPeriod, type ParsedQuery } from "../search/index.js";
import { withoutBreak } from "./periods/broken-spans.js";
import { choose, type Chosen } from "./periods/choose.js";
import { toChange, toYearlyChange, type Evidence } from "./figures.js";
import { againstOf, askedOf, isAveraged, isChange } from "./asked-measure.js";
import { leftOutAbove } from "./left-out.js";
import { meantAlike } from "./periods/meant-alike.js";
import { isOfOnePeriod } from "./periods/alike-periods.js";
import { alikeYears } from "./periods/compared-years.js";
import { isBefore, kindOf, onePeriod } from "./periods/compare.js";
import { calledAlike, calledEither, levelsOf } from "./planning/called-alike.js";
import { byParts, statedAlike } from "./stated-alike.js";
import type { Fact, Missing } from "./plan/index.js";
import { toRank } from "./ranking/to-rank.js";

/** So much more are figures of one period worth, where places are compared. */
const comparableWorth = 0.05;
/**
 * Facts of the concept meant first, for each place, or of another that is called as it is, in whatever unit, where the
 * first lacks a place or the period and the other has them all: figures of both are never in one answer.
 */
export function toFacts(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concepts: readonly string[],
  places: readonly string[],
): Fact[] {
  const factsOf = (keys: readonly string[]) => inOneUnit(library, evidence, query, keys, places);
  const missingIn = (facts: readonly Fact[]) =>
    facts.flatMap(({ figure: { concept, place } }) => {
      const { missing } = chooseOf(library, evidence, query, concept, place) ?? {};
      return missing?.reason ?? [];
    });
  const hasAll = (facts: readonly Fact[]): boolean =>
    places.every((place) => facts.some(({ figure }) => figure.place === place)) &&
    missingIn(facts).length === 0;
  const facts = factsOf(concepts);
  if (hasAll(facts)) return facts;
  // What a source passed over, or has not yet in full, no other is asked for.
  if (missingIn(facts).some((reason) => reason === "gap" || isOfSpan(reason))) return facts;
  const [meant = ""] = concepts;
  const others = [...calledAlike(library, query, concepts), ...levelsOf(library, query, meant)];
  for (const key of others) {
    const found = factsOf([key]);
    // The level of all of them is no answer where its change was asked.
    if (hasAll(found) && !found.some(({ isLevelAlone }) => isLevelAlone)) return found;
  }
  return facts;
}

/**
 * Another that is measured alike stands in where
 * the first has no figures, or not for the asked period, or where it is meant alike, or is the same
 * from a newer source, and is fresher and no end was asked for.
 */
function inOneUnit(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concepts: readonly string[],
  places: readonly string[],
): Fact[] {
  const inUnit = statedAlike(library, query, concepts);
  const alike = byParts(library, query, inUnit, places);
  const asMuch = meantAlike(library, query, alike, places);
  const either = calledEither(library, query, alike);
  const isOpen = query.period?.to === undefined;
  const ofYear = changeOfYear(library, evidence, query, { concepts: alike, places });
  if (ofYear.length > 0) return ofYear;
  let best: { facts: Fact[]; worth: number } = { facts: [], worth: 0 };
  let isIncomplete = false;
  for (const concept of alike) {
    // "Average US inflation 2025" lacks a month: another inflation is no answer to it.
    if (isIncomplete && !asMuch.has(concept)) continue;
    const found = places.flatMap(
      (place) => chooseOf(library, evidence, query, concept, place) ?? [],
    );
    const facts = found.map((chosen) => toFact(library, evidence, query, chosen));
    // Places are compared by what all of them have of one period.
    const comparable = found.length > 1 && isOfOnePeriod(facts) ? comparableWorth : 0;
    const worth = found.reduce(
      (sum, chosen) => sum + worthOf(chosen, query, asMuch.has(concept) || either.has(concept)),
      comparable,
    );
    isIncomplete ||= found.some(({ missing }) => isOfSpan(missing?.reason));
    if (found.some(isUnpublished) && best.worth < found.length) return facts;
    // Of a year's parts the last one too: "CPI in 2025" is no November's.
    const isPart = found.some(({ partOf }) => partOf !== undefined);
    const isBetter = (isOpen || isPart) && asMuch.has(concept) && saysMore(facts, best.facts);
    if (worth > best.worth || (worth === best.worth && isBetter)) best = { facts, worth };
  }
  // One measure beside itself, and not beside another that is called alike.
  const chosen = [...new Set(best.facts.map(({ figure }) => figure.concept))];
  const ask = (another: ParsedQuery) => toFacts(library, evidence, another, chosen, places);
  return [...alikeYears(best.facts, { library, evidence, query, ask })];
}

/** "GDP growth since 2015", "in the 2010s", "over the last five years": from one year to another, and no average. */
function isOfYears({ period, isGrowth, isAverage, concepts: [best] }: ParsedQuery): boolean {
  const { from, to = from, lastYears = 1 } = period ?? {};
  const isSpan =
    from === undefined
      ? lastYears > 1
      : onePeriod(period) === undefined && [from, to].every((one) => kindOf(one ?? "") === "year");
  const isCalledSo = [...(best?.words ?? [])].some((word) => growthWords.has(word));
  return isGrowth && !isAverage && isSpan && isCalledSo;
}

/** "GDP growth 2024": a quarter's growth is no year's, which is that of the annual amounts. */
function changeOfYear(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  {
    concepts,
    places,
  }: { readonly concepts: readonly string[]; readonly places: readonly string[] },
): Fact[] {
  const year = onePeriod(query.period);
  const isByParts = query.frequency !== undefined && query.frequency !== "annual";
  // The highest growth in a year is that of one of its quarters.
  if (isByParts || query.extreme !== undefined) return [];
  if (!isOfYears(query) && (year === undefined || kindOf(year) !== "year")) return [];
  // A year's own growth is told as the source does, and that of its parts by the year's amounts.
  const changeOf = (key: string): string | undefined => {
    const { changeOf: of = "", frequency } = library.concepts.get(key) ?? {};
    const isOfParts = frequency !== "annual" && library.concepts.get(of)?.frequency === "annual";
    return of !== "" && (isOfYears(query) || isOfParts) ? of : undefined;
  };
  // "Recession 2008" is a question of growth as well, in other words.
  const [first = ""] = concepts;
  const newer = library.concepts.get(first)?.newer ?? [];
  const asked = query.isGrowth ? concepts : [first, ...newer];
  const amounts = new Set(asked.flatMap((key) => changeOf(key) ?? []));
  for (const amount of amounts) {
    const found = places.flatMap(
      (place) => choose(evidence.figuresOf(amount, place), query.period, "change") ?? [],
    );
    const isWhole = found.length === places.length;
    if (isWhole && found.every(({ earlier, missing }) => earlier && !missing))
      return found.map((chosen) => toFact(library, evidence, query, chosen));
  }
  return [];
}

/** What of a measure's figures in a place is asked for. */
export const chooseOf = (
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concept: string,
  place: string,
): Chosen | undefined => {
  const asked = askedOf(library, query, concept);
  const figures = evidence.figuresOf(concept, place);
  const chosen = choose(
    figures,
    asked === "sum" && isChange(library.concepts.get(concept)) ? asOne(query.period) : query.period,
    asked,
    againstOf(library, query, concept),
  );
  return chosen && withoutBreak(library, chosen, figures);
};

/** "Jobs added since 2020": changes that follow each other are one. */
const asOne = (period: ParsedQuery["period"]): ParsedQuery["period"] =>
  period?.from === undefined || period.named !== undefined || period.isAgainst === true
    ? period
    : { ...period, isAsOne: true };

/** All figures of a span were asked as one. */
const isOfSpan = (reason: Missing["reason"] | undefined): boolean =>
  reason === "incomplete" || reason === "break";

function worthOf(
  { figure, missing, partOf, extreme }: Chosen,
  { period, extreme: askedEnd }: ParsedQuery,
  isCalledSo: boolean,
): number {
  // Asked for a year, a figure of the year rather than one of its months; a part of what is asked has none that is better.
  const isOfKind = period?.to !== undefined && kindOf(figure.period) === kindOf(period.to);
  if (isOfSpan(missing?.reason)) return 0.7;
  // A part of the year is less than to know how much of it is there.
  if (partOf !== undefined) return 0.65;
  // The highest of 2022 is that of a month, and not the figure of the year.
  const isEnd = askedEnd === undefined || extreme !== undefined;
  // Of years the lowest is above the lowest month.
  const isOfParts = extreme !== undefined && kindOf(extreme.from) !== "year";
  // What has a part of the time is told of rather than what has none of it.
  const isPartly = missing !== undefined && hasSome(missing, period);
  return (
    (missing === undefined && isEnd ? 1 : isPartly ? 0.65 : 0.5) +
    (isCalledSo && !isPartly && (isOfKind || isOfParts) ? 0.1 : 0)
  );
}

const hasSome = ({ covered }: Missing, { from, to }: Partial<AskedPeriod> = {}): boolean =>
  (to === undefined || !isBefore(to, covered.from)) &&
  (from === undefined || !isBefore(covered.to, from));

/** A month or quarter that its series passes over was not measured: another measure is no answer to it. */
const isUnpublished = ({ missing }: Chosen): boolean =>
  missing?.reason === "gap" && kindOf(missing.from) !== "year";

const newestOf = (facts: readonly Fact[]): string =>
  facts.reduce((newest, { figure }) => (figure.period > newest ? figure.period : newest), "");

/** Of ends of a time, those of much more years; of other figures the newer ones. */
function saysMore(facts: readonly Fact[], than: readonly Fact[]): boolean {
  const yearsOf = (some: readonly Fact[]): number =>
    Math.max(0, ...some.map(({ extreme }) => (extreme ? yearsFrom(extreme) : 0)));
  const [years, others] = [yearsOf(facts), yearsOf(than)];
  return others > 0 ? years > 2 * others : newestOf(facts) > newestOf(than);
}

const yearsFrom = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1;

function toFact(library: Library, evidence: Evidence, query: ParsedQuery, chosen: Chosen): Fact {
  const { figure, earlier, partOf, average, ofWhole } = chosen;
  if (average !== undefined) return { figure, average };
  if (chosen.extreme !== undefined) return { figure, extreme: chosen.extreme };
  const asked = askedOf(library, query, figure.concept);
  const isLevelAlone = earlier === undefined && asked === "change";
  // The only figure of a year is as good as its average.
  const isNoAverage = asked === "average" && kindOf(figure.period) !== "year";
  const change = earlier === undefined ? undefined : toChange(library, earlier, figure);
  const isYearly = query.isPerYear === true && earlier !== undefined;
  const yearly = isYearly ? toYearlyChange(earlier, figure, change) : undefined;
  const rank = toRank(library, evidence, figure);
  return {
    figure,
    ...(partOf === undefined ? {} : { partOf }),
    ...(ofWhole !== undefined && isAveraged(library, figure.concept) ? { ofWhole } : {}),
    ...(earlier === undefined ? {} : { earlier }),
    ...(isLevelAlone ? { isLevelAlone } : {}),
    ...(isNoAverage ? { isNoAverage } : {}),
    ...(chosen.isAlone === true ? { isExtremeAlone: true } : {}),
    ...(change === undefined ? {} : { change }),
    ...(yearly === undefined ? {} : { changePerYear: yearly }),
    ...(rank === undefined ? {} : { rank }),
    ...(rank === undefined && query.operation === "rank"
      ? { unranked: leftOutAbove(library, figure) }
      : {}),
  };
}
