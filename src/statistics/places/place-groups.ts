import type { Platform } from "../../contract/index.js";
import type { PlaceGroupRow } from "./place-group-row.js";
import { regions } from "./regions.js";

/** A set of countries that people ask for by one name. */
export interface PlaceGroup {
  readonly key: string;
  readonly names: Readonly<Record<Platform, string>>;
  /** Further spellings in any language. */
  readonly synonyms: readonly string[];
  /** ISO 3166-1 alpha-3 codes, in the order in which its source lists them or by alphabet. */
  readonly members: readonly string[];
  /** The day for which the members are stated: memberships change. YYYY-MM-DD */
  readonly asOf: string;
  /** Who says so. */
  readonly source: string;
}

const asOf = "2026-11-01";

const euroArea =
  "AUT BEL BGR HRV CYP EST FIN FRA DEU GRC IRL ITA LVA LTU LUX MLT NLD PRT SVK SVN ESP";
const europeanUnion = `${euroArea} CZE DNK HUN POL ROU SWE`;

const rows: readonly PlaceGroupRow[] = [
  [
    "g7",
    ["G7", "G7", "G7", "G7"],
    "G7 countries;G7-Staaten;G7-Länder;pays du G7;países del G7;group of seven",
    "CAN FRA DEU ITA JPN GBR USA",
    "Group of Seven: its member countries, the European Union aside",
  ],
  [
    "g20",
    ["G20", "G20", "G20", "G20"],
    "G20 countries;G20-Staaten;G20-Länder;pays du G20;países del G20;group of twenty",
    "ARG AUS BRA CAN CHN FRA DEU IND IDN ITA JPN KOR MEX RUS SAU ZAF TUR GBR USA",
    "Group of Twenty: its member countries, the European Union and the African Union aside",
  ],
  [
    "brics",
    ["BRICS", "BRICS", "BRICS", "BRICS"],
    "BRICS countries;BRICS-Staaten;BRICS-Länder;pays des BRICS;pays BRICS;países BRICS;BRICS+",
    "BRA RUS IND CHN ZAF EGY ETH IDN IRN ARE",
    "BRICS: members since January 2025; Saudi Arabia, invited, is left out",
  ],
  [
    "eu",
    ["European Union", "Europäische Union", "Union européenne", "Unión Europea"],
    "EU;UE;EU27;EU-27;EU countries;EU-Länder;EU-Staaten;pays de l'UE;países de la UE",
    europeanUnion,
    "European Union: 27 member states",
  ],
  [
    "euro-area",
    ["Euro area", "Euroraum", "Zone euro", "Zona euro"],
    "eurozone;euro zone;EA;EA20;EA21;EZ;Eurozone;Eurogebiet;eurozona",
    euroArea,
    "European Central Bank: 21 members since Bulgaria joined in January 2026",
  ],
  [
    "oecd",
    ["OECD", "OECD", "OCDE", "OCDE"],
    "OECD countries;OECD-Länder;OECD-Staaten;pays de l'OCDE;países de la OCDE",
    "AUS AUT BEL CAN CHL COL CRI CZE DNK EST FIN FRA DEU GRC HUN ISL IRL ISR ITA JPN KOR LVA LTU LUX MEX NLD NZL NOR POL PRT SVK SVN ESP SWE CHE TUR GBR USA",
    "Organisation for Economic Co-operation and Development: 38 members",
  ],
  [
    "asean",
    ["ASEAN", "ASEAN", "ASEAN", "ASEAN"],
    "ASEAN countries;ASEAN-Staaten;ASEAN-Länder;pays de l'ASEAN;ANASE;países de la ASEAN",
    "BRN KHM IDN LAO MYS MMR PHL SGP THA TLS VNM",
    "Association of Southeast Asian Nations: members since Timor-Leste joined in October 2025",
  ],
  [
    "nordics",
    ["Nordic countries", "Nordische Länder", "Pays nordiques", "Países nórdicos"],
    "Nordics;Nordic;Nordeuropa;Skandinavien;Scandinavia;Scandinavie;Escandinavia;nordische Staaten",
    "DNK FIN ISL NOR SWE",
    "Nordic Council: its sovereign members",
  ],
  [
    "baltics",
    ["Baltic states", "Baltische Staaten", "Pays baltes", "Países bálticos"],
    "Baltics;Baltic countries;Baltikum;Estados bálticos",
    "EST LVA LTU",
    "By name",
  ],
  [
    "dach",
    ["DACH", "DACH", "DACH", "DACH"],
    "DACH region;DACH-Region;DACH-Länder;D-A-CH",
    "DEU AUT CHE",
    "By name: D, A and CH",
  ],
  [
    "benelux",
    ["Benelux", "Benelux", "Benelux", "Benelux"],
    "Benelux countries;Benelux-Länder;Beneluxstaaten;Benelux-Staaten;pays du Benelux;países del Benelux",
    "BEL NLD LUX",
    "Benelux Union",
  ],
  [
    "visegrad",
    ["Visegrád countries", "Visegrád-Staaten", "Pays de Visegrád", "Países de Visegrado"],
    "Visegrad;V4;Visegrad group;Visegrád-Gruppe;groupe de Visegrád;grupo de Visegrado",
    "CZE HUN POL SVK",
    "Visegrád Group",
  ],
  [
    "cee",
    [
      "Central and Eastern Europe",
      "Mittel- und Osteuropa",
      "Europe centrale et orientale",
      "Europa Central y Oriental",
    ],
    "CEE;MOE;MOEL;PECO",
    "ALB BGR HRV CZE HUN POL ROU SVK SVN EST LVA LTU",
    "OECD glossary: Central and Eastern European Countries",
  ],
  [
    "gcc",
    [
      "Gulf Cooperation Council",
      "Golf-Kooperationsrat",
      "Conseil de coopération du Golfe",
      "Consejo de Cooperación del Golfo",
    ],
    "GCC;Gulf states;Golfstaaten;pays du Golfe;países del Golfo;CCG",
    "BHR KWT OMN QAT SAU ARE",
    "Gulf Cooperation Council",
  ],
  [
    "mena",
    [
      "Middle East and North Africa",
      "Naher Osten und Nordafrika",
      "Moyen-Orient et Afrique du Nord",
      "Oriente Medio y África del Norte",
    ],
    "MENA",
    "DZA BHR DJI EGY IRN IRQ ISR JOR KWT LBN LBY MLT MAR OMN PSE QAT SAU SYR TUN ARE YEM",
    "World Bank: region as used until 2025",
  ],
  [
    "latin-america",
    ["Latin America", "Lateinamerika", "Amérique latine", "América Latina"],
    "LatAm;Latam;Latinoamérica;latin american countries;lateinamerikanische Länder;pays d'Amérique latine;países de América Latina",
    "ARG BOL BRA CHL COL CRI CUB DOM ECU SLV GTM HTI HND MEX NIC PAN PRY PER URY VEN",
    "Countries south of the United States whose language is Spanish, Portuguese or French",
  ],
  [
    "mercosur",
    ["Mercosur", "Mercosur", "Mercosur", "Mercosur"],
    "Mercosul",
    "ARG BOL BRA PRY URY",
    "Mercosur: members in full, Venezuela being suspended",
  ],
  [
    "sub-saharan-africa",
    ["Sub-Saharan Africa", "Subsahara-Afrika", "Afrique subsaharienne", "África subsahariana"],
    "SSA;Afrika südlich der Sahara",
    "AGO BEN BWA BFA BDI CPV CMR CAF TCD COM COD COG CIV GNQ ERI SWZ ETH GAB GMB GHA GIN GNB KEN LSO LBR MDG MWI MLI MRT MUS MOZ NAM NER NGA RWA STP SEN SYC SLE SOM ZAF SSD SDN TZA TGO UGA ZMB ZWE",
    "World Bank: region",
  ],
  [
    "african-union",
    ["African Union", "Afrikanische Union", "Union africaine", "Unión Africana"],
    "AU countries;African Union countries;Länder der Afrikanischen Union;pays de l'Union africaine;países de la Unión Africana",
    "DZA AGO BEN BWA BFA BDI CPV CMR CAF TCD COM COD COG CIV DJI EGY GNQ ERI SWZ ETH GAB GMB GHA GIN GNB KEN LSO LBR LBY MDG MWI MLI MRT MUS MAR MOZ NAM NER NGA RWA ESH STP SEN SYC SLE SOM ZAF SSD SDN TZA TGO TUN UGA ZMB ZWE",
    "African Union: 55 member states, the Sahrawi Republic as Western Sahara",
  ],
  [
    "emerging-markets",
    ["Emerging markets", "Schwellenländer", "Marchés émergents", "Mercados emergentes"],
    "EM;EMs;emerging market;emerging economies;emerging economy;emerging market economies;Schwellenland;marché émergent;pays émergent;économie émergente;mercado emergente;país emergente;economía emergente;aufstrebende Volkswirtschaften;pays émergents;économies émergentes;países emergentes;economías emergentes",
    "ARG BRA CHL CHN COL EGY HUN IND IDN IRN MYS MEX PHL POL RUS SAU ZAF THA TUR ARE",
    "International Monetary Fund: the twenty emerging markets of its analysis “Miles to Go” of 2021",
  ],
  [
    "nafta",
    ["USMCA", "USMCA", "ACEUM", "T-MEC"],
    "NAFTA;ALENA;TLCAN",
    "CAN MEX USA",
    "United States–Mexico–Canada Agreement",
  ],
];

/** Groups of places, each with the day and the source of its membership. */
export const placeGroups: readonly PlaceGroup[] = [...rows, ...regions].map(
  ([key, [en, de, fr, es], synonyms, members, source]) => ({
    key,
    names: { en, de, fr, es },
    synonyms: synonyms.split(";"),
    members: members.split(" "),
    asOf,
    source,
  }),
);
