/** What a question was read as. */
import type { Platform } from "../../../../contract/known-values.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import type { AskedChange, AskedFrequency, AskedPeriod } from "../../../../statistics/index.js";
import type { FoundPlaceGroup } from "../places/place-groups.js";
import type { FoundPlace } from "../places/place-parser.js";
import type { AskedCrossing } from "../qualifiers/crossings/read-crossing.js";
import type { Operation } from "../qualifiers/operations/sayings.js";
import type { ThanPlace } from "../qualifiers/operations/than-place.js";
import type { Reciprocal } from "../rates/exchange-rates.js";
import type { Threshold } from "../qualifiers/thresholds/thresholds.js";

/** From the first period to the last, inclusive. */
export interface AskedSpan {
  readonly from: string;
  readonly to: string;
}

export interface ParsedQuery {
  /** Blank, "*" or only words like "statistics": everything is meant. */
  readonly isBroad: boolean;
  readonly places: readonly FoundPlace[];
  /** Groups whose members are among the places. */
  readonly groups: readonly FoundPlaceGroup[];
  /** Content words that neither a concept nor a place of the library is called by. */
  readonly unknown: readonly string[];
  /** What is asked besides places and period, as it was typed: where nothing fits, the library lacks it. */
  readonly lacking: readonly string[];
  /** What is lacking is between the places, which stand in it: "US trade deficit with China". */
  readonly isBetween: boolean;
  /** A city, or a part of a country, as it was typed: nothing is of it. */
  readonly lesserPlace?: string;
  readonly period: AskedPeriod | undefined;
  /** Codes of places at the other end of a flow that has figures of others alone: "exports to Germany and Brazil". */
  readonly lackingPartners?: readonly string[];
  /** "Since Brexit", "mid-2023": what names the time without its years or months, as it was typed. */
  readonly event?: string;
  /** How often the figures come that are asked for; undefined where any do. */
  readonly frequency: AskedFrequency | undefined;
  /** What the question is about, best first. */
  readonly concepts: readonly FoundConcept[];
  /** A second thing asked for besides ("GDP and population of …"), best first. */
  readonly others: readonly FoundConcept[];
  /** Further things that are asked side by side, each by what fits it, best first: "2, 5 and 10 year yield". */
  readonly further: readonly (readonly FoundConcept[])[];
  /** What is asked is a part of what the concepts are called ("production"), and none of them is called so. */
  readonly isPartOfNames?: true;
  /** Two quarters or halves of years that are set beside each other, the earlier first. */
  readonly comparedParts?: readonly AskedSpan[] | undefined;
  /** The whole name of a measure stands in the question: no word of it asks for anything by itself. */
  readonly isWholeName?: true;
  /** The words that were looked up as concepts. */
  readonly words: readonly string[];
  /** All words that carry meaning, places included; for matching titles. */
  readonly textWords: readonly string[];
  /** "Which country has the highest …"; absent when no order of places is asked. */
  readonly ranking: "highest" | "lowest" | undefined;
  /** "Top 10": how many places an order is to name. */
  readonly placesCount?: number;
  /** "The highest US unemployment rate since 2000": of all figures of one place over time. */
  readonly extreme: "highest" | "lowest" | undefined;
  /** What is asked of the places that are named: their sum, how they compare, the rank of one. */
  readonly operation?: Operation;
  /** "Above 5%": the bound that the figures of places lie beyond, highest first above it and lowest first below. */
  readonly threshold?: Threshold;
  /** "Than Germany": the place whose figure is the bound of the others'. */
  readonly thanPlace?: ThanPlace;
  /** "When did … exceed …": when figures came to lie beyond a bound, or beyond those of the second place. */
  readonly crossing?: AskedCrossing;
  /** "5% of", "half", as it was typed: a part or multiple of the figures is asked. */
  readonly portion?: string;
  readonly reciprocal?: Reciprocal;
  readonly isComparison: boolean;
  /** "2008 vs 2020": that one is set against another is said in a word. */
  readonly saysComparison: boolean;
  /** "…, place by place": the items of one place each, whatever their number. */
  readonly isEachPlace: boolean;
  /** Asks for those who belong to a group, and not for the group: "EU countries", "the highest … in Africa". */
  readonly asksMembers: boolean;
  /** Nothing is what is asked for; the concepts are near it. */
  readonly isNear?: true;
  /** Asks how many there are: "how many unemployed", "Zahl der Geburten". */
  readonly isCount: boolean;
  /** What is asked is counted per thousand. */
  readonly isPerThousand?: true | undefined;
  /** Asks for a change over time. */
  readonly isGrowth: boolean;
  /** A year is asked for, and no month or quarter of one. */
  readonly asksYear?: true;
  /** Asks for a change by what it is a year. */
  readonly isPerYear?: true | undefined;
  /** "Year on year", "zum Vormonat": what the change is against; undefined where it is not said. */
  readonly changeAgainst?: AskedChange["against"] | undefined;
  /** Asks for an average, of a span of time or of places. */
  readonly isAverage: boolean;
  readonly language: Platform;
}
