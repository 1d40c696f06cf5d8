/** What of a thing is asked for: its production is not its capacity, and nominal is not real. */
import type { Concept, Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { ofConcept } from "../../of-object.js";

/** Heads that say what of a thing is counted. */
const flows =
  /^(?:production|produktion|produccion|forderung|consumption|verbrauch|konsum|consommation|consumo|spending|expenditures?|ausgaben|depenses?|gastos?)$/;

/** True where it is said what of a thing is asked for, and what fits is the thing and not that of it. */
export const leavesFlow = (
  words: readonly string[],
  first: FoundConcept | undefined,
  second: FoundConcept | undefined,
): boolean =>
  first !== undefined &&
  words.some(
    (word) => flows.test(word) && !first.words.has(word) && second?.words.has(word) !== true,
  );

const asksNominal =
  /\b(?:nominal(?:e[rsnm]?|es)?|(?:at|in) current prices|in jeweiligen preisen|(?:aux )?prix courants|(?:a )?precios corrientes)\b/;
/** Of constant prices, or of what money buys. */
const isReal = ofConcept(
  ({ name, unit }: Concept) =>
    /\breal\b|purchasing power/i.test(name.en) || /\bat \d{4} prices|of \d{4}\b/.test(unit.en),
);

interface Stated {
  readonly found: readonly FoundConcept[];
  /** What was asked, where nothing that fits is stated so. */
  readonly missing: readonly string[];
}

/** Of what fits a question for nominal figures, what is not real; all where the question does not ask for them. */
export function nominalFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
  folded: string,
): Stated {
  const said = asksNominal.exec(folded)?.[0];
  const [best] = found;
  if (said === undefined || best === undefined) return { found, missing: [] };
  const meant = found.filter(({ key }) => {
    const concept = concepts.get(key);
    return concept !== undefined && !isReal(concept);
  });
  const isMeant = meant[0] !== undefined && meant[0].score >= best.score * leastShare;
  return isMeant ? { found: meant, missing: [] } : { found: [], missing: [said] };
}

/** What fits so much less is another thing. */
const leastShare = 0.75;
