/** What is answered to a question, or why nothing is. */
import type { Bound, CrossingPoint, Run } from "./crossings.js";
import type { Fact, FigureChange, Missing, PlaceAt, PlannedFigure, TradeBalance } from "./facts.js";

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
  /** What one place's figures tell was asked, and none is named. */
  readonly isOfOnePlace?: true;
  /** A share was asked and there are amounts, or the other way round. */
  readonly askedKind?: "share" | "number";
  /** A bound was asked of what flows in a month or quarter, and not whether it is one of these. */
  readonly isBoundOfPart?: true;
  /** Several measures were asked of no place. */
  readonly isSeveral?: true;
  /** A condition on places beside the one that was asked first, as it was typed. */
  readonly condition?: string;
  /** Keys of measures that the subject is a part of the names of: which of them is meant is not said. */
  readonly called?: readonly string[];
  /** More places than can be told about at once are named, and no measure. */
  readonly arePlacesAlone?: true;
  /** Those that the place trades with were asked in their order: codes of the ones that there are flows to or from. */
  readonly partners?: readonly string[];
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
  /** A year was asked for, and the figure is of a part of one. */
  readonly isPartOfYear?: "month" | "quarter";
  /** No place is named, and the library has the measure of this one alone. */
  readonly placeAlone?: string;
  /** A group was asked, of which these are members: it has no figure of its own. */
  readonly isOfMembers?: true;
  /** Keys of measures that are meant as much, where no maturity was asked. */
  readonly otherMaturities?: readonly string[];
  /** Codes of places at the other end of a flow that there are no figures of. */
  readonly lackingPartners?: readonly string[];
  /** Those who come or those who go were asked, and these are the ones less the others. */
  readonly isBalance?: true;
  /** What comes back of trade between two places was asked: the one flow less the other. */
  readonly tradeBalance?: TradeBalance;
  /** A pair of currencies was asked that is so much divided by the figure. */
  readonly reciprocal?: { readonly pair: string; readonly of: number };
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
        /** Several periods were asked, and the order is of this one of them. */
        readonly ofOne?: string;
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
        /** What is just the bound counts as well. */
        readonly isInclusive?: true;
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
