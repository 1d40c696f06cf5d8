/** Figures in percent that may be hundredths of what they are, as a column of Excel is that lost its format. */
import type { Mapping, MappedMeasure } from "../mapping.js";
import { inHundredths } from "../tables/notation/percent-signs.js";
import { UnclearSource } from "./complete-source.js";

type Fractions = ReadonlyMap<MappedMeasure, number>;

const nameOf = ({ name }: MappedMeasure): string => (typeof name === "string" ? name : name.en);

/** @throws UnclearSource that asks which they are, of a table whose meaning was guessed */
export function askFractions(guess: Partial<Mapping>, fractions: Fractions): void {
  if (fractions.size === 0) return;
  const questions = [...fractions].map(
    ([measure, first]) =>
      `whether "${nameOf(measure)}" is in percent or in fractions: all its figures are below 1, and ${String(first)} may be ${String(first)} or ${String(inHundredths(first))} percent. Say withoutPercentSign: percent or withoutPercentSign: fraction beside it`,
  );
  const measures = guess.measures?.map((measure) =>
    fractions.has(measure) ? { ...measure, withoutPercentSign: "?" } : measure,
  );
  throw new UnclearSource({ ...guess, measures }, questions);
}

/** The same of a table whose meaning was said. */
export const fractionNotes = (fractions: Fractions): string[] =>
  [...fractions].map(
    ([measure, first]) =>
      `All figures of "${nameOf(measure)}" are below 1 percent, such as ${String(first)}: where ${String(inHundredths(first))} percent is meant, write them so, or say withoutPercentSign: fraction beside it in a mapping.`,
  );
