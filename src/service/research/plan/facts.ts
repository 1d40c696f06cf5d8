/** The figures that an answer states, and what it says of each. */

/** One value of the library, with the statistic that shows it. */
export interface PlannedFigure {
  readonly statistic: number;
  readonly concept: string;
  readonly place: string;
  readonly period: string;
  readonly value: number;
  /** The source's own forecast: nothing that was measured. */
  readonly isForecast?: true;
}

/** A place and the period of a figure that it has. */
export interface PlaceAt {
  readonly place: string;
  readonly period: string;
}

/** How one figure differs from an earlier one, or from another place's. */
export interface FigureChange {
  /** Percent of the first figure; percentage points for figures that are percent themselves. */
  readonly kind: "percent" | "points";
  readonly value: number;
}

export interface Rank {
  /** 1 for the highest figure. */
  readonly position: number;
  /** Countries and territories that were ranked. */
  readonly of: number;
  /** The ranking it was read from. */
  readonly statistic: number;
}

export interface Average {
  /** The sum of the figures, and not their average: of what flows. */
  readonly isSum?: true;
  readonly value: number;
  readonly count: number;
  /** First and last period of the figures. */
  readonly from: string;
  readonly to: string;
  /** That of another year, which the fact's change is from. */
  readonly earlier?: { readonly year: string; readonly value: number };
}

export interface Extreme {
  readonly order: "highest" | "lowest";
  readonly count: number;
  /** First and last period of the figures. */
  readonly from: string;
  readonly to: string;
  /** The series begins or ends with it: what stands before or comes after may be beyond it. */
  readonly isEnd?: "first" | "last";
}

export interface Fact {
  readonly figure: PlannedFigure;
  /** Of all figures of a span, where that is asked: stated instead of the figure, which is the last of them. */
  readonly average?: Average;
  /** The figure is the highest or lowest of a span. */
  readonly extreme?: Extreme;
  /** An average was asked, and no years to have it of. */
  readonly isNoAverage?: true;
  /** The highest or lowest was asked, and there is no other figure. */
  readonly isExtremeAlone?: true;
  /** Its change was asked, and there is no earlier figure to compare with. */
  readonly isLevelAlone?: true;
  /** The asked year or quarter that the figure is only a part of. */
  readonly partOf?: string;
  /** The average of all figures of that year or quarter, which is another figure than that of its last part. */
  readonly ofWhole?: Average;
  readonly earlier?: PlannedFigure;
  readonly change?: FigureChange;
  /** The change in percent a year that leads from the earlier figure to this one, where it is asked. */
  readonly changePerYear?: number;
  readonly rank?: Rank;
  /** Its rank was asked and is not known: for these, which would stand above it, or for want of any order. */
  readonly unranked?: readonly PlaceAt[];
}

/** Exports less imports, of the first and last period that both are of. */
export interface TradeBalance {
  readonly figure: PlannedFigure;
  readonly from: string;
  readonly to: string;
}

/** An asked period without figures. */
export interface Missing {
  readonly from: string;
  readonly to: string;
  /** First and last period that there are figures for. */
  readonly covered: { readonly from: string; readonly to: string };
  /**
   * Outside of what is covered, a gap in it, or a part of the longer periods that figures are for; incomplete where
   * all of a span are needed, or on both sides of a break, where they would be one.
   */
  readonly reason: "beyond" | "gap" | "longer" | "incomplete" | "break";
  /** The period with which the series breaks. */
  readonly breakAt?: string;
  /** Some places have figures of the time, and what is missing is an order of all. */
  readonly isOrder?: true;
  /** "Since 1970": figures are asked from there on, and begin later. */
  readonly isSince?: true;
  /** Of how many figures of the span how many are there. */
  readonly count?: { readonly there: number; readonly of: number };
  /** On both sides of a gap. */
  readonly between?: { readonly before: string; readonly after: string };
}
