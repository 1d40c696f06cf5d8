/** What CLDR does not say about places: dependent territories, aggregates, plain names, spoken forms. */
import type { Platform } from "../../src/contract/known-values.js";

type Names = Readonly<Record<Platform, string>>;

/** Dependencies and special areas, by alpha-3; everything else counts as a country. */
export const territories: ReadonlySet<string> = new Set(
  (
    "ABW AIA ALA ASM ATA ATF BES BLM BMU BVT CCK COK CUW CXR CYM ESH FLK FRO GGY GIB GLP GRL GUF GUM " +
    "HKG HMD IMN IOT JEY MAC MAF MNP MSR MTQ MYT NCL NFK NIU PCN PRI PYF REU SGS SHN SJM SPM SXM " +
    "TCA TKL UMI VGB VIR WLF"
  ).split(" "),
);

const europeanUnion =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK";
const oecd =
  "AT AU BE CA CH CL CO CR CZ DE DK EE ES FI FR GB GR HU IE IL IS IT JP KR LT LU LV MX NL NO NZ PL PT SE SI SK TR US";

const euroArea = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";

interface Aggregate {
  /** The number the API uses for it. */
  id: number;
  /** UN M49 as text, or the number again where there is none. */
  text: string;
  m49?: string;
  list?: string[];
  isContinent?: boolean;
  name: Names;
  synonyms: string[];
}

export const aggregates: Readonly<Record<string, Aggregate>> = {
  WLD: {
    id: 1,
    text: "001",
    m49: "001",
    name: { en: "Worldwide", de: "Welt", fr: "Monde", es: "Mundo" },
    synonyms:
      "world;global;globally;weltweit;global;mondial;mondiale;mondiales;monde entier;mundial;mundiales;todo el mundo".split(
        ";",
      ),
  },
  AFR: {
    id: 2,
    text: "002",
    m49: "002",
    isContinent: true,
    name: { en: "Africa", de: "Afrika", fr: "Afrique", es: "África" },
    synonyms: "African;afrikanisch;africain;africano".split(";"),
  },
  ASI: {
    id: 142,
    text: "142",
    m49: "142",
    isContinent: true,
    name: { en: "Asia", de: "Asien", fr: "Asie", es: "Asia" },
    synonyms: "Asian;asiatisch;asiatique;asiático".split(";"),
  },
  EUR: {
    id: 150,
    text: "150",
    m49: "150",
    isContinent: true,
    name: { en: "Europe", de: "Europa", fr: "Europe", es: "Europa" },
    synonyms: "European;europäisch;européen;europeo".split(";"),
  },
  NOA: {
    id: 3,
    text: "003",
    m49: "003",
    isContinent: true,
    name: {
      en: "North America",
      de: "Nordamerika",
      fr: "Amérique du Nord",
      es: "América del Norte",
    },
    synonyms: "Norteamérica;North American".split(";"),
  },
  SOA: {
    id: 5,
    text: "005",
    m49: "005",
    isContinent: true,
    name: { en: "South America", de: "Südamerika", fr: "Amérique du Sud", es: "América del Sur" },
    synonyms: "Sudamérica;Suramérica;South American".split(";"),
  },
  LCN: {
    id: 419,
    text: "419",
    m49: "419",
    name: {
      en: "Latin America and the Caribbean",
      de: "Lateinamerika und Karibik",
      fr: "Amérique latine et Caraïbes",
      es: "América Latina y el Caribe",
    },
    synonyms:
      "Latin America;Lateinamerika;Amérique latine;América Latina;Latinoamérica;Central and South America;Latin American;lateinamerikanisch;latino-américain;latinoamericano".split(
        ";",
      ),
  },
  OCE: {
    id: 10002,
    text: "009",
    m49: "009",
    isContinent: true,
    name: {
      en: "Australia and Oceania",
      de: "Australien und Ozeanien",
      fr: "Australie et Océanie",
      es: "Australia y Oceanía",
    },
    synonyms: "Oceania;Ozeanien;Océanie;Oceanía".split(";"),
  },
  EUU: {
    id: 10008,
    text: "10008",
    list: europeanUnion.split(" "),
    name: {
      en: "European Union",
      de: "Europäische Union",
      fr: "Union européenne",
      es: "Unión Europea",
    },
    synonyms: "EU;UE;EU-27;EU27".split(";"),
  },
  OED: {
    id: 10009,
    text: "10009",
    list: oecd.split(" "),
    name: { en: "OECD", de: "OECD", fr: "OCDE", es: "OCDE" },
    synonyms: "OECD countries;OECD-Länder;pays de l’OCDE;países de la OCDE".split(";"),
  },
  EMU: {
    id: 10_020,
    text: "10020",
    list: euroArea.split(" "),
    name: { en: "Euro area", de: "Euroraum", fr: "Zone euro", es: "Zona euro" },
    synonyms: "eurozone;euro zone;EZ;EA;Eurogebiet;Eurozone;eurozona".split(";"),
  },
};

