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
