/** What is counted as one, in four languages. */
export const personWords =
  /^(?:persons?|people|inhabitants?|population|personen|einwohner(?:innen)?|menschen|personnes?|habitants?|personas?|habitantes?)$/;

/** Words that are units, or are of money of which they do not say which. */
const unitWords =
  /^(?:mm|bn|mn|kg|kt|mt|gt|km|km2|km²|m2|m²|m3|m³|cm|ha|[kmgt]?wh?|[tpgm]j|tons?|tonnes?|tonnen?|toneladas?|barrels?|bbl|lit(?:re|er)s?|hectares?|hektar|hectareas?|hundreds?|hunderte?|centaines?|cientos|lakhs?|crores?|promille|‰|°c?|dozens?|[¥₹₽₩].*|dollars?|dolar(?:es)?|pounds?|pesos?|rupees?|rubles?|roubles?|rubel|francs?|franken|kroner?|kronor|kr|yuan|won|rs|lira|rub|ars|vnd|egp|ngn|pkr|bdt|uah|ron|bgn|isk|kzt|qar|kwd|irr|pen|pp|index|indices?|indizes|ppp|kkp|ppa)$/;

const per = /^(?:pro|je|par|por|a)$/;
const whatOf =
  /^\s+(?:\d|kopf|einwohner|person|habitant|tete|tête|personne|capita|mille|cent|cien|mil|cabeza|haushalt|ménage|menage|hogar)/i;

/** Whether a folded word makes a unit of the words around it; `behind` is what follows. */
export function isUnitWord(word: string, behind: string): boolean {
  if (unitWords.test(word) || word === "per" || /^\d+[.,]?0{3}$/.test(word)) return true;
  return per.test(word) && whatOf.test(behind);
}

/** Alone in brackets; beside other words a letter may say anything. */
export const isUnitAlone = (word: string): boolean => /^(?:[kmbtgl]|points?)$/.test(word);
