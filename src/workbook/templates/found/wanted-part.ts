import type { Frequency } from "../../../contract/index.js";

export const partGroups = [
  "rates",
  "prices",
  "jobs",
  "growth",
  "exchange",
  "oil",
  "yields",
  "curve",
] as const;
export type PartGroup = (typeof partGroups)[number];

/** A place to look for, with the names that a title may have it by. */
export interface WantedPlace {
  readonly code: string;
  /** In the user's language. */
  readonly name: string;
  /** Words of titles that say this place and nothing else. */
  readonly words: readonly string[];
}

/** One way in which services title a figure. */
export interface Saying {
  readonly query: string;
  /** Words that the title has; of several one. */
  readonly has: readonly (string | readonly string[])[];
  /** Words that change nothing of what the figure is. Any other word makes it another figure. */
  readonly may?: readonly string[];
}

/** A figure that a template shows where the service has it without doubt. */
export interface WantedPart {
  readonly key: string;
  readonly group: PartGroup;
  readonly sayings: readonly Saying[];
  readonly frequency: Frequency;
  /** What its unit says. */
  readonly unit: RegExp;
  /** Code of the place that it is of. @default the one that the user chose */
  readonly place?: string;
}
