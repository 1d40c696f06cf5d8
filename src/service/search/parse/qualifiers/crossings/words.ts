/** The words of four languages by which a question asks when figures came to lie beyond a bound, or beyond another's. */

export const words = (...texts: readonly string[]): RegExp =>
  new RegExp(`^(?:${texts.join("|")})$`);

const leading = "(?:(?:and|so|please|tell me|und|bitte|et|y) )*";
/** Read of the whole question, folded. */
export const when = new RegExp(
  [
    `^${leading}(?:${[
      "(?:since |until |from )?when",
      "(?:for |since )?how long",
      "(?:since |in )?(?:which|what) (?:year|month|quarter)s?",
      "(?:seit |ab |bis )?wann",
      "(?:seit )?wie lange",
      "(?:seit |in |ab )welche[mr] (?:jahr|monat|quartal)",
      "(?:depuis |a partir de |jusqu a )?quand",
      "(?:depuis|pendant) combien de temps",
      "(?:en |depuis )?quel(?:le)? (?:annee|mois|trimestre)",
      "(?:desde |hasta )?cuando",
      "(?:desde hace |hace |durante )?cuanto tiempo",
      "(?:en |desde )?(?:que|cual) (?:ano|mes|trimestre)",
    ].join("|")})\\b`,
    " (?:since )?(?:when|wann|quand|cuando)$",
    // Whether at any time, of which the times are the answer.
    `^${leading}(?:did|has|have|had|was|were) .*\\bever\\b`,
    `^${leading}(?:hat|haben|hatte|ist|war|waren|lag|lagen|stieg|fiel|ubertraf) .*\\b(?:je|jemals|(?:schon |irgendwann )?einmal)\\b`,
    " (?:a|ont|est|etait|fut) (?:t (?:il|elle|on|ils|elles) )?(?:deja|jamais|un jour)\\b",
    `^${leading}(?:(?:ha|han|estuvo|supero|llego|fue) .*\\b|.* (?:ha|estuvo|supero|fue) )(?:alguna vez|jamas)\\b`,
  ].join("|"),
);

/** "How long": what is said besides. */
export const howLong = /^(?:long|lange|combien de temps|cuanto tiempo(?: lleva)?)$/;

/** "Since" beside "when" names no time. */
export const sinceWhen = /^(?:since|until|from|seit|ab|bis|depuis|jusqu|desde|hasta)$/;

export interface Sides {
  readonly above: RegExp;
  readonly below: RegExp;
}

/** Said right before a number. */
export const beforeNumber: Sides = {
  above: words(
    "(?:more|greater|higher|larger|bigger) than|over|above|in excess of",
    "(?:mehr|grosser|hoher) als|uber|oberhalb von",
    "plus de?|(?:plus (?:haute?|elevee?s?|grande?)) que|superieure?s? (?:a|au|aux)|(?:au )?dessus (?:de|des|du|d)",
    "mas de|(?:superior|mayor)(?:es)? (?:a|al|que|del?)|por encima del?|mas (?:alt|elevad)[oa]s? que",
  ),
  below: words(
    "(?:less|lower|smaller|fewer) than|under|below",
    "(?:weniger|kleiner|niedriger|geringer) als|unter|unterhalb von",
    "moins de?|plus (?:bas|basse|faible) que|inferieure?s? (?:a|au|aux)|(?:en |au )?dessous (?:de|des|du|d)|sous",
    "menos de|(?:inferior|menor)(?:es)? (?:a|al|que|del?)|por debajo del?|mas baj[oa]s? que",
  ),
};

/** Verbs, from which the number or the other place may stand apart. */
export const verbs: Sides = {
  above: words(
    "exceed(?:s|ed)?|(?:sur)?pass(?:es|ed)?",
    "uberschritt(?:en)?|uberschreitet|uberstieg(?:en)?|ubersteigt|ubertraf(?:en)?|ubertroffen|ubertrifft",
    "depasse(?:nt|r|es?)?",
    "super(?:o|a|an|aron|ado|ada)|rebas(?:o|aron|ado)|sobrepas(?:o|aron|ado)",
  ),
  below: words("unterschritt(?:en)?|unterschreitet"),
};

