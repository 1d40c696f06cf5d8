/** What is said of the times at which figures lay beyond a bound, or beyond another place's. Points are "May 2021 (4.2 percent)". */
type Side = "above" | "below";
type Kind = "month" | "quarter" | "year";

export interface CrossingPhrases {
  figureOf(place: string, figure: string): string;
  /** Between the figures of two places. */
  readonly between: string;
  /** What was so at a time: "China above Japan". */
  beyondPlace(side: Side, first: string, other: string): string;
  /** It is so still; of one figure alone the last is that one. */
  since(state: string, from: string, last: string | undefined): string;
  during(state: string, from: string, to: string): string;
  once(state: string, at: string): string;
  always(state: string, count: string, kind: Kind, first: string, last: string): string;
  never(state: string, count: string, kind: Kind, first: string, last: string): string;
  before(point: string): string;
  /** The figures begin with it. */
  readonly begun: string;
  after(point: string): string;
  last(point: string): string;
  /** How often it was so at other times. */
  earlier(count: number): string;
  later(count: number): string;
  gap(after: string, before: string): string;
  /** There are more of them. */
  readonly moreGaps: string;
  lookedAt(from: string, to: string): string;
}
