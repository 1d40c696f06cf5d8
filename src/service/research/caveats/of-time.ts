/** What is told of the time of an answer: that it is older or longer than what was asked, or a part of it. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { isFiner, kindOf } from "../periods/compare.js";
import { figuresOf, type Answered } from "../plan/index.js";

/** "Quarterly GDP of Germany", where the library has whole years alone: what is stated is none of the parts asked for. */
export function coarser({ frequency }: ParsedQuery, plan: Answered): Pick<Answered, "isCoarser"> {
  const asked = { annual: "year", quarterly: "quarter", monthly: "month" } as const;
  const kinds = figuresOf(plan).map(({ period }) => kindOf(period));
  const own = kinds.find((kind) => kind !== "month");
  if (frequency === undefined || own === undefined) return {};
  return isFiner(asked[frequency], own) ? { isCoarser: own } : {};
}

/** "Which year had the highest growth?", where it is the highest of quarters. */
export function partOfYear(
  { asksYear }: ParsedQuery,
  plan: Answered,
): Pick<Answered, "isPartOfYear"> {
  if (asksYear !== true || plan.kind !== "facts") return {};
  const kinds = plan.facts.flatMap(({ figure, extreme }) =>
    extreme ? [kindOf(figure.period)] : [],
  );
  const own = kinds.find((kind) => kind === "month" || kind === "quarter");
  return own === undefined ? {} : { isPartOfYear: own };
}

/** So near the best, a measure is called the same. */
const calledAlike = 0.95;

/** Years that a newest figure may be behind: less where "current" or "the last five years" are asked. */
const usualDelay = { ofNow: 1, undated: 3 };

/** A question that names no end asks of today, whatever it says: an old figure is said to be the newest. */
export function age(library: Library, query: ParsedQuery, plan: Answered): { isOld?: true } {
  const { period, concepts, extreme } = query;
  const isOfAnyTime = extreme !== undefined && plan.kind !== "ranking";
  if (period?.to !== undefined || isOfAnyTime) return {};
  const isOfNow = period?.isLatest === true || period?.lastYears !== undefined;
  const delay = isOfNow ? usualDelay.ofNow : usualDelay.undated;
  const newest = Math.max(...figuresOf(plan).map((figure) => Number(figure.period.slice(0, 4))));
  // The average of whole years may be older than what the same has of its months.
  const least = (concepts[0]?.score ?? 0) * calledAlike;
  // "G7 GDP" is not newer for what one of them has of its own.
  const hasNewer = figuresOf(plan).every(({ place }) =>
    concepts.some(({ key, score }) => {
      const last = library.observations(key, place)?.periods.at(-1) ?? "";
      return score >= least && Number(last.slice(0, 4)) > newest + usualDelay.ofNow;
    }),
  );
  const isOld = Number(library.edition.date.slice(0, 4)) - newest > delay;
  return isOld && !hasNewer ? { isOld: true } : {};
}
