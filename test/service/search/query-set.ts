/** Questions with what answers them. `tuned`: looked at while the search was made; `fresh`: written after. */
import type { Platform } from "../../../src/contract/known-values.js";
import type { StatisticKind } from "../../../src/service/library/types.js";

export interface JudgedQuery {
  readonly query: string;
  readonly language: Platform;
  readonly style: "keyword" | "question" | "typo";
  readonly set: "tuned" | "fresh";
  /** Any of these concepts is right. */
  readonly concepts: readonly string[];
  /** All of these places must be shown. */
  readonly places: readonly string[];
  /** Any of these kinds is right; all when absent. */
  readonly kinds?: readonly StatisticKind[];
}

type Row = readonly [
  language: Platform,
  style: JudgedQuery["style"],
  query: string,
  concepts: string,
  places?: string,
  kinds?: string,
];

const list = (text: string | undefined): string[] =>
  text === undefined || text === "" ? [] : text.split(" ");

const toQueries = (set: JudgedQuery["set"], rows: readonly Row[]): JudgedQuery[] =>
  rows.map(([language, style, query, concepts, places, kinds]) => ({
    query,
    language,
    style,
    set,
    concepts: list(concepts),
    places: list(places),
    ...(kinds === undefined ? {} : { kinds: list(kinds) as StatisticKind[] }),
  }));

const anyGdp = "gdp-real gdp-current-ppp gdp-expenditure-ppp gdp-output-ppp";
const perHead = "gdp-per-capita income-per-person";
const people = "population population-history";

export const queries: readonly JudgedQuery[] = [
  ...toQueries("tuned", [
    ["en", "keyword", "GDP germany", anyGdp, "DEU", "series"],
    ["en", "keyword", "gdp per capita france", perHead, "FRA", "series"],
    ["en", "keyword", "population japan", people, "JPN", "series"],
    ["en", "keyword", "life expectancy italy since 1950", "life-expectancy", "ITA", "series"],
    ["en", "keyword", "infant mortality India", "infant-mortality", "IND", "series"],
    ["en", "keyword", "exchange rate Switzerland", "exchange-rate", "CHE", "series"],
    ["en", "keyword", "working hours USA", "hours-worked", "USA", "series"],
    ["en", "keyword", "GDP per capita US vs UK", perHead, "USA GBR", "comparison"],
    ["en", "keyword", "population by country", people, "", "ranking"],
    ["en", "keyword", "productivity per hour Norway", "gdp-per-hour", "NOR", "series"],
    ["en", "question", "How many people live in Brazil?", people, "BRA", "series"],
    ["en", "question", "How old do people get in Spain?", "life-expectancy", "ESP", "series"],
    [
      "en",
      "question",
      "which country has the highest life expectancy",
      "life-expectancy",
      "",
      "ranking",
    ],
    [
      "en",
      "question",
      "How has the economy of China grown since 1990?",
      `${anyGdp} gdp-per-capita`,
      "CHN",
    ],
    ["en", "question", "how many children do women have in Nigeria", "fertility", "NGA", "series"],
    ["en", "typo", "Germny population", people, "DEU", "series"],
    ["en", "typo", "life expectency france", "life-expectancy", "FRA", "series"],
    ["de", "keyword", "Bruttoinlandsprodukt Deutschland", anyGdp, "DEU", "series"],
    ["de", "keyword", "BIP pro Kopf Österreich", perHead, "AUT", "series"],
    ["de", "keyword", "Lebenserwartung Schweiz", "life-expectancy", "CHE", "series"],
    ["de", "keyword", "Einwohnerzahl Frankreich 2010", people, "FRA", "series"],
    ["de", "keyword", "Säuglingssterblichkeit Schweden", "infant-mortality", "SWE", "series"],
    ["de", "keyword", "Erwerbstätige Polen", "employment employment-ratio", "POL", "series"],
    ["de", "keyword", "Exportquote Niederlande", "export-share", "NLD", "series"],
    ["de", "keyword", "Wechselkurs Japan", "exchange-rate", "JPN", "series"],
    ["de", "question", "Wie viele Menschen leben in Indien?", people, "IND", "series"],
    [
      "de",
      "question",
      "Wie lange arbeiten die Deutschen im Jahr?",
      "hours-worked",
      "DEU",
      "series",
    ],
    ["de", "question", "Welches Land hat die höchste Geburtenrate?", "fertility", "", "ranking"],
    ["de", "typo", "Lebenserwatung Italien", "life-expectancy", "ITA", "series"],
    ["de", "typo", "Bevölkerungswachstm Nigeria", "population-growth", "NGA", "series"],
    ["fr", "keyword", "PIB France", anyGdp, "FRA", "series"],
    ["fr", "keyword", "PIB par habitant Espagne", perHead, "ESP", "series"],
    ["fr", "keyword", "espérance de vie Japon", "life-expectancy", "JPN", "series"],
    ["fr", "keyword", "taux de change Canada depuis 2000", "exchange-rate", "CAN", "series"],
    ["fr", "keyword", "population urbaine Chine", "urban-population urban-share", "CHN", "series"],
    ["fr", "question", "Combien d’habitants compte la Belgique ?", people, "BEL", "series"],
    [
      "fr",
      "question",
      "Quel pays a la plus forte mortalité infantile ?",
      "infant-mortality",
      "",
      "ranking",
    ],
    [
      "fr",
      "question",
      "Combien d’heures travaille-t-on en Allemagne ?",
      "hours-worked",
      "DEU",
      "series",
    ],
    ["fr", "typo", "esperence de vie Italie", "life-expectancy", "ITA", "series"],
    ["es", "keyword", "PIB España", anyGdp, "ESP", "series"],
    ["es", "keyword", "PIB per cápita México", perHead, "MEX", "series"],
    ["es", "keyword", "esperanza de vida Argentina", "life-expectancy", "ARG", "series"],
    ["es", "keyword", "población urbana Brasil", "urban-population urban-share", "BRA", "series"],
    ["es", "keyword", "tasa de fecundidad Italia", "fertility", "ITA", "series"],
    ["es", "question", "¿Cuántos habitantes tiene Colombia?", people, "COL", "series"],
    [
      "es",
      "question",
      "¿Qué país tiene la mayor esperanza de vida?",
      "life-expectancy",
      "",
      "ranking",
    ],
    ["es", "question", "¿Cuántas horas se trabaja en Chile?", "hours-worked", "CHL", "series"],
    ["es", "typo", "esperansa de vida Perú", "life-expectancy", "PER", "series"],
    ["es", "keyword", "tipo de cambio Reino Unido", "exchange-rate", "GBR", "series"],
  ]),
];
