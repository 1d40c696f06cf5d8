/** What is said of places beside each other. */
import type { Answered } from "../../plan/index.js";
import { toNumberText } from "../notation.js";
import type { Wording } from "../wording.js";
import { factParagraph } from "./fact-text.js";

/** "1.07 times": figures that differ by a few percent are not the same. */
const timesDecimals = 2;

export function comparisonText(
  wording: Wording,
  { facts, gap, times }: Extract<Answered, { kind: "comparison" }>,
): string[] {
  const concept = facts[0]?.figure.concept ?? "";
  const lines = facts.map((fact) =>
    factParagraph(wording, fact, wording.nameOfPlace(fact.figure.place)),
  );
  const [first, last] = [facts[0]?.figure, facts.at(-1)?.figure];
  const difference =
    gap === undefined || first === undefined || last === undefined || wording.isNothing(gap)
      ? []
      : [
          wording.say.gap(
            wording.nameOfPlace(first.place),
            wording.amount(gap),
            wording.nameOfPlace(last.place),
          ),
        ];
  return [
    `${wording.nameOf(concept)} – ${wording.say.comparison}${wording.say.colon}`,
    ...lines,
    ...difference,
    ...(times === undefined || first === undefined || last === undefined
      ? []
      : [
          wording.say.times(
            wording.nameOfPlace(first.place),
            toNumberText(times, wording.language, timesDecimals),
            wording.nameOfPlace(last.place),
          ),
        ]),
  ];
}
