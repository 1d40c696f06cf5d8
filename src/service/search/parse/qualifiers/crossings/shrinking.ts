/** "When did GDP last shrink?": when its growth was negative. */
import type { Token } from "../../text.js";
import { standingFor } from "../../orders/in-turn.js";

/** An economy, and what its growth is called beside it. */
const growths: readonly (readonly [RegExp, string])[] = [
  [/^(?:gdp|economy)$/, "real gdp growth"],
  [/^(?:bip|wirtschaft|bruttoinlandsprodukt)$/, "reales bip wachstum"],
  [/^(?:pib|economie|economia)$/, "pib reel croissance qoq"],
];
const shrank =
  /^(?:shr[iau]nk|contract(?:ed)?|f[ae]ll|fallen|decline[d]?|drop(?:ped)?|schrumpft(?:e|en)?|geschrumpft|fiel|gesunken|sank|recule|contractee?|chute|contrajo|contraido|cayo|caido)$/;

/** "In which year did it fall the most" asks for one of them. */
const most = /^(?:most|biggest|largest|strongest|starksten|meisten|plus|mas|mayor)$/;

/** The words of a question for a time at which an economy shrank, as one for when its growth was negative. */
export function withGrowthOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ folded }) => growths.some(([noun]) => noun.test(folded)));
  const verb = tokens.findIndex(({ folded }) => shrank.test(folded));
  const noun = tokens[at];
  const words = growths.find(([one]) => one.test(noun?.folded ?? ""))?.[1];
  if (noun === undefined || words === undefined || verb < 0) return tokens;
  if (tokens.some(({ folded }) => most.test(folded))) return tokens;
  return tokens.flatMap((token, index) => {
    if (index === at) return standingFor(words, [token]);
    return index === verb ? standingFor("negative", [token]) : [token];
  });
}
