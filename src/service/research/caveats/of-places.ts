/** What is told of the places of an answer: which they are where none was asked, and what is said of each and not of all. */
import type { Library } from "../../library/library-model.js";
import type { ParsedQuery } from "../../search/index.js";
import { askedOf } from "../asked-measure.js";
import { figuresOf, type Answered } from "../plan/index.js";

/** "Highest number of unemployed" may be the country that has most: it is the highest that one has had. */
export function placeAlone(
  library: Library,
  { places, extreme }: ParsedQuery,
  plan: Answered,
): { placeAlone?: string } {
  const [place = "WLD"] = figuresOf(plan).map((figure) => figure.place);
  const isOne = extreme !== undefined && places.length === 0 && plan.kind === "facts";
  return isOne && library.places.get(place)?.kind !== "aggregate" ? { placeAlone: place } : {};
}

/** "Population of Africa" asks for no order: that its members' figures stand for it is said. */
export const ofMembers = ({ ranking }: ParsedQuery, plan: Answered): { isOfMembers?: true } =>
  plan.kind === "ranking" &&
  plan.group !== undefined &&
  ranking === undefined &&
  plan.bound === undefined &&
  plan.isNoAverage !== true
    ? { isOfMembers: true }
    : {};

/** The average of places was asked, and what is stated is of each. */
export function asAverage(library: Library, query: ParsedQuery, plan: Answered): Answered {
  const isOfMany =
    plan.kind === "ranking" || (plan.kind === "comparison" && query.groups.length > 0);
  const concept = figuresOf(plan)[0]?.concept ?? "";
  return isOfMany && askedOf(library, query, concept) === "average"
    ? { ...plan, isNoAverage: true }
    : plan;
}

/** What is stated of each place is no sum of them. */
export const asSum = (query: ParsedQuery, plan: Answered): { isNoSum?: true } =>
  query.operation === "sum" && new Set(figuresOf(plan).map(({ place }) => place)).size > 1
    ? { isNoSum: true }
    : {};

export const withoutPartners = ({
  lackingPartners = [],
}: ParsedQuery): Pick<Answered, "lackingPartners"> =>
  lackingPartners.length === 0 ? {} : { lackingPartners };
