/** Items whose title was asked word for word, before all others. */
import type { Platform } from "../../../contract/known-values.js";
import type { FirstAnswers, Ranking } from "./ranked.js";

/** Ordinals of the items called just so, with the language of the title. */
export type ExactTitles = ReadonlyMap<number, Platform>;

interface Ordered {
  readonly ordinals: Uint32Array;
  readonly scores: Float64Array | undefined;
}

function withFirst(ordered: Ordered, exact: ExactTitles) {
  const { ordinals, scores } = ordered;
  const rest = [...ordinals.keys()].filter((at) => !exact.has(ordinals[at] ?? -1));
  return {
    ordinals: Uint32Array.from([...exact.keys(), ...rest.map((at) => ordinals[at] ?? 0)]),
    scores: Float64Array.from([
      ...Array.from(exact, () => 1),
      ...rest.map((at) => scores?.[at] ?? 0),
    ]),
  };
}

export function rankExactFirst(ranking: Ranking, exact: ExactTitles): Ranking {
  const [language] = exact.values();
  return language === undefined ? ranking : { ...withFirst(ranking, exact), language, gaps: [] };
}

/** @param holds whether an item is among all answers */
export function answerExactFirst(
  answers: FirstAnswers,
  exact: ExactTitles,
  holds: (ordinal: number) => boolean,
): FirstAnswers {
  const [language] = exact.values();
  if (language === undefined) return answers;
  const added = [...exact.keys()].filter((ordinal) => !holds(ordinal)).length;
  return {
    ...withFirst(answers, exact),
    total: answers.total + added,
    language,
    gaps: [],
    more: undefined,
  };
}
