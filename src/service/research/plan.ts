/** What a research job works out between its states; everything here survives a restart as JSON. */
import type { Platform } from "../../contract/known-values.js";

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
}

export interface Fact {
  readonly figure: PlannedFigure;
  /** Of all figures of a span, where that is asked: stated instead of the figure, which is the last of them. */
  readonly average?: Average;
  /** The figure is the highest or lowest of a span. */
  readonly extreme?: Extreme;
  /** An average was asked, and no years to have it of. */
  readonly isNoAverage?: true;
  /** Its change was asked, and there is no earlier figure to compare with. */
  readonly isLevelAlone?: true;
  /** The asked year or quarter that the figure is only a part of. */
  readonly partOf?: string;
  /** The average of all figures of that year or quarter, which is another figure than that of its last part. */
  readonly ofWhole?: Average;
  readonly earlier?: PlannedFigure;
  readonly change?: FigureChange;
  readonly rank?: Rank;
  /** Its rank was asked and is not known: for these, which would stand above it, or for want of any order. */
  readonly unranked?: readonly PlaceAt[];
}

/** An asked period without figures. */
export interface Missing {
  readonly from: string;
  readonly to: string;
  /** First and last period that there are figures for. */
  readonly covered: { readonly from: string; readonly to: string };
  /**
   * Outside of what is covered, a gap in it, or a part of the longer periods that figures are for; incomplete where
   * all of a span are needed.
   */
  readonly reason: "beyond" | "gap" | "longer" | "incomplete";
  /** "Since 1970": figures are asked from there on, and begin later. */
  readonly isSince?: true;
  /** Of how many figures of the span how many are there. */
  readonly count?: { readonly there: number; readonly of: number };
  /** On both sides of a gap. */
  readonly between?: { readonly before: string; readonly after: string };
}

/** A bound that figures lie beyond, in the unit of their measure. */
export interface Bound {
  readonly side: "above" | "below";
  readonly value: number;
  /** How many places lie beyond it. */
  readonly count: number;
  /** The bound is this figure of a place. */
  readonly than?: PlannedFigure;
}

/** A figure, and where places are compared the other's of the same period. */
export interface CrossingPoint {
  readonly figure: PlannedFigure;
  readonly other?: PlannedFigure;
}

/** Figures of one time that all lie beyond, one behind the other. */
export interface Run {
  readonly from: CrossingPoint;
  readonly to: CrossingPoint;
  /** On the other side: none where the figures begin, or end, with it. */
  readonly before?: CrossingPoint;
  readonly after?: CrossingPoint;
}

export type Plan = Nothing | Answered;

export interface Nothing {
  readonly kind: "none";
  /** What was understood, if anything: no figures for it there. */
  readonly concept?: string;
  /** What is asked and not in the library, as it was typed. */
  readonly subject?: string;
  /** Part of that: a place that is none of the library's. */
  readonly lesserPlace?: string;
  readonly places: readonly string[];
  readonly missing?: Missing;
  /** No place is named, and this one has figures of the missing period. */
  readonly elsewhere?: string;
  /** Places are ordered by the level, and the order of its change was asked. */
  readonly isLevelAlone?: true;
  /** A share was asked and there are amounts, or the other way round. */
  readonly askedKind?: "share" | "number";
  /** Several measures were asked of no place. */
  readonly isSeveral?: true;
  /** Keys of measures that the subject is a part of the names of: which of them is meant is not said. */
  readonly called?: readonly string[];
  /** More places than can be told about at once are named, and no measure. */
  readonly arePlacesAlone?: true;
  /** The time is named by this event or word, and not by its years. */
  readonly event?: string;
  /** Of so many places with a figure of a period, none lies beyond the bound that was asked. */
  readonly beyond?: Bound & { readonly of: number; readonly period: string };
}

interface Told {
  /** A part or multiple of the figures was asked, in these words. */
  readonly portion?: string;
  /** The newest figures were asked, and those that there are are old. */
  readonly isOld?: true;
  /** Figures of months or quarters were asked, and these are of longer periods. */
  readonly isCoarser?: "year" | "quarter";
  /** No place is named, and the library has the measure of this one alone. */
  readonly placeAlone?: string;
  /** Keys of measures that are meant as much, where no maturity was asked. */
  readonly otherMaturities?: readonly string[];
  /** Codes of places at the other end of a flow that there are no figures of. */
  readonly lackingPartners?: readonly string[];
  /** Those who come or those who go were asked, and these are the ones less the others. */
  readonly isBalance?: true;
  /** The sum of the places was asked. */
  readonly isNoSum?: true;
  /** Codes of a group's members without figures. */
  readonly lacking?: readonly string[];
}