/** Plain names where CLDR's list form would read oddly in a title. */
export const nameOverrides: Readonly<Record<string, Names>> = {
  CD: {
    en: "Democratic Republic of the Congo",
    de: "Demokratische Republik Kongo",
    fr: "République démocratique du Congo",
    es: "República Democrática del Congo",
  },
  CG: {
    en: "Republic of the Congo",
    de: "Republik Kongo",
    fr: "République du Congo",
    es: "República del Congo",
  },
  HK: { en: "Hong Kong", de: "Hongkong", fr: "Hong Kong", es: "Hong Kong" },
  MO: { en: "Macao", de: "Macau", fr: "Macao", es: "Macao" },
  MM: { en: "Myanmar", de: "Myanmar", fr: "Myanmar", es: "Myanmar" },
  PS: {
    en: "Palestinian Territories",
    de: "Palästinensische Gebiete",
    fr: "Territoires palestiniens",
    es: "Territorios Palestinos",
  },
  CI: { en: "Côte d’Ivoire", de: "Elfenbeinküste", fr: "Côte d’Ivoire", es: "Costa de Marfil" },
  CZ: { en: "Czechia", de: "Tschechien", fr: "Tchéquie", es: "Chequia" },
  TR: { en: "Türkiye", de: "Türkei", fr: "Turquie", es: "Turquía" },
};

/** Short forms, demonyms and other spellings people type, by alpha-3. */
export const spokenForms: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries({
    ARE: "UAE;Emirates;VAE;Emirate;EAU",
    ARG: "Argentine;Argentinian;argentinisch;argentin;argentino",
    AUS: "Aussie;Australian;australisch;australien;australiano",
    AUT: "Austrian;österreichisch;autrichien;austriaco",
    BEL: "Belgian;belgisch;belge;belga",
    BRA: "Brazilian;brasilianisch;brésilien;brasileño;Brasil",
    CAN: "Canadian;kanadisch;canadien;canadiense",
    CHE: "Swiss;schweizerisch;Schweizer;suisse;suizo",
    CHL: "Chilean;chilenisch;chilien;chileno",
    CHN: "Chinese;chinesisch;chinois;chino;PRC;People's Republic of China",
    CIV: "Ivory Coast;Cote d'Ivoire",
    COD: "DR Congo;DRC;Congo-Kinshasa;Kongo-Kinshasa;RDC",
    COG: "Congo-Brazzaville;Kongo-Brazzaville",
    COL: "Colombian;kolumbianisch;colombien;colombiano",
    CZE: "Czech Republic;Czech;tschechisch;Tschechische Republik;tchèque;checo;República Checa",
    DEU: "German;deutsch;allemand;alemán;BRD;FRG;Bundesrepublik",
    DNK: "Danish;dänisch;danois;danés",
    EGY: "Egyptian;ägyptisch;égyptien;egipcio",
    ESP: "Spanish;spanisch;espagnol;español",
    FIN: "Finnish;finnisch;finlandais;finlandés",
    FRA: "French;französisch;français;francés",
    GBR: "UK;Great Britain;Britain;England;British;Großbritannien;England;britisch;Grande-Bretagne;Angleterre;britannique;Gran Bretaña;Inglaterra;británico",
    GRC: "Greek;griechisch;grec;griego",
    HUN: "Hungarian;ungarisch;hongrois;húngaro",
    IDN: "Indonesian;indonesisch;indonésien;indonesio",
    IND: "Indian;indisch;indien;indio",
    IRL: "Irish;irisch;irlandais;irlandés",
    IRN: "Iranian;iranisch;iranien;iraní;Persia",
    ISR: "Israeli;israelisch;israélien;israelí",
    ITA: "Italian;italienisch;italien;italiano",
    JPN: "Japanese;japanisch;japonais;japonés",
    KOR: "Korea;South Korean;Südkorea;südkoreanisch;Corée;coréen;Corea;coreano;Republic of Korea",
    LUX: "Luxembourgish;luxemburgisch;luxembourgeois",
    MEX: "Mexican;mexikanisch;mexicain;mexicano",
    MMR: "Burma;Birma;Birmanie;Birmania",
    MKD: "Macedonia;Mazedonien;Macédoine",
    NGA: "Nigerian;nigerianisch;nigérian;nigeriano",
    NLD: "Holland;Dutch;holländisch;niederländisch;néerlandais;neerlandés;Hollande;Holanda",
    NOR: "Norwegian;norwegisch;norvégien;noruego",
    NZL: "New Zealander;neuseeländisch;néo-zélandais;neozelandés",
    POL: "Polish;polnisch;polonais;polaco",
    PRK: "North Korean;Nordkorea;DPRK",
    PRT: "Portuguese;portugiesisch;portugais;portugués",
    ROU: "Romanian;rumänisch;roumain;rumano",
    RUS: "Russian;russisch;russe;ruso;Russian Federation",
    SAU: "Saudi;saudisch;saoudien;saudí",
    SWE: "Swedish;schwedisch;suédois;sueco",
    SWZ: "Swaziland",
    TUR: "Turkey;Turkish;türkisch;turc;turco",
    TWN: "Taiwanese;taiwanisch;taïwanais;taiwanés",
    UKR: "Ukrainian;ukrainisch;ukrainien;ucraniano",
    USA: "US;U.S.;U.S.A.;America;American;Amerika;amerikanisch;Amérique;américain;États-Unis d’Amérique;EE. UU.;EEUU;estadounidense;United States of America;Vereinigte Staaten von Amerika",
    VNM: "Vietnamese;vietnamesisch;vietnamien;vietnamita;Viet Nam",
    ZAF: "South African;südafrikanisch;sud-africain;sudafricano",
  }).map(([code, forms]) => [code, forms.split(";")]),
);
