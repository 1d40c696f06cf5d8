/** When figures lay beyond a bound, or one place's beyond another's: with the figures on both sides of that. */
import { kindOf } from "../../periods/compare.js";
import type { CrossingPoint, Plan, Run } from "../../plan/index.js";
import { boundText } from "./bound-text.js";
import type { Wording } from "../wording.js";

type Crossing = Extract<Plan, { kind: "crossing" }>;

/** So many gaps are named. */
const mostGaps = 3;

export function crossingText(wording: Wording, plan: Crossing): string[] {
  const { say } = wording;
  return [`${crossingTitle(wording, plan)}${say.colon} ${sentences(wording, plan).join(" ")}`];
}

export function crossingTitle(wording: Wording, { first: { figure, other } }: Crossing): string {
  const places = [figure, ...(other === undefined ? [] : [other])];
  return `${wording.nameOf(figure.concept)} – ${places.map(({ place }) => wording.nameOfPlace(place)).join(", ")}`;
}

/** "May 2021 (4.2 percent)", of two places "2010 (China: …; Japan: …)". */
function pointText(wording: Wording, { figure, other }: CrossingPoint): string {
  const named = (one: typeof figure): string =>
    wording.say.crossings.figureOf(wording.nameOfPlace(one.place), wording.figureText(one));
  const text =
    other === undefined
      ? wording.figureText(figure)
      : [figure, other].map(named).join(wording.say.crossings.between);
  return `${wording.period(figure.period)} (${text})`;
}

function stateText(wording: Wording, { first: { figure, other }, ...plan }: Crossing): string {
  const { side, bound, isInclusive = false } = plan;
  const { crossings } = wording.say;
  return bound === undefined && other !== undefined
    ? crossings.beyondPlace(side, ...namesOf(wording, figure.place, other.place))
    : wording.say.besideBound({
        side,
        isInclusive,
        bound: boundText(wording, figure.concept, bound ?? 0),
      });
}

const namesOf = ({ nameOfPlace }: Wording, one: string, other: string): [string, string] => [
  nameOfPlace(one),
  nameOfPlace(other),
];

const isSame = (one: CrossingPoint, other: CrossingPoint): boolean =>
  one.figure.period === other.figure.period;

function sentences(wording: Wording, plan: Crossing): string[] {
  const { run, first, last } = plan;
  const { crossings } = wording.say;
  const point = (one: CrossingPoint): string => pointText(wording, one);
  const state = stateText(wording, plan);
  const isWhole = run !== undefined && run.before === undefined && run.after === undefined;
  if (run === undefined || isWhole) {
    const count = wording.number(plan.count);
    const kind = kindOf(first.figure.period);
    const said = [state, count, kind, point(first), point(last)] as const;
    const text = isWhole ? crossings.always(...said) : crossings.never(...said);
    return [text, ...gapSentences(wording, plan)];
  }
  const { before, after } = run;
  return [
    runSentence(wording, state, run),
    before === undefined ? crossings.begun : crossings.before(point(before)),
    ...(after === undefined ? [] : [crossings.after(point(after))]),
    ...(after === undefined || isSame(after, last) ? [] : [crossings.last(point(last))]),
    ...(plan.others.earlier === 0 ? [] : [crossings.earlier(plan.others.earlier)]),
    ...(plan.others.later === 0 ? [] : [crossings.later(plan.others.later)]),
    ...gapSentences(wording, plan),
    crossings.lookedAt(wording.period(first.figure.period), wording.period(last.figure.period)),
  ];
}

function runSentence(wording: Wording, state: string, { from, to, after }: Run): string {
  const { crossings } = wording.say;
  const [begin, end] = [pointText(wording, from), pointText(wording, to)];
  const isOne = isSame(from, to);
  if (after === undefined) return crossings.since(state, begin, isOne ? undefined : end);
  return isOne ? crossings.once(state, begin) : crossings.during(state, begin, end);
}

function gapSentences({ say, period }: Wording, { gaps }: Crossing): string[] {
  const named = gaps.slice(0, mostGaps);
  return [
    ...named.map(({ after, before }) => say.crossings.gap(period(after), period(before))),
    ...(gaps.length > named.length ? [say.crossings.moreGaps] : []),
  ];
}
