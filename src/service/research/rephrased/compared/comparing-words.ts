/** The words that compare a measure with what it was: "higher than in 2019", "gegenüber dem Vorjahr", "frente a hace un año". */

type Unit = "year" | "month" | "quarter";

export interface Wording {
  readonly how: string;
  readonly is: string;
  readonly more: string;
  readonly now: string;
  /** Between what is compared by how much there is of it and the time. */
  readonly than: string;
  readonly comparing: string;
  /** Before a year or a month of one. */
  readonly at: string;
  /** So long ago, by its count and unit, or by its unit alone. */
  readonly back: string;
  readonly units: readonly (readonly [RegExp, Unit])[];
  readonly since: (what: string, date: string) => string;
  /** As the search reads a change against the period before. */
  readonly on: Readonly<Record<Unit, string>>;
  readonly over: (what: string, count: number, unit: string) => string;
}

/** As it stands in a pattern of these words. */
const number = String.raw`(?<count>\d{1,2}|(?!the )\p{L}+)`;
export const datePattern = String.raw`(?<date>(?:\p{L}+\.? (?:de )?)?(?:1[89]|20)\d\d)`;

export const wordings: readonly Wording[] = [
  {
    how: "(?:by )?how much",
    is: "(?:is|are)",
    more: "(?:higher|lower|larger|smaller|bigger|greater|stronger|weaker|more expensive|less expensive|more|less|cheaper|dearer)",
    now: "(?:(?:right )?now|today|currently)",
    than: "than (?:(?:it|they) (?:was|were) )?(?:back )?",
    comparing:
      "(?:(?:as )?compared (?:with|to)|in comparison (?:with|to)|versus|vs\\.?|against|relative to|than|(?:up |down )?from)",
    at: "(?:in )?",
    back: `${number} (?<unit>year|month|quarter)s? (?:ago|earlier|before)|(?:the )?(?:last|previous|prior|preceding) (?<last>year|month|quarter)|the (?<before>year|month|quarter) (?:before|earlier)`,
    units: [
      [/^year/iu, "year"],
      [/^month/iu, "month"],
      [/^quarter/iu, "quarter"],
    ],
    since: (what, from) => `change of ${what} since ${from}`,
    on: { year: "year on year", month: "month on month", quarter: "quarter on quarter" },
    over: (what, count, unit) => `${what} change over the last ${String(count)} ${unit}s`,
  },
  {
    how: "(?:um )?wie ?viel",
    is: "(?:ist|sind|liegt|liegen)",
    more: "(?:höher|niedriger|größer|kleiner|stärker|schwächer|mehr|weniger|teurer|billiger)",
    now: "(?:heute|jetzt|derzeit)",
    than: "als (?:noch )?",
    comparing:
      "(?:verglichen mit|im Vergleich (?:zum|zu|mit)|gegenüber|versus|vs\\.?|als)(?: dem| der)?",
    at: "(?:im Jahr |im |in )?",
    back: `vor ${number} (?<unit>jahr|monat|quartal)(?:e?n|e)?|(?:dem |im )?vor(?<last>jahr|monat|quartal)e?s?|(?:im )?letzte[nrsm] (?<before>jahr|monat|quartal)`,
    units: [
      [/^jahr/iu, "year"],
      [/^monat/iu, "month"],
      [/^quartal/iu, "quarter"],
    ],
    since: (what, from) => `Veränderung ${what} seit ${from}`,
    on: { year: "zum Vorjahr", month: "zum Vormonat", quarter: "zum Vorquartal" },
    over: (what, count, unit) =>
      `Veränderung ${what} in den letzten ${String(count)} ${unit}${unit.endsWith("e") ? "n" : "en"}`,
  },
  {
    how: "de combien",
    is: "(?:est|sont)(?:-(?:t-)?(?:ils?|elles?))?",
    more: "(?:plus|moins) (?:élevée?s?|hauts?|hautes?|basse?s?|grande?s?|petite?s?|forte?s?|faibles?|chère?s?)",
    now: "(?:aujourd[’']hui|actuellement|maintenant)",
    than: "qu[’']",
    comparing: "(?:par rapport (?:à|au)|comparée?s? (?:à|au|avec)|contre|versus|vs\\.?|qu[’'])",
    at: "en ",
    back: `il y a ${number} (?<unit>ans?|mois|trimestres?)|l[’'](?<last>an(?:née)?) (?:derni(?:er|ère)|passée?|précédente?)|(?:(?:le|au) )?(?<before>mois|trimestre) (?:dernier|passé|précédent)`,
    units: [
      [/^an/iu, "year"],
      [/^mois/iu, "month"],
      [/^trimestre/iu, "quarter"],
    ],
    since: (what, from) => `variation ${what} depuis ${from}`,
    on: { year: "sur un an", month: "sur un mois", quarter: "sur un trimestre" },
    over: (what, count, unit) => `variation ${what} sur les ${String(count)} derniers ${unit}`,
  },
  {
    how: "cuánto",
    is: "(?:es|son|está|están)",
    more: "(?:más|menos) (?:alt[oa]s?|baj[oa]s?|grandes?|pequeñ[oa]s?|fuertes?|débil(?:es)?|car[oa]s?|barat[oa]s?)",
    now: "(?:hoy|ahora|actualmente)",
    than: "que ",
    comparing:
      "(?:comparad[oa]s? con|en comparación con|frente (?:a|al)|(?:con )?respecto (?:al?|del?)|versus|vs\\.?|contra|que)",
    at: "en ",
    back: `hace ${number} (?<unit>años?|mes(?:es)?|trimestres?)|(?:el )?(?<last>año|mes|trimestre) (?:pasado|anterior)`,
    units: [
      [/^año/iu, "year"],
      [/^mes/iu, "month"],
      [/^trimestre/iu, "quarter"],
    ],
    since: (what, from) => `variación ${what} desde ${from}`,
    on: { year: "interanual", month: "intermensual", quarter: "intertrimestral" },
    over: (what, count, unit) => `variación ${what} en los últimos ${String(count)} ${unit}`,
  },
];
