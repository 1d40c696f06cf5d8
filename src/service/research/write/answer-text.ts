/** The answer's sentences, and what is said where there is none. */
import {
  type Answered,
  type FigureChange,
  type Fact,
  type Average,
  type Bound,
  type Extreme,
  type Missing,
  type PlaceAt,
  type Nothing,
  type PlannedFigure,
  type Plan,
} from "../plan.js";
import { coversAll } from "../figures.js";
import { toNumberText } from "./notation.js";
import { kindOf } from "../periods/compare.js";
import { boundText } from "./bound-text.js";
import { crossingText } from "./crossing-text.js";
import { besideLines } from "./beside-lines.js";
import type { Wording } from "./wording.js";

/** "1.07 times": figures that differ by a few percent are not the same. */
const timesDecimals = 2;

export const answerText = (wording: Wording, plan: Answered): string =>
  [...body(wording, plan), ...besideLines(wording, plan)].join("\n");

/** "By 0.0%" of all jobs says nothing of 29 thousand more of them, nor "by 0.0 points" of 3.25 and 3.30 percent. */
function smallAmount(
  wording: Wording,
  change: FigureChange,
  figure: PlannedFigure,
  earlier: PlannedFigure,
): string {
  const value = Math.abs(figure.value - earlier.value);
  return change.kind === "percent"
    ? wording.figureText({ ...figure, value })
    : wording.amount(change, wording.conceptOf(figure.concept).decimals);
}

function changeSentence(wording: Wording, { figure, earlier, change }: Fact): string | undefined {
  if (earlier === undefined) return undefined;
  if (change === undefined)
    return wording.say.before(wording.period(earlier.period), wording.figureText(earlier));
  const direction =
    wording.isNothing(change) && wording.figureText(earlier) === wording.figureText(figure)
      ? "same"
      : change.value < 0
        ? "down"
        : "up";
  const amount = wording.isNothing(change)
    ? smallAmount(wording, change, figure, earlier)
    : wording.amount(change);
  return wording.say.change(
    direction,
    amount,
    wording.period(earlier.period),
    wording.figureText(earlier),
  );
}

const averageSentence = (wording: Wording, figure: PlannedFigure, average: Average): string =>
  wording.say[average.isSum === true ? "sum" : "average"](
    wording.number(average.count),
    kindOf(average.from),
    wording.period(average.from),
    wording.period(average.to),
    wording.figureText({ ...figure, value: average.value }),
  );

const extremeSentence = (wording: Wording, { order, count, from, to }: Extreme): string =>
  wording.say.extreme(
    order,
    wording.number(count),
    kindOf(from),
    wording.period(from),
    wording.period(to),
  );

/** A month's figure must not be taken for the year's. */
const partSentence = (wording: Wording, period: string, partOf: string): string =>
  wording.say.part(kindOf(period) === "month" ? "month" : "quarter", wording.period(partOf));

