/** Picks, of everything retrieved, the few figures that answer the question. */
import type { Library } from "../library/library-model.js";
import type { ParsedQuery } from "../search/index.js";
import { askedKind, askedOf, changesFirst, isOfKind } from "./asked-measure.js";
import { createEvidence, toChange, type Evidence } from "./figures.js";
import { chooseOf, toFacts } from "./pick-facts.js";
import { otherMaturities } from "./other-maturities.js";
import { measuredAlike } from "./periods/alike-measures.js";
import { inOnePeriod, isOfOnePeriod } from "./periods/alike-periods.js";
import { askedFor } from "./periods/compared-years.js";
import { figuresOf, type Answered, type Fact, type Plan } from "./plan.js";
import { toOrder, toRanking } from "./pick-ranking.js";

/** A concept is taken as meant from here on; below, no answer is better than a wrong one. */
const surelyMeant = { score: 0.5, coverage: 0.7 };
/** So near the best, a concept is meant as much as it. */
const alikeShare = 0.85;
const comparedPlaces = 8;
const profileFacts = 5;

/** The plan; where the average of places is asked, what is stated of each is none. */
export function toPlan(library: Library, query: ParsedQuery, retrieved: readonly number[]): Plan {
  const plan = toBarePlan(library, query, retrieved);
  return plan.kind === "none"
    ? plan
    : {
        ...asAverage(library, query, plan),
        ...age(library, query, plan),
        ...otherMaturities(library, query, plan),
      };
}

/** Years that a newest figure may be behind. */
const usualDelay = 1;

/** "Current" and "latest" are said of what is old as well: the question asks for what is newer. */
function age(library: Library, { period }: ParsedQuery, plan: Answered): { isOld?: true } {
  if (period?.isLatest !== true || period.to !== undefined) return {};
  const newest = Math.max(...figuresOf(plan).map((figure) => Number(figure.period.slice(0, 4))));
  return Number(library.edition.date.slice(0, 4)) - newest > usualDelay ? { isOld: true } : {};
}

function asAverage(library: Library, query: ParsedQuery, plan: Answered): Answered {
  const isOfMany =
    plan.kind === "ranking" || (plan.kind === "comparison" && query.groups.length > 0);
  const concept = figuresOf(plan)[0]?.concept ?? "";
  return isOfMany && askedOf(library, query, concept) === "average"
    ? { ...plan, isNoAverage: true }
    : plan;
}

function toBarePlan(library: Library, query: ParsedQuery, retrieved: readonly number[]): Plan {
  const evidence = createEvidence(library, retrieved);
  const meant = meantConcepts(library, query);
  const places = toPlaces(library, query, meant[0]);
  const concepts = meant.map((group) => coveringFirst(library, group, places));
  const whole = toWhole(library, evidence, query);
  if (whole !== undefined) return settle(library, whole, evidence, query);
  if (concepts.length === 0) {
    const subject = query.lacking.join(" ");
    // "US trade deficit with China" has its places in it.
    const where = query.isBetween ? [] : places;
    if (subject !== "") return { kind: "none", places: where, subject };
    if (places.length === 0) return { kind: "none", places };
    return toProfile(library, evidence, query, places[0] ?? "");
  }
  const [best = []] = concepts;
  const other = best.find((key) => !isOfKind(library, query, key));
  const kind = askedKind(query);
  if (other !== undefined && kind !== undefined && meant.length === 1)
    return { kind: "none", places, concept: other, askedKind: kind };
  const several = meant.length > 1 ? toSeveral(library, evidence, query, meant) : undefined;
  if (several !== undefined) return settle(library, several, evidence, query);
  // The order of places by the one is no answer about both.
  if (meant.length > 1 && places.length === 0 && query.ranking === undefined)
    return { kind: "none", places, isSeveral: true };
  const groups = places.filter((code) => library.places.get(code)?.kind === "aggregate");
  const isOfGroup = groups.length === places.length && !isAlone(query, places);
  if (places.length === 0 || (query.ranking !== undefined && isOfGroup)) {
    const hasOrder = query.ranking !== undefined;
    const world = hasOrder ? [] : toFacts(library, evidence, query, best, ["WLD"]);
    if (world.length > 0) return settle(library, { kind: "facts", facts: world }, evidence, query);
    return unlessChanges(library, query, toRanking(library, evidence, query, best, groups[0]));
  }
  const facts = toFacts(library, evidence, query, best, places);
  // "EU vs US", "Africa vs Europe": an order of the members of one is no answer about both.
  if (facts.length === 0 && groups.length === 1 && places.length === 1) {
    return unlessChanges(library, query, toRanking(library, evidence, query, best, groups[0]));
  }
  if (facts.length === 0) return toNone(library, query, [meant[0]?.[0], best[0]], places);
  // One place has several facts where years are compared, and so have more of them.
  const isList = (query.period?.named?.length ?? 0) > 2;
  if (facts.length === 1 || places.length === 1 || isList)
    return settle(library, { kind: "facts", facts }, evidence, query);
  const ask = (another: ParsedQuery) => toFacts(library, evidence, another, best, places);
  const plan = isOrder(query, facts)
    ? unlessChanges(library, query, toOrder(query, facts))
    : toComparison(library, inOnePeriod(facts, evidence, query, ask));
  return settle(library, plan, evidence, query);
}