/** "By more than 2%", "fell more than 2%": of how far figures came, and not of where they lay. */
export const changedBy = words(
  "(?:by|um|de|d|en) .+",
  "(?:fall|fell|fallen|drop(?:ped)?|declined?|decreased?|rise|rose|risen|increased?|gr[eo]wn?|gain(?:ed)?|jumped|surged) (?:(?:more|less) than|over)",
  "(?:fiel(?:en)?|gefallen|sank(?:en)?|gesunken|stieg(?:en)?|gestiegen|wuchs|gewachsen) (?:mehr|weniger) als",
);

/** "Reached 80 million" may be from either side, and is no bound that is passed. */
export const reached = words(
  "reach(?:es|ed)?|hits?|touch(?:es|ed)?|erreicht(?:e|en)?|atteint|atteindre|atteignait",
  "alcanz(?:o|a|ar|aron|ado)|lleg(?:o|ar|aron|ado)",
);

/** "Between 2% and 3%". */
export const within = /^(?:between|zwischen|entre)$/;

/** Behind a number: what is measured in years, or a maturity. */
export const years = /^(?:years|jahren?|ans|annees|anos)$/;
export const maturity = /^(?:year|month|week|day)$/;

/** "Bajó el paro del 15 %": with "de" before the number. */
export const fell = words("bajo|bajado|cayo|caido|descendio|descendido");

/** Between a side and its number: "unter die Marke von 5 %". */
export const between =
  /^(?:the|mark|level|of|a|die|der|den|das|dem|marke|grenze|schwelle|von|la|le|les|l|barre|seuil|des|de|du|d|los|las|el|un|umbral|del|barrera)$/;

/** Besides a bound they say how it is passed, and nothing of what is measured. */
export const moves = words(
  "falls?|fell|fallen|drop(?:s|ped)?|dip(?:s|ped)?|sinks?|sank|sunk|slip(?:s|ped)?|declined?|decreased?",
  "rises?|rose|risen|climb(?:s|ed)?|jump(?:s|ed)?|surged?|increased?|go|goes|went|gone|moved?|come|came|get|got",
  "turn(?:s|ed)?|becomes?|became|stay(?:s|ed)?|remain(?:s|ed)?|again|back|ever|still|already",
  "je|jemals|einmal|irgendwann|deja|jamais|un jour|jamas|alguna|vez",
  "fiel(?:en)?|fallt|gefallen|sank(?:en)?|sinkt|gesunken|stieg(?:en)?|steigt|gestiegen|gingen|ging|gegangen",
  "lag|lagen|liegt|liegen|gelegen|wurden?|geworden|drehten?|gedreht|rutschten?|gerutscht|wieder|erneut|noch|mal|schon|bereits|gewesen",
  "passee?s?|passait|tombee?s?|descendue?s?|baissee?s?|montee?s?|chute|devenue?s?|redescendue?s?|repassee?s?|retombee?s?",
  "cayo|caido|descendio|descendido|subio|subido|estuvo|estado|bajado|paso|pasado|volvio|vuelto",
);

/** Which of several times is asked. */
export const whichTime: readonly (readonly [RegExp, "first" | "last"])[] = [
  [
    words(
      "first|(?:for )?the first time(?: that)?|erstmal(?:s|ig)|(?:zum|das) ersten? mal",
      "(?:pour )?la premiere fois(?: qu?e?)?|(?:por|la) primera vez(?: que)?",
    ),
    "first",
  ],
  [
    words(
      "last|most recently|(?:for )?the last time(?: that)?|zuletzt|letztmals|(?:zum|das) letzten? mal",
      "(?:pour )?la derniere fois(?: qu?e?)?|(?:por|la) ultima vez(?: que)?",
    ),
    "last",
  ],
];

/** "Negative" and "inverted" are bounds of 0; of curves alone the latter. */
export const signs: Sides = {
  above: words("positiv(?:e|en|o|a|os|as)?|positifs?"),
  below: words("negativ(?:e|en|o|a|os|as)?|negatifs?"),
};
export const inverted = words(
  "invert(?:s|ed)?|invers(?:e|en)?|invertiert(?:e|en)?|inversee?s?|invertid[oa]|invirtio",
);
export const curve =
  /^(?:(?:yield )?curves?|yields?|spread|zins(?:struktur)?kurven?|rendite(?:struktur)?kurven?|courbes?|curvas?)$/;
