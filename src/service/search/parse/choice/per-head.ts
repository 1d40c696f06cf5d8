/** "GDP per capita in dollars": what is asked per head is no total, however much of the rest a total is called by. */
import { saysPercent } from "../../../../statistics/index.js";
import type { Concept, Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { currencyWords } from "../rates/currencies.js";
import { ofConcept } from "../../of-object.js";
import { fold } from "../text.js";
import { genericWords } from "../word-lists.js";

const head =
  "capita|head|persons?|people|inhabitants?|residents?|kopf|einwohnern?|personen|habitante?|tete|cabeza|personne|persona";
/** "Por habitantes" without a number is by how many there are. */
const heads = `${head}|habitant[es]{0,2}|personnes|personas`;
const counts =
  "100|1000|10000|100000|1000000|1 000|10 000|100 000|1 000 000|mille|mil|cien|tausend|thousand|hundred";
/** "Per 100" alone is of people as well. */
const asking = new RegExp(
  String.raw`\b(?:per|pro|je|par|por|pour|cada) (?:(?:${counts}) (?:d )?(?:${heads})\b|(?:${head})\b|(?:${counts})$)`,
);
/** "Per 1,000 inhabitants", "children per woman", "percent of the population" are of people, too. */
const stating =
  /\bof the population\b|\bper (?:[\d,]+ )?(?:capita|head|person|people|inhabitants?|population|woman|live births)\b/;

const isPerHead = ofConcept(
  ({ name, unit }: Concept) => stating.test(fold(name.en)) || stating.test(fold(unit.en)),
);

/** "Per", "inhabitant" of "exports per inhabitant"; none where the question is not one per head. */
export const readPerHead = (folded: string): readonly string[] =>
  asking.exec(folded)?.[0].split(" ") ?? [];

/** Those who are counted by are no subject of their own, beside another. */
export function withoutHeads(
  words: readonly string[],
  perHead: readonly string[],
): readonly string[] {
  const left = words.filter((word) => !perHead.includes(word));
  return left.length === 0 ? words : left;
}

interface PerHead {
  readonly found: readonly FoundConcept[];
  /** What was asked, where nothing that fits is stated so. */
  readonly missing: readonly string[];
}

/**
 * Of what fits a question per head, what is stated so; nothing where the best that fits is not, and no figure per
 * head is of the same thing. Where the question does not ask for it, the total before what it is per head.
 *
 * @param perHead as the question says it
 */
export function perHeadFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
  perHead: readonly string[],
): PerHead {
  const [first] = found;
  if (perHead.length === 0 || first === undefined)
    return { found: totalsFirst({ concepts }, found), missing: [] };
  const named = [...first.words].filter(
    (word) => !currencyWords.has(word) && !perHead.includes(word),
  );
  // It is called so by the "inhabitant" alone, whatever is asked of them.
  if (named.length === 0) return { found: [], missing: [perHead.join(" ")] };
  const subject = named.filter((word) => !genericWords.has(word));
  const meant = found.filter((one) => {
    const concept = concepts.get(one.key);
    return (
      concept !== undefined && isPerHead(concept) && subject.every((word) => one.words.has(word))
    );
  });
  if (meant.length > 0) return { found: meant, missing: [] };
  const best = concepts.get(first.key);
  return best !== undefined && isPerHead(best)
    ? { found, missing: [] }
    : { found: [], missing: [[...named, ...perHead].join(" ")] };
}

/** Called so nearly alike, a total is meant: "GDP at purchasing power parity" is none per head. A rate is no total. */
const alikeShare = 0.9;

function totalsFirst(
  { concepts }: Pick<Library, "concepts">,
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const isOfHeads = ({ key }: FoundConcept): boolean => {
    const concept = concepts.get(key);
    return concept !== undefined && isPerHead(concept);
  };
  const [first] = found;
  if (first === undefined || !isOfHeads(first)) return found;
  const total = found.find(
    (one) =>
      one.score >= first.score * alikeShare &&
      !isOfHeads(one) &&
      !saysPercent(concepts.get(one.key)?.unit.en ?? "") &&
      [...first.words].every((word) => one.words.has(word)),
  );
  if (total === undefined) return found;
  const isAfter = (one: FoundConcept): boolean => isOfHeads(one) && one.score > total.score;
  const rest = found.filter((one) => !isAfter(one));
  const after = found.filter(isAfter).map((one) => ({ ...one, score: total.score }));
  const at = rest.indexOf(total) + 1;
  return [...rest.slice(0, at), ...after, ...rest.slice(at)];
}
