/**
 * One example per function for docs/functions.md, run by a test against the embedded service: the
 * formula as typed into a cell, and what it shows.
 */
export interface Example {
  readonly formula: string;
  readonly shows: string;
}

export const examples: Readonly<Record<string, Example>> = {};
