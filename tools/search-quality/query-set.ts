/**
 * Questions with what answers them. `tuned`: looked at while the search was made. `fresh`: written
 * after; 43 of 46 had a right answer first when they were first asked, and the misses were then
 * looked at too, so both sets flatter by now. Fewer than a hundred: two or three are noise.
 */
import type { Platform } from "../../src/contract/known-values.js";
import type { StatisticKind } from "../../src/service/library/library-model.js";

export interface JudgedQuery {
  readonly query: string;
  readonly language: Platform;
  readonly style: "keyword" | "question" | "typo";
  readonly set: "tuned" | "fresh" | "analyst" | "unseen" | "held-out";
  /** Any of these concepts is right. */
  readonly concepts: readonly string[];
  /** All of these places must be shown. */
  readonly places: readonly string[];
  /** Any of these kinds is right; all when absent. */
  readonly kinds?: readonly StatisticKind[];
}

export type QueryRow = readonly [
  language: Platform,
  style: JudgedQuery["style"],
  query: string,
  concepts: string,
  places?: string,
  kinds?: string,
];

const list = (text: string | undefined): string[] =>
  text === undefined || text === "" ? [] : text.split(" ");

const toQueries = (set: JudgedQuery["set"], rows: readonly QueryRow[]): JudgedQuery[] =>
  rows.map(([language, style, query, concepts, places, kinds]) => ({
    query,
    language,
    style,
    set,
    concepts: list(concepts),
    places: list(places),
    ...(kinds === undefined ? {} : { kinds: list(kinds) as StatisticKind[] }),
  }));

/** Rows without a concept are questions that nothing in the library answers. */
export function splitRows(set: JudgedQuery["set"], rows: readonly QueryRow[]) {
  const isNonsense = (row: QueryRow): boolean => row[3] === "";
  return {
    judged: toQueries(
      set,
      rows.filter((row) => !isNonsense(row)),
    ),
    unanswerable: rows.filter((row) => isNonsense(row)).map(([, , query]) => query),
  };
}

const anyGdp = "gdp-real gdp-current-ppp gdp-expenditure-ppp gdp-output-ppp";
const perHead = "gdp-per-capita income-per-person";
const people = "population population-history";

const rates = "usd-exchange-rate usd-exchange-rate-annual exchange-rate";

