/** The next of what a unit says. */
export interface Token {
  readonly length: number;
  readonly scale?: number | undefined;
  readonly currency?: string | undefined;
  /** What is neither, folded; undefined for words that say nothing. */
  readonly word?: string | undefined;
  /** Whether it makes a unit of what it stands in. */
  readonly isUnit?: boolean | undefined;
}
