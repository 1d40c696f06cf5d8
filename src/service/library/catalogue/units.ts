import type { Texts } from "../types.js";

const unit = (en: string, de: string, fr: string, es: string): Texts => ({ en, de, fr, es });

/** Units with their scale, as they stand in brackets behind a subject. */
export const units = {
  "million-usd-2011": unit(
    "million U.S. dollars at 2011 prices",
    "Millionen US-Dollar in Preisen von 2011",
    "millions de dollars américains aux prix de 2011",
    "millones de dólares estadounidenses a precios de 2011",
  ),
  "usd-2011": unit(
    "U.S. dollars at 2011 prices",
    "US-Dollar in Preisen von 2011",
    "dollars américains aux prix de 2011",
    "dólares estadounidenses a precios de 2011",
  ),
  "ppp-usd-2011": unit(
    "international dollars of 2011",
    "internationale Dollar von 2011",
    "dollars internationaux de 2011",
    "dólares internacionales de 2011",
  ),
  "million-usd": unit(
    "million U.S. dollars",
    "Millionen US-Dollar",
    "millions de dollars américains",
    "millones de dólares estadounidenses",
  ),
  "billion-usd": unit(
    "billion U.S. dollars",
    "Milliarden US-Dollar",
    "milliards de dollars américains",
    "miles de millones de dólares estadounidenses",
  ),
  usd: unit("U.S. dollars", "US-Dollar", "dollars américains", "dólares estadounidenses"),
  "local-per-usd": unit(
    "national currency units per U.S. dollar",
    "Landeswährung je US-Dollar",
    "unités de monnaie nationale par dollar américain",
    "unidades de moneda nacional por dólar estadounidense",
  ),
  million: unit("millions", "Millionen", "millions", "millones"),
  thousand: unit("thousands", "Tausend", "milliers", "miles"),
  persons: unit("persons", "Personen", "personnes", "personas"),
  number: unit("number", "Anzahl", "nombre", "número"),
  hours: unit("hours", "Stunden", "heures", "horas"),
  years: unit("years", "Jahre", "années", "años"),
  percent: unit("percent", "Prozent", "pour cent", "por ciento"),
  "percent-of-gdp": unit(
    "percent of GDP",
    "Prozent des BIP",
    "pour cent du PIB",
    "por ciento del PIB",
  ),
  "percent-of-population": unit(
    "percent of the population",
    "Prozent der Bevölkerung",
    "pour cent de la population",
    "por ciento de la población",
  ),
  "percent-of-capacity": unit(
    "percent of installed capacity",
    "Prozent der installierten Leistung",
    "pour cent de la capacité installée",
    "por ciento de la capacidad instalada",
  ),
  "percent-of-land": unit(
    "percent of the land area",
    "Prozent der Landfläche",
    "pour cent de la superficie terrestre",
    "por ciento de la superficie terrestre",
  ),
  index: unit("index points", "Indexpunkte", "points d’indice", "puntos de índice"),
  "index-2011": unit("index, 2011 = 1", "Index, 2011 = 1", "indice, 2011 = 1", "índice, 2011 = 1"),
  "index-usa": unit(
    "index, United States = 1",
    "Index, USA = 1",
    "indice, États-Unis = 1",
    "índice, Estados Unidos = 1",
  ),
  "index-usa-2011": unit(
    "index, United States in 2011 = 100",
    "Index, USA 2011 = 100",
    "indice, États-Unis en 2011 = 100",
    "índice, Estados Unidos en 2011 = 100",
  ),
  "index-1982": unit(
    "index, 1982–1984 = 100",
    "Index, 1982–1984 = 100",
    "indice, 1982–1984 = 100",
    "índice, 1982–1984 = 100",
  ),
  "children-per-woman": unit(
    "children per woman",
    "Kinder je Frau",
    "enfants par femme",
    "hijos por mujer",
  ),
  "per-1000-births": unit(
    "deaths per 1,000 live births",
    "Todesfälle je 1.000 Lebendgeborene",
    "décès pour 1 000 naissances vivantes",
    "muertes por cada 1000 nacidos vivos",
  ),
  "per-100000-births": unit(
    "deaths per 100,000 live births",
    "Todesfälle je 100.000 Lebendgeburten",
    "décès pour 100 000 naissances vivantes",
    "muertes por cada 100 000 nacidos vivos",
  ),
  "births-per-1000": unit(
    "births per 1,000 inhabitants",
    "Geburten je 1.000 Einwohner",
    "naissances pour 1 000 habitants",
    "nacimientos por cada 1000 habitantes",
  ),
  "deaths-per-1000": unit(
    "deaths per 1,000 inhabitants",
    "Todesfälle je 1.000 Einwohner",
    "décès pour 1 000 habitants",
    "muertes por cada 1000 habitantes",
  ),
  "migrants-per-1000": unit(
    "migrants per 1,000 inhabitants",
    "Migranten je 1.000 Einwohner",
    "migrants pour 1 000 habitants",
    "migrantes por cada 1000 habitantes",
  ),
  "per-1000": unit(
    "per 1,000 inhabitants",
    "je 1.000 Einwohner",
    "pour 1 000 habitants",
    "por cada 1000 habitantes",
  ),
  "per-100": unit(
    "per 100 inhabitants",
    "je 100 Einwohner",
    "pour 100 habitants",
    "por cada 100 habitantes",
  ),
  "billion-kwh": unit(
    "billion kilowatt-hours",
    "Milliarden Kilowattstunden",
    "milliards de kilowattheures",
    "miles de millones de kilovatios hora",
  ),
  "million-kw": unit(
    "million kilowatts",
    "Millionen Kilowatt",
    "millions de kilowatts",
    "millones de kilovatios",
  ),
  "thousand-barrels-day": unit(
    "thousand barrels per day",
    "Tausend Barrel pro Tag",
    "milliers de barils par jour",
    "miles de barriles diarios",
  ),
  "billion-barrels": unit(
    "billion barrels",
    "Milliarden Barrel",
    "milliards de barils",
    "miles de millones de barriles",
  ),
  "billion-cubic-metres": unit(
    "billion cubic meters",
    "Milliarden Kubikmeter",
    "milliards de mètres cubes",
    "miles de millones de metros cúbicos",
  ),
  "cubic-kilometres": unit(
    "cubic kilometers",
    "Kubikkilometer",
    "kilomètres cubes",
    "kilómetros cúbicos",
  ),
  "million-tonnes": unit(
    "million metric tons",
    "Millionen Tonnen",
    "millions de tonnes",
    "millones de toneladas",
  ),
  "grams-per-kwh": unit(
    "grams of CO2 equivalent per kilowatt-hour",
    "Gramm CO2-Äquivalent je Kilowattstunde",
    "grammes d’équivalent CO2 par kilowattheure",
    "gramos de CO2 equivalente por kilovatio hora",
  ),
  kilometres: unit("kilometers", "Kilometer", "kilomètres", "kilómetros"),
  "square-kilometres": unit(
    "square kilometers",
    "Quadratkilometer",
    "kilomètres carrés",
    "kilómetros cuadrados",
  ),
} as const satisfies Record<string, Texts>;

