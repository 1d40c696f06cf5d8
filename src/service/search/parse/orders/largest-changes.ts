/** "The biggest drop in GDP", "größter Anstieg", "plus forte baisse": an end of its growth, and none of its level. */
import type { Token } from "../text.js";
import { phrasesInTurn, standingFor } from "./in-turn.js";

const largest =
  "(?:biggest|largest|greatest|sharpest|steepest|deepest|strongest|highest|grosster?|grosste[nrs]?|starkster?|starkste[nrs]?|hochste[nrs]?)";
const ofPart =
  "(?: (?:one|single) (?:month|quarter|year|day)| (?:monthly|quarterly|annual|yearly))?";

/** Each with the words that it is read as. */
const changes: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${largest}${ofPart} (?:drops?|falls?|declines?|decreases?|contractions?|slumps?|plunges?)$`,
    ),
    "lowest growth",
  ],
  [
    new RegExp(`^${largest}${ofPart} (?:rises?|increases?|jumps?|surges?|gains?)$`),
    "highest growth",
  ],
  [
    new RegExp(`^${largest} (?:ruckgang|einbruch|abnahme|verlust|ruckgange|einbruche)$`),
    "niedrigstes wachstum",
  ],
  [new RegExp(`^${largest} (?:anstieg|zunahme|zuwachs|anstiege)$`), "hochstes wachstum"],
  [
    /^(?:plus (?:forte?s?|grande?s?|importante?s?) (?:baisses?|chutes?|reculs?|diminutions?))$/,
    "plus faible croissance",
  ],
  [
    /^(?:plus (?:forte?s?|grande?s?|importante?s?) (?:hausses?|augmentations?|progressions?))$/,
    "plus forte croissance",
  ],
  [/^mayor(?:es)? (?:caidas?|descensos?|bajadas?|disminucion(?:es)?)$/, "minimo crecimiento"],
  [/^mayor(?:es)? (?:subidas?|aumentos?|alzas?|incrementos?)$/, "maximo crecimiento"],
];
/** "Largest population decline": what changes stands between; a price increase is what inflation is called. */
const between: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${largest} (?!prices? )(?:\\w+ ){1,2}(?:drops?|falls?|declines?|decreases?|contractions?)$`,
    ),
    "lowest growth",
  ],
  [
    new RegExp(`^${largest} (?!prices? )(?:\\w+ ){1,2}(?:rises?|increases?|jumps?)$`),
    "highest growth",
  ],
];
/** "In which year did it fall most": said of times, and of places no order of theirs. */
const byMost: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:fall|fell|drop|dropped|shrink|shrank|decline|declined|contract) (?:the )?most$/,
    "lowest growth",
  ],
  [
    /^(?:rise|rose|grow|grew|increase|increased|jump|jumped) (?:the )?(?:most|fastest)$/,
    "highest growth",
  ],
  [/^am starksten (?:gefallen|gesunken|geschrumpft|zuruckgegangen)$/, "niedrigstes wachstum"],
  [/^am starksten (?:gestiegen|gewachsen)$/, "hochstes wachstum"],
];
const ofTime = /^(?:years?|quarters?|months?|when|jahr|quartal|monat|wann)$/;
const lengths = [4, 3, 2];

/** The words of a question, of which these say an end of what is grown by. */
export function withLargestChanges(tokens: readonly Token[]): readonly Token[] {
  const mostly = tokens.some(({ folded }) => ofTime.test(folded)) ? byMost : [];
  return phrasesInTurn(tokens, lengths, (said, phrase) => {
    const alone = [...changes, ...mostly].find(([pattern]) => pattern.test(said))?.[1];
    if (alone !== undefined) return standingFor(alone, phrase);
    const around = between.find(([pattern]) => pattern.test(said))?.[1];
    return around === undefined
      ? undefined
      : [...standingFor(around, phrase), ...phrase.slice(1, -1)];
  });
}
