/** "Real interest rates": of which maturity is not asked, and the library has several. */
import type { Library } from "../library/library-model.js";
import type { FoundConcept, ParsedQuery } from "../search/index.js";
import { withFirst } from "./asked-measure.js";
import { isPercentage } from "./write/notation.js";
import { figuresOf, type Answered } from "./plan/index.js";

/** What fits so near as well is meant as much; where a maturity is asked, those of others fit less. */
const alikeShare = 0.85;

const withoutMaturity = (name: string): string =>
  name.replace(/\b\d+[- ](?:year|month|week|day)s?\b/i, "").trim();

/** What is looked at where no maturity is said: bonds by ten years, bills by three months. */
const benchmarks = [/\b10-year\b/, /\b3-month\b/];

/** The concepts found, of which the benchmark stands first where they differ in their maturity alone. */
export function benchmarkFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const nameOf = ({ key }: FoundConcept): string => concepts.get(key)?.name.en ?? "";
  const [top] = found;
  if (top === undefined || withoutMaturity(nameOf(top)) === nameOf(top)) return found;
  const alike = found.filter(
    (one) =>
      one.score >= top.score * alikeShare &&
      withoutMaturity(nameOf(one)) === withoutMaturity(nameOf(top)),
  );
  const [benchmark] = benchmarks.flatMap(
    (maturity) => alike.find((one) => maturity.test(nameOf(one))) ?? [],
  );
  return withFirst(found, benchmark);
}

/** Keys of the measures that fit as well as the one that is stated, and differ from it in their maturity alone. */
export function otherMaturities(
  { concepts }: Library,
  query: ParsedQuery,
  plan: Answered,
): { readonly otherMaturities?: readonly string[] } {
  const [key = "", second] = new Set(figuresOf(plan).map(({ concept }) => concept));
  const concept = concepts.get(key);
  const score = query.concepts.find((one) => one.key === key)?.score;
  if (second !== undefined || score === undefined || concept === undefined) return {};
  const own = concept.name.en;
  // How long people are out of work is no maturity.
  if (!isPercentage(concept) || withoutMaturity(own) === own) return {};
  const others = query.concepts.filter((one) => {
    const name = concepts.get(one.key)?.name.en ?? "";
    return (
      one.score >= score * alikeShare &&
      name !== own &&
      withoutMaturity(name) === withoutMaturity(own)
    );
  });
  return others.length === 0 ? {} : { otherMaturities: others.map((one) => one.key) };
}