export type UnitKey = keyof typeof units;

/** Units that stand in brackets as they are: "(per 1,000 inhabitants)", not "(in per …)". */
export const unitsWithoutPreposition: ReadonlySet<UnitKey> = new Set<UnitKey>([
  "index",
  "index-2011",
  "index-usa",
  "index-usa-2011",
  "index-1982",
  "number",
  "persons",
  "per-100",
  "per-1000",
  "children-per-woman",
  "per-1000-births",
  "per-100000-births",
  "births-per-1000",
  "deaths-per-1000",
  "migrants-per-1000",
]);

/** Bracket forms where "in …" needs another case or word: German dative, French and Spanish percentages. */
export const unitsInBrackets: Partial<Record<UnitKey, Partial<Texts>>> = {
  years: { de: "in Jahren" },
  kilometres: { de: "in Kilometern" },
  "square-kilometres": { de: "in Quadratkilometern" },
  "cubic-kilometres": { de: "in Kubikkilometern" },
  "billion-cubic-metres": { de: "in Milliarden Kubikmetern" },
  "ppp-usd-2011": { de: "in internationalen Dollar von 2011" },
  percent: { fr: "en pourcentage", es: "en porcentaje" },
  "percent-of-gdp": { fr: "en pourcentage du PIB", es: "en porcentaje del PIB" },
  "percent-of-population": {
    fr: "en pourcentage de la population",
    es: "en porcentaje de la población",
  },
  "percent-of-capacity": {
    fr: "en pourcentage de la capacité installée",
    es: "en porcentaje de la capacidad instalada",
  },
  "percent-of-land": {
    fr: "en pourcentage de la superficie terrestre",
    es: "en porcentaje de la superficie terrestre",
  },
};

/** The form behind a figure where it differs from the unit's own text. */
export const unitsAfterValue: Partial<Record<UnitKey, Texts>> = {
  number: unit("", "", "", ""),
  million: unit("million", "Millionen", "millions", "millones"),
  index: unit("index points", "Indexpunkte", "points d’indice", "puntos"),
};
