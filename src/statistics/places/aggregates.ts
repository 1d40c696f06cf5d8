import type { Platform } from "../../contract/index.js";

interface Aggregate {
  readonly code: string;
  /** The API's number, UN M49 where there is one; filters studies. */
  readonly number: number;
  /** UN M49 where it differs from the API's number. */
  readonly m49?: number;
  readonly names: Readonly<Record<Platform, string>>;
  /** Further spellings, separated by semicolons. */
  readonly synonyms: string;
}

/** Groups of countries that indicators cover; ISO 3166 has no codes for them. */
export const aggregates: readonly Aggregate[] = [
  {
    code: "WLD",
    number: 1,
    names: { en: "Worldwide", de: "Welt", fr: "Monde", es: "Mundo" },
    synonyms:
      "World;Global;The world;Weltweit;Mondial;Mondiale;Mondiales;Monde entier;Mundial;Mundiales;Todo el mundo",
  },
  {
    code: "AFR",
    number: 2,
    names: { en: "Africa", de: "Afrika", fr: "Afrique", es: "África" },
    synonyms: "",
  },
  {
    code: "NOA",
    number: 3,
    names: {
      en: "North America",
      de: "Nordamerika",
      fr: "Amérique du Nord",
      es: "América del Norte",
    },
    synonyms: "Norteamérica;NAM",
  },
  {
    code: "SOA",
    number: 5,
    names: { en: "South America", de: "Südamerika", fr: "Amérique du Sud", es: "América del Sur" },
    synonyms: "Sudamérica;Suramérica",
  },
  {
    code: "ASI",
    number: 142,
    names: { en: "Asia", de: "Asien", fr: "Asie", es: "Asia" },
    synonyms: "",
  },
  {
    code: "EUR",
    number: 150,
    names: { en: "Europe", de: "Europa", fr: "Europe", es: "Europa" },
    synonyms: "",
  },
  {
    code: "LCN",
    number: 419,
    names: {
      en: "Latin America and the Caribbean",
      de: "Lateinamerika und Karibik",
      fr: "Amérique latine et Caraïbes",
      es: "América Latina y el Caribe",
    },
    synonyms:
      "Latin America;Lateinamerika;Amérique latine;América Latina;Latinoamérica;Central and South America;LAC",
  },
  {
    code: "OCE",
    number: 10_002,
    m49: 9,
    names: {
      en: "Australia and Oceania",
      de: "Australien und Ozeanien",
      fr: "Australie et Océanie",
      es: "Australia y Oceanía",
    },
    synonyms: "Oceania;Ozeanien;Océanie;Oceanía",
  },
  {
    code: "EUU",
    number: 10_008,
    names: {
      en: "European Union",
      de: "Europäische Union",
      fr: "Union européenne",
      es: "Unión Europea",
    },
    synonyms: "EU;UE;EU-27;EU27",
  },
  {
    code: "OED",
    number: 10_009,
    names: { en: "OECD", de: "OECD", fr: "OCDE", es: "OCDE" },
    synonyms: "OECD countries;OECD-Länder;Pays de l'OCDE;Países de la OCDE",
  },
  {
    code: "EMU",
    number: 10_020,
    names: { en: "Euro area", de: "Euroraum", fr: "Zone euro", es: "Zona euro" },
    synonyms: "Eurozone;Euro zone;EZ;EA;Eurogebiet;Eurozona",
  },
];

/**
 * What people and the tables of the World Bank call countries beside the library's names, by ISO alpha-3. "Taiwan, China" is a
 * list of two.
 */
export const spokenNames: Readonly<Record<string, string>> = {
  ARE: "Emirates;VAE;EAU;Émirats",
  BHS: "Bahamas, The",
  BIH: "Bosnia",
  BLR: "Weißrussland;Biélorussie;Bielorrusia",
  BOL: "Bolivia, Plurinational State of",
  BRN: "Brunei",
  CHE: "Swiss",
  CHN: "PRC;Mainland China;Volksrepublik China",
  CIV: "Elfenbeinküste;Côte d’Ivoire;Cote dIvoire",
  COD: "DR Congo;DRC;Congo-Kinshasa;Kongo-Kinshasa;Demokratische Republik Kongo;RDC;República Democrática del Congo;Congo, Dem. Rep.;Congo, Democratic Republic of the;Congo (Kinshasa)",
  COG: "Congo-Brazzaville;Kongo-Brazzaville;República del Congo;Congo, Rep.;Congo, Republic of the;Congo (Brazzaville)",
  CPV: "Cabo Verde;Kapverden",
  CZE: "Tchéquie;Chequia;Tschechei",
  DEU: "BRD;FRG;Bundesrepublik Deutschland;Federal Republic of Germany",
  EGY: "Egypt, Arab Rep.",
  FLK: "Falklands;Malvinas",
  FSM: "Micronesia;Micronesia, Fed. Sts.",
  GBR: "Britain;Grande-Bretagne;Gran Bretaña;U.K.",
  GMB: "Gambia, The",
  GRC: "EL;Hellas",
  GUF: "Guyane",
  HKG: "Hong Kong SAR;Hong Kong SAR, China;China, Hong Kong SAR",
  IRL: "Republic of Ireland;Eire",
  IRN: "Iran, Islamic Rep.",
  KGZ: "Kyrgyz Republic",
  KNA: "St. Kitts and Nevis",
  KOR: "Korea;Corée;Corea;Corea del Sur;Republik Korea;Korea, Rep.",
  LAO: "Laos;Lao PDR",
  LCA: "St. Lucia",
  MAC: "Macau;Macao SAR;Macao SAR, China;China, Macao SAR",
  MDA: "Moldova;Republik Moldau",
  MKD: "Macedonia;Mazedonien;Macédoine",
  MMR: "Burma;Birma;Birmanie;Birmania",
  NLD: "Holland;Hollande;Holanda;The Netherlands",
  PRK: "Corea del Norte;DPRK;Korea, Dem. People's Rep.",
  PSE: "Palästina;Palestinian Territories;West Bank and Gaza",
  RUS: "Russie;Rusia",
  SVK: "Slovak Republic",
  SWZ: "Swaziland;Swasiland",
  SYR: "Syria;Syrien;Siria",
  TUR: "Turkiye",
  TWN: "Chinese Taipei;Taiwan;China, Taiwan Province of;Taiwan Province of China",
  USA: "EE. UU.;EE.UU.;EEUU;États-Unis;U.S.A.;Vereinigte Staaten",
  VAT: "Vatican;Vatican City;Vatikan;Ciudad del Vaticano",
  VCT: "St. Vincent and the Grenadines",
  VEN: "Venezuela, RB",
  VIR: "Virgin Islands (U.S.)",
  VNM: "Viet Nam",
  YEM: "Yemen, Rep.",
};
