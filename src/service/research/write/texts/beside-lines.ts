/** The lines below an answer: what its figures are not, what is missing of them, and whose they are. */
import { figuresOf, type Answered, type Plan, type TradeBalance } from "../../plan/index.js";
import { toRateText } from "../notation.js";
import type { Wording } from "../wording.js";
import { remarkLine } from "./remark-line.js";

export function besideLines(wording: Wording, plan: Answered): string[] {
  return [
    ...(plan.tradeBalance === undefined ? [] : [tradeBalanceLine(wording, plan.tradeBalance)]),
    ...reciprocalLines(wording, plan),
    ...("isNoAverage" in plan ? [wording.say.eachPlace] : []),
    ...(plan.isBalance === true ? [wording.say.balance] : []),
    ...(plan.portion === undefined ? [] : [wording.say.noPortion(plan.portion)]),
    ...(plan.isNoSum === true ? [wording.say.noSum] : []),
    ...("isUnlike" in plan ? [wording.say.unlike] : []),
    ...(plan.kind === "facts" && plan.isOtherScope === true ? [wording.say.otherScope] : []),
    ...(plan.placeAlone === undefined
      ? []
      : [wording.say.placeAlone(wording.nameOfPlace(plan.placeAlone))]),
    ...(plan.kind === "ranking" && plan.group !== undefined && plan.isOfMembers === true
      ? [wording.say.ofMembers(wording.groupName(plan.group))]
      : []),
    ...(plan.kind === "ranking" && plan.ofOne !== undefined
      ? [wording.say.ofOne(wording.period(plan.ofOne))]
      : []),
    ...maturityLine(wording, plan),
    ...(plan.isPartOfYear === undefined ? [] : [wording.say.partOfYear(plan.isPartOfYear)]),
    ...(plan.isCoarser === undefined ? [] : [wording.say.coarser(plan.isCoarser)]),
    ...(plan.isOld === true ? [wording.say.noNewer(plan.kind === "ranking")] : []),
    ...lackingLine(wording, plan),
    ...partnersLine(wording, plan),
    ...remarkLine(wording, plan),
    ...sourceLine(wording, plan),
  ];
}

function tradeBalanceLine(wording: Wording, { figure, from, to }: TradeBalance): string {
  const year = from.slice(0, 4);
  const isYear = from === `${year}-01` && to === `${year}-12`;
  const span = isYear ? year : [...new Set([from, to])].map(wording.period).join("–");
  return wording.say.tradeBalance(
    wording.nameOfPlace(figure.place),
    span,
    wording.figureText(figure),
  );
}

/** An average of figures is no average of their reciprocals. */
function reciprocalLines(wording: Wording, plan: Answered): string[] {
  const { reciprocal } = plan;
  if (reciprocal === undefined || plan.kind !== "facts") return [];
  return plan.facts
    .filter(({ average, figure }) => average === undefined && figure.value > 0)
    .map(({ figure }) => {
      const value = toRateText(reciprocal.of / figure.value, wording.language);
      return wording.say.reciprocal(reciprocal.pair, value, wording.period(figure.period));
    });
}

function maturityLine({ say, nameOf }: Wording, { otherMaturities = [] }: Answered): string[] {
  return otherMaturities.length === 0 ? [] : [say.otherMaturities(otherMaturities.map(nameOf))];
}

function sourceLine(wording: Wording, plan: Plan): string[] {
  const keys = new Set(
    figuresOf(plan).flatMap(
      ({ statistic }) => wording.library.statistics.get(statistic)?.sources ?? [],
    ),
  );
  const titles = [...keys].flatMap((key) => wording.library.sources.get(key)?.title ?? []);
  return titles.length === 0 ? [] : [wording.say.source([...new Set(titles)].join(", "))];
}

/** Of several places at the other end of a flow, those without figures. */
const partnersLine = (
  { say, nameOfPlace }: Wording,
  { lackingPartners = [] }: Answered,
): string[] =>
  lackingPartners.length === 0 ? [] : [say.noPartners(lackingPartners.map(nameOfPlace).join(", "))];

/** Of a group's members, those without figures are not passed over in silence. */
function lackingLine(wording: Wording, plan: Answered): string[] {
  const { lacking = [] } = plan;
  const concept = figuresOf(plan)[0]?.concept;
  if (lacking.length === 0 || concept === undefined) return [];
  return [
    wording.say.nothingFor(wording.nameOf(concept), lacking.map(wording.nameOfPlace).join(", ")),
  ];
}
