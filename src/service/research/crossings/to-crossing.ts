/** "When did … fall below …", "when did … overtake …": of all figures of one measure, when they lay beyond. */
import { hasOwnBase } from "../../library/index.js";
import type { Library } from "../../library/library-model.js";
import { saysDeficit, type ParsedQuery } from "../../search/index.js";
import { askedOf, isSummed } from "../asked-measure.js";
import type { Evidence } from "../figures.js";
import { toFacts } from "../pick-facts.js";
import { boundedBy, isBeyond, ownValue } from "../planning/beyond-bound.js";
import { calledAlike } from "../planning/called-alike.js";
import { isStatedAs } from "../planning/meant.js";
import type { CrossingPoint, Plan } from "../plan/index.js";
import { isPercentage } from "../write/notation.js";
import { gapsIn, pointsAt, runsOf } from "./runs.js";

type Crossing = Extract<Plan, { kind: "crossing" }>;
type Asked = NonNullable<ParsedQuery["crossing"]>;

/** A number from here on is no percentage, unless it is said to be one. */
const mostPercent = 1000;

const isScaled = ({ value, unit }: NonNullable<Asked["threshold"]>): boolean =>
  unit === undefined && value >= mostPercent;

interface Parts {
  readonly library: Library;
  readonly evidence: Evidence;
  readonly query: ParsedQuery;
  readonly asked: Asked;
  /** The one that is asked, and the other that it is set against. */
  readonly places: readonly [string, string?];
}

/** Another source's figures may end so many years before those of what is meant first. */
const olderYears = 5;

/**
 * Of what is meant first, or where that has been beyond since its figures begin, or never was, of what is called just so
 * and shows it. Undefined where no measure is said in the unit of the bound, or there are no two figures.
 */
export function toCrossing(
  library: Library,
  evidence: Evidence,
  query: ParsedQuery,
  concepts: readonly string[],
  named: readonly string[],
): Crossing | undefined {
  const { crossing: asked, period } = query;
  const isOfOther =
    asked?.isOther === true || period?.named !== undefined || period?.lastYears !== undefined;
  const places = toSides(asked, named);
  if (asked === undefined || places === undefined || isOfOther) return undefined;
  const parts = { library, evidence, query, asked, places };
  const fitting = concepts.filter((key) => isFitting(parts, key));
  const whole = { ...query, period: undefined, ranking: undefined };
  const all = places.flatMap((place) => place ?? []);
  const first = toFacts(library, evidence, whole, fitting, all)[0]?.figure.concept;
  if (first === undefined || !isFitting(parts, first)) return undefined;
  // "Urban population above 50%" asks for no growth of it, though that alone is in percent.
  const head = concepts.find((key) =>
    all.every((place) => evidence.figuresOf(key, place).length > 0),
  );
  if (head !== undefined && !isStatedAs(library, first, head)) return undefined;
  const alike = calledAlike(library, query, [first, ...fitting.filter((key) => key !== first)]);
  const found = [first, ...alike.filter((key) => isFitting(parts, key))].flatMap(
    (key) => ofConcept(parts, key) ?? [],
  );
  const [meant] = found;
  if (meant === undefined || meant.first.figure.concept !== first) return meant;
  const yearOf = ({ last }: Crossing): number => Number(last.figure.period.slice(0, 4));
  const isNew = (one: Crossing): boolean => yearOf(one) >= yearOf(meant) - olderYears;
  return found.find((one) => one.run?.before !== undefined && isNew(one)) ?? meant;
}

/** Of a bound one place, the world where none is named; else both, the one that is asked first. */
function toSides(asked: Asked | undefined, named: readonly string[]): Parts["places"] | undefined {
  const [one = "WLD", other, third] = named;
  if (asked?.threshold !== undefined) return other === undefined ? [one] : undefined;
  if (other === undefined || third !== undefined) return undefined;
  return asked?.isPassive === true ? [other, one] : [one, other];
}

/** Said in the unit of the bound, and a level: months of what flows are no amounts of years. */
function isFitting({ library, query, asked: { threshold, isYears } }: Parts, key: string): boolean {
  const ofWhat = askedOf(library, query, key);
  if (ofWhat !== "level" && ofWhat !== "amount" && ofWhat !== "sum") return false;
  const concept = library.concepts.get(key);
  if (threshold === undefined) return concept !== undefined && !hasOwnBase(concept);
  if (isYears === true && !/\byears?\b/.test(concept?.unit.en ?? "")) return false;
  // "Below 4 million" is said of no rate.
  if (concept !== undefined && isPercentage(concept) && isScaled(threshold)) return false;
  if (threshold.value === 0 && threshold.unit === undefined) return true;
  const isOfParts = isSummed(library, key) && query.frequency === undefined;
  return !isOfParts && boundedBy(library, threshold, [key]).length > 0;
}

function ofConcept(parts: Parts, key: string): Crossing | undefined {
  const { evidence, query, asked, places } = parts;
  const [place, other] = places;
  const figures = evidence.figuresOf(key, place);
  const others = other === undefined ? undefined : evidence.figuresOf(key, other);
  const points = pointsAt(figures, others, query.period ?? {});
  const all = runsOf(points, beyond(parts, key));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return undefined;
  if (isDeficit(parts, key, points)) return undefined;
  const run = asked.which === "first" ? all[0] : all.at(-1);
  const at = run === undefined ? 0 : all.indexOf(run);
  return {
    kind: "crossing",
    side: asked.side,
    ...boundOf(parts, key),
    ...(run === undefined ? {} : { run }),
    others: { earlier: at, later: Math.max(0, all.length - 1 - at) },
    gaps: run === undefined ? [] : gapsIn(points, run),
    ...{ first, last, count: points.length },
  };
}

const balance = /\b(?:surplus|balance|net)\b/i;

/** A deficit is below zero where surpluses are above it: the larger one is the lower figure. */
function isDeficit(
  { library, query, asked: { threshold } }: Parts,
  key: string,
  points: readonly CrossingPoint[],
): boolean {
  if (!saysDeficit(query.words)) return false;
  const isBalance = balance.test(library.concepts.get(key)?.name.en ?? "");
  // "More than 100 billion" was read as a balance below -100.
  if (threshold !== undefined && threshold.value < 0) return !isBalance;
  return (
    isBalance || points.some(({ figure, other }) => figure.value < 0 || (other?.value ?? 0) < 0)
  );
}

const boundOf = (
  { library, asked: { threshold } }: Parts,
  key: string,
): Pick<Crossing, "bound" | "isInclusive"> =>
  threshold === undefined
    ? {}
    : {
        bound: ownValue(threshold, library.concepts.get(key)),
        ...(threshold.isInclusive === true ? { isInclusive: true } : {}),
      };

/** By the figures as they are written: what is written as 5.0 is not above 5. */
function beyond(parts: Parts, key: string): (point: CrossingPoint) => boolean {
  const decimals = parts.library.concepts.get(key)?.decimals ?? 0;
  const { bound, isInclusive } = boundOf(parts, key);
  const written = (value: number): number => Number(value.toFixed(decimals));
  return ({ figure, other }) => {
    const than = bound ?? (other === undefined ? undefined : written(other.value));
    const own = written(figure.value);
    if (than === undefined) return false;
    return isBeyond(parts.asked.side, own, than) || (isInclusive === true && own === than);
  };
}
