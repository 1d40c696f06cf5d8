/** "Countries without nuclear power", "welche Länder haben keine Armee": of what places lack there is no order. */
import { foldedText, type Token } from "../../text.js";

const places =
  "(?:countr(?:y|ies)|nations?|states?|lander|land|staaten|staat|pays|etats?|paises|pais|estados?)";
/** Behind places, with a verb and little words between. */
const lack =
  "(?:without|(?:have|has|had|with|levy|collect|pay) no|(?:do|does|did) (?:not|n t) have|ohne|(?:haben|hat|hatten|erheben) keine?[nr]?|sans|n (?:ont|a|avaient) (?:pas|aucune?)|sin|no (?:tienen|tiene|tenian))";
const pattern = new RegExp(
  String.raw`\b${places} (?:(?:that|which|who|die|der|das|qui|que|in \w+|en \w+) ){0,2}${lack} (?:(?:an?|the|any|eine?[nr]?|d|de|un|une|una?) )?(\w+)`,
);

/**
 * @param open words that name no place: "EU countries without Germany" leaves a place out
 * @param sentence as it was typed
 */
export function namedLack(
  tokens: readonly Token[],
  open: readonly string[],
  sentence: string,
): readonly string[] {
  const lacked = pattern.exec(foldedText(tokens))?.[1];
  return lacked !== undefined && open.includes(lacked) ? [sentence] : [];
}
