import type { Texts } from "../types.js";
import { fourTexts, type FourTexts } from "./define.js";

/** A theme's latest figures of one place, as a table. */
export interface ProfileDefinition {
  readonly key: string;
  readonly name: Texts;
  readonly concepts: readonly string[];
}

const profile = (key: string, concepts: string, ...name: FourTexts): ProfileDefinition => ({
  key,
  concepts: concepts.split(" "),
  name: fourTexts(name),
});
const factbook = (keys: string) =>
  keys
    .split(" ")
    .map((key) => `factbook-${key}`)
    .join(" ");

export const profileDefinitions: readonly ProfileDefinition[] = [
  profile(
    "economy",
    `gdp-real gdp-per-capita gdp-per-worker ${factbook("gdp-ppp gdp-growth gdp-per-capita-ppp sector-agriculture sector-industry sector-services industrial-growth national-saving inflation")}`,
    "Key economic figures",
    "Kennzahlen der Wirtschaft",
    "Chiffres clés de l’économie",
    "Cifras clave de la economía",
  ),
  profile(
    "labour",
    `employment hours-worked labour-share human-capital gdp-per-hour ${factbook("labour-force unemployment youth-unemployment labour-agriculture labour-industry labour-services")}`,
    "Key figures on the labor market",
    "Kennzahlen des Arbeitsmarkts",
    "Chiffres clés du marché du travail",
    "Cifras clave del mercado laboral",
  ),
  profile(
    "public-finance",
    factbook(
      "budget-revenue budget-expenditure tax-ratio budget-balance public-debt external-debt reserves military-spending",
    ),
    "Key figures on public finance",
    "Kennzahlen der Staatsfinanzen",
    "Chiffres clés des finances publiques",
    "Cifras clave de las finanzas públicas",
  ),
  profile(
    "money",
    `exchange-rate price-level-consumption ${factbook("inflation discount-rate lending-rate broad-money market-capitalisation reserves")}`,
    "Key figures on money and prices",
    "Kennzahlen zu Geld und Preisen",
    "Chiffres clés de la monnaie et des prix",
    "Cifras clave del dinero y los precios",
  ),
  profile(
    "trade",
    `export-share import-share ${factbook("exports imports current-account fdi-inward fdi-outward")}`,
    "Key figures on foreign trade",
    "Kennzahlen des Außenhandels",
    "Chiffres clés du commerce extérieur",
    "Cifras clave del comercio exterior",
  ),
  profile(
    "population",
    `population population-growth urban-share life-expectancy fertility infant-mortality ${factbook("median-age birth-rate death-rate net-migration")}`,
    "Key population figures",
    "Kennzahlen der Bevölkerung",
    "Chiffres clés de la population",
    "Cifras clave de la población",
  ),
  profile(
    "health",
    `life-expectancy infant-mortality ${factbook("health-spending physicians hospital-beds obesity hiv-prevalence")}`,
    "Key health figures",
    "Kennzahlen zur Gesundheit",
    "Chiffres clés de la santé",
    "Cifras clave de la salud",
  ),
  profile(
    "education",
    `human-capital ${factbook("education-spending school-life literacy youth-unemployment")}`,
    "Key education figures",
    "Kennzahlen zur Bildung",
    "Chiffres clés de l’éducation",
    "Cifras clave de la educación",
  ),
  profile(
    "energy",
    `carbon-intensity renewable-share carbon-free-share ${factbook("electricity-production electricity-consumption electricity-capacity oil-production oil-reserves refined-consumption gas-production gas-consumption co2-emissions")}`,
    "Key energy figures",
    "Kennzahlen zur Energie",
    "Chiffres clés de l’énergie",
    "Cifras clave de la energía",
  ),
  profile(
    "telecoms",
    factbook(
      "internet-users internet-penetration mobile-subscriptions mobile-density fixed-lines fixed-density",
    ),
    "Key figures on internet and telephones",
    "Kennzahlen zu Internet und Telefon",
    "Chiffres clés d’internet et du téléphone",
    "Cifras clave de internet y teléfono",
  ),
  profile(
    "transport",
    factbook("airports railways roads waterways merchant-ships"),
    "Key transport figures",
    "Kennzahlen zum Verkehr",
    "Chiffres clés des transports",
    "Cifras clave del transporte",
  ),
  profile(
    "land",
    factbook("agricultural-land forest other-land irrigated-land water-resources"),
    "Key figures on land and water",
    "Kennzahlen zu Land und Wasser",
    "Chiffres clés des terres et de l’eau",
    "Cifras clave de la tierra y el agua",
  ),
];

export const profilesByKey = new Map(profileDefinitions.map((each) => [each.key, each]));
