import type { Texts } from "../types.js";
import { fourTexts } from "./define.js";

interface MarketType {
  readonly type: string;
  readonly description: Texts;
}

const macroeconomy: MarketType = {
  type: "Macroeconomic Indicators",
  description: fourTexts([
    "Macroeconomic indicators describe the output, trade, prices and finances of national economies.",
    "Makroökonomische Indikatoren beschreiben Leistung, Handel, Preise und Finanzen von Volkswirtschaften.",
    "Les indicateurs macroéconomiques décrivent la production, le commerce, les prix et les finances des économies nationales.",
    "Los indicadores macroeconómicos describen la producción, el comercio, los precios y las finanzas de las economías nacionales.",
  ]),
};

const society: MarketType = {
  type: "Socioeconomic Indicators",
  description: fourTexts([
    "Socioeconomic indicators describe the population, its work, health and education.",
    "Sozioökonomische Indikatoren beschreiben die Bevölkerung, ihre Arbeit, Gesundheit und Bildung.",
    "Les indicateurs socioéconomiques décrivent la population, son travail, sa santé et son éducation.",
    "Los indicadores socioeconómicos describen la población, su trabajo, su salud y su educación.",
  ]),
};

const market: MarketType = {
  type: "Market Indicators",
  description: fourTexts([
    "Market indicators describe use and supply in a single field such as energy, transport or the internet.",
    "Marktindikatoren beschreiben Nutzung und Angebot auf einem Gebiet wie Energie, Verkehr oder Internet.",
    "Les indicateurs de marché décrivent l’usage et l’offre dans un domaine tel que l’énergie, les transports ou internet.",
    "Los indicadores de mercado describen el uso y la oferta en un campo como la energía, el transporte o internet.",
  ]),
};

/** By industry number. */
export const marketTypes: Readonly<Record<number, MarketType>> & { readonly 1: MarketType } = {
  1: macroeconomy,
  2: society,
  3: macroeconomy,
  4: society,
  5: society,
  6: market,
  7: market,
  8: market,
  9: market,
  10: macroeconomy,
};