/** The facts of each thing that is asked; undefined where there are none of any. */
function toSeveral(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  meant: readonly (readonly string[])[],
): Plan | undefined {
  const each = meant.map((group) => {
    const places = toPlaces(library, query, group);
    const concepts = coveringFirst(library, group, places);
    return {
      places,
      concept: concepts[0],
      facts: toFacts(library, evidence, query, concepts, places),
    };
  });
  const found = each.flatMap((one) => one.facts);
  if (found.length === 0) return undefined;
  // Asked for two things, half of them would be taken for all.
  const without = each.find((one) => one.facts.length === 0);
  if (without?.concept !== undefined)
    return { kind: "none", places: without.places, concept: without.concept };
  const places = each[0]?.places ?? [];
  const called = meant.map((keys) => keys.filter((key) => isCalledAs(query, key, keys[0])));
  const alike = measuredAlike(library, found, called, (key) =>
    toFacts(library, evidence, query, [key], places),
  );
  if (!query.saysComparison) return { kind: "facts", facts: alike };
  const facts = inOnePeriod(alike, evidence, query, (another) =>
    alike.flatMap(({ figure }) =>
      toFacts(library, evidence, another, [figure.concept], [figure.place]),
    ),
  );
  const isUnlike = !isOfOnePeriod(facts) && query.period?.named === undefined;
  return { kind: "facts", facts, ...(isUnlike ? { isUnlike } : {}) };
}

/** So near the best, what is asked is called by either name. */
const calledShare = 0.9;

/** "Exports" are of goods, or of goods and services; the growth of the GDP is another thing than the GDP. */
function isCalledAs(query: ParsedQuery, key: string, than: string | undefined): boolean {
  const found = [query.concepts, query.others, ...query.further].flat();
  const scoreOf = (of: string | undefined) => found.find((one) => one.key === of)?.score ?? 0;
  return scoreOf(key) >= calledShare * scoreOf(than);
}

/**
 * What is missing: of what covers all places, where it is called so; else of what is asked, where that has no figures.
 * "EU GDP vs US GDP" asks for no growth rate.
 */
function toNone(
  library: Library,
  query: ParsedQuery,
  [asked, covering]: readonly (string | undefined)[],
  places: readonly string[],
): Plan {
  if (covering === undefined) return { kind: "none", places };
  if (isCalledAs(query, covering, asked)) return { kind: "none", places, concept: covering };
  const concept = asked ?? covering;
  const covered = library.coveredPlaces(concept);
  const lacking = places.filter((code) => !covered.includes(code));
  return { kind: "none", places: lacking.length === 0 ? places : lacking, concept };
}

/** "Brent, highest ever": of what one place alone has figures of, and none is named. */
const isAlone = (query: ParsedQuery, places: readonly string[]): boolean =>
  query.extreme !== undefined && query.places.length === 0 && places.length === 1;

/** "GDP China vs US": what has figures of all places named before what has them of one alone. */
function coveringFirst(
  library: Library,
  group: readonly string[],
  places: readonly string[],
): readonly string[] {
  const isCovering = (concept: string): boolean => {
    const covered = library.coveredPlaces(concept);
    return places.every((place) => covered.includes(place));
  };
  const first = places.length > 1 ? group.find(isCovering) : undefined;
  return first === undefined ? group : [first, ...group.filter((key) => key !== first)];
}

/** The highest values are not those that have risen most. */
function unlessChanges(library: Library, query: ParsedQuery, plan: Plan): Plan {
  const concept = plan.kind === "ranking" ? plan.figures[0]?.concept : undefined;
  if (concept === undefined || askedOf(library, query, concept) !== "change") return plan;
  return { kind: "none", places: [], concept, isLevelAlone: true };
}

/** The places whose figures are asked for; where all that may be meant is one place's alone, that place. */
function toPlaces(
  library: Library,
  query: ParsedQuery,
  concepts: readonly string[] = [],
): string[] {
  const partner = library.concepts.get(concepts[0] ?? "")?.partner;
  // "U.S. exports to China" are figures of the United States.
  const named = query.places.map(({ code }) => code).filter((code) => code !== partner);
  const isOrder = query.ranking !== undefined && query.extreme === undefined;
  if (named.length > 0 || isOrder) return named;
  // What is called by fewer words is of other places: the Fed's rate is no other bank's.
  const wordsOf = (concept?: string): ReadonlySet<string> =>
    [query.concepts, query.others, ...query.further].flat().find(({ key }) => key === concept)
      ?.words ?? new Set();
  const words = [...wordsOf(concepts[0])];
  // The highest of all figures is that of what is meant first: the oil price is that of one kind of oil.
  const meant =
    query.extreme === undefined
      ? concepts.filter((concept) => words.every((word) => wordsOf(concept).has(word)))
      : concepts.slice(0, 1);
  const covered = new Set(meant.flatMap((concept) => library.coveredPlaces(concept)));
  return covered.size === 1 ? [...covered] : [];
}

