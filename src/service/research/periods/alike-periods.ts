/** Places are compared by figures of one period, where there is one that all of them have. */
import type { ParsedQuery } from "../../search/index.js";
import type { Evidence } from "../figures.js";
import type { Fact } from "../plan/index.js";
import { askedFor } from "./compared-years.js";

export const isOfOnePeriod = (facts: readonly Fact[]): boolean =>
  facts.every(({ figure }) => figure.period === facts[0]?.figure.period);

/**
 * The facts as they are where a period was asked, or they are of one.
 *
 * @param ask the facts of another question
 */
export function inOnePeriod(
  facts: readonly Fact[],
  evidence: Evidence,
  query: ParsedQuery,
  ask: (query: ParsedQuery) => readonly Fact[],
): readonly Fact[] {
  const { from, to, lastYears } = query.period ?? {};
  const isAsked = [from, to, lastYears, query.extreme].some((one) => one !== undefined);
  if (isAsked || query.isAverage || query.isGrowth || isOfOnePeriod(facts)) return facts;
  const [first = [], ...others] = facts.map(({ figure }) =>
    evidence.figuresOf(figure.concept, figure.place).map(({ period }) => period),
  );
  const common = first.findLast((period) => others.every((periods) => periods.includes(period)));
  if (common === undefined) return facts;
  const alike = ask(askedFor(query, common));
  return alike.length === facts.length && isOfOnePeriod(alike) ? alike : facts;
}
