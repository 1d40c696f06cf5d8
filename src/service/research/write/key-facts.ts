/** The figures of an answer one by one, each with what it says. */
import {
  figuresOf,
  type Average,
  type FigureChange,
  type Fact,
  type PlannedFigure,
  type KeyFactDraft,
  type Plan,
} from "../plan/index.js";
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

function averageFact(
  wording: Wording,
  subject: string,
  figure: PlannedFigure,
  average: Average,
): KeyFactDraft {
  const span = `${wording.period(average.from)}–${wording.period(average.to)}`;
  const type = average.isSum === true ? "sum" : "average";
  const stated = figureFact(wording, { ...figure, value: average.value });
  return { ...stated, title: `${subject}, ${wording.say[`${type}Title`]} ${span}`, type };
}

function factKeyFacts(wording: Wording, fact: Fact): KeyFactDraft[] {
  const { figure, earlier, change, rank, average, ofWhole } = fact;
  const subject = `${wording.nameOf(figure.concept)} – ${wording.nameOfPlace(figure.place)}`;
  const changeTo = (from: string, to: string): KeyFactDraft[] => {
    const span = `${wording.period(from)}–${wording.period(to)}`;
    const title = `${subject}, ${wording.say.changeTitle} ${span}`;
    return change === undefined ? [] : [changeFact(wording, title, "change", change)];
  };
  if (average !== undefined) {
    const years = [average.earlier?.year ?? "", average.to.slice(0, 4)] as const;
    return [averageFact(wording, subject, figure, average), ...changeTo(...years)];
  }
  const facts = [figureFact(wording, figure)];
  if (ofWhole !== undefined) facts.push(averageFact(wording, subject, figure, ofWhole));
  if (earlier !== undefined) {
    facts.push(figureFact(wording, earlier), ...changeTo(earlier.period, figure.period));
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