function factParagraph(wording: Wording, fact: Fact, head: string): string {
  const { figure, partOf, rank, average } = fact;
  if (average !== undefined)
    return `${head}${wording.say.colon} ${averageSentence(wording, figure, average)}`;
  const sentences = [
    `${head}${wording.say.colon} ${wording.say.value(wording.period(figure.period), wording.figureText(figure))}`,
    partOf === undefined ? undefined : partSentence(wording, figure.period, partOf),
    figure.isForecast === true ? wording.say.forecast : undefined,
    fact.extreme === undefined ? undefined : extremeSentence(wording, fact.extreme),
    fact.isNoAverage === true
      ? wording.say.oneFigure(kindOf(figure.period) === "month" ? "month" : "quarter")
      : undefined,
    changeSentence(wording, fact),
    fact.isLevelAlone === true ? wording.say.levelAlone : undefined,
    rank === undefined
      ? undefined
      : wording.say.rank(wording.number(rank.position), wording.number(rank.of)),
    fact.unranked === undefined ? undefined : unrankedSentence(wording, fact),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

const placesAt = ({ nameOfPlace, period }: Wording, places: readonly PlaceAt[] = []): string =>
  places.map((one) => `${nameOfPlace(one.place)} (${period(one.period)})`).join(", ");

const unrankedSentence = (wording: Wording, { figure, unranked }: Fact): string =>
  wording.say.noRank(wording.period(figure.period), placesAt(wording, unranked));

function comparisonText(
  wording: Wording,
  { facts, gap, times }: Extract<Answered, { kind: "comparison" }>,
): string[] {
  const concept = facts[0]?.figure.concept ?? "";
  const lines = facts.map((fact) =>
    factParagraph(wording, fact, wording.nameOfPlace(fact.figure.place)),
  );
  const [first, last] = [facts[0]?.figure, facts.at(-1)?.figure];
  const difference =
    gap === undefined || first === undefined || last === undefined || wording.isNothing(gap)
      ? []
      : [
          wording.say.gap(
            wording.nameOfPlace(first.place),
            wording.amount(gap),
            wording.nameOfPlace(last.place),
          ),
        ];
  return [
    `${wording.nameOf(concept)} – ${wording.say.comparison}${wording.say.colon}`,
    ...lines,
    ...difference,
    ...(times === undefined || first === undefined || last === undefined
      ? []
      : [
          wording.say.times(
            wording.nameOfPlace(first.place),
            toNumberText(times, wording.language, timesDecimals),
            wording.nameOfPlace(last.place),
          ),
        ]),
  ];
}

function rankingText(wording: Wording, plan: Extract<Plan, { kind: "ranking" }>): string[] {
  const first = plan.figures[0];
  if (first === undefined) return [];
  const group = plan.group === undefined ? undefined : wording.groupName(plan.group);
  const isOnePeriod = plan.figures.every((figure) => figure.period === first.period);
  const list = plan.figures.map((figure) => {
    const when = isOnePeriod ? "" : `, ${wording.period(figure.period)}`;
    return `${wording.nameOfPlace(figure.place)} (${wording.figureText(figure)}${when})`;
  });
  const { bound } = plan;
  const order =
    bound === undefined
      ? wording.say.order(plan.order, wording.number(plan.of), group)
      : wording.say.bounded(
          {
            ...beyondText(wording, first.concept, bound),
            isAll: bound.count === plan.figures.length,
          },
          wording.number(plan.of),
          group,
        );
  const head = isOnePeriod
    ? `${wording.nameOf(first.concept)}, ${wording.period(first.period)}`
    : wording.nameOf(first.concept);
  const said = `${head} – ${order}${wording.say.colon} ${list.join(", ")}.`;
  const { partOf } = plan;
  const sentences = [
    said,
    ...(partOf === undefined ? [] : [partSentence(wording, first.period, partOf)]),
    ...(plan.figures.some(({ isForecast }) => isForecast) ? [wording.say.forecast] : []),
  ];
  return [sentences.join(" "), ...leftOutLine(wording, first.period, plan.leftOut)];
}

const beyondText = (wording: Wording, concept: string, { side, value, count, than }: Bound) => ({
  side,
  bound:
    than === undefined
      ? boundText(wording, concept, value)
      : `${wording.figureText(than)} (${wording.nameOfPlace(than.place)})`,
  count: wording.number(count),
});

function leftOutLine(wording: Wording, of: string, leftOut: readonly PlaceAt[] = []): string[] {
  return leftOut.length === 0
    ? []
    : [wording.say.leftOut(wording.period(of), placesAt(wording, leftOut))];
}

/** What is missing for an answer. */
export function missingText(wording: Wording, plan: Nothing): string {
  const { concept, places, missing } = plan;
  const name = concept === undefined ? undefined : wording.nameOf(concept);
  const where = places.map(wording.nameOfPlace).join(", ");
  if (missing !== undefined && name !== undefined) {
    const said = missingPeriod(wording, missing, name, where);
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
  if (plan.arePlacesAlone === true) return wording.say.placesAlone(where);
  if (plan.called !== undefined && plan.subject !== undefined)
    return wording.say.partOfNames(plan.subject, plan.called.map(wording.nameOf));
  if (plan.event !== undefined) return wording.say.event(plan.event);
  if (plan.isLevelAlone === true && name !== undefined) return wording.say.levelOrder(name);
  if (name !== undefined && isCovered(wording, plan)) return wording.say.onlyIndicator(name, where);
  if (plan.subject !== undefined) {
    const said = wording.say.nothingOn(plan.subject, where);
    const { lesserPlace } = plan;
    return lesserPlace === undefined ? said : `${said} ${wording.say.lesserPlace(lesserPlace)}`;
  }
  return name === undefined && where === ""
    ? wording.say.nothing
    : wording.say.nothingFor(name, where);
}

/** A single figure stands in no statistic, but in an indicator. */
function isCovered({ library }: Wording, { concept = "", places }: Nothing): boolean {
  return places.length > 0 && coversAll(library, concept, places);
}

function missingPeriod(wording: Wording, missing: Missing, name: string, where: string): string {
  const { say, period } = wording;
  const { from, to, covered, between, count, reason, isSince } = missing;
  const asked = from === to ? period(from) : `${period(from)} – ${period(to)}`;
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

function body(wording: Wording, plan: Answered): string[] {
  switch (plan.kind) {
    case "facts":
      return plan.facts.map((fact) =>
        factParagraph(
          wording,
          fact,
          `${wording.nameOf(fact.figure.concept)} – ${wording.nameOfPlace(fact.figure.place)}`,
        ),
      );
    case "comparison":
      return comparisonText(wording, plan);
    case "ranking":
      return rankingText(wording, plan);
    case "crossing":
      return crossingText(wording, plan);
  }
}
