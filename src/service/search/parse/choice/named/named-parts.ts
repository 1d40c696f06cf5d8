/** Words that a question names and what fits it best is not called by: a course, a cause of death, an age, the top percent. */
import type { FoundConcept } from "../../concepts/concept-index.js";
import type { Token } from "../../text.js";

/** What is called just so, and not only in part. */
export const whole = 0.9;

const list = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What else is said of a subject's course may be a part of its name. */
const courses = list("development developpement desarrollo");

/**
 * The words of a subject that a course is part of: "human development" is no development of what is called human in
 * part. None where what is asked besides is called just so ("population development").
 */
export function namedCourse(
  tokens: readonly Token[],
  words: readonly string[],
  first: FoundConcept | undefined,
): readonly string[] {
  if (first === undefined || first.score >= whole || first.coverage < exact) return [];
  const named = tokens.map(({ folded }) => folded);
  if (!named.some((word) => courses.has(word))) return [];
  return named.filter((word) => courses.has(word) || words.includes(word));
}

/** Covered by words as they are written, none of them misspelt. */
export const exact = 0.99;

const diseases =
  /^(?:covid|corona|coronavirus|hiv|aids|vih|sida|malaria|paludisme|cancer|krebs|tuberculosis|tuberkulose|tuberculose|influenza|flu|grippe|gripe)$/;
const dying =
  /^(?:deaths?|mortality|fatalit(?:y|ies)|died|tote[nr]?|todesfallen?|todesfalle?|sterbefalle?n?|sterblichkeit|deces|morts?|mortalite|muertes?|muertos?|fallecid[oa]s?|mortalidad)$/;
/** Behind these an event is a time: "death rate since covid". */
const timely = list(
  "during since after before until in pre post wahrend seit nach vor bis im pendant durant depuis apres avant durante desde despues antes",
);

/** "Covid deaths": what people died of is no time beside the deaths, and not all of them. */
export function namedCause(tokens: readonly Token[]): readonly string[] {
  const cause = tokens.findIndex(({ folded }) => diseases.test(folded));
  const died = tokens.find(({ folded }) => dying.test(folded));
  if (cause < 0 || died === undefined) return [];
  const before = [tokens[cause - 1], tokens[cause - 2]].map((token) => token?.folded ?? "");
  if (before.some((word) => timely.has(word))) return [];
  return [tokens[cause]?.folded ?? "", died.folded];
}

const ofAge =
  /^(?:over|under|above|below|aged?|uber|unter|ab|plus|moins|mas|menos|mayores|menores)$/;
const afterAge = /^(?:de|los|las|than|as|the)$/;
const spans = /^(?:years?|jahren?|ans|anos|months?|decades?|percent|prozent|million(?:en|s)?)$/;

/** "Population over 80": an age that the best that fits is not called by is left, unless a span of time stands there. */
export function namedAge(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
): readonly string[] {
  const words = tokens.map(({ folded }) => folded);
  return words.filter((word, at) => {
    const before = afterAge.test(words[at - 1] ?? "") ? words[at - 2] : words[at - 1];
    const isAge = /^\d{1,2}$/.test(word) && ofAge.test(before ?? "");
    const isSpan =
      spans.test(words[at + 1] ?? "") && /^(?:over|uber|ab|plus|mas)$/.test(before ?? "");
    return isAge && !isSpan && first !== undefined && !first.words.has(word);
  });
}

const percent = /^(?:percent|pct|prozent|pour|por|p)$/;
const ends =
  /^(?:top|bottom|highest|lowest|richest|poorest|wealthiest|oberste[ns]?|unterste[ns]?|reichste[ns]?|armste[ns]?|riches?|pauvres?|ricos?|pobres?|superieurs?|inferieurs?)$/;

/** "Top 1 percent", "les 1 % les plus riches": how many they are is part of who they are. */
export function namedTop(
  tokens: readonly Token[],
  first: FoundConcept | undefined,
): readonly string[] {
  if (first === undefined) return [];
  return tokens.flatMap(({ folded }, at) => {
    const next = tokens[at + 1];
    const isShare =
      /^\d{1,2}$/.test(folded) &&
      (percent.test(next?.folded ?? "") || (next?.gap ?? "").includes("%"));
    const near = tokens.slice(Math.max(0, at - 2), at + 6);
    const isOfEnd = isShare && near.some((token) => ends.test(token.folded));
    return isOfEnd && !first.words.has(folded) ? [folded] : [];
  });
}
