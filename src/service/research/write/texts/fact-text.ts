/** What is said of one figure: its value, its change, its rank and what it is a part of. */
import { kindOf } from "../../periods/compare.js";
import type {
  Average,
  Extreme,
  Fact,
  FigureChange,
  PlaceAt,
  PlannedFigure,
} from "../../plan/index.js";
import { toNumberText } from "../notation.js";
import type { Wording } from "../wording.js";

export function factParagraph(wording: Wording, fact: Fact, head: string): string {
  const { figure, partOf, ofWhole, rank, average } = fact;
  if (average !== undefined)
    return inOneLine([
      `${head}${wording.say.colon} ${averageSentence(wording, figure, average)}`,
      changeSentence(wording, withEarlier(fact, average)),
    ]);
  return inOneLine([
    `${head}${wording.say.colon} ${wording.say.value(wording.period(figure.period), wording.figureText(figure))}`,
    partOf === undefined ? undefined : partSentence(wording, figure.period, partOf),
    ofWhole === undefined ? undefined : capitalised(averageSentence(wording, figure, ofWhole)),
    figure.isForecast === true ? wording.say.forecast : undefined,
    fact.extreme === undefined ? undefined : extremeSentence(wording, fact.extreme),
    fact.isNoAverage === true
      ? wording.say.oneFigure(kindOf(figure.period) === "month" ? "month" : "quarter")
      : undefined,
    changeSentence(wording, fact),
    fact.changePerYear === undefined
      ? undefined
      : wording.say.perYear(toNumberText(fact.changePerYear, wording.language, 1)),
    fact.isLevelAlone === true ? wording.say.levelAlone : undefined,
    fact.isExtremeAlone === true ? wording.say.extremeAlone : undefined,
    rank === undefined
      ? undefined
      : wording.say.rank(wording.number(rank.position), wording.number(rank.of)),
    fact.unranked === undefined ? undefined : unrankedSentence(wording, fact),
  ]);
}

const inOneLine = (sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(" ");

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

/** An average or sum as figures, for its change from that of another year. */
const withEarlier = (fact: Fact, { value, earlier }: Average): Fact =>
  earlier === undefined
    ? fact
    : {
        ...fact,
        figure: { ...fact.figure, value },
        earlier: { ...fact.figure, period: earlier.year, value: earlier.value },
      };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const averageSentence = (wording: Wording, figure: PlannedFigure, average: Average): string =>
  wording.say[average.isSum === true ? "sum" : "average"](
    wording.number(average.count),
    kindOf(average.from),
    wording.period(average.from),
    wording.period(average.to),
    wording.figureText({ ...figure, value: average.value }),
  );

const extremeSentence = (wording: Wording, { order, count, from, to, isEnd }: Extreme): string =>
  inOneLine([
    wording.say.extreme(
      order,
      wording.number(count),
      kindOf(from),
      wording.period(from),
      wording.period(to),
    ),
    isEnd && wording.say.extremeAtEnd(order, isEnd),
  ]);

/** A month's figure must not be taken for the year's. */
export const partSentence = (wording: Wording, period: string, partOf: string): string =>
  wording.say.part(kindOf(period) === "month" ? "month" : "quarter", wording.period(partOf));

const unrankedSentence = (wording: Wording, { figure, unranked }: Fact): string =>
  wording.say.noRank(wording.period(figure.period), placesAt(wording, unranked));

export const placesAt = (
  { nameOfPlace, period }: Wording,
  places: readonly PlaceAt[] = [],
): string => places.map((one) => `${nameOfPlace(one.place)} (${period(one.period)})`).join(", ");
