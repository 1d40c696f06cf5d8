/** How many people there are, how old they become and what they do, asked without naming the measure. */
import type { Paraphrase } from "./paraphrase-model.js";

export const ofPeople: readonly Paraphrase[] = [
  // As tables and tickers write them.
  { pattern: /\bpop\b/, words: "population" },
  // Those who are born alive, not how long they live.
  { pattern: /\blive births?( rate)?\b/, words: "birth rate" },
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
  // How many of all that live there do.
  {
    pattern:
      /(?<=\b(?:percent(?:age)?|share|proportion|part) of .*)\b(?:who |that )?us(?:e|es|ing) (?:the )?internet\b/,
    words: "internet penetration",
  },
  {
    pattern:
      /(?<=\b(?:anteil|prozent(?:satz)?) (?:der|von) .*)\b(?:die |das )*internet (?:be)?nutz(?:en|t)\b/,
    words: "internetverbreitung",
  },
  {
    pattern:
      /(?<=\b(?:pourcentage|part|proportion) (?:des?|d) .*)\b(?:qui )?utilis(?:e|ent|ant) (?:l )?internet\b/,
    words: "penetration internet",
  },
  {
    pattern:
      /(?<=\b(?:porcentaje|proporcion|parte) de .*)\b(?:que )?(?:usan?|utilizan?) internet\b/,
    words: "penetracion internet",
  },
  // Of all that live, and not how long they do.
  { pattern: /(?<=\bhow old (?:is|are)\b.*)\bon average\b/, words: "median age" },
  { pattern: /(?<=\bwie alt\b.*)\bim (?:durch)?schnitt\b/, words: "medianalter" },
  { pattern: /(?<=\bquel age\b.*)\ben moyenne\b/, words: "age median" },
  { pattern: /(?<=\bque edad\b.*)\b(?:en promedio|de media)\b/, words: "edad mediana" },
  { pattern: /(?<=\bhow many people\b.*)\b(?:cities|towns)\b/, words: "urban population" },
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
      /\bhow many( (people|persons|inhabitants|residents))?( are| do| does)?( there)? (live|living)\b|\bhow many (people|persons|inhabitants|residents)( are| do| does)?( there)? in\b|\b(?<!years do |years will )people live\b(?! (?:the )?(?:long|short))|\bmost populous\b/,
    words: "population",
  },
  // The largest countries are those of most people, unless it is said by what.
  {
    pattern:
      /\b(?:largest|biggest|smallest)(?: \w+){0,2} (?:country|countries|nations?)(?=$| (?:in|of|on)\b(?!.*\b(?:by|terms|with|for)\b))/,
    words: "population",
    isOrder: true,
  },
  {
    pattern:
      /\b(?:grosst|kleinst)e[nrs]?(?: \w+){0,2} (?:land|lander|staat|staaten)(?=$| \w+$| (?:in|der|von|des|auf)\b(?!.*\b(?:nach|mit|gemessen)\b))/,
    words: "bevolkerung",
    isOrder: true,
  },
  {
    pattern:
      /\bplus (?:grands?|petits?) pays(?=$| (?:de|du|d|en|au)\b(?!.*\b(?:par|selon|avec)\b))|\bpays(?: \w+)? (?:les? )?plus (?:grands?|petits?)(?=$| (?:de|du|d|en|au)\b)/,
    words: "population",
    isOrder: true,
  },
  {
    pattern:
      /\bpais(?:es)?(?: \w+)? mas (?:grandes?|pequenos?)(?=$| (?:de|del|en)\b(?!.*\b(?:por|segun|con)\b))/,
    words: "poblacion",
    isOrder: true,
  },
  // Whose people, and not what happens to them.
  {
    pattern:
      /\b(?:has|have|is there|are there) (?:more|(?:the )?most|fewer|(?:the )?fewest) (?:people|persons|inhabitants|residents)\b(?! (?:who|that|with|without|in (?:work|poverty|debt)))/,
    words: "population",
  },
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
      /\bhow (old|long|many years) (do|does|will|can) .*\b(live|get|become|grow)\b|\blive (?:the )?(?:long|short)est\b/,
    words: "life expectancy",
  },
  {
    pattern:
      /\bwie (alt|lange|viele jahre) (werden|wird|leben|lebt)\b|\b(leben|lebt) .*\b(?:lang|kurz)esten\b|\b(leben|lebt) .*\blangsten\b/,
    words: "lebenserwartung",
  },
  {
    pattern:
      /\b(jusqu a )?quel age vi(t|vent)|\bcombien (?:de temps|d annees) vi(t|vent)|\bvit on\b.*\blong/,
    words: "esperance de vie",
  },
  {
    pattern:
      /\bcuant[oa]s? anos viven\b|\bcuanto (tiempo )?(vive|viven)\b|\bviven mas\b(?! (personas|gente|habitantes))|\bse vive (?:mas|menos)(?: anos| tiempo)?(?=$| en\b)/,
    words: "esperanza de vida",
  },
  {
    pattern: /\bhow many (children|kids|babies) (do|does|per|are|is)\b/,
    words: "fertility children per woman",
  },
  { pattern: /\bwie viele kinder (bekommen|bekommt|haben|hat|werden)/, words: "geburtenrate" },
  { pattern: /\bcombien d enfants\b(?! (?:vivent|habitent|y a))/, words: "taux de fecondite" },
  { pattern: /\bcuantos hijos\b/, words: "tasa de fecundidad" },
  {
    pattern: /\bhow many people (use|are on|have access to) (the )?internet\b/,
    words: "internet users",
  },
  { pattern: /\bwie viele (menschen|leute) nutzen (das )?internet\b/, words: "internetnutzer" },
  { pattern: /\bcombien de (gens|personnes) utilisent internet\b/, words: "utilisateurs internet" },
  { pattern: /\bcuant[ao]s (personas|gente) usan internet\b/, words: "usuarios internet" },
];
