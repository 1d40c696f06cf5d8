/** Writes the answer, its title and its key facts from a plan; every number in them is the plan's. */
import type { Platform } from "../../../contract/known-values.js";
import { placeName } from "../../library/index.js";
import type { Concept, Library } from "../../library/types.js";
import { placeGroups } from "../../../statistics/index.js";
import { toFigureText, toNumberText, toPeriodText } from "./notation.js";
import { phrases } from "./phrases.js";
import {
  figuresOf,
  type Change,
  type Fact,
  type Figure,
  type KeyFactDraft,
  type Plan,
} from "../plan.js";

type Nothing = Extract<Plan, { kind: "none" }>;
type Answered = Exclude<Plan, Nothing>;

interface Writer {
  answer(plan: Answered): string;
  /** What is missing for an answer. */
  missing(plan: Nothing): string;
  title(plan: Plan, question: string): string;
  keyFacts(plan: Plan): KeyFactDraft[];
}

const changeDecimals = 1;

export function createWriter(library: Library, language: Platform): Writer {
  const say = phrases[language];
  const conceptOf = (key: string): Concept => {
    const concept = library.concepts.get(key);
    if (concept === undefined) throw new Error(`The library has no concept ${key}.`);
    return concept;
  };
  const nameOfPlace = (code: string): string => placeName(library.places, code, language);
  const groupName = (key: string): string =>
    placeGroups.find((group) => group.key === key)?.names[language] ?? nameOfPlace(key);
  const nameOf = (key: string): string => conceptOf(key).name[language];
  const period = (text: string): string => toPeriodText(text, language);
  const figureText = (figure: Figure): string =>
    toFigureText(figure.value, conceptOf(figure.concept), language);
  const number = (value: number): string => toNumberText(value, language, 0);
  const amount = ({ kind, value }: Change): string => {
    const text = toNumberText(Math.abs(value), language, changeDecimals);
    return kind === "percent" ? say.percent(text) : say.points(text);
  };
  const isNothing = ({ value }: Change): boolean => Math.abs(value) < 0.5 * 10 ** -changeDecimals;

  function changeSentence({ figure, earlier, change }: Fact): string | undefined {
    if (earlier === undefined) return undefined;
    if (change === undefined) return say.before(period(earlier.period), figureText(earlier));
    const direction =
      isNothing(change) && figureText(earlier) === figureText(figure)
        ? "same"
        : change.value < 0
          ? "down"
          : "up";
    return say.change(direction, amount(change), period(earlier.period), figureText(earlier));
  }

  function factParagraph(fact: Fact, head: string): string {
    const { figure, rank } = fact;
    const sentences = [
      `${head}${say.colon} ${say.value(period(figure.period), figureText(figure))}`,
      changeSentence(fact),
      rank === undefined ? undefined : say.rank(number(rank.position), number(rank.of)),
    ];
    return sentences.filter((sentence) => sentence !== undefined).join(" ");
  }

  function comparisonText(facts: readonly Fact[], gap: Change | undefined): string[] {
    const concept = facts[0]?.figure.concept ?? "";
    const lines = facts.map((fact) => factParagraph(fact, nameOfPlace(fact.figure.place)));
    const [first, last] = [facts[0]?.figure, facts.at(-1)?.figure];
    const difference =
      gap === undefined || first === undefined || last === undefined || isNothing(gap)
        ? []
        : [say.gap(nameOfPlace(first.place), amount(gap), nameOfPlace(last.place))];
    return [`${nameOf(concept)} – ${say.comparison}${say.colon}`, ...lines, ...difference];
  }

  function rankingText(plan: Extract<Plan, { kind: "ranking" }>): string[] {
    const first = plan.figures[0];
    if (first === undefined) return [];
    const group = plan.group === undefined ? undefined : groupName(plan.group);
    const isOnePeriod = plan.figures.every((figure) => figure.period === first.period);
    const list = plan.figures.map((figure) => {
      const when = isOnePeriod ? "" : `, ${period(figure.period)}`;
      return `${nameOfPlace(figure.place)} (${figureText(figure)}${when})`;
    });
    const order = say.order(plan.order, number(plan.of), group);
    const head = isOnePeriod
      ? `${nameOf(first.concept)}, ${period(first.period)}`
      : nameOf(first.concept);
    return [`${head} – ${order}${say.colon} ${list.join(", ")}.`];
  }

  function sourceLine(plan: Plan): string[] {
    const keys = new Set(
      figuresOf(plan).flatMap(({ statistic }) => library.statistics.get(statistic)?.sources ?? []),
    );
    const titles = [...keys].flatMap((key) => library.sources.get(key)?.title ?? []);
    return titles.length === 0 ? [] : [say.source([...new Set(titles)].join(", "))];
  }

  /** Of a group's members, those without figures are not passed over in silence. */
  function lackingLine(plan: Answered): string[] {
    const { lacking = [] } = plan;
    const concept = figuresOf(plan)[0]?.concept;
    if (lacking.length === 0 || concept === undefined) return [];
    return [say.nothingFor(nameOf(concept), lacking.map(nameOfPlace).join(", "))];
  }

  function missing({ concept, places, missing: asked, covered }: Nothing): string {
    const name = concept === undefined ? undefined : nameOf(concept);
    const where = places.map(nameOfPlace).join(", ");
    if (asked !== undefined && covered !== undefined && name !== undefined)
      return say.missing(asked, name, where, period(covered.from), period(covered.to));
    return name === undefined && where === "" ? say.nothing : say.nothingFor(name, where);
  }

  function body(plan: Answered): string[] {
    switch (plan.kind) {
      case "facts":
        return plan.facts.map((fact) =>
          factParagraph(fact, `${nameOf(fact.figure.concept)} – ${nameOfPlace(fact.figure.place)}`),
        );
      case "comparison":
        return comparisonText(plan.facts, plan.gap);
      case "ranking":
        return rankingText(plan);
    }
  }

  const answer = (plan: Answered): string =>
    [...body(plan), ...lackingLine(plan), ...sourceLine(plan)].join("\n");

  function title(plan: Plan, question: string): string {
    switch (plan.kind) {
      case "none":
        return question.trim().replace(/\s+/g, " ").slice(0, 120);
      case "facts": {
        const concepts = [...new Set(plan.facts.map(({ figure }) => nameOf(figure.concept)))];
        const places = [...new Set(plan.facts.map(({ figure }) => nameOfPlace(figure.place)))];
        return `${concepts.slice(0, 3).join(", ")} – ${places.join(", ")}`;
      }
      case "comparison": {
        const places = plan.facts.map(({ figure }) => nameOfPlace(figure.place));
        return `${nameOf(plan.facts[0]?.figure.concept ?? "")} – ${places.join(", ")}`;
      }
      case "ranking": {
        const first = plan.figures[0];
        const group = plan.group === undefined ? "" : `${groupName(plan.group)}, `;
        const isOnePeriod = plan.figures.every((figure) => figure.period === first?.period);
        return `${nameOf(first?.concept ?? "")} – ${group}${say.ranking(plan.order)}${isOnePeriod ? ` ${period(first?.period ?? "")}` : ""}`;
      }
    }
  }

  const figureFact = (figure: Figure): KeyFactDraft => ({
    title: `${nameOf(figure.concept)} – ${nameOfPlace(figure.place)}, ${period(figure.period)}`,
    type: "value",
    unit: conceptOf(figure.concept).unit[language],
    value: toNumberText(figure.value, language, conceptOf(figure.concept).decimals),
  });

  const changeFact = (subject: string, type: string, change: Change): KeyFactDraft => ({
    title: subject,
    type,
    unit: change.kind === "percent" ? "%" : say.points("").trim(),
    value: toNumberText(change.value, language, changeDecimals),
  });

  function factKeyFacts({ figure, earlier, change, rank }: Fact): KeyFactDraft[] {
    const subject = `${nameOf(figure.concept)} – ${nameOfPlace(figure.place)}`;
    const facts = [figureFact(figure)];
    if (earlier !== undefined) {
      facts.push(figureFact(earlier));
      const span = `${period(earlier.period)}–${period(figure.period)}`;
      if (change !== undefined) {
        facts.push(changeFact(`${subject}, ${say.changeTitle} ${span}`, "change", change));
      }
    }
    if (rank !== undefined) {
      facts.push({
        title: `${subject}, ${say.rankTitle} ${period(figure.period)}`,
        type: "rank",
        unit: "",
        value: say.rankValue(number(rank.position), number(rank.of)),
      });
    }
    return facts;
  }

  function keyFacts(plan: Plan): KeyFactDraft[] {
    switch (plan.kind) {
      case "none":
        return [];
      case "ranking":
        return plan.figures.map(figureFact);
      case "facts":
        return plan.facts.flatMap(factKeyFacts);
      case "comparison": {
        const [first, last] = [plan.facts[0]?.figure, plan.facts.at(-1)?.figure];
        const facts = plan.facts.flatMap(factKeyFacts);
        if (plan.gap === undefined || first === undefined || last === undefined) return facts;
        const subject = `${nameOf(first.concept)} – ${nameOfPlace(first.place)}, ${nameOfPlace(last.place)}, ${say.differenceTitle} ${period(first.period)}`;
        return [...facts, changeFact(subject, "difference", plan.gap)];
      }
    }
  }
  return { answer, missing, title, keyFacts };
}
