/** What is said of places in order. */
import type { Plan, PlaceAt } from "../../plan/index.js";
import type { Wording } from "../wording.js";
import { beyondText } from "./bound-text.js";
import { partSentence, placesAt } from "./fact-text.js";

export function rankingText(wording: Wording, plan: Extract<Plan, { kind: "ranking" }>): string[] {
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

function leftOutLine(wording: Wording, of: string, leftOut: readonly PlaceAt[] = []): string[] {
  return leftOut.length === 0
    ? []
    : [wording.say.leftOut(wording.period(of), placesAt(wording, leftOut))];
}