export const queries: readonly JudgedQuery[] = [
  ...toQueries("tuned", [
    ["en", "keyword", "GDP germany", anyGdp, "DEU", "series"],
    ["en", "keyword", "gdp per capita france", perHead, "FRA", "series"],
    ["en", "keyword", "population japan", people, "JPN", "series"],
    ["en", "keyword", "life expectancy italy since 1950", "life-expectancy", "ITA", "series"],
    ["en", "keyword", "infant mortality India", "infant-mortality", "IND", "series"],
    ["en", "keyword", "exchange rate Switzerland", rates, "CHE", "series"],
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
    ["de", "keyword", "Wechselkurs Japan", rates, "JPN", "series"],
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
    ["fr", "keyword", "taux de change Canada depuis 2000", rates, "CAN", "series"],
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
    ["es", "keyword", "tipo de cambio Reino Unido", rates, "GBR", "series"],
  ]),
  ...toQueries("fresh", [
    ["en", "keyword", "unemployment rate Spain", "factbook-unemployment", "ESP", "series"],
    ["en", "keyword", "Chrome market share Brazil", "browser-chrome", "BRA", "series composition"],
    [
      "en",
      "keyword",
      "renewable electricity Denmark",
      "renewable-share factbook-capacity-renewable",
      "DNK",
      "series composition",
    ],
    [
      "en",
      "keyword",
      "carbon intensity of power in Poland 2025",
      "carbon-intensity",
      "POL",
      "series",
    ],
    ["en", "keyword", "US inflation monthly", "us-inflation-monthly us-inflation", "USA", "series"],
    ["en", "keyword", "hospital beds per capita Japan", "factbook-hospital-beds", "JPN"],
    ["en", "keyword", "oil production Saudi Arabia", "factbook-oil-production", "SAU"],
    ["en", "keyword", "military spending Russia", "factbook-military-spending", "RUS"],
    [
      "en",
      "question",
      "How much electricity does France consume?",
      "factbook-electricity-consumption",
      "FRA",
    ],
    [
      "en",
      "question",
      "Which countries have the most airports?",
      "factbook-airports",
      "",
      "ranking",
    ],
    [
      "en",
      "question",
      "What share of Kenyans use the internet?",
      "factbook-internet-penetration",
      "KEN",
    ],
    ["en", "question", "How many doctors are there in Cuba?", "factbook-physicians", "CUB"],
    ["en", "question", "how long is the rail network of India", "factbook-railways", "IND"],
    ["en", "typo", "obestity rate Mexico", "factbook-obesity", "MEX"],
    ["en", "typo", "litracy in Pakistan", "factbook-literacy", "PAK"],
    ["en", "typo", "goverment debt Italy", "factbook-public-debt", "ITA"],
    [
      "de",
      "keyword",
      "Arbeitslosigkeit Griechenland",
      "factbook-unemployment factbook-youth-unemployment",
      "GRC",
    ],
    ["de", "keyword", "Staatsverschuldung Japan", "factbook-public-debt", "JPN"],
    [
      "de",
      "keyword",
      "Marktanteil Firefox Deutschland",
      "browser-firefox",
      "DEU",
      "series composition",
    ],
    ["de", "keyword", "Ökostromanteil Norwegen", "renewable-share", "NOR"],
    ["de", "keyword", "CO2-Emissionen China", "factbook-co2-emissions", "CHN"],
    ["de", "keyword", "Rüstungsausgaben USA", "factbook-military-spending", "USA"],
    ["de", "question", "Wie hoch ist die Inflation in der Türkei?", "factbook-inflation", "TUR"],
    [
      "de",
      "question",
      "Wo gibt es die meisten Handys?",
      "factbook-mobile-subscriptions factbook-mobile-density",
      "",
      "ranking",
    ],
    [
      "de",
      "question",
      "Wie alt sind die Menschen in Italien im Durchschnitt?",
      "factbook-median-age",
      "ITA",
    ],
    ["de", "question", "Wie viel Erdöl fördert Norwegen?", "factbook-oil-production", "NOR"],
    ["de", "question", "Wie groß ist die Waldfläche in Finnland?", "factbook-forest", "FIN"],
    ["de", "typo", "Geburtenrte Frankreich", "fertility factbook-birth-rate", "FRA"],
    ["fr", "keyword", "dette publique Italie", "factbook-public-debt", "ITA"],
    ["fr", "keyword", "taux de chômage Grèce", "factbook-unemployment", "GRC"],
    [
      "fr",
      "keyword",
      "part de marché Safari Canada",
      "browser-safari",
      "CAN",
      "series composition",
    ],
    ["fr", "keyword", "dépenses de santé Suisse", "factbook-health-spending", "CHE"],
    ["fr", "keyword", "exportations allemandes", "factbook-exports export-share", "DEU"],
    ["fr", "question", "Quelle est l’inflation en Argentine ?", "factbook-inflation", "ARG"],
    [
      "fr",
      "question",
      "Quelle part de l’électricité est renouvelable au Portugal ?",
      "renewable-share factbook-capacity-renewable",
      "PRT",
    ],
    [
      "fr",
      "question",
      "Quel pays produit le plus de gaz naturel ?",
      "factbook-gas-production",
      "",
      "ranking",
    ],
    ["fr", "typo", "taux de chomaje Espagne", "factbook-unemployment", "ESP"],
    ["es", "keyword", "deuda pública Portugal", "factbook-public-debt", "PRT"],
    ["es", "keyword", "tasa de paro España", "factbook-unemployment", "ESP"],
    ["es", "keyword", "cuota de mercado Edge México", "browser-edge", "MEX", "series composition"],
    ["es", "keyword", "gasto militar Colombia", "factbook-military-spending", "COL"],
    [
      "es",
      "keyword",
      "usuarios de internet Perú",
      "factbook-internet-users factbook-internet-penetration",
      "PER",
    ],
    ["es", "question", "¿Cuánto petróleo produce Venezuela?", "factbook-oil-production", "VEN"],
    [
      "es",
      "question",
      "¿Qué países tienen la inflación más alta?",
      "factbook-inflation",
      "",
      "ranking",
    ],
    ["es", "question", "¿Cuántos médicos hay en Argentina?", "factbook-physicians", "ARG"],
    ["es", "typo", "mortalidad infantl Bolivia", "infant-mortality", "BOL", "series"],
  ]),
];
