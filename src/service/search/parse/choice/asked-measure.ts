/** What of a thing is asked for: its production is not its capacity, and nominal is not real. */
import type { Concept, Library } from "../../../library/library-model.js";
import type { FoundConcept } from "../concepts/concept-index.js";
import { ofConcept } from "../../of-object.js";

/** Heads that say what of a thing is counted. */
const flows =
  /^(?:output|production|produktion|produccion|forderung|generation|erzeugung|generacion|consumption|verbrauch|konsum|consommation|consumo|spending|expenditures?|ausgaben|depenses?|gastos?)$/;

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
export const isReal = ofConcept(
  ({ name, unit }: Concept) =>
    /\breal\b|purchasing power/i.test(name.en) || /\bat \d{4} prices|of \d{4}\b/.test(unit.en),
);

interface Stated {
  readonly found: readonly FoundConcept[];
  /** What was asked, where nothing that fits is stated so. */
  readonly missing: readonly string[];
}

/** Called so nearly alike, the nominal of one source is meant in any language where nobody asks for the real. */
const alikeShare = 0.99;
const saysReal = /^(?:real|reel|preisbereinigt|inflationsbereinigt|ppp|kkp|ppa|purchasing)/;

function nominalOfAlike(
  { concepts }: Pick<Library, "concepts">,
  found: readonly FoundConcept[],
): readonly FoundConcept[] {
  const [best] = found;
  const first = concepts.get(best?.key ?? "");
  if (best === undefined || first === undefined || !isReal(first)) return found;
  if ([...best.words].some((word) => saysReal.test(word))) return found;
  // "Interest rate of 10 years" is no real yield, however much of its name that has.
  const least = best.score * (first.unit.en === "percent" ? leastShare : alikeShare);
  const nominal = found.find(({ key, score }) => {
    const concept = concepts.get(key);
    return (
      score >= least && concept !== undefined && concept.source === first.source && !isReal(concept)
    );
  });
  return nominal === undefined
    ? found
    : [{ ...nominal, score: best.score }, ...found.filter((one) => one !== nominal)];
}

/** Of what fits a question for nominal figures, what is not real; all where the question does not ask for them. */
export function nominalFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
  folded: string,
): Stated {
  const said = asksNominal.exec(folded)?.[0];
  const [best] = found;
  if (said === undefined || best === undefined)
    return { found: nominalOfAlike({ concepts }, found), missing: [] };
  const meant = found.filter(({ key }) => {
    const concept = concepts.get(key);
    return concept !== undefined && !isReal(concept);
  });
  const isMeant = meant[0] !== undefined && meant[0].score >= best.score * leastShare;
  return isMeant ? { found: meant, missing: [] } : { found: [], missing: [said] };
}

const isPriceIndex = ofConcept(
  ({ name, unit }: Concept) => /^index\b/.test(unit.en) && /\bprice\b/i.test(name.en),
);
const asksIndex =
  /price|preis|prix|precio|inflation|inflacion|deflat|index|indice|\b(?:[a-z]?cpi|ppi|pce|ipc|vpi|hicp|hvpi|cost|kosten|cout|coste)\b/;

/** So much less it comes after what shows the amount, wherever that is. */
const afterAmount = 0.75;

/** "Government consumption" is first how much it is, and then at which prices. */
export function amountsFirst(
  { concepts }: Library,
  found: readonly FoundConcept[],
  folded: string,
): readonly FoundConcept[] {
  const [best] = found;
  const isIndex = ({ key }: FoundConcept): boolean => {
    const concept = concepts.get(key);
    return concept !== undefined && isPriceIndex(concept);
  };
  if (best === undefined || asksIndex.test(folded)) return found;
  const isAmount = (one: FoundConcept): boolean =>
    !/price|inflation/i.test(concepts.get(one.key)?.name.en ?? "price") &&
    one.score >= best.score * leastShare &&
    [...best.words].every((word) => one.words.has(word));
  const amount = found.find(isAmount);
  if (amount === undefined || !found.some(isIndex)) return found;
  const most = amount.score * afterAmount;
  return found
    .map((one) => (isIndex(one) && one.score > most ? { ...one, score: most } : one))
    .sort((a, b) => b.score - a.score);
}

/** What fits so much less is another thing. */
const leastShare = 0.75;
