import type { Platform } from "../../contract/index.js";

/** What the templates write into cells, by language; formulas and option words are the same in all. */
export interface TemplateWords {
  readonly countryComparison: string;
  readonly marketSize: string;
  readonly dashboard: string;
  readonly dashboardData: string;
  readonly researchBrief: string;
  readonly changeInputs: string;
  /** What a copy of the sheet, whose charts are on figures of another one, shows. */
  readonly copyKeepsCharts: string;
  readonly indicator: string;
  readonly found: string;
  readonly from: string;
  readonly places: string;
  readonly latest: string;
  /** Of which period a latest figure is. */
  readonly latestOf: string;
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
  readonly series: string;
  /** In place of a series, where the question names none of several. */
  readonly chooseSeries: string;
  /** In place of a projection. */
  readonly tooOld: string;
  readonly noFigure: string;
  readonly noGrowth: string;
  readonly noYear: string;
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
  copyKeepsCharts:
    "A copy of this sheet shows the same charts: for other topics insert the template again.",
  indicator: "Indicator",
  found: "Found",
  from: "From",
  places: "Places",
  latest: "Latest",
  latestOf: "Of",
  growthPerYear: "Growth per year",
  growthYears: "Between",
  source: "Source",
  market: "Market",
  statistic: "Statistic",
  unit: "Unit",
  yearsAhead: "Years ahead",
  projection: "At the same growth",
  startingFrom: "from",
  series: "Series or place",
  chooseSeries: "(enter one of the names below)",
  tooOld: "No projection: the data are older than three years.",
  noFigure: "No projection: there is no figure to start from.",
  noGrowth: "No projection: the data have no growth rate.",
  noYear: "No projection: the year of the latest figure cannot be told.",
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
  copyKeepsCharts:
    "Eine Kopie dieses Blatts zeigt dieselben Diagramme: Fügen Sie für andere Themen die Vorlage noch einmal ein.",
  indicator: "Indikator",
  found: "Gefunden",
  from: "Ab",
  places: "Orte",
  latest: "Neuester Wert",
  latestOf: "Von",
  growthPerYear: "Wachstum pro Jahr",
  growthYears: "Zwischen",
  source: "Quelle",
  market: "Markt",
  statistic: "Statistik",
  unit: "Einheit",
  yearsAhead: "Jahre voraus",
  projection: "Bei gleichem Wachstum",
  startingFrom: "ab",
  series: "Reihe oder Ort",
  chooseSeries: "(einen der Namen unten eingeben)",
  tooOld: "Keine Fortschreibung: Die Daten sind älter als drei Jahre.",
  noFigure: "Keine Fortschreibung: Es gibt keinen Wert, von dem sie ausgehen kann.",
  noGrowth: "Keine Fortschreibung: Die Daten haben keine Wachstumsrate.",
  noYear: "Keine Fortschreibung: Das Jahr des neuesten Werts ist nicht zu erkennen.",
  topics: "Themen",
  question: "Frage",
  answer: "Antwort",
  facts: "Kennzahlen",
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
  copyKeepsCharts:
    "Une copie de cette feuille montre les mêmes graphiques\u00a0: pour d’autres sujets, insérez de nouveau le modèle.",
  indicator: "Indicateur",
  found: "Trouvé",
  from: "À partir de",
  places: "Lieux",
  latest: "Dernière valeur",
  latestOf: "De",
  growthPerYear: "Croissance annuelle",
  growthYears: "Entre",
  source: "Source",
  market: "Marché",
  statistic: "Statistique",
  unit: "Unité",
  yearsAhead: "Années à venir",
  projection: "À croissance égale",
  startingFrom: "à partir de",
  series: "Série ou lieu",
  chooseSeries: "(saisir l’un des noms ci-dessous)",
  tooOld: "Pas de projection : les données ont plus de trois ans.",
  noFigure: "Pas de projection : il n’y a pas de valeur de départ.",
  noGrowth: "Pas de projection : les données n’ont pas de taux de croissance.",
  noYear: "Pas de projection : l’année de la dernière valeur n’est pas connue.",
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
  copyKeepsCharts:
    "Una copia de esta hoja muestra los mismos gráficos: para otros temas, inserte de nuevo la plantilla.",
  indicator: "Indicador",
  found: "Encontrado",
  from: "Desde",
  places: "Lugares",
  latest: "Último valor",
  latestOf: "De",
  growthPerYear: "Crecimiento anual",
  growthYears: "Entre",
  source: "Fuente",
  market: "Mercado",
  statistic: "Estadística",
  unit: "Unidad",
  yearsAhead: "Años por delante",
  projection: "Con el mismo crecimiento",
  startingFrom: "desde",
  series: "Serie o lugar",
  chooseSeries: "(escriba uno de los nombres de abajo)",
  tooOld: "Sin proyección: los datos tienen más de tres años.",
  noFigure: "Sin proyección: no hay valor de partida.",
  noGrowth: "Sin proyección: los datos no tienen tasa de crecimiento.",
  noYear: "Sin proyección: no se conoce el año del último valor.",
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
