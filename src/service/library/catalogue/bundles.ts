import type { Texts } from "../types.js";
import { fourTexts, type FourTexts } from "./define.js";

/** What an infographic or a study is made of: keys of statistics, `*` standing for a place or a group. */
export interface BundleDefinition {
  readonly key: string;
  readonly name: Texts;
  readonly industry: number;
  readonly statistics: readonly string[];
  /** With fewer of its statistics there is none. */
  readonly least: number;
}

const bundle = (
  key: string,
  industry: number,
  least: number,
  statistics: string,
  ...name: FourTexts
): BundleDefinition => ({
  key,
  industry,
  least,
  statistics: statistics.split(/\s+/),
  name: fourTexts(name),
});

/** Per place; the first four statistics there are. */
export const placeInfographics: readonly BundleDefinition[] = [
  bundle(
    "glance",
    1,
    4,
    "series|gdp-per-capita|* composition|gdp-sectors|*|latest series|population|* composition|web-browsers|*|latest series|life-expectancy|* series|renewable-share|*",
    "At a glance",
    "Auf einen Blick",
    "En bref",
    "De un vistazo",
  ),
  bundle(
    "people",
    4,
    4,
    "series|population-history|* composition|age-structure|*|latest series|life-expectancy|* series|fertility|* series|urban-share|*",
    "People",
    "Bevölkerung",
    "Population",
    "Población",
  ),
  bundle(
    "energy",
    6,
    3,
    "composition|electricity-mix|* series|carbon-intensity|* composition|electricity-capacity|*|latest profile|energy|*",
    "Electricity and energy",
    "Strom und Energie",
    "Électricité et énergie",
    "Electricidad y energía",
  ),
  bundle(
    "digital",
    7,
    3,
    "composition|web-browsers|*|latest composition|web-browsers|* profile|telecoms|* series|browser-chrome|*",
    "Digital life",
    "Digitales Leben",
    "Vie numérique",
    "Vida digital",
  ),
];

/** Per group of places. */
export const groupInfographics: readonly BundleDefinition[] = [
  bundle(
    "comparison",
    1,
    4,
    "comparison|gdp-per-capita|* comparison|life-expectancy|* comparison|carbon-intensity|* composition|web-browsers|*",
    "In comparison",
    "Im Vergleich",
    "En comparaison",
    "En comparación",
  ),
];

/** Per concept: the latest ranking of all countries, drawn as a map, with what there is of its course. */
export const worldMaps: BundleDefinition = bundle(
  "world-map",
  1,
  3,
  "ranking|*|latest series|*|WLD ranking|*|latest:EUR ranking|*|latest:ASI ranking|*|latest:AFR comparison|*|largest-economies",
  "World map",
  "Weltkarte",
  "Carte du monde",
  "Mapamundi",
);

/** Per place: a dossier of everything important. */
export const placeStudies: readonly BundleDefinition[] = [
  bundle(
    "dossier",
    1,
    8,
    "profile|economy|* series|gdp-real|* series|gdp-per-capita|* composition|gdp-expenditure|* composition|gdp-sectors|*|latest profile|labour|* series|employment|* series|hours-worked|* profile|trade|* profile|public-finance|* profile|money|* profile|population|* series|population|* series|life-expectancy|* composition|age-structure|*|latest profile|health|* profile|education|* profile|energy|* composition|electricity-mix|* series|carbon-intensity|* profile|telecoms|* composition|web-browsers|* profile|transport|* profile|land|*",
    "Country dossier",
    "Länderdossier",
    "Dossier pays",
    "Dosier de país",
  ),
];

/** Per group of places. */
export const groupStudies: readonly BundleDefinition[] = [
  bundle(
    "economies",
    1,
    4,
    "comparison|gdp-real|* comparison|gdp-per-capita|* comparison|gdp-per-hour|* comparison|employment|* comparison|hours-worked|* comparison|investment-share|* comparison|export-share|* comparison|price-level-consumption|* comparison|factbook-unemployment|* comparison|factbook-public-debt|* composition|gdp-sectors|*",
    "Economies compared",
    "Volkswirtschaften im Vergleich",
    "Comparaison des économies",
    "Comparación de economías",
  ),
  bundle(
    "societies",
    4,
    4,
    "comparison|population|* comparison|population-growth|* comparison|urban-share|* comparison|life-expectancy|* comparison|infant-mortality|* comparison|fertility|* comparison|factbook-health-spending|* comparison|factbook-physicians|* composition|age-structure|*",
    "Societies compared",
    "Gesellschaften im Vergleich",
    "Comparaison des sociétés",
    "Comparación de sociedades",
  ),
  bundle(
    "power",
    6,
    4,
    "comparison|carbon-intensity|* comparison|renewable-share|* comparison|carbon-free-share|* composition|electricity-mix|* comparison|factbook-electricity-production|* comparison|factbook-electricity-consumption|* comparison|factbook-co2-emissions|*",
    "Electricity compared",
    "Strom im Vergleich",
    "Comparaison de l’électricité",
    "Comparación de la electricidad",
  ),
  bundle(
    "browsers",
    7,
    4,
    "composition|web-browsers|* comparison|browser-chrome|* comparison|browser-safari|* comparison|browser-edge|* comparison|browser-firefox|* comparison|factbook-internet-penetration|*",
    "Web browsers compared",
    "Webbrowser im Vergleich",
    "Comparaison des navigateurs web",
    "Comparación de los navegadores web",
  ),
];
