/** Everything that can be found, in one shape whatever its kind. */
import type { StatisticColumns, StatisticKind } from "../library/library-model.js";

export interface Item {
  readonly id: number | string;
  readonly concepts: readonly string[];
  readonly places: ReadonlySet<string>;
  /** Of an indicator, the statistic that would show all its places; undefined for other kinds. */
  readonly shape: StatisticKind | undefined;
  /** Of a ranking that is not the latest of the world: of a continent alone, or of a year past. */
  readonly part: "continent" | "past" | undefined;
  /** The country at the other end of a flow. */
  readonly partner: string | undefined;
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970. */
  readonly releasedAt: number;
  /** Undefined where the kind has no such property; filters on it then do not apply. */
  readonly isPremium: boolean | undefined;
  readonly industry: number | undefined;
  /** How likely it is meant when no place is named, 0 to 1. */
  readonly prominence: number;
}

/** An item before it is known who else shows the same places. */
export interface Draft extends Omit<Item, "prominence" | "places"> {
  readonly places: readonly string[];
}

/** What is filtered by, beside places. */
export type ItemTerms = Pick<Item, "releasedAt" | "isPremium" | "industry">;

/** Items that follow each other, of concepts that no other items show. */
export interface MadeOf {
  /** The objects that they are made of: as long as these are the same, so are the items. */
  readonly of: readonly object[];
}

interface CountedBlock extends MadeOf {
  /** How many items there are. */
  readonly size: number;
  /** Those of every item, where all have the same and may get others. */
  readonly terms: ItemTerms | undefined;
}

/** The items of one measure, of which few differ from each other in more than their number and place. */
export interface MeasureDrafts extends CountedBlock {
  readonly terms: ItemTerms;
  readonly statistics: StatisticColumns;
  readonly draftAt: (index: number) => Draft;
  /** Whether its items show the country at the other end of a flow beside their own places. */
  readonly showsPartner: boolean;
}

/** Items that are there as records. */
export interface RecordDrafts extends CountedBlock {
  readonly drafts: () => Iterable<Draft>;
}

export type DraftBlock = MeasureDrafts | RecordDrafts;

/** Whether a place belongs to a continent or group. */
export type IsIn = (place: string, group: string) => boolean;
