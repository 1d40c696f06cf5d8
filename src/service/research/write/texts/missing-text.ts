/** What is said where there is no answer. */
import { coversAll, hasFigureWithin } from "../../figures.js";
import { isWithin, kindOf } from "../../periods/compare.js";
import type { Missing, Nothing } from "../../plan/index.js";
import type { Wording } from "../wording.js";
import { beyondText } from "./bound-text.js";

/** What is missing for an answer. */
export function missingText(wording: Wording, plan: Nothing): string {
  const { concept, places, missing } = plan;
  const name = concept === undefined ? undefined : wording.nameOf(concept);
  const where = places.map(wording.groupName).join(", ");
  if (missing !== undefined && name !== undefined) {
    if (isInIndicator(wording, plan, missing)) return wording.say.onlyIndicator(name, where);
    const said = missingPeriod(wording, withAll(wording, plan, missing), name, where);
    const { elsewhere } = plan;
    return elsewhere === undefined
      ? said
      : `${said} ${wording.say.elsewhere(wording.nameOfPlace(elsewhere))}`;
  }
  if (plan.askedKind !== undefined && concept !== undefined)
    return wording.say.otherKind(
      plan.askedKind,
      wording.nameOf(concept),
      wording.conceptOf(concept).unit[wording.language],
    );
  if (plan.beyond !== undefined && concept !== undefined) {
    const { of, period } = plan.beyond;
    const beyond = beyondText(wording, concept, plan.beyond);
    return wording.say.noneBeyond(
      beyond,
      wording.nameOf(concept),
      wording.period(period),
      wording.number(of),
    );
  }
  if (plan.isSeveral === true) return wording.say.several;
  if (plan.condition !== undefined) return wording.say.condition(plan.condition);
  if (plan.partners ?? plan.arePlacesAlone) return placesText(wording, plan, where);
  if (plan.called !== undefined && plan.subject !== undefined)
    return wording.say.partOfNames(plan.subject, plan.called.map(wording.nameOf));
  if (plan.event !== undefined) return wording.say.event(plan.event);
  const otherwise = askedOtherwise(wording, plan);
  if (otherwise !== undefined) return otherwise;
  if (name !== undefined && isCovered(wording, plan)) return wording.say.onlyIndicator(name, where);
  if (plan.subject !== undefined) {
    const said = wording.say.nothingOn(plan.subject, where);
    const { lesserPlace } = plan;
    return lesserPlace === undefined ? said : `${said} ${wording.say.lesserPlace(lesserPlace)}`;
  }
  if (name === undefined && where === "") return wording.say.nothing;
  const said = wording.say.nothingFor(name, where);
  const [alone, another] = where === "" ? wording.library.coveredPlaces(concept ?? "") : [];
  const isPlace = wording.library.places.get(alone ?? "")?.kind !== "aggregate";
  return alone === undefined || another !== undefined || !isPlace
    ? said
    : `${said} ${wording.say.elsewhere(wording.nameOfPlace(alone))}`;
}

/** What the library has of it, where the question asks another thing of that. */
function askedOtherwise(wording: Wording, plan: Nothing): string | undefined {
  const { concept, places } = plan;
  if (concept === undefined) return undefined;
  const { say } = wording;
  const name = wording.nameOf(concept);
  if (plan.isOfOnePlace === true) return say.ofOnePlace(name);
  if (plan.isBoundOfPart === true) {
    const isOfQuarters = wording.conceptOf(concept).frequency === "quarterly";
    return say.boundOfPart(name, isOfQuarters ? "quarter" : "month");
  }
  if (plan.isLevelAlone !== true) return undefined;
  return places.length === 0 ? say.levelOrder(name) : say.largestChange(name);
}

/** Where the places that are named say too little, or those that they trade with are asked. */
function placesText({ say, nameOfPlace }: Wording, { partners }: Nothing, where: string): string {
  return partners === undefined
    ? say.placesAlone(where)
    : say.partners(where, partners.map(nameOfPlace).join(", "));
}

/** A single figure stands in no statistic, but in an indicator. */
function isCovered({ library }: Wording, { concept = "", places }: Nothing): boolean {
  return places.length > 0 && coversAll(library, concept, places);
}

/** What is not there in any statistic may be in the indicator: it is not said to be lacking. */
function isInIndicator(
  { library }: Wording,
  { concept = "", places }: Nothing,
  missing: Missing,
): boolean {
  return (
    missing.reason === "beyond" &&
    places.some((place) => hasFigureWithin(library, concept, place, missing))
  );
}

/** From when to when the library has figures of one place, be it in the indicator alone. */
function withAll(
  { library }: Wording,
  { concept = "", places }: Nothing,
  missing: Missing,
): Missing {
  const [place = "", another] = places;
  const periods = library.observations(concept, place)?.periods ?? [];
  const [from, to] = [periods[0], periods.at(-1)];
  const isOne = another === undefined && missing.reason === "beyond";
  if (!isOne || from === undefined || to === undefined) return missing;
  return { ...missing, covered: { from, to } };
}

function missingPeriod(wording: Wording, missing: Missing, name: string, where: string): string {
  const { say, period } = wording;
  const { from, to, covered, between, breakAt, count, reason, isSince } = missing;
  const asked = from === to ? period(from) : `${period(from)} – ${period(to)}`;
  if (missing.isOrder === true) {
    const isOther = !isWithin(from, covered.from, covered.to);
    const reach = isOther ? { from: period(covered.from), to: period(covered.to) } : undefined;
    return say.noOrder(asked, name, where === "" ? undefined : where, reach);
  }
  if (breakAt !== undefined) return say.broken(asked, period(breakAt), name, where);
  if (count !== undefined) {
    const [there, of] = [wording.number(count.there), wording.number(count.of)];
    return say.incomplete(asked, { there, of, kind: kindOf(covered.to) }, name, where);
  }
  const head =
    isSince === true ? say.missingSince(asked, name, where) : say.missing(asked, name, where);
  if (between !== undefined)
    return head + say.gapBetween(period(between.before), period(between.after));
  const [first, last] = [period(covered.from), period(covered.to)];
  return reason === "longer" && kindOf(covered.from) !== "month"
    ? head + say.longer(kindOf(covered.from) === "year" ? "year" : "quarter", first, last)
    : head + say.covered(first, last);
}
