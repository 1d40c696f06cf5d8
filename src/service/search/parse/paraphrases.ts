/**
 * Ways of asking that name no measure ("how many people live in …"), as the words they stand for.
 * Patterns run over the folded question; what they add is looked up like any other word, so a
 * library without such a concept is not affected.
 */
interface Paraphrase {
  readonly pattern: RegExp;
  readonly words: string;
}

/** Without inflation: what is called real. */
export const adjustedForInflation =
  /\b(?:inflation|price) adjusted\b|\badjusted for inflation\b|\b(?:inflations|preis)bereinigt(?:e[rsnm]?)?\b|\bcorrige[es]*s? de l inflation\b|\bajustad[oa]s? (?:por|a) (?:la )?inflacion\b/;

const paraphrases: readonly Paraphrase[] = [
  // As tables and tickers write them.
  { pattern: /\bpop\b/, words: "population" },
  { pattern: /\bgovt?\b/, words: "government" },
  { pattern: /\bnat gas\b/, words: "natural gas" },
  // Those who are born alive, not how long they live.
  { pattern: /\blive births?( rate)?\b/, words: "birth rate" },
  { pattern: /\bunemp\b/, words: "unemployment" },
  // Prices of the time, and not the latest ones.
  {
    pattern:
      /\b(?:(?:at|in) )?current prices\b|\b(?:in|zu) jeweiligen preisen\b|\b(?:aux |a )?prix courants\b|\b(?:a )?precios corrientes\b/,
    words: "nominal",
  },
  // Divided by it, people are counted in its groups: their median age is one figure of all.
  { pattern: /(?<=\bpopulation\b.*)\bby ages?(?: (?:groups?|brackets?))?\b/, words: "age groups" },
  {
    pattern: /(?<=\bbevolkerung\b.*)\bnach (?:dem )?alter(?:sgruppen?|sklassen?)?\b/,
    words: "altersgruppen",
  },
  {
    pattern: /(?<=\bpopulation\b.*)\bpar (?:(?:tranches?|groupes?|classes?) d )?ages?\b/,
    words: "groupes age",
  },
  {
    pattern: /(?<=\bpoblacion\b.*)\bpor (?:(?:grupos?|tramos?|rangos?) de )?edad(?:es)?\b/,
    words: "grupos edad",
  },
  // What a rate of interest is called for a length of time, it is of the government's bonds.
  {
    pattern:
      /\b(?:taux(?: d interets?)?|tipos? de interes|tasas? de interes|zins(?:satz|satze|en)?|interest rates?)(?= (?:a|auf|de) \w+ (?:ans?|anos?|jahren?)\b| (?:\d+|two|five|ten|thirty) ?(?:y|yr|years?|jahre?|ans|anos)\b(?! (?:ago|earlier|before|zuvor|zuruck|plus tot|antes|atras)))|(?<=\b(?:\d+|two|five|ten|thirty) (?:years?|yr|jahres?|jahrige[rns]?) )(?:interest rates?|zins(?:satz|satze|en)?)\b/,
    words: "treasury yield",
  },
  // What the change is against is part of the measure, though its words are everyday ones.
  {
    pattern:
      /\bmonth (?:on|over|to) month\b|\bm o m\b|\bm m\b|\b(?:zum|gegenuber dem) vormonat\b|\bd un mois (?:sur|a) l autre\b|\bsur un mois\b|\bmes a mes\b|\bintermensual\b/,
    words: "mom",
  },
  {
    pattern:
      /\bquarter (?:on|over|to) quarter\b|\bq o q\b|\bq q\b|\b(?:zum|gegenuber dem) vorquartal\b|\bd un trimestre (?:sur|a) l autre\b|\bsur un trimestre\b|\bintertrimestral\b/,
    words: "qoq",
  },
  {
    pattern:
      /\byear (?:on|over|to) year\b|\by o y\b|\by y\b|\b(?:zum|gegenuber dem) vorjahr(?:esmonat|esquartal)?\b|\bd une annee (?:sur|a) l autre\b/,
    words: "yoy",
  },
  // Of all that live, and not how long they do.
  { pattern: /(?<=\bhow old (?:is|are)\b.*)\bon average\b/, words: "median age" },
  { pattern: /(?<=\bwie alt\b.*)\bim (?:durch)?schnitt\b/, words: "medianalter" },
  { pattern: /(?<=\bquel age\b.*)\ben moyenne\b/, words: "age median" },
  { pattern: /(?<=\bque edad\b.*)\b(?:en promedio|de media)\b/, words: "edad mediana" },
  { pattern: /(?<=\bhow many\b.*)\bout of (?:work|a job)\b/, words: "unemployed persons" },
  {
    pattern:
      /\bhow (?:expensive|cheap) (?:is|are)(?= (?:the )?(?:gasoline|petrol|gas|diesel|oil|crude)\b)/,
    words: "price",
  },
  { pattern: /(?<=\bhow many people\b.*)\b(?:cities|towns)\b/, words: "urban population" },
  { pattern: /\bemit(?:s|ted)?\b/, words: "emissions" },
  {
    pattern:
      /(?<=\bhow much (?:oil|electricity|natural gas|petroleum)\b.*)\b(?:uses?d?|consumes?d?)\b/,
    words: "consumption",
  },
  // Without whom it is owed to, which the library does not know.
  {
    pattern:
      /\bow(?:e|es|ed)\b(?! (?:to )?(?!in\b|per\b|as\b|today\b|now\b|since\b|by\b|at\b|\d)\w)/,
    words: "debt",
  },
  // GDP without inflation is no question of inflation.
  { pattern: adjustedForInflation, words: "real" },
  // Dollars by what they buy: their first word is no question of the world.
  { pattern: /\b(?:in )?international dollars?\b/, words: "purchasing power parity" },
  { pattern: /\b(?:in )?(?:internationalen?|kkp) dollars?\b/, words: "kaufkraftparitat" },
  { pattern: /\b(?:en )?dollars internationaux\b/, words: "parite pouvoir achat" },
  { pattern: /\b(?:en )?dolares internacionales\b/, words: "paridad poder adquisitivo" },
  // Abroad, and not by foreigners: the small words are all that tells.
  { pattern: /\binvestissements?(?: directs?)? a l etranger\b/, words: "ide sortants" },
  { pattern: /\bmkt cap\b/, words: "market capitalization" },
  {
    pattern:
      /\b(largest|biggest|top( (\d+|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty))?) econom(y|ies)\b/,
    words: "gdp",
  },
  { pattern: /\bgrosste[nrs]? volkswirtschaft(en)?\b/, words: "bruttoinlandsprodukt" },
  {
    pattern:
      /\bhow many (?:people |persons )?(?:die|died|dies)\b|\bpeople (?:die|died) (?:in|each|every|per)\b/,
    words: "death rate",
  },
  { pattern: /\bhow old (is|are) (the|people)\b/, words: "median age" },
  { pattern: /\bwie alt (ist|sind)\b/, words: "medianalter durchschnittsalter" },
  { pattern: /\bage moyen\b|\bquel age (a|ont)\b/, words: "age median" },
  { pattern: /\bedad media\b|\bque edad tienen\b/, words: "edad mediana" },
  {
    pattern:
      /\beconom(y|ic) .*\b(grown?|grew|growing|developed|shrunk)\b|\bhow (big|large) .*\beconomy\b/,
    words: "gdp",
  },
  {
    pattern:
      /\bwirtschaft\b.*\b(gewachsen|wachst|entwickelt|geschrumpft)\b|\bwie gross .*\bwirtschaft\b/,
    words: "bruttoinlandsprodukt",
  },
  {
    pattern: /\beconomie\b.*\b(evolue|progresse|augmente)\b|\bevolue .*\beconomie\b/,
    words: "pib",
  },
  {
    pattern: /\beconomia\b.*\b(crecido|evolucionado|aumentado)\b|\bcrecido .*\beconomia\b/,
    words: "pib",
  },
  {
    pattern:
      /\bhow many( (people|persons|inhabitants|residents))?( are| do| does)?( there)? (live|living)\b|\bhow many (people|persons|inhabitants|residents)( are| do| does)?( there)? in\b|\b(?<!years do |years will )people live\b(?! (?:the )?long)|\bmost populous\b/,
    words: "population",
  },
  // Whose people, and not what happens to them.
  {
    pattern:
      /\b(?:more|fewer|less) (?:people|persons|inhabitants|residents)(?= (?:live )?in .*\bthan\b)|\b(?:more|fewer|less) (?:people|persons|inhabitants|residents) than\b/,
    words: "population",
  },
  {
    pattern:
      /\b(?:mehr|weniger) (?:menschen|leute|personen|einwohner)(?: als\b|(?= (?:leben )?in .*\bals\b))/,
    words: "bevolkerung",
  },
  {
    pattern:
      /\b(?:plus|moins) (?:de |d )(?:gens|personnes|monde|habitants)(?: qu\b|(?= (?:en|au|aux) .*\bqu))/,
    words: "population",
  },
  {
    pattern: /\b(?:mas|menos) (?:gente|personas|habitantes)(?: que\b|(?= en .*\bque\b))/,
    words: "poblacion",
  },
  {
    pattern:
      /\bwie viele (menschen|leute|einwohner|personen)( leben| wohnen| hat| gibt)|\bwie viele (leben|wohnen)\b/,
    words: "bevolkerung",
  },
  {
    pattern:
      /\bcombien (de |d )?(personnes|gens|habitants)( vivent| habitent| y a| compte| a )|\bcombien (vivent|habitent)\b|\bcombien d habitants|\bplus peuple/,
    words: "population",
  },
  {
    pattern:
      /\bcuant[ao]s (personas|habitantes|gente)( viven| hay| tiene)|\bcuant[ao]s viven\b|\bmas poblado|\bviven mas (personas|gente|habitantes)/,
    words: "poblacion",
  },
  {
    pattern:
      /\bhow (old|long|many years) (do|does|will|can) .*\b(live|get|become|grow)\b|\blive the longest\b/,
    words: "life expectancy",
  },
  {
    pattern:
      /\bwie (alt|lange|viele jahre) (werden|wird|leben|lebt)\b|\b(leben|lebt) .*\blangsten\b/,
    words: "lebenserwartung",
  },
  {
    pattern:
      /\b(jusqu a )?quel age vi(t|vent)|\bcombien (?:de temps|d annees) vi(t|vent)|\bvit on\b.*\blong/,
    words: "esperance de vie",
  },
  {
    pattern:
      /\bcuant[oa]s? anos viven\b|\bcuanto (tiempo )?(vive|viven)\b|\bviven mas\b(?! (personas|gente|habitantes))/,
    words: "esperanza de vida",
  },
  {
    pattern:
      /\bhow (rich|wealthy|poor)\b|\b(richer|wealthier|poorer)\b|\b(richest|wealthiest|poorest) (country|countries|people)|\b(?:country|countries|nations?) .*\b(?:richest|wealthiest|poorest)\b/,
    words: "gdp per capita",
  },
  {
    pattern:
      /\bwie (reich|arm) (ist|sind)\b|\b(reicher|armer) als\b|\bist (reicher|armer)\b|\b(reichste|armste)[nrs]? land|\bland(?:er)? .*\b(?:reichste|armste)[nrs]?\b/,
    words: "bip pro kopf",
  },
  {
    pattern:
      /\b(pays|personnes) (?:.*\b)?plus (riche|pauvre)|\b(plus|moins) (riche|pauvre)s? qu\w*|\bquelle richesse\b/,
    words: "pib par habitant",
  },
  {
    pattern: /\bpais(es)? (?:.*\b)?mas (rico|pobre)|\bmas (rico|rica|pobre)s? que\b/,
    words: "pib per capita",
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
    pattern: /\bhow many (children|kids|babies) (do|does|per|are|is)\b/,
    words: "fertility children per woman",
  },
  { pattern: /\bwie viele kinder (bekommen|bekommt|haben|hat|werden)/, words: "geburtenrate" },
  { pattern: /\bcombien d enfants\b(?! (?:vivent|habitent|y a))/, words: "taux de fecondite" },
  { pattern: /\bcuantos hijos\b/, words: "tasa de fecundidad" },
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
  {
    pattern: /\bhow clean is .*\b(power|electricity|grid)\b/,
    words: "carbon intensity of electricity",
  },
  { pattern: /\bwie sauber ist .*\b(strom|strommix)\b/, words: "co2 intensitat strom" },
  {
    pattern: /\bhow many people (use|are on|have access to) (the )?internet\b/,
    words: "internet users",
  },
  { pattern: /\bwie viele (menschen|leute) nutzen (das )?internet\b/, words: "internetnutzer" },
  { pattern: /\bcombien de (gens|personnes) utilisent internet\b/, words: "utilisateurs internet" },
  { pattern: /\bcuant[ao]s (personas|gente) usan internet\b/, words: "usuarios internet" },
];

interface Paraphrased {
  /** The words that the question stands for; none if it asks in no known way. */
  readonly words: readonly string[];
  /** The question without what was put into other words. */
  readonly rest: string;
}

export function paraphrase(foldedQuestion: string): Paraphrased {
  const found = paraphrases.filter(({ pattern }) => pattern.test(foldedQuestion));
  return {
    words: found.flatMap(({ words }) => words.split(" ")),
    rest: found.reduce((text, { pattern }) => text.replace(pattern, " "), foldedQuestion),
  };
}
