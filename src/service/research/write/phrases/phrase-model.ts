import type { AskedSpan } from "../../../search/index.js";
import type { CrossingPhrases } from "./crossings/crossing-model.js";

/**
 * The sentences of an answer in four languages. They are built so that names and units never need an
 * article or a case: "Real GDP – Germany: in 2017 the value was …".
 */
type Kind = "month" | "quarter" | "year";

/** Of how many figures of a kind how many are there. */
interface Count {
  readonly there: string;
  readonly of: string;
  readonly kind: Kind;
}

/** A bound with its unit, and how many places lie beyond it. */
interface BoundText {
  readonly side: "above" | "below";
  /** "At least", "at most". */
  readonly isInclusive: boolean;
  readonly bound: string;
  readonly count: string;
}

/** What a figure lies beyond. */
export type Beyond = Omit<BoundText, "count">;

export interface Phrases {
  readonly crossings: CrossingPhrases;
  /** "Above 5.0 percent", "at or above 5.0 percent". */
  besideBound(beyond: Beyond): string;
  /** Before a colon: "a:", French "a :". */
  readonly colon: string;
  readonly and: string;
  value(period: string, figure: string): string;
  change(direction: "up" | "down" | "same", amount: string, from: string, figure: string): string;
  /** What a change over several years is a year, in percent. */
  perYear(number: string): string;
  /** Absolute only, where a share of it would say nothing. */
  before(period: string, figure: string): string;
  average(count: string, kind: Kind, from: string, to: string, figure: string): string;
  /** Of what flows: the year's amount. */
  sum(count: string, kind: Kind, from: string, to: string, figure: string): string;
  /** The figure is an end of so many. */
  extreme(order: "highest" | "lowest", count: string, kind: Kind, from: string, to: string): string;
  /** There is no other figure that it could be compared with. */
  readonly extremeAlone: string;
  /** It is the first or the last of all that there are. */
  extremeAtEnd(order: "highest" | "lowest", end: "first" | "last"): string;
  /** An average was asked, and no years to have it of. */
  oneFigure(kind: "month" | "quarter"): string;
  /** No maturity was asked, and measures of others fit as well. */
  otherMaturities(names: readonly string[]): string;
  /** Places are compared by figures of different periods. */
  readonly unlike: string;
  /** What comes in stands beside what goes out, and not of one budget. */
  readonly otherScope: string;
  /** An average of places was asked. */
  readonly eachPlace: string;
  /** Places at the other end of a flow that there are no figures of. */
  noPartners(places: string): string;
  /** One way was asked, and the figure is what comes less what goes. */
  readonly balance: string;
  /** Exports less imports of two places with each other. */
  tradeBalance(place: string, period: string, figure: string): string;
  /** A pair of currencies was asked, of which the figure is the reciprocal. */
  reciprocal(pair: string, value: string, period: string): string;
  /** A sum of places was asked. */
  readonly noSum: string;
  /** How many times as large one place's figure is as another's. */
  times(first: string, number: string, last: string): string;
  /** A rank was asked, and places that would stand above have no figure of the period; without any there is no order. */
  noRank(period: string, places: string): string;
  /** Of a span whose figures are all needed, some are missing. */
  incomplete(asked: string, count: Count, concept: string, places: string): string;
  /** The change was asked, and there is no earlier figure. */
  readonly levelAlone: string;
  /** An order by the change was asked. */
  largestChange(name: string): string;
  levelOrder(concept: string): string;
  /** A share was asked and there are amounts, or the other way round. */
  otherKind(asked: "share" | "number", concept: string, unit: string): string;
  /** No place was named, and the measure has figures of one. */
  placeAlone(place: string): string;
  /** The time is named by an event, or in words that may mean several. */
  event(said: string): string;
  /** Several measures were asked, and no place. */
  /** @param said one of them, as it was typed */
  readonly condition: (said: string) => string;
  readonly several: string;
  /** More places than can be told about at once were named, and no measure. */
  placesAlone(places: string): string;
  /** Those that a place trades with were asked; `partners` is empty where there is no flow to or from any. */
  partners(place: string, partners: string): string;
  /** A word was asked that measures are called by in part, and these are such. */
  partOfNames(subject: string, names: readonly string[]): string;
  rank(position: string, of: string): string;
  order(order: "highest" | "lowest", of: string, group: string | undefined): string;
  /** The places beyond a bound; the first of them where not all are named. */
  bounded(
    beyond: BoundText & { readonly isAll: boolean },
    of: string,
    group: string | undefined,
  ): string;
  /** No place lies beyond the bound that was asked. */
  noneBeyond(beyond: Beyond, concept: string, period: string, of: string): string;
  /** A part or multiple was asked, in these words. */
  noPortion(said: string): string;
  /** A year was asked for. */
  partOfYear(kind: "month" | "quarter"): string;
  /** Of a group of places there are its members' figures alone. */
  ofMembers(group: string): string;
  /** The order is of one period of those asked. */
  ofOne(period: string): string;
  /** Places that the order has no figures of, each with the period of one that would stand in it. */
  leftOut(period: string, places: string): string;
  gap(first: string, amount: string, last: string): string;
  percent(number: string): string;
  points(number: string): string;
  /** The figure is of a part of the period that was asked for. */
  part(kind: "month" | "quarter", asked: string): string;
  /** Figures of parts were asked, and these are of whole ones. */
  coarser(kind: "year" | "quarter"): string;
  /** The newest figure, or the newest order of places, is old. */
  noNewer(isOrder: boolean): string;
  readonly forecast: string;
  readonly forecastTitle: string;
  /** The asked period has no figures; why not follows. */
  missing(asked: string, concept: string, places: string): string;
  /** Figures from a period on were asked, and begin later; of what time they are follows. */
  missingSince(asked: string, concept: string, places: string): string;
  covered(from: string, to: string): string;
  gapBetween(before: string, after: string): string;
  /** There are figures of longer periods only. */
  longer(kind: "year" | "quarter", from: string, to: string): string;
  source(titles: string): string;
  readonly nothing: string;
  /** The library does not know what is asked, which is said in the question's words. */
  nothingOn(subject: string, places: string): string;
  /** No place was named, and this one has figures of the period. */
  elsewhere(place: string): string;
  ofOnePlace(name: string): string;
  /** @param group of places, all where it is undefined; `reach` of the orders that there are, where it tells why */
  noOrder(asked: string, concept: string, group?: string, reach?: AskedSpan): string;
  broken(asked: string, at: string, concept: string, places: string): string;
  boundOfPart(name: string, kind: "month" | "quarter"): string;
  /** A city or a part of a country was named. */
  lesserPlace(name: string): string;
  nothingFor(concept: string | undefined, places: string): string;
  /** There are figures, and no statistic shows them. */
  onlyIndicator(concept: string, places: string): string;
  readonly comparison: string;
  ranking(order: "highest" | "lowest"): string;
  readonly rankTitle: string;
  readonly changeTitle: string;
  readonly averageTitle: string;
  readonly sumTitle: string;
  readonly differenceTitle: string;
  rankValue(position: string, of: string): string;
  readonly refused: Readonly<Record<"empty" | "too-long" | "not-a-question", string>>;
  readonly failed: string;
}