/** "Highest debt in the G7", or more places than can be compared one by one. */
const isOrder = (query: ParsedQuery, facts: readonly Fact[]): boolean =>
  query.groups.length > 0
    ? query.ranking !== undefined || facts.length > comparedPlaces
    : facts.length > comparedPlaces;

/** "Browser shares in …": no part is asked by name, so the parts of the whole, largest first. */
function toWhole(library: Library, evidence: Evidence, query: ParsedQuery): Plan | undefined {
  const [top] = query.concepts;
  const [place, second] = query.places;
  if (top === undefined || place === undefined || second !== undefined) return undefined;
  if (top.score < surelyMeant.score || top.coverage < surelyMeant.coverage) return undefined;
  const alike = query.concepts.filter(({ score }) => score >= top.score * alikeShare);
  const fitting = new Set(alike.map(({ key }) => key));
  const record = evidence
    .recordsOf(top.key)
    .find(
      ({ kind, concepts, places }) =>
        kind === "composition" &&
        places.length === 1 &&
        places[0] === place.code &&
        concepts.filter((concept) => fitting.has(concept)).length >= 3,
    );
  if (record === undefined) return undefined;
  const facts = record.concepts
    .flatMap((concept) => toFacts(library, evidence, query, [concept], [place.code]))
    .sort((a, b) => b.figure.value - a.figure.value)
    .slice(0, profileFacts);
  return facts.length > 2 ? { kind: "facts", facts } : undefined;
}

/** For each thing asked, the concepts it may be, best first. */
function meantConcepts(library: Library, query: ParsedQuery): string[][] {
  return [query.concepts, query.others, ...query.further].flatMap((found) => {
    const top = found[0];
    if (top === undefined || top.score < surelyMeant.score) return [];
    if (top.coverage < surelyMeant.coverage) return [];
    const meant = found.filter(({ score }) => score >= top.score * 0.75);
    const keys = changesFirst(library, query, meant).map(({ key }) => key);
    // A share is no number of people, nor the other way round.
    const ofKind = keys.filter((key) => isOfKind(library, query, key));
    return [ofKind.length === 0 ? keys : ofKind];
  });
}

function toComparison(library: Library, facts: readonly Fact[]): Plan {
  const valueOf = ({ figure, average }: Fact): number => average?.value ?? figure.value;
  const sorted = [...facts].sort((a, b) => valueOf(b) - valueOf(a));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isOnePeriod = isOfOnePeriod(sorted);
  const gap =
    isOnePeriod &&
    sorted.every(({ average }) => average === undefined) &&
    first !== undefined &&
    last !== undefined
      ? toChange(library, last.figure, first.figure)
      : undefined;
  return {
    ...{ kind: "comparison", facts: sorted },
    ...(gap === undefined ? {} : { gap }),
    ...(isOnePeriod ? {} : { isUnlike: true }),
  };
}

/** A place and nothing else: some of its main figures, one of each field. */
function toProfile(library: Library, evidence: Evidence, query: ParsedQuery, place: string): Plan {
  const topics = new Set<number>();
  const concepts = [...library.concepts.values()].filter(({ key, topic }) => {
    const field = rootOf(library, topic);
    if (topics.has(field) || evidence.figuresOf(key, place).length === 0) return false;
    topics.add(field);
    return true;
  });
  const facts = concepts
    .slice(0, profileFacts)
    .flatMap(({ key }) => toFacts(library, evidence, query, [key], [place]));
  return facts.length > 0 ? { kind: "facts", facts } : { kind: "none", places: [place] };
}

function rootOf(library: Library, topic: number): number {
  const parent = library.topics.get(topic)?.parent ?? null;
  return parent === null ? topic : rootOf(library, parent);
}

/**
 * Places, period and subject of a question are obligations: where one is not in the library there is no
 * answer, but what is missing. Of a group, members without figures are named.
 */
function settle(library: Library, plan: Plan, evidence: Evidence, query: ParsedQuery): Plan {
  if (plan.kind === "none") return plan;
  const shown = new Set(plan.kind === "ranking" ? [] : figuresOf(plan).map(({ place }) => place));
  const concept = figuresOf(plan)[0]?.concept ?? "";
  const dates = query.period?.named ?? [];
  const each = [query, ...dates.map((date) => askedFor(query, date))];
  for (const { concept: key, place } of figuresOf(plan)) {
    const missing = each
      .map((one) => chooseOf(library, evidence, one, key, place)?.missing)
      .find((one) => one !== undefined);
    if (missing === undefined) continue;
    return { kind: "none", places: [place], concept: key, missing };
  }
  const hasFigures = (code: string): boolean =>
    shown.has(code) || evidence.figuresOf(concept, code).length > 0;
  const asked = toPlaces(library, query, [concept]);
  const lacking = asked.filter((code) => !hasFigures(code));
  if (lacking.length === 0) return plan;
  const members = new Set(query.groups.flatMap((group) => group.members));
  const named = lacking.filter((code) => !members.has(code));
  if (named.length > 0) return { kind: "none", places: named, concept };
  return { ...plan, lacking };
}
