/** "2008 vs 2020": one year against another, and not the January of one against the December of the other. */
import type { ParsedQuery } from "../../search/index.js";
import { askedOf, isSummed } from "../asked-measure.js";
import { toChange, type Evidence } from "../figures.js";
import type { Library } from "../../library/library-model.js";
import type { Fact, PlannedFigure } from "../plan/index.js";
import { isWithin, kindOf, onePeriod } from "./compare.js";

/** The years or months that are set beside each other; undefined where a span is asked, or anything else. */
function comparedDates({ period, saysComparison, extreme }: ParsedQuery) {
  const { from, to, named } = period ?? {};
  if (extreme !== undefined) return undefined;
  if (named !== undefined) return named;
  if (!saysComparison || from === undefined || to === undefined) return undefined;
  if (from === to || [from, to].some((one) => kindOf(one) !== "year")) return undefined;
  return [from, to];
}

/** "Growth of exports to Mexico in 2019": the year and the one before, where each is the sum of its parts. */
function grownDates({ library, query }: Comparing, concept: string): string[] | undefined {
  const year = onePeriod(query.period);
  const isOfSums = isSummed(library, concept) && askedOf(library, query, concept) === "change";
  return !isOfSums || year === undefined || kindOf(year) !== "year"
    ? undefined
    : [String(Number(year) - 1), year];
}

/** A question for one of several dates that are named. */
export const askedFor = (query: ParsedQuery, date: string): ParsedQuery => ({
  ...query,
  period: { from: date, to: date, isLatest: false },
});

interface Comparing {
  readonly library: Library;
  readonly evidence: Evidence;
  readonly query: ParsedQuery;
  /** The facts of another question. */
  readonly ask: (query: ParsedQuery) => readonly Fact[];
}

/**
 * Where figures are of parts of a year, the average of each year or its own figure; where a year is not all there, the
 * same month or quarter of each. Of more than two dates each has its figure; nothing where they have none that are alike.
 */
export function alikeYears(facts: readonly Fact[], comparing: Comparing): readonly Fact[] {
  const { query, ask } = comparing;
  const [first] = facts;
  const dates = comparedDates(query) ?? grownDates(comparing, first?.figure.concept ?? "");
  if (dates === undefined || first === undefined) return facts;
  const isList = dates.length > 2;
  const isOfOne = facts.every(({ figure }) => figure.place === first.figure.place);
  if (!isList && (!isOfOne || isYearly(first) || kindOf(dates[0] ?? "") !== "year")) return facts;
  // Of what flows the year has its sum.
  const isMean = !isSummed(comparing.library, first.figure.concept);
  const each = dates.map((date) => {
    const isAverage = query.isAverage || (isMean && kindOf(date) === "year");
    return ask({ ...askedFor(query, date), isAverage, isGrowth: isMean && query.isGrowth });
  });
  const isWhole = each.every(
    (some, at) => some.length === facts.length && some.every((fact) => isOf(fact, dates[at] ?? "")),
  );
  if (isWhole)
    return facts.flatMap((_, place) =>
      changed(
        each.flatMap((some) => some[place] ?? []),
        dates,
        comparing,
      ),
    );
  // What is missing is told by who asked: not all of the dates are covered.
  const isCovered = each.every(
    (some, at) => some.length > 0 && some.every((fact) => isIn(fact, dates[at] ?? "")),
  );
  if (isList && !isCovered) return facts;
  return isList
    ? samePart(facts, dates, comparing)
    : withSamePart(facts, dates[0] ?? "", comparing);
}

/** Of two years the second's average or sum with its change from the first's. */
function changed(
  facts: readonly Fact[],
  [year = ""]: readonly string[],
  { library }: Comparing,
): readonly Fact[] {
  const [first, second] = facts;
  if (first?.average === undefined || second?.average === undefined || facts.length > 2)
    return facts;
  const [before, after] = [first.average.value, second.average.value];
  const change = toChange(
    library,
    { ...first.figure, value: before },
    { ...second.figure, value: after },
  );
  if (change === undefined) return facts;
  const average = { ...second.average, earlier: { year, value: before } };
  return [first, { ...second, average, change }];
}

const isYearly = ({ figure }: Fact): boolean => kindOf(figure.period) === "year";

const isOf = ({ figure, average }: Fact, date: string): boolean =>
  average !== undefined || figure.period === date;

const isIn = ({ figure }: Fact, date: string): boolean => isWithin(figure.period, date, date);

/** The figure of the same month or quarter of another year. */
function sameIn(
  year: string,
  { figure }: Fact,
  { evidence }: Comparing,
): PlannedFigure | undefined {
  const period = `${year.slice(0, 4)}${figure.period.slice(4)}`;
  return evidence
    .figuresOf(figure.concept, figure.place)
    .find((another) => another.period === period);
}

function samePart(facts: readonly Fact[], dates: readonly string[], comparing: Comparing): Fact[] {
  const found = facts.flatMap((fact) =>
    dates.flatMap((date) => sameIn(date, fact, comparing) ?? []),
  );
  return found.length === facts.length * dates.length ? found.map((figure) => ({ figure })) : [];
}

function withSamePart(facts: readonly Fact[], year: string, comparing: Comparing): Fact[] {
  return facts.map((fact) => {
    const earlier = sameIn(year, fact, comparing);
    const change = earlier && toChange(comparing.library, earlier, fact.figure);
    return earlier === undefined || change === undefined ? fact : { ...fact, earlier, change };
  });
}
