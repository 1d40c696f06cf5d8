/** Questions that say what they ask by another thing that is the same. */

const wordings: readonly (readonly [RegExp, string])[] = [
  // Of this century or of the last one.
  [/(?<![\p{L}\d])[’'](?=[0-2]\d(?![\d\p{L}]))/gu, "20"],
  [/(?<![\p{L}\d])[’'](?=[3-9]\d(?![\d\p{L}]))/gu, "19"],
  // The answer tells when it was so, and how often before.
  [/^how (?:often|many times)(?= (?:did|has|have|had|was|were)\b)/i, "When"],
  [/^wie (?:oft|viele Male)(?= (?:war|waren|hat|ist|lag|lagen|stieg|fiel)\b)/i, "Wann"],
  [/^combien de fois(?=.*\d)/i, "Quand"],
  [/^¿?cuántas veces(?=.*\d)/i, "Cuándo"],
  // Which of several times it was is asked.
  [/^(?:the )?(last|first) time (?:that )?(?=.*\d)/i, "When for the $1 time was "],
  [/^(?:das )?(letzte|erste) Mal,? (?:dass )?(?=.*\d)/i, "Wann zum $1n Mal "],
  [/^(?:la )?(dernière|première) fois que (?=.*\d)/i, "Quand pour la $1 fois "],
  [/^(?:la )?(última|primera) vez que (?=.*\d)/i, "Cuándo por $1 vez "],
  [/\b(?:going|trending|heading|moving) up\b/i, "rising"],
  [/\b(?:going|trending|heading|moving|coming) down\b/i, "falling"],
  [/\b(?:gone|went) up\b/i, "risen"],
  [/\b(?:gone|went|come|came) down\b/i, "fallen"],
  [/\bhow many jobs did (.{2,40}?) (?:add|create|gain)\b/i, "jobs added $1"],
  [
    /\b(?:how many jobs did (.{2,40}?) lose|how many jobs were lost|jobs lost)\b/i,
    "payroll change $1",
  ],
  [/(?<=\bcountries\b.*)\bnegative ((?:\p{L}+ ){0,2}\p{L}+)/iu, "$1 below 0"],
  [/(?<=\bländer\b.*)(?<!\p{L})negative[mnrs]? ((?:\p{L}+ ){0,1}\p{L}+)/iu, "$1 unter 0"],
  [/(?<=\bpays\b.*)(?<!\p{L})négati(?:f|ve)s?(?!\p{L})/iu, "en dessous de 0"],
  [/(?<=\bpaíses\b.*)(?<!\p{L})negativ[oa]s?(?!\p{L})/iu, "por debajo de 0"],
  // Those who are not in it are no part of it.
  [/\b(?:people |persons )?not in (?:the )?labou?r force\b/i, "inactive persons"],
  // "Spread between 10 and 2 years" is a measure of its own.
  [/\b(?:spread|difference|differential) between (?=.* and (?!.*\b(?:years?|yr|y)\b))/i, ""],
  [/\bcumulative ((?:\p{L}+ ){0,2})inflation\b/iu, "how much have $1consumer prices risen"],
  [/(?<!\p{L})kumulierte Inflation(?!\p{L})/iu, "Anstieg der Verbraucherpreise"],
  [/(?<!\p{L})inflation cumulée(?!\p{L})/iu, "indice des prix à la consommation"],
  [/(?<!\p{L})inflación acumulada(?!\p{L})/iu, "aumento del índice de precios al consumo"],
  [
    /\bdebts?(?: (?:is|are))? (?:above|over|beyond|exceed(?:s|ing)?|(?:higher|larger|greater|bigger|more) than) (?:(?:their|its|the) )?GDP\b/i,
    "debt above 100% of GDP",
  ],
  [
    /(?<=\bcountries\b.*)\bexports? (?:exceed|are (?:larger|higher|greater|bigger) than) (?:their )?imports?\b/i,
    "trade balance is above 0%",
  ],
  [
    /(?<=\bcountries\b.*)\bimports? (?:exceed|are (?:larger|higher|greater|bigger) than) (?:their )?exports?\b/i,
    "trade balance is below 0%",
  ],
];

/** The question in the words that a measure is called by; undefined where it is asked so already. */
export function asCalled(question: string): string | undefined {
  const called = wordings.reduce((asked, wording) => asked.replace(...wording), question);
  return called === question ? undefined : called;
}
