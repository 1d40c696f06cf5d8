/** "By how many percentage points …": the difference of two figures in percent, and no subject. */
import type { Concept } from "../../../library/library-model.js";

const percentagePoints =
  /\bpercentage points?\b|\bp ?p\b|\bprozentpunkte?n?\b|\bpoints? de pourcentage\b|\bpuntos? porcentual(?:es)?\b/;

/** The words of a folded question that ask for percentage points. */
export const pointWords = (folded: string): readonly string[] =>
  percentagePoints.exec(folded)?.[0].split(" ") ?? [];

/** Those words where what is asked is no figure in percent: of an amount there are no such points. */
export function namedPoints(folded: string, asked: Concept | undefined): readonly string[] {
  const isPercent = /%|\bpercent/i.test(asked?.unit.en ?? "");
  return asked === undefined || isPercent ? [] : pointWords(folded);
}
