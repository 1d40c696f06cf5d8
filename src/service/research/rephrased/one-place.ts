/** "When did unemployment peak?", "is inflation rising?": what is asked of one place, which an order of all does not answer. */
import type { ParsedQuery } from "../../search/index.js";

const ofTime =
  /^[¿\s]*(?:(?:since |seit |depuis |desde )?(?:when|wann|quand|cuándo)|(?:in )?(?:which|what|welche[mr]|quel(?:le)?|en quel(?:le)?|en qué) (?:year|month|jahr|monat|année|mois|año|mes))(?!\p{L})/iu;
const ofMovement =
  /^[¿\s]*(?:is|are|has|have|did|does|ist|sind|hat|haben|steigt|steigen|sinkt|sinken|fällt|fallen|wächst|wachsen|está|están|ha|han|sube|suben|baja|bajan)(?!\p{L})|-t-(?:elle|il)(?!\p{L})|-(?:elle|il)s(?!\p{L})/iu;
const ofMany =
  /(?<!\p{L})(?:countr(?:y|ies)|nations?|places?|states?|where|world|länder\w*|staaten|orte|wo|welt|pays|lieux|où|monde|países|lugares|dónde|mundo)(?!\p{L})/iu;

export function asksOfOnePlace(
  question: string,
  { places, groups, isGrowth, extreme, ranking }: ParsedQuery,
): boolean {
  if (places.length > 0 || groups.length > 0 || ofMany.test(question)) return false;
  const isEnd = extreme !== undefined || ranking !== undefined;
  return (ofTime.test(question) && isEnd) || (ofMovement.test(question) && isGrowth);
}