export type Answered = Told &
  (
    | {
        readonly kind: "facts";
        readonly facts: readonly Fact[];
        /** Measures are compared by figures of different periods, and there is none that all have. */
        readonly isUnlike?: true;
        /** What comes in and what goes out are asked, and the two are no sides of one budget. */
        readonly isOtherScope?: true;
      }
    | {
        readonly kind: "comparison";
        /** Highest first, all of one concept. */
        readonly facts: readonly Fact[];
        /** The first against the last, where both are of one period. */
        readonly gap?: FigureChange;
        /** How many times as large the first is as the last, where that is asked. */
        readonly times?: number;
        /** The figures are of different periods, and there is none that all have. */
        readonly isUnlike?: true;
        /** The average of the places was asked. */
        readonly isNoAverage?: true;
      }
    | {
        readonly kind: "ranking";
        readonly order: "highest" | "lowest";
        readonly figures: readonly PlannedFigure[];
        /** Countries and territories that were ranked. */
        readonly of: number;
        /** The figures are those beyond it, the first of them where they are many. */
        readonly bound?: Bound;
        /** The asked year or quarter that the figures are only a part of. */
        readonly partOf?: string;
        /** Code of the place, or key of the group of places, that it was limited to. */
        readonly group?: string;
        /** Places without a figure of the period that would stand among these by that of another. */
        readonly leftOut?: readonly PlaceAt[];
        /** The average of the places was asked. */
        readonly isNoAverage?: true;
      }
    | {
        /** When figures were beyond a bound, or one place's beyond another's. */
        readonly kind: "crossing";
        readonly side: "above" | "below";
        /** In the unit of the measure; undefined where places are compared. */
        readonly bound?: number;
        /** The one that is asked; undefined where no figure lies beyond. */
        readonly run?: Run;
        /** How often it was so before that, and after it. */
        readonly others: { readonly earlier: number; readonly later: number };
        /** Neighbours without figures between them, from the one before the run to the one after it. */
        readonly gaps: readonly { readonly after: string; readonly before: string }[];
        /** All that was looked at. */
        readonly first: CrossingPoint;
        readonly last: CrossingPoint;
        readonly count: number;
      }
  );

export interface Draft {
  readonly language?: Platform;
  /** Identifiers of the statistics that retrieval found. */
  readonly retrieved?: readonly number[];
  readonly plan?: Plan;
  readonly answer?: string;
  readonly title?: string;
  readonly keyFacts?: readonly KeyFactDraft[];
  /** Said to the asker when the job has failed, or what is missing for an answer. */
  readonly errorMessage?: string;
}

export interface KeyFactDraft {
  readonly title: string;
  readonly type: string;
  readonly unit: string;
  readonly value: string;
}

export function figuresOf(plan: Plan): PlannedFigure[] {
  if (plan.kind === "none") return [];
  if (plan.kind === "ranking") {
    const than = plan.bound?.than;
    return than === undefined ? [...plan.figures] : [...plan.figures, than];
  }
  if (plan.kind === "crossing") return pointsOf(plan).flatMap(pair);
  return plan.facts.flatMap(({ figure, earlier }) =>
    earlier === undefined ? [figure] : [figure, earlier],
  );
}

const pair = ({ figure, other }: CrossingPoint): PlannedFigure[] =>
  other === undefined ? [figure] : [figure, other];

/** Each point that a crossing states, once, the most telling first. */
function pointsOf({ run, first, last }: Extract<Plan, { kind: "crossing" }>): CrossingPoint[] {
  const all =
    run === undefined
      ? [first, last]
      : [run.from, run.before ?? [], run.to, run.after ?? [], last].flat();
  return all.filter(
    ({ figure }, at) => all.findIndex((one) => one.figure.period === figure.period) === at,
  );
}

/** Identifiers of every statistic a plan names, each once, the most telling first. */
export function statisticsOf(plan: Plan): number[] {
  const ranks =
    plan.kind === "facts" || plan.kind === "comparison"
      ? plan.facts.flatMap(({ rank }) => rank?.statistic ?? [])
      : [];
  return [...new Set([...figuresOf(plan).map(({ statistic }) => statistic), ...ranks])];
}
