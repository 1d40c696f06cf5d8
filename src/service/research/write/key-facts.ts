/** The figures of an answer one by one, each with what it says. */
import {
  figuresOf,
  type FigureChange,
  type Fact,
  type PlannedFigure,
  type KeyFactDraft,
  type Plan,
} from "../plan.js";
import { toExactText, toNumberText } from "./notation.js";
import { changeDecimals, type Wording } from "./wording.js";

const figureFact = (wording: Wording, figure: PlannedFigure): KeyFactDraft => ({
  title: `${wording.nameOf(figure.concept)} – ${wording.nameOfPlace(figure.place)}, ${wording.period(figure.period)}${figure.isForecast === true ? ` (${wording.say.forecastTitle})` : ""}`,
  type: "value",
  unit: wording.conceptOf(figure.concept).unit[wording.language],
  value: toExactText(figure.value, wording.language, wording.conceptOf(figure.concept).decimals),
});

const changeFact = (
  wording: Wording,
  subject: string,
  type: string,
  change: FigureChange,
): KeyFactDraft => ({
  title: subject,
  type,
  unit: change.kind === "percent" ? "%" : wording.say.points("").trim(),
  value: toNumberText(change.value, wording.language, changeDecimals),
});

function factKeyFacts(wording: Wording, fact: Fact): KeyFactDraft[] {
  const { figure, earlier, change, rank, average } = fact;
  const subject = `${wording.nameOf(figure.concept)} – ${wording.nameOfPlace(figure.place)}`;
  if (average !== undefined) {
    const span = `${wording.period(average.from)}–${wording.period(average.to)}`;
    const stated = figureFact(wording, { ...figure, value: average.value });
    const type = average.isSum === true ? "sum" : "average";
    const title = wording.say[`${type}Title`];
    return [{ ...stated, title: `${subject}, ${title} ${span}`, type }];
  }
  const facts = [figureFact(wording, figure)];
  if (earlier !== undefined) {
    facts.push(figureFact(wording, earlier));
    const span = `${wording.period(earlier.period)}–${wording.period(figure.period)}`;
    if (change !== undefined) {
      facts.push(
        changeFact(wording, `${subject}, ${wording.say.changeTitle} ${span}`, "change", change),
      );
    }
  }
  if (rank !== undefined) {
    facts.push({
      title: `${subject}, ${wording.say.rankTitle} ${wording.period(figure.period)}`,
      type: "rank",
      unit: "",
      value: wording.say.rankValue(wording.number(rank.position), wording.number(rank.of)),
    });
  }
  return facts;
}

export function keyFacts(wording: Wording, plan: Plan): KeyFactDraft[] {
  switch (plan.kind) {
    case "none":
      return [];
    case "ranking":
      return plan.figures.map((figure) => figureFact(wording, figure));
    case "crossing":
      return figuresOf(plan).map((figure) => figureFact(wording, figure));
    case "facts":
      return plan.facts.flatMap((fact) => factKeyFacts(wording, fact));
    case "comparison": {
      const [first, last] = [plan.facts[0]?.figure, plan.facts.at(-1)?.figure];
      const facts = plan.facts.flatMap((fact) => factKeyFacts(wording, fact));
      if (plan.gap === undefined || first === undefined || last === undefined) return facts;
      const subject = `${wording.nameOf(first.concept)} – ${wording.nameOfPlace(first.place)}, ${wording.nameOfPlace(last.place)}, ${wording.say.differenceTitle} ${wording.period(first.period)}`;
      return [...facts, changeFact(wording, subject, "difference", plan.gap)];
    }
  }
}
