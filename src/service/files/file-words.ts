import type { Platform } from "../../contract/known-values.js";
import { longDay } from "../../statistics/index.js";

/** What files and pages say around the data. */
interface FileWords {
  readonly source: string;
  readonly sources: string;
  readonly licence: string;
  readonly released: string;
  readonly edition: string;
  readonly data: string;
  readonly table: string;
  readonly chart: string;
  readonly missing: string;
  readonly unit: string;
  readonly period: string;
  readonly premium: string;
  readonly page: (page: number, pages: number) => string;
  readonly rowsOf: (shown: number, total: number) => string;
  readonly statistics: string;
  readonly topics: string;
  readonly partOf: string;
  readonly indicators: string;
  readonly countries: string;
  readonly latest: string;
  readonly statistic: string;
  readonly study: string;
  readonly topic: string;
  readonly indicator: string;
  readonly infographic: string;
  readonly reworked: string;
  /** What a box in the place of a character is. */
  readonly boxes: string;
}

export const fileWords: Readonly<Record<Platform, FileWords>> = {
  en: {
    source: "Source",
    sources: "Sources",
    licence: "Licence",
    released: "Released",
    edition: "Edition of the library",
    data: "Data",
    table: "Data table",
    chart: "Chart",
    missing: "no data",
    unit: "Unit",
    period: "Period",
    premium: "Premium",
    page: (page, pages) => `Page ${page} of ${pages}`,
    rowsOf: (shown, total) => `${shown} of ${total} rows shown`,
    statistics: "Statistics",
    topics: "Topics",
    partOf: "Part of",
    indicators: "Indicators",
    countries: "Countries and regions",
    latest: "Latest values",
    statistic: "Statistic",
    study: "Study",
    topic: "Topic",
    indicator: "Indicator",
    infographic: "Infographic",
    reworked: "Selection, titles and presentation by the library; figures as in the source.",
    boxes: "□: a character that this file’s typeface lacks",
  },
  de: {
    source: "Quelle",
    sources: "Quellen",
    licence: "Lizenz",
    released: "Veröffentlicht",
    edition: "Ausgabe der Bibliothek",
    data: "Daten",
    table: "Datentabelle",
    chart: "Diagramm",
    missing: "keine Angabe",
    unit: "Einheit",
    period: "Zeitraum",
    premium: "Premium",
    page: (page, pages) => `Seite ${page} von ${pages}`,
    rowsOf: (shown, total) => `${shown} von ${total} Zeilen gezeigt`,
    statistics: "Statistiken",
    topics: "Themen",
    partOf: "Teil von",
    indicators: "Indikatoren",
    countries: "Länder und Regionen",
    latest: "Neueste Werte",
    statistic: "Statistik",
    study: "Studie",
    topic: "Thema",
    indicator: "Indikator",
    infographic: "Infografik",
    reworked: "Auswahl, Titel und Darstellung durch die Bibliothek; Zahlen wie in der Quelle.",
    boxes: "□: ein Zeichen, das der Schrift dieser Datei fehlt",
  },
  fr: {
    source: "Source",
    sources: "Sources",
    licence: "Licence",
    released: "Publié",
    edition: "Édition de la bibliothèque",
    data: "Données",
    table: "Tableau de données",
    chart: "Graphique",
    missing: "non disponible",
    unit: "Unité",
    period: "Période",
    premium: "Premium",
    page: (page, pages) => `Page ${page} sur ${pages}`,
    rowsOf: (shown, total) => `${shown} lignes sur ${total} affichées`,
    statistics: "Statistiques",
    topics: "Thèmes",
    partOf: "Fait partie de",
    indicators: "Indicateurs",
    countries: "Pays et régions",
    latest: "Dernières valeurs",
    statistic: "Statistique",
    study: "Étude",
    topic: "Thème",
    indicator: "Indicateur",
    infographic: "Infographie",
    reworked:
      "Choix, titres et présentation par la bibliothèque ; chiffres tels que dans la source.",
    boxes: "□\u00a0: un caractère que la police de ce fichier n’a pas",
  },
  es: {
    source: "Fuente",
    sources: "Fuentes",
    licence: "Licencia",
    released: "Publicado",
    edition: "Edición de la biblioteca",
    data: "Datos",
    table: "Tabla de datos",
    chart: "Gráfico",
    missing: "sin datos",
    unit: "Unidad",
    period: "Período",
    premium: "Premium",
    page: (page, pages) => `Página ${page} de ${pages}`,
    rowsOf: (shown, total) => `${shown} de ${total} filas mostradas`,
    statistics: "Estadísticas",
    topics: "Temas",
    partOf: "Parte de",
    indicators: "Indicadores",
    countries: "Países y regiones",
    latest: "Últimos valores",
    statistic: "Estadística",
    study: "Estudio",
    topic: "Tema",
    indicator: "Indicador",
    infographic: "Infografía",
    reworked: "Selección, títulos y presentación de la biblioteca; cifras como en la fuente.",
    boxes: "□: un carácter que la tipografía de este archivo no tiene",
  },
};

/** A day (YYYY-MM-DD) as readers of the language write it. */
export function formatDay(day: string, language: Platform): string {
  return longDay(new Date(`${day}T00:00:00Z`), language === "en" ? "en-GB" : language);
}

/** "Source: Eurostat"; French has a space before the colon, one at which no line breaks. */
export const labelled = (language: Platform, label: string, text: string): string =>
  `${label}${language === "fr" ? "\u00a0" : ""}: ${text}`;
