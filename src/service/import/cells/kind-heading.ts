import { foldText } from "../../../statistics/index.js";

/** Under these stands of what kind a row's figures are: their unit, money, prices, adjustment; in the four languages. */
const kinds =
  /\b(?:units?|uom|unit measure|currency|currencies|prices?|price bas[ei]s|valuation|adjustment|adjusted|einheit(?:en)?|masseinheit|wahrung|preise?|preisbasis|(?:saison)?bereinigung|unites?|devise|monnaie|prix|correction|unidad(?:es)?|moneda|precios|ajuste)\b/;
/** Under these a number says it too; the New Zealand office writes MAGNTUDE. */
const numbered =
  /\b(?:mult|multiplier|power ?code|scale|factor|magni?tude|base(?: year| per(?:iod)?)?|basisjahr|annee de base|ano base)$/;

const remarks =
  /^(?:.*[\s_])?(?:flags?|status|notes?|footnotes?|comments?|remarks?|bemerkung(?:en)?|anmerkung(?:en)?|fu(?:ß|ss)noten?|remarques?|notas?|observaciones)$/i;

/** Whether what stands under a heading is about figures, and parts none of them from others. */
export const isRemark = (heading: string): boolean => remarks.test(heading);

/** Numbers of footnotes are no figures; of notes they may be, such as the Treasury's. */
export const isFootnote = (heading: string): boolean =>
  /foot ?notes?|fu(?:ß|ss)note/i.test(heading);

/** Whether figures of rows whose texts differ under a heading are of two kinds: by words, or by numbers as well. */
export function kindOfHeading(heading: string): "words" | "numbers" | undefined {
  const folded = foldText(heading).replace(/[_-]/g, " ").trim();
  if (numbered.test(folded)) return "numbers";
  return kinds.test(folded) ? "words" : undefined;
}
