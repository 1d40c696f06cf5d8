/** What the service said of a content when its figures were put into the workbook without a formula. */
export interface FixedContent {
  readonly kind: FixedKind;
  readonly id: string;
  readonly title: string;
  readonly publishers: readonly string[];
  readonly sources: readonly string[];
  readonly licences: readonly string[];
  /** "" where there is none. */
  readonly link: string;
  /** The last period of what was inserted, as the service writes it; "" where it has none. */
  readonly dataTo: string;
  /** The first period of what was inserted that could only be a forecast. */
  readonly forecastFrom?: string | undefined;
  /** ISO texts. */
  readonly releasedAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  /** Milliseconds since 1970. */
  readonly retrievedAt: number;
}

export const fixedKinds = ["statistic", "indicator", "infographic"] as const;
type FixedKind = (typeof fixedKinds)[number];

/** One insertion, as the workbook keeps it. */
export interface FixedInsertion extends FixedContent {
  /** The hidden name of its cells: of a table's, header included, or of the cell with a picture's source. */
  readonly name: string;
  /** What was written there, header included; of a picture nothing. */
  readonly values?: readonly (readonly unknown[])[] | undefined;
  /** A picture's own name. */
  readonly picture?: string | undefined;
}

/** By name. */
export type FixedInsertions = Readonly<Record<string, FixedInsertion>>;

/** What their names begin with. */
export const fixedNamePrefix = "STAT_FIXED_";
