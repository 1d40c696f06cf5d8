/** How large and rich an economy is and how much is worked in it, asked without naming the measure. */
import type { Paraphrase } from "./paraphrase-model.js";

export const ofEconomies: readonly Paraphrase[] = [
  { pattern: /(?<=\bhow many\b.*)\bout of (?:work|a job)\b/, words: "unemployed persons" },
  // Without whom it is owed to, which the library does not know.
  {
    pattern:
      /\bow(?:e|es|ed)\b(?! (?:to )?(?!in\b|per\b|as\b|today\b|now\b|since\b|by\b|at\b|\d)\w)/,
    words: "debt",
  },
  {
    pattern:
      /\b(largest|biggest|smallest|top( (\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty))?)(?: (?!us\b)\w+){0,3} econom(y|ies)\b/,
    words: "gdp",
    isOrder: true,
  },
  { pattern: /\bgrosste[nrs]? volkswirtschaft(en)?\b/, words: "bruttoinlandsprodukt" },
  {
    pattern:
      /\beconom(?:y|ies|ic) .*\b(?:grow[ns]?|grew|growing|shr[iau]nk|shrunken|shrinking|contract(?:ed|s|ing)?|expand(?:ed|s|ing)?)\b/,
    words: "real gdp",
  },
  {
    pattern: /\beconom(?:y|ic) .*\bdeveloped\b|\bhow (?:big|large) .*\beconomy\b/,
    words: "gdp",
  },
  {
    pattern:
      /\bwirtschaft\b.*\b(?:gewachsen|wachst|wuchs|geschrumpft|schrumpft|schrumpfte)\b|\b(?:wuchs|wachst|schrumpfte|schrumpft)\b.*\bwirtschaft\b/,
    words: "reales bruttoinlandsprodukt",
  },
  {
    pattern: /\bwirtschaft\b.*\bentwickelt\b|\bwie gross .*\bwirtschaft\b/,
    words: "bruttoinlandsprodukt",
  },
  {
    pattern: /\beconomie\b.*\b(?:progresse|augmente|recule|cru|contractee?|chute)\b/,
    words: "pib reel",
  },
  {
    pattern: /\beconomie\b.*\bevolue\b|\bevolue .*\beconomie\b/,
    words: "pib",
  },
  {
    pattern:
      /\beconomia\b.*\b(?:crecido|crecio|crece|aumentado|contraido|contrajo|caido|cayo)\b|\b(?:crecido|crecio|contrajo|cayo) .*\beconomia\b/,
    words: "pib real",
  },
  {
    pattern: /\beconomia\b.*\bevolucionado\b/,
    words: "pib",
  },
  {
    pattern:
      /\bhow (rich|wealthy|poor)\b|\b(?:richer|wealthier|poorer)\b|\bas (?:rich|wealthy|poor) as\b|\b(richest|wealthiest|poorest) (country|countries|nations?|people|economy|economies)|\b(?:richest|wealthiest|poorest)(?: (?!us\b|(?<!\b(?:latin|south|north|central) )american\b)\w+){1,3} (?:country|countries|nations?|members?|member states|economies)\b|\b(?:country|countries|nations?) .*\b(?:richest|wealthiest|poorest)\b/,
    words: "gdp per capita",
    isOrder: true,
  },
  {
    pattern:
      /\bwie (reich|arm) (ist|sind)\b|\b(reicher|armer) als\b|\bist (reicher|armer)\b|\b(reichste|armste)[nrs]? (?:\w+ ){0,3}(?:land|\w+lander|lander|staaten|mitgliedstaaten|volkswirtschaften)\b|\b(reichste|armste)[nrs]? land|\bland(?:er)? .*\b(?:reichste|armste)[nrs]?\b/,
    words: "bip pro kopf",
    isOrder: true,
  },
  {
    pattern:
      /\b(pays|personnes) (?:.*\b)?plus (riche|pauvre)|\b(plus|moins) (riche|pauvre)s? qu\w*|\bquelle richesse\b/,
    words: "pib par habitant",
    isOrder: true,
  },
  {
    pattern: /\bpais(es)? (?:.*\b)?mas (rico|pobre)|\bmas (rico|rica|pobre)s? que\b/,
    words: "pib per capita",
    isOrder: true,
  },
  {
    pattern:
      /\bhow many (hours|h) .*\bwork|\bhow (long|much|hard) (do|does) .*\bwork\b|\bwork the most\b/,
    words: "hours worked",
  },
  {
    pattern: /\bwie (viele stunden|lange|viel) (arbeiten|arbeitet|wird gearbeitet)/,
    words: "arbeitsstunden",
  },
  { pattern: /\bcombien d heures travail|\btravaille t on\b/, words: "duree du travail" },
  { pattern: /\bcuantas horas (se )?trabaja/, words: "horas trabajadas tiempo de trabajo" },
  {
    pattern: /\bhow many people (have|has) (a )?(job|work)|\bhow many people work\b/,
    words: "persons employed",
  },
  {
    pattern: /\bwie viele (menschen|leute|personen) (arbeiten|sind erwerbstatig|haben arbeit)/,
    words: "erwerbstatige",
  },
  { pattern: /\bcombien de (personnes|gens) travaillent/, words: "personnes en emploi" },
  { pattern: /\bcuantas personas trabajan/, words: "personas empleadas" },
  // More is made in an hour, and not more in all.
  { pattern: /\b(?:most|least|more|less) productive\b/, words: "labour productivity" },
  { pattern: /\b(?:am )?(?:un)?produktivste[nrsm]?\b/, words: "arbeitsproduktivitat" },
  { pattern: /\bplus productifs?\b/, words: "productivite du travail" },
  { pattern: /\bmas productiv[oa]s?\b/, words: "productividad laboral" },
];
