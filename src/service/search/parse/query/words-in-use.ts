/** "Avg", "compound annual growth rate", "quelle place occupe": what is asked for in words that few use, in those that are read. */

/** As what it is read as. */
type Rule = readonly [RegExp, string];

const before = String.raw`(?<![\p{L}\p{N}-])`;
const behind = String.raw`(?![\p{L}\p{N}-])`;

const rules: readonly Rule[] = (
  [
    ["avg\\.?", "average"],
    ["arithmetic (?:mean|average)", "average"],
    ["compound(?:ed)? annual growth(?: rate)?", "average annual growth"],
    // "12-month percent change" is what a measure is called.
    ["(?<!(?:month|year|quarter|ly|annual) )percent(?:age)? change(?= (?:in|of) )", "change"],
    [
      "(?:number|count) of (?:countries|nations) (?:with|having|that have)",
      "how many countries have",
    ],
    ["rank(?:ing)? position", "rank"],
    ["Mittelwert", "Durchschnitt"],
    ["Spitzenwert", "Höchstwert"],
    ["Änderung(?= (?:de[rs]|von|in|bei) )", "Veränderung"],
    ["um wie ?viel Prozent", "wie stark"],
    ["(?:auf|an) welche[mr] (?:Platz|Stelle|Position) (?:steht|liegt|ist|rangiert)", "Rang"],
    ["der wievielte ist", "Rang"],
    ["(?:à )?quelle (?:place|position) (?:occupe|a|tient|se (?:trouve|classe|situe))", "rang"],
    ["nombre de pays (?:avec|ayant|qui ont|de(?= plus| moins))", "combien de pays ont"],
    [
      "(?:en )?(?:qué|que|cuál) (?:lugar|puesto|posición|posicion) (?:ocupa|tiene|está|esta)",
      "puesto",
    ],
    ["double[- ]digit (\\p{L}+)", "$1 of at least 10%"],
    ["zweistellige[rsn]? (\\p{L}+)", "$1 von mindestens 10 %"],
    ["(\\p{L}+) à deux chiffres", "$1 d’au moins 10 %"],
    ["(\\p{L}+) de dos dígitos", "$1 de al menos 10 %"],
    ["most populated", "most populous"],
    ["with (?:the )?most (?:people|inhabitants)", "with the largest population"],
    [
      "(?:die )?(\\p{L}+) (?:bevölkerungsreichsten|einwohnerstärksten) (Länder|Staaten)",
      "$1 $2 mit der größten Bevölkerung",
    ],
    ["ayant", "avec"],
    [
      "dont (?:l['’]|la |le |les )(.+?) (?:dépasse(?:nt)?|excède(?:nt)?|est supérieure? à|est au[- ]dessus de)",
      "avec $1 supérieure à",
    ],
    [
      "dont (?:l['’]|la |le |les )(.+?) est (?:inférieure? à|en dessous de|au[- ]dessous de)",
      "avec $1 inférieure à",
    ],
    [
      "cuy[oa]s? (.+?) (?:supera|excede|es superior a|es mayor que)(?: (?:el|al))?",
      "con $1 superior a",
    ],
    ["cuy[oa]s? (.+?) (?:es inferior a|es menor que|está por debajo de)", "con $1 inferior a"],
    [
      "(?:en|bei|in) denen (?:die|der|das) (\\p{L}+) (über|unter) (.+?) (?:liegt|beträgt|ist)",
      "mit $1 $2 $3",
    ],
    ["en qué (?:años?|meses|mes|trimestres?)", "cuándo"],
    ["(?:periods|times|years|months|quarters) (?:when|in which|where)", "when"],
    ["(?<=\\b(?:in|en) )€", "euros"],
    ["(?<=\\bin )(?:US)?\\$", "US dollars"],
    ["(?<=\\bin )((?:(?:b|m|tr)illions?(?: of)? )?)USD", "$1US dollars"],
    ["US(\\d{1,2})Y", "US $1-year Treasury yield"],
    ["UST (\\d{1,2}) ?(?:Y|-?years?)", "US $1-year Treasury yield"],
    [
      "am schnellsten wachsende[nr]? (?:Volkswirtschaften|Länder)",
      "Länder mit dem höchsten Wirtschaftswachstum",
    ],
    [
      "(?:pays|économies) à la croissance (?:économique )?la plus (?:rapide|forte|élevée)",
      "pays avec la plus forte croissance économique",
    ],
    ["dont (la .+?) est la plus (élevée|haute|basse|faible)", "avec $1 la plus $2"],
    ["(?:economías|países) que más crecen", "países con mayor crecimiento económico"],
    ["ratio dette ?/ ?PIB", "dette publique en % du PIB"],
    ["ratio deuda ?/ ?PIB", "deuda pública en % del PIB"],
    [
      "(?:was kostet(?:e)?|wie teuer (?:ist|war)) (?:ein(?:es)? (?:Barrel|Fass) )?(?:(?:Erd|Roh)?öl)(?: (?:gerade|aktuell|derzeit|momentan|heute))?",
      "Ölpreis",
    ],
    ["cours du (?:baril|pétrole)", "prix du pétrole"],
    ["cours du (Brent|WTI)", "prix du pétrole $1"],
    ["combien (?:coûte|vaut) (?:le|un baril de) pétrole", "prix du pétrole"],
    [
      "cuánto (?:cuesta|vale) (?:el petróleo|(?:un|el) barril(?: de petróleo)?)",
      "precio del petróleo",
    ],
    ["Anteil der (?:über|ab) (\\d\\d)-?jährigen", "Anteil der Bevölkerung ab $1 Jahren"],
    ["in (?:der )?letzter Zeit", "zuletzt"],
    ["how strongly", "how much"],
    ["where does (.+?) stand", "$1"],
    // "Menor de 15 años" is an age.
    ["mayor (?:del?|que|al?)(?: el)?(?= \\d[\\d.,]* ?(?:%|por ciento))", "superior a"],
    ["menor (?:del?|que|al?)(?: el)?(?= \\d[\\d.,]* ?(?:%|por ciento))", "inferior a"],
  ] as const
).map(([said, read]) => [new RegExp(`${before}${said}${behind}`, "giu"), read]);

/** "Unemployment rate, SA"; behind a place it is one: "GDP US, SA". */
const adjusted = /(?<=(?<!\p{L})\p{Ll}{3,},? \(?)SA(?=\)?$)/u;

/** A text in the words that are read; all else stays as it is. */
export const withWordsInUse = (text: string): string =>
  rules
    .reduce((said, [pattern, read]) => said.replace(pattern, read), text)
    .replace(adjusted, "seasonally adjusted");
