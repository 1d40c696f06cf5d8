import type { Texts } from "../types.js";
import { fourTexts, type FourTexts } from "./define.js";

/** A set of places shown together. `name` follows "in" in English and the dash in the other languages. */
export interface GroupDefinition {
  readonly key: string;
  readonly places: readonly string[];
  /** Absent for pairs, whose title names both. */
  readonly name?: Texts;
}

const group = (key: string, places: string, ...name: FourTexts): GroupDefinition => ({
  key,
  places: places.split(" "),
  name: fourTexts(name),
});

const groups: readonly GroupDefinition[] = [
  group(
    "g7",
    "USA JPN DEU GBR FRA ITA CAN",
    "the G7 countries",
    "G7-Staaten",
    "pays du G7",
    "países del G7",
  ),
  group(
    "brics",
    "BRA RUS IND CHN ZAF",
    "the BRICS countries",
    "BRICS-Staaten",
    "pays BRICS",
    "países BRICS",
  ),
  group(
    "dach",
    "DEU AUT CHE",
    "Germany, Austria and Switzerland",
    "Deutschland, Österreich und Schweiz",
    "Allemagne, Autriche et Suisse",
    "Alemania, Austria y Suiza",
  ),
  group(
    "nordic",
    "DNK FIN ISL NOR SWE",
    "the Nordic countries",
    "nordische Länder",
    "pays nordiques",
    "países nórdicos",
  ),
  group(
    "baltic",
    "EST LVA LTU",
    "the Baltic states",
    "baltische Staaten",
    "pays baltes",
    "países bálticos",
  ),
  group(
    "benelux",
    "BEL NLD LUX",
    "the Benelux countries",
    "Benelux-Länder",
    "pays du Benelux",
    "países del Benelux",
  ),
  group(
    "visegrad",
    "POL CZE SVK HUN",
    "the Visegrád countries",
    "Visegrád-Staaten",
    "pays de Visegrád",
    "países de Visegrado",
  ),
  group(
    "large-eu",
    "DEU FRA ITA ESP POL",
    "the largest EU countries",
    "größte EU-Länder",
    "plus grands pays de l’UE",
    "mayores países de la UE",
  ),
  group(
    "southern-europe",
    "ESP ITA PRT GRC",
    "Southern Europe",
    "Südeuropa",
    "Europe du Sud",
    "Europa del Sur",
  ),
  group(
    "anglosphere",
    "USA GBR CAN AUS NZL IRL",
    "English-speaking countries",
    "englischsprachige Länder",
    "pays anglophones",
    "países de habla inglesa",
  ),
  group(
    "east-asia",
    "CHN JPN KOR TWN HKG",
    "East Asia",
    "Ostasien",
    "Asie de l’Est",
    "Asia Oriental",
  ),
  group(
    "south-asia",
    "IND PAK BGD LKA NPL",
    "South Asia",
    "Südasien",
    "Asie du Sud",
    "Asia Meridional",
  ),
  group(
    "asean-6",
    "IDN THA VNM MYS PHL SGP",
    "the six largest ASEAN economies",
    "sechs größte ASEAN-Volkswirtschaften",
    "six plus grandes économies de l’ASEAN",
    "seis mayores economías de la ASEAN",
  ),
  group(
    "large-latin-america",
    "BRA MEX ARG COL CHL PER",
    "large Latin American countries",
    "große Länder Lateinamerikas",
    "grands pays d’Amérique latine",
    "grandes países de América Latina",
  ),
  group(
    "large-africa",
    "NGA ETH EGY ZAF KEN",
    "large African countries",
    "große Länder Afrikas",
    "grands pays d’Afrique",
    "grandes países de África",
  ),
  group("maghreb", "MAR DZA TUN LBY", "the Maghreb", "Maghreb", "Maghreb", "Magreb"),
  group(
    "middle-east",
    "SAU IRN TUR ISR ARE",
    "the Middle East",
    "Naher Osten",
    "Moyen-Orient",
    "Oriente Medio",
  ),
  group(
    "gulf",
    "SAU ARE QAT KWT OMN BHR",
    "the Gulf states",
    "Golfstaaten",
    "pays du Golfe",
    "países del Golfo",
  ),
  group(
    "largest-economies",
    "USA CHN JPN DEU IND GBR FRA BRA",
    "the largest economies",
    "größte Volkswirtschaften",
    "plus grandes économies",
    "mayores economías",
  ),
];

const pairs: readonly GroupDefinition[] = [
  "USA CHN",
  "USA DEU",
  "USA MEX",
  "USA CAN",
  "USA JPN",
  "USA RUS",
  "DEU FRA",
  "DEU AUT",
  "DEU POL",
  "DEU GBR",
  "FRA GBR",
  "FRA ESP",
  "FRA ITA",
  "ESP PRT",
  "ESP MEX",
  "ESP ITA",
  "CHN IND",
  "CHN JPN",
  "JPN KOR",
  "BRA MEX",
  "BRA ARG",
  "ARG CHL",
  "RUS UKR",
  "GBR IRL",
  "SWE NOR",
  "AUS NZL",
  "IND PAK",
  "ZAF NGA",
  "TUR GRC",
  "CHE AUT",
].map((pair) => ({ key: pair.toLowerCase().replace(" ", "-"), places: pair.split(" ") }));

export const groupDefinitions: readonly GroupDefinition[] = [...groups, ...pairs];
export const groupsByKey = new Map(
  groupDefinitions.map((definition) => [definition.key, definition]),
);
