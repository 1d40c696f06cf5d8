import type { Texts } from "../types.js";
import { fourTexts, type FourTexts } from "./define.js";

/** Two concepts of different units on one time axis. */
export interface DualDefinition {
  readonly key: string;
  readonly concepts: readonly [string, string];
  readonly name: Texts;
}

const dual = (key: string, first: string, second: string, ...name: FourTexts): DualDefinition => ({
  key,
  concepts: [first, second],
  name: fourTexts(name),
});

export const dualDefinitions: readonly DualDefinition[] = [
  dual(
    "income-life",
    "income-per-person",
    "life-expectancy",
    "Income per person and life expectancy",
    "Einkommen pro Kopf und Lebenserwartung",
    "Revenu par personne et espérance de vie",
    "Renta por persona y esperanza de vida",
  ),
  dual(
    "fertility-mortality",
    "fertility",
    "infant-mortality",
    "Fertility and infant mortality",
    "Geburtenrate und Säuglingssterblichkeit",
    "Fécondité et mortalité infantile",
    "Fecundidad y mortalidad infantil",
  ),
  dual(
    "fertility-life",
    "fertility",
    "life-expectancy",
    "Fertility and life expectancy",
    "Geburtenrate und Lebenserwartung",
    "Fécondité et espérance de vie",
    "Fecundidad y esperanza de vida",
  ),
  dual(
    "population-urban",
    "population",
    "urban-share",
    "Population and degree of urbanization",
    "Bevölkerung und Urbanisierungsgrad",
    "Population et taux d’urbanisation",
    "Población y grado de urbanización",
  ),
  dual(
    "gdp-employment",
    "gdp-real",
    "employment",
    "Real GDP and employment",
    "Reales BIP und Erwerbstätigkeit",
    "PIB réel et emploi",
    "PIB real y empleo",
  ),
  dual(
    "productivity-hours",
    "gdp-per-hour",
    "hours-worked",
    "Hourly productivity and hours worked",
    "Stundenproduktivität und Arbeitszeit",
    "Productivité horaire et durée du travail",
    "Productividad por hora y horas trabajadas",
  ),
  dual(
    "capital-productivity",
    "capital-stock",
    "total-factor-productivity",
    "Capital stock and total factor productivity",
    "Kapitalstock und totale Faktorproduktivität",
    "Stock de capital et productivité totale des facteurs",
    "Stock de capital y productividad total de los factores",
  ),
  dual(
    "skills-prosperity",
    "human-capital",
    "gdp-per-capita",
    "Human capital and real GDP per capita",
    "Humankapital und reales BIP pro Kopf",
    "Capital humain et PIB réel par habitant",
    "Capital humano y PIB real per cápita",
  ),
  dual(
    "currency-prices",
    "exchange-rate",
    "price-level-consumption",
    "Exchange rate against the U.S. dollar and consumer price level",
    "Wechselkurs zum US-Dollar und Preisniveau des Konsums",
    "Taux de change du dollar américain et niveau des prix à la consommation",
    "Tipo de cambio del dólar estadounidense y nivel de precios al consumo",
  ),
  dual(
    "renewables-carbon",
    "renewable-share",
    "carbon-intensity",
    "Renewable electricity and carbon intensity",
    "Erneuerbarer Strom und CO2-Intensität",
    "Électricité renouvelable et intensité carbone",
    "Electricidad renovable e intensidad de carbono",
  ),
  dual(
    "prices-inflation",
    "us-cpi-annual",
    "us-inflation-annual",
    "Consumer price index and inflation rate",
    "Verbraucherpreisindex und Inflationsrate",
    "Indice des prix à la consommation et taux d’inflation",
    "Índice de precios al consumidor y tasa de inflación",
  ),
];

export const dualsByKey = new Map(dualDefinitions.map((each) => [each.key, each]));
