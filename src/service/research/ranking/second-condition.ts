/** "Fastest growing economies with more than 50 million people": places of two measures, of which an order has one. */
import { fold } from "../../../statistics/index.js";

const count = String.raw`(?:\d{1,2}|\p{L}+)`;

interface Language {
  /** By what measure places are ordered, where that is no measure of the bound behind it. */
  readonly orders: string;
  /** A bound in figures. */
  readonly bound: string;
  readonly having: string;
  readonly judged: string;
  readonly and: string;
  readonly changing: string;
  readonly lasting: string;
}

/** Folded, of each language. */
const languages: readonly Language[] = [
  {
    orders: String.raw`(?:(?:rich|wealthi|poor)est|fastest[ -]growing|(?:largest|biggest|smallest) economies)`,
    bound: String.raw`(?:more|less|fewer|larger|smaller|higher|lower|greater) than|over|above|under|below|at least|at most`,
    having: "(?:with|having|whose|that have)",
    judged:
      "(?:an? |the )?(?:low|high|little|few|many|much|small|large|big|rising|falling|growing|shrinking|strong|weak)(?: (?:or|and) \\p{L}+)?",
    and: "and",
    changing: "(?:an? )?(?:growing|rising|increasing|falling|shrinking|declining|decreasing)",
    lasting: String.raw`(?:for (?:at least |more than )?${count} (?:years|months|quarters)|(?:for )?${count} (?:years|months|quarters) (?:in a row|running|straight)|(?:for )?${count} (?:consecutive|straight) (?:years|months|quarters))`,
  },
  {
    orders: String.raw`(?:reichste[nr]?|armste[nr]?|am schnellsten wachsende[nr]?|(?:gro(?:ss|ß)te|kleinste)[nr]? volkswirtschaften)`,
    bound: "(?:mehr|weniger|grosser|kleiner|hoher|niedriger) als|uber|unter|mindestens|hochstens",
    having: "(?:mit|und)",
    judged:
      "(?:(?:niedrig|hoh|gering|klein|gross|steigend|fallend|wachsend|sinkend|stark|schwach)e[nrm]?|wenig|viel)",
    and: "und",
    changing: "(?:steigend|fallend|wachsend|sinkend|schrumpfend)(?:e[nrm]?)?",
    lasting: String.raw`(?:${count} (?:jahre|monate|quartale) (?:lang|in folge|hintereinander)|seit ${count} jahren in folge)`,
  },
  {
    orders: String.raw`(?:plus (?:riche|pauvre)s?|(?:plus grandes|plus petites|premieres) economies)`,
    bound: "plus d[e']|moins d[e']|superieure?s? a|inferieure?s? a|au moins|au plus",
    having: "(?:avec|ayant|a|qui ont|dont)",
    judged:
      "(?:une? |la |le )?(?:faible|forte?|bas(?:se)?|haute?|elevee?|peu d[e']|beaucoup d[e']|petite?|grande?)",
    and: "et",
    changing: "(?:en (?:hausse|baisse|croissance|recul)|(?:de)?croissante?s?)",
    lasting: String.raw`(?:pendant ${count} (?:ans|annees|mois|trimestres)|${count} (?:ans|annees|mois|trimestres) (?:de suite|consecutifs|consecutives))`,
  },
  {
    orders: String.raw`(?:mas (?:rico|pobre)s|(?:mayores|menores) economias|economias mas (?:grandes|pequenas))`,
    bound: "mas de|menos de|superior(?:es)? a|inferior(?:es)? a|al menos|como maximo",
    having: "(?:con|que tienen|cuya|cuyo)",
    judged:
      "(?:una? |la |el )?(?:baj[oa]s?|alt[oa]s?|poc[oa]s?|much[oa]s?|pequen[oa]s?|gran(?:des?)?|debil|fuerte|creciente)",
    and: "y",
    changing: "(?:(?:de)?crecientes?|en aumento|en descenso|a la baja|al alza)",
    lasting: String.raw`(?:durante ${count} (?:anos|meses|trimestres)|${count} (?:anos|meses|trimestres) (?:seguidos|consecutivos))`,
  },
];

const places =
  /\b(?:countr(?:y|ies)|nations?|states|economies|lander|staaten|volkswirtschaften|pays|etats|paises|estados|economias)\b/u;

const patterns = languages.flatMap((of) => {
  const { orders, bound, having, judged, and, changing, lasting } = of;
  const bounded = String.raw`\b(?:${bound}) ?[^ ]*\d`;
  const isOther = String.raw`(?!.*\b(?:gdp|bip|pib|income|einkommen|revenu|renta|growth|wachstum|croissance|crecimiento)\b)`;
  return [
    String.raw`\b${orders}\b.*?\b(?<said>${having} ${isOther}.*${bounded}.*)$`,
    String.raw`\b${orders}\b.*?\b(?<said>${having} ${judged}(?: |(?<=')).+)$`,
    String.raw`${bounded}.*?\b(?<said>${and} ${changing}(?: [^ ]+)?)$`,
    String.raw`${bounded}.*?\b(?<said>${lasting})$`,
  ].map((source) => new RegExp(source, "u"));
});

/** What a question asks of places beside the one measure that they are ordered or bounded by, as it was typed. */
export function secondCondition(question: string): string | undefined {
  const asked = question.replace(/[\s?!.]+$/u, "");
  const folded = fold(asked);
  if (!places.test(folded)) return undefined;
  const found = patterns.find((pattern) => pattern.test(folded));
  const said = found?.exec(folded)?.groups?.["said"];
  if (said === undefined) return undefined;
  // Folding may change lengths: words do not.
  const words = said.split(" ").length;
  return asked.split(" ").slice(-words).join(" ");
}
