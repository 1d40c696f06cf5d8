/** Other words for a measure, its prices and its changes: abbreviations, verbs, units. */
import type { Paraphrase } from "./paraphrase-model.js";

/** Without inflation: what is called real. */
export const adjustedForInflation =
  /\b(?:inflation|price) adjusted\b|\badjusted for inflation\b|\b(?:inflations|preis)bereinigt(?:e[rsnm]?)?\b|\bcorrige[es]*s? de l inflation\b|\bajustad[oa]s? (?:por|a) (?:la )?inflacion\b/;

export const ofWords: readonly Paraphrase[] = [
  { pattern: /\bgovt?\b/, words: "government" },
  // What is left of them all, and no part that is counted by them.
  {
    pattern:
      /(?<!\b\w*(?:export|import|waren|dienst)\w* .*)\bzahlungsbilanz\b(?!.*\b(?:ex|im)port)/,
    words: "leistungsbilanz",
  },
  {
    pattern: /(?<!\b(?:ex|im)port\w* .*)\bbalance des paiements\b(?!.*\b(?:ex|im)port)/,
    words: "balance courante",
  },
  {
    pattern: /(?<!\b(?:ex|im)port\w* .*)\bbalanza de pagos\b(?!.*\b(?:ex|im)port)/,
    words: "cuenta corriente",
  },
  // Those who work in none of it.
  { pattern: /\bempleos? no agricolas?\b/, words: "nominas no agricolas" },
  { pattern: /\bnat gas\b/, words: "natural gas" },
  { pattern: /\bunemp\b/, words: "unemployment" },
  // Prices of the time, and not the latest ones.
  {
    pattern:
      /\b(?:(?:at|in) )?current prices\b|\b(?:in|zu) jeweiligen preisen\b|\b(?:aux |a )?prix courants\b|\b(?:a )?precios corrientes\b/,
    words: "nominal",
  },
  // What a rate of interest is called for a length of time, it is of the government's bonds.
  {
    pattern:
      /\b(?:taux(?: d interets?)?|tipos?(?: de interes)?|tasas?(?: de interes)?|zins(?:satz|satze|en)?|interest rates?)(?= (?:a|auf|de) \w+ (?:ans?|anos?|jahren?)\b| (?:\d+|two|five|ten|thirty) ?(?:y|yr|years?|jahre?|ans|anos)\b(?! (?:ago|earlier|before|zuvor|zuruck|plus tot|antes|atras)))|(?<=\b(?:\d+|two|five|ten|thirty) (?:years?|yr|jahres?|jahrige[rns]?) )(?:interest rates?|zins(?:satz|satze|en)?)\b/,
    words: "treasury yield",
  },
  // What the change is against is part of the measure, though its words are everyday ones.
  {
    pattern:
      /\bmonth (?:on|over|to) month\b|\bm o m\b|\bm m\b|\b(?:zum|gegenuber dem) vormonat\b|\bim monatsvergleich\b|\bd un mois (?:sur|a) l autre\b|\bsur un mois\b|\bmes a mes\b|\bintermensual\b/,
    words: "mom",
  },
  {
    pattern:
      /\bquarter (?:on|over|to) quarter\b|\bq o q\b|\bq q\b|\b(?:zum|gegenuber dem) vorquartal\b|\bd un trimestre (?:sur|a) l autre\b|\bsur un trimestre\b|\bintertrimestral\b/,
    words: "qoq",
  },
  {
    pattern:
      /\byear (?:on|over|to) year\b|\by o y\b|\by y\b|\b(?:zum|gegenuber dem) vorjahr(?:esmonat|esquartal)?\b|\bim jahresvergleich\b|\bd une annee (?:sur|a) l autre\b/,
    words: "yoy",
  },
  {
    pattern:
      /\bhow (?:expensive|cheap) (?:is|are)(?= (?:the )?(?:gasoline|petrol|gas|diesel|oil|crude)\b)/,
    words: "price",
  },
  { pattern: /\bprix du baril(?: de(?: petrole)?)?\b/, words: "prix petrole" },
  { pattern: /\bindebted\b/, words: "public debt" },
  { pattern: /\b(?:hoch)?verschuldet(?:e[nrsm]?|st(?:e[nrsm]?))?\b/, words: "staatsverschuldung" },
  { pattern: /\bendettee?s?\b/, words: "dette publique" },
  { pattern: /\bendeudad[oa]s?\b/, words: "deuda publica" },
  { pattern: /\bemit(?:s|ted)?\b/, words: "emissions" },
  {
    pattern:
      /(?<=\bhow much (?:oil|electricity|natural gas|petroleum)\b.*)\b(?:uses?d?|consumes?d?)\b/,
    words: "consumption",
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
  {
    pattern:
      /\b(?:(?:a|one|per) )?(?:gallon|barrel) of(?= (?:gas|gasoline|petrol|diesel|oil|crude)\b)/,
    words: "price",
  },
  // Spelt almost as a coast.
  {
    pattern: /(?<=\b(?:gasoline|petrol|diesel|gas|crude|oil|brent)\b.*)\bcosts?\b/,
    words: "price",
  },
  { pattern: /\bmkt cap\b/, words: "market capitalization" },
  {
    pattern: /\bhow clean is .*\b(power|electricity|grid)\b/,
    words: "carbon intensity of electricity",
  },
  { pattern: /\bwie sauber ist .*\b(strom|strommix)\b/, words: "co2 intensitat strom" },
];
