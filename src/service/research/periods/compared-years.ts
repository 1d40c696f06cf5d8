/** "2008 vs 2020": one year against another, and not the January of one against the December of the other. */
import type { AskedPeriod, ParsedQuery } from "../../search/index.js";
import { toChange, type Evidence } from "../figures.js";
import type { Library } from "../../library/library-model.js";
import type { Fact } from "../plan.js";
import { kindOf } from "./compare.js";

/** The two years that are compared; undefined where a span is asked, or anything else. */
function comparedYears({ period, saysComparison }: ParsedQuery): AskedPeriod[] | undefined {
  const { from, to } = period ?? {};
  if (!saysComparison || from === undefined || to === undefined) return undefined;
  if (from === to || [from, to].some((one) => kindOf(one) !== "year")) return undefined;
  return [from, to].map((year) => ({ from: year, to: year, isLatest: false }));
}

interface Comparing {
  readonly library: Library;
  readonly evidence: Evidence;
  readonly query: ParsedQuery;
  /** The facts of another question. */
  readonly ask: (query: ParsedQuery) => readonly Fact[];
}

/**
 * Where figures are of parts of a year, the average of each year or its own figure; where a year is not all there, the
 * same month or quarter of both.
 */
export function alikeYears(
  facts: readonly Fact[],
  { library, evidence, query, ask }: Comparing,
): readonly Fact[] {
  const years = comparedYears(query);
  const [first] = facts;
  const isOfOne = facts.every(({ figure }) => figure.place === first?.figure.place);
  if (years === undefined || first === undefined || !isOfOne) return facts;
  if (kindOf(first.figure.period) === "year") return facts;
  const each = years.flatMap((period) => ask({ ...query, period, isAverage: true }));
  const isWhole = ({ figure, average }: Fact): boolean =>
    average !== undefined || kindOf(figure.period) === "year";
  if (each.length === years.length && each.every(isWhole)) return each;
  return facts.map((fact) => {
    const { concept, place, period } = fact.figure;
    const same = `${years[0]?.from ?? ""}${period.slice(4)}`;
    const earlier = evidence.figuresOf(concept, place).find((figure) => figure.period === same);
    const change = earlier && toChange(library, earlier, fact.figure);
    return earlier === undefined || change === undefined ? fact : { ...fact, earlier, change };
  });
}
