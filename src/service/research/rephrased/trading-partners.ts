/** "Which country does the US import most from", "US exports by country": with whom a place trades. */
import type { Library } from "../../library/library-model.js";
import type { QueryParser } from "../../search/index.js";
import type { Nothing } from "../plan/index.js";

const asked = new RegExp(
  [
    String.raw`\b(?:trade|exports?|imports?)\b.*\bby (?:country|partner|destination|origin)\b`,
    String.raw`\b(?:which|what) (?:countr(?:y|ies)|nations?) (?:does|do|did) .*\b(?:imports?|exports?|trades?|buy|sell)\b`,
    String.raw`\bwho(?:m)? (?:does|do|did) .*\b(?:import|export|trade|sell|buy)\b`,
    String.raw`\b(?:export|import) (?:markets?|destinations?|partners?|sources?)\b|\b(?:trade|trading) partners?\b`,
    String.raw`\b(?:Handel|Exporte?|Importe?|Ausfuhren|Einfuhren)\b.*\bnach (?:Ländern|Partnern)\b|\b(?:Handels|Export|Import)partner\b`,
    String.raw`\b(?:commerce|exportations?|importations?)\b.*\bpar pays\b|\bpartenaires? commercia(?:l|ux)\b`,
    String.raw`\b(?:comercio|exportaciones|importaciones)\b.*\bpor pa[ií]s(?:es)?\b|\bsocios? comercial(?:es)?\b`,
  ].join("|"),
  "i",
);

/** What is said instead of an order of them, which flows to and from some of them do not make; undefined where none is asked. */
export function ofPartners(
  library: Library,
  parser: QueryParser,
  question: string,
): Nothing | undefined {
  if (!asked.test(question)) return undefined;
  const { places, groups, concepts, isWholeName } = parser.parse(question);
  // "Warenexporte – Handelspartner China" names the one.
  if (isWholeName === true && library.concepts.get(concepts[0]?.key ?? "")?.partner)
    return undefined;
  const [place, another] = places;
  if (place === undefined || another !== undefined || groups.length > 0) return undefined;
  const partners = [...library.concepts.values()].flatMap(({ key, partner }) =>
    partner !== undefined && library.coveredPlaces(key).includes(place.code) ? partner : [],
  );
  return { kind: "none", places: [place.code], partners: [...new Set(partners)] };
}
