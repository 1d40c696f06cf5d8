/** "2008 vs 2020", "Q2 2026 vs Q2 2025": one year or part of it against another, and not the January of one against the December of the other. */
import type { AskedSpan, ParsedQuery } from "../../search/index.js";
import { askedOf, isSummed } from "../asked-measure.js";
import { toChange, type Evidence } from "../figures.js";
import type { Library } from "../../library/library-model.js";
import type { Fact, PlannedFigure } from "../plan/index.js";
import { isWithin, kindOf, onePeriod } from "./compare.js";

const spanOf = (date: string): AskedSpan => ({ from: date, to: date });

/** The years, their parts or months that are set beside each other; undefined where a span is asked, or anything else. */
function comparedSpans({ period, saysComparison, extreme, comparedParts }: ParsedQuery) {
  const { from, to, named } = period ?? {};
  if (extreme !== undefined) return undefined;
  if (comparedParts !== undefined) return comparedParts;
  if (named !== undefined) return named.map(spanOf);
  if (!saysComparison || from === undefined || to === undefined) return undefined;
  if (from === to || [from, to].some((one) => kindOf(one) !== "year")) return undefined;
  return [from, to].map(spanOf);
}

/** "Growth of exports to Mexico in 2019": the year and the one before, where each is the sum of its parts. */
function grownSpans({ library, query }: Comparing, concept: string): AskedSpan[] | undefined {
  const year = onePeriod(query.period);
  const isOfSums = isSummed(library, concept) && askedOf(library, query, concept) === "change";
  return !isOfSums || year === undefined || kindOf(year) !== "year"
    ? undefined
    : [String(Number(year) - 1), year].map(spanOf);
}

/** A question for one of several dates that are named. */
export const askedFor = (query: ParsedQuery, date: string): ParsedQuery =>
  askedIn(query, spanOf(date));

const askedIn = (query: ParsedQuery, { from, to }: AskedSpan): ParsedQuery => ({
  ...query,
  comparedParts: undefined,
  period: { from, to, isLatest: false, ...(from === to ? {} : { isAsOne: true }) },
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
  const spans = comparedSpans(query) ?? grownSpans(comparing, first?.figure.concept ?? "");
  if (spans === undefined || first === undefined) return facts;
  const isList = spans.length > 2;
  const isOfOne = facts.every(({ figure }) => figure.place === first.figure.place);
  if (!isList && (!isOfOne || !isInParts(first, spans))) return facts;
  // Of what flows the year has its sum.
  const isMean = !isSummed(comparing.library, first.figure.concept);
  const each = spans.map((span) => {
    const isAverage = query.isAverage || (isMean && isInParts(first, [span]));
    return ask({
      ...askedIn(query, span),
      isAverage,
      isGrowth: isMean && query.isGrowth && query.comparedParts === undefined,
    });
  });
  const isWhole = each.every(
    (some, at) => some.length === facts.length && some.every((fact) => isOf(fact, spans[at])),
  );
  if (isWhole)
    return facts.flatMap((_, place) =>
      changed(
        each.flatMap((some) => some[place] ?? []),
        spans,
        comparing,
      ),
    );
  if (isList) {
    const isCovered = each.every(
      (some, at) => some.length > 0 && some.every((fact) => isIn(fact, spans[at])),
    );
    // What is missing is told by who asked: not all of the dates are covered.
    return isCovered ? samePart(facts, spans, comparing) : facts;
  }
  // The second quarter has no August that the third could be set against.
  const [earlier, later] = spans.map(({ from }) => from);
  return earlier?.slice(4) === later?.slice(4) ? withSamePart(facts, earlier ?? "", comparing) : [];
}

/** Its figures are of parts of what is asked: of the months of years or quarters, of the quarters of halves. */
function isInParts({ figure }: Fact, spans: readonly AskedSpan[]): boolean {
  const own = kindOf(figure.period);
  return spans.every(({ from, to }) => {
    const asked = kindOf(from);
    return asked !== "month" && own !== "year" && (own !== asked || from !== to);
  });
}

/** Of two years the second's average or sum with its change from the first's. */
function changed(
  facts: readonly Fact[],
  [span]: readonly AskedSpan[],
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
  // Of a half both averages are told, and no name of it.
  if (span === undefined || span.from !== span.to) return facts;
  const average = { ...second.average, earlier: { year: span.from, value: before } };
  return [first, { ...second, average, change }];
}

const isOf = ({ figure, average }: Fact, span: AskedSpan | undefined): boolean =>
  average !== undefined || (span?.from === span?.to && figure.period === span?.from);

const isIn = ({ figure }: Fact, { from, to }: AskedSpan = { from: "", to: "" }): boolean =>
  isWithin(figure.period, from, to);

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

function samePart(
  facts: readonly Fact[],
  spans: readonly AskedSpan[],
  comparing: Comparing,
): Fact[] {
  const found = facts.flatMap((fact) =>
    spans.flatMap(({ from }) => sameIn(from, fact, comparing) ?? []),
  );
  return found.length === facts.length * spans.length ? found.map((figure) => ({ figure })) : [];
}

function withSamePart(facts: readonly Fact[], year: string, comparing: Comparing): Fact[] {
  return facts.map((fact) => {
    const earlier = sameIn(year, fact, comparing);
    const change = earlier && toChange(comparing.library, earlier, fact.figure);
    return earlier === undefined || change === undefined ? fact : { ...fact, earlier, change };
  });
}
