/** The words by which a question asks for a sum of places, how often one goes into another, how far they are apart. */

/** A sum of places, how many times as large one is, how far they are apart, or the rank of one. */
export type Operation = "sum" | "times" | "difference" | "rank";

interface Saying {
  readonly operation: Operation;
  readonly said: RegExp;
  /** What stands elsewhere in the question to say it. */
  readonly besides?: RegExp;
}

const words = (...texts: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${texts.join("|")})\b`, "g");

/** "Higher education" is what is spent on. */
const notAName = "(?! (?:education|secondary|middle|income|schools?|class)\\b)";
/** "More people in Nigeria than in Brazil" asks for how many there are. */
const notPeople =
  "(?! (?:de |d )?(?:people|persons|inhabitants|residents|menschen|leute|personen|einwohner|gens|personnes|monde|habitants|gente|personas|habitantes)\\b)";

export const sayings: readonly Saying[] = [
  {
    operation: "sum",
    said: words(
      ...["(?:the )?sum of(?: the)?", "combined", "(?:taken )?together", "altogether", "added up"],
      ...[
        "total(?= (?:gdp|gross domestic product)\\b)",
        "gesamte[sn]?(?= bip\\b)",
        "(?<=\\bpib )total",
      ],
      ...[
        "(?:die )?summe(?: der| des| von)?",
        "zusammen(?:genommen|gerechnet)?",
        "kombinierte[rsnm]?",
      ],
      ...["(?:la )?somme(?: des?| du)?", "combinee?s?", "cumulee?s?", "ensemble", "additionnee?s?"],
      ...["(?:la )?suma(?: de| del)?", "combinad[oa]s?", "conjunt[oa]s?", "juntos", "sumad[oa]s?"],
    ),
  },
  {
    operation: "times",
    said: words(
      ...[
        "(?:by )?how many times",
        "wie ?oft",
        "wie ?viel ?mal",
        "combien de fois",
        "cuantas veces",
      ],
    ),
    besides: words(
      "(?:as|so) (?:big|large|great|high|much|many|gross|hoch|viel)(?: as| wie)?",
      "(?:bigger|larger|greater|higher|more|grosser|hoher)(?: than| als)?",
      "(?:superieure?|plus (?:grande?|elevee?|haute?|riche)|aussi (?:grande?|elevee?)) (?:que|a)(?: celui| celle)?",
      "(?:mayor|superior|mas (?:grande|alt[oa]|elevad[oa]|ric[oa]))",
    ),
  },
  {
    operation: "rank",
    said: words(
      ...[
        "(?:auf )?welche[mnr]? (?:platz|rang|stelle)",
        "rang",
        "wo (?:steht|liegt|rangiert)",
        "rangiert",
      ],
      ...["(?:a )?quel(?:le)? (?:rang|place)", "ou se (?:situe|classe|place|trouve)"],
      ...[
        "(?:en )?que (?:puesto|lugar|posicion)",
        "puesto",
        "posicion",
        "donde se (?:situa|ubica|encuentra)",
      ],
      // "Position of Spain in life expectancy"; a position by itself is one of many things.
      "(?:the )?position (?=of \\w+ (?:in|by|for)\\b)",
      "position (?=de (?:l |la |le )?\\w+ (?:pour|en|dans|selon)\\b)",
    ),
  },
  {
    operation: "difference",
    said: words(
      "(?:the )?(?:gap|difference)(?= between\\b)",
      "(?:die |der )?(?:differenz|unterschied|abstand)(?= zwischen\\b)",
      "(?:l |la )?(?:ecart|difference|brecha|diferencia)(?= entre\\b)",
      `(?:(?:much|far) )?(?:higher|lower|bigger|larger|greater|smaller)${notAName}(?=.* than\\b|$)`,
      `(?:more|less|fewer)${notPeople}(?=.* than\\b)`,
      "(?:(?:viel|weit) )?(?:hoher|niedriger|grosser|kleiner)(?:e[rsnm]?)?(?=.* als\\b|$)",
      `(?:mehr|weniger)${notPeople}(?=.* als\\b)`,
      "(?:plus|moins) (?:eleve|haut|bas|grand|petit|important|fort|faible)(?:es?|s)?(?=.* qu(?:e|il)?\\b|$)",
      `(?:plus|moins)${notPeople}(?=.* qu(?:e|il)?\\b)`,
      "(?:mas|menos) (?:alt|baj|elevad|pequen)[oa]s?(?=.* que\\b|$)",
      `(?:mas|menos|mayor(?:es)?|menor(?:es)?)${notPeople}(?=.* que\\b)`,
    ),
    besides: words("than", "als", "que", "qu", "cel(?:ui|le|les)", "ceux", "il", "elle"),
  },
];
