import type { Platform } from "../../contract/index.js";

/** What the templates write into cells, by language; formulas and option words are the same in all. */
export interface TemplateWords {
  readonly countryComparison: string;
  readonly marketSize: string;
  readonly dashboard: string;
  readonly dashboardData: string;
  readonly researchBrief: string;
  readonly changeInputs: string;
  readonly indicator: string;
  readonly found: string;
  readonly from: string;
  readonly places: string;
  readonly latest: string;
  readonly growthPerYear: string;
  readonly growthYears: string;
  readonly source: string;
  readonly market: string;
  readonly statistic: string;
  readonly unit: string;
  readonly yearsAhead: string;
  readonly projection: string;
  /** Before the period a projection starts at. */
  readonly startingFrom: string;
  /** In place of a projection. */
  readonly tooOld: string;
  readonly topics: string;
  readonly question: string;
  readonly answer: string;
  readonly facts: string;
  readonly sources: string;
  readonly furtherReading: string;
  readonly exampleIndicator: string;
  readonly examplePlaces: readonly [string, string, string, string, string];
  readonly exampleMarket: string;
  readonly exampleTopics: readonly [string, string, string, string];
  readonly exampleQuestion: string;
}

const en: TemplateWords = {
  countryComparison: "Country comparison",
  marketSize: "Market size",
  dashboard: "Dashboard",
  dashboardData: "Dashboard data",
  researchBrief: "Research brief",
  changeInputs: "Change the yellow cells; everything else follows.",
  indicator: "Indicator",
  found: "Found",
  from: "From",
  places: "Places",
  latest: "Latest",
  growthPerYear: "Growth per year",
  growthYears: "Between",
  source: "Source",
  market: "Market",
  statistic: "Statistic",
  unit: "Unit",
  yearsAhead: "Years ahead",
  projection: "At the same growth",
  startingFrom: "from",
  tooOld: "No projection: the data are older than three years.",
  topics: "Topics",
  question: "Question",
  answer: "Answer",
  facts: "Key facts",
  sources: "Sources",
  furtherReading: "Further reading",
  exampleIndicator: "gross domestic product",
  examplePlaces: ["Germany", "France", "Spain", "United States", "Japan"],
  exampleMarket: "gross domestic product of Japan",
  exampleTopics: [
    "population of Germany",
    "gross domestic product of France",
    "life expectancy in Japan",
    "unemployment rate in Spain",
  ],
  exampleQuestion: "How large is the population of Germany?",
};

const de: TemplateWords = {
  countryComparison: "Ländervergleich",
  marketSize: "Marktgröße",
  dashboard: "Dashboard",
  dashboardData: "Dashboard Daten",
  researchBrief: "Rechercheblatt",
  changeInputs: "Ändern Sie die gelben Zellen; alles andere folgt.",
  indicator: "Indikator",
  found: "Gefunden",
  from: "Ab",
  places: "Orte",
  latest: "Neuester Wert",
  growthPerYear: "Wachstum pro Jahr",
  growthYears: "Zwischen",
  source: "Quelle",
  market: "Markt",
  statistic: "Statistik",
  unit: "Einheit",
  yearsAhead: "Jahre voraus",
  projection: "Bei gleichem Wachstum",
  startingFrom: "ab",
  tooOld: "Keine Fortschreibung: Die Daten sind älter als drei Jahre.",
  topics: "Themen",
  question: "Frage",
  answer: "Antwort",
  facts: "Kernzahlen",
  sources: "Quellen",
  furtherReading: "Weitere Statistiken",
  exampleIndicator: "Bruttoinlandsprodukt",
  examplePlaces: ["Deutschland", "Frankreich", "Spanien", "Vereinigte Staaten", "Japan"],
  exampleMarket: "Bruttoinlandsprodukt von Japan",
  exampleTopics: [
    "Bevölkerung in Deutschland",
    "Bruttoinlandsprodukt von Frankreich",
    "Lebenserwartung in Japan",
    "Arbeitslosenquote in Spanien",
  ],
  exampleQuestion: "Wie groß ist die Bevölkerung Deutschlands?",
};

const fr: TemplateWords = {
  countryComparison: "Comparaison de pays",
  marketSize: "Taille du marché",
  dashboard: "Tableau de bord",
  dashboardData: "Tableau de bord données",
  researchBrief: "Note de recherche",
  changeInputs: "Modifiez les cellules jaunes ; tout le reste suit.",
  indicator: "Indicateur",
  found: "Trouvé",
  from: "À partir de",
  places: "Lieux",
  latest: "Dernière valeur",
  growthPerYear: "Croissance annuelle",
  growthYears: "Entre",
  source: "Source",
  market: "Marché",
  statistic: "Statistique",
  unit: "Unité",
  yearsAhead: "Années à venir",
  projection: "À croissance égale",
  startingFrom: "à partir de",
  tooOld: "Pas de projection : les données ont plus de trois ans.",
  topics: "Sujets",
  question: "Question",
  answer: "Réponse",
  facts: "Chiffres clés",
  sources: "Sources",
  furtherReading: "Pour aller plus loin",
  exampleIndicator: "produit intérieur brut",
  examplePlaces: ["Allemagne", "France", "Espagne", "États-Unis", "Japon"],
  exampleMarket: "produit intérieur brut du Japon",
  exampleTopics: [
    "population de l'Allemagne",
    "produit intérieur brut de la France",
    "espérance de vie au Japon",
    "taux de chômage en Espagne",
  ],
  exampleQuestion: "Quelle est la population de l'Allemagne ?",
};

const es: TemplateWords = {
  countryComparison: "Comparación de países",
  marketSize: "Tamaño del mercado",
  dashboard: "Panel",
  dashboardData: "Panel datos",
  researchBrief: "Nota de investigación",
  changeInputs: "Cambie las celdas amarillas; lo demás se actualiza solo.",
  indicator: "Indicador",
  found: "Encontrado",
  from: "Desde",
  places: "Lugares",
  latest: "Último valor",
  growthPerYear: "Crecimiento anual",
  growthYears: "Entre",
  source: "Fuente",
  market: "Mercado",
  statistic: "Estadística",
  unit: "Unidad",
  yearsAhead: "Años por delante",
  projection: "Con el mismo crecimiento",
  startingFrom: "desde",
  tooOld: "Sin proyección: los datos tienen más de tres años.",
  topics: "Temas",
  question: "Pregunta",
  answer: "Respuesta",
  facts: "Datos clave",
  sources: "Fuentes",
  furtherReading: "Más estadísticas",
  exampleIndicator: "producto interno bruto",
  examplePlaces: ["Alemania", "Francia", "España", "Estados Unidos", "Japón"],
  exampleMarket: "producto interno bruto de Japón",
  exampleTopics: [
    "población de Alemania",
    "producto interno bruto de Francia",
    "esperanza de vida en Japón",
    "tasa de desempleo en España",
  ],
  exampleQuestion: "¿Cuál es la población de Alemania?",
};

export const templateWords: Readonly<Record<Platform, TemplateWords>> = { en, de, fr, es };
