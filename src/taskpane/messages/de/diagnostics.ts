import type { DiagnosticsTexts } from "../en/diagnostics.js";
import { deCredits } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("de");

export const diagnostics: DiagnosticsTexts = {
  title: "Diagnose",
  state: "Zustand",
  version: "Version",
  host: "Programm",
  sets: "API-Stände",
  address: "Adresse des Dienstes",
  key: "API-Schlüssel",
  hasKey: "hinterlegt",
  noKey: "keiner",
  today: "Heute",
  session: "Diese Sitzung",
  usage: (calls, credits) => `${count(calls, "Abruf", "Abrufe")}, ${deCredits(credits)}`,
  pending: "Laufende Anfragen",
  kept: "Gemerkte Antworten",
  keptAnswers: (count, kilobytes) =>
    `${count.toLocaleString("de")} (${kilobytes.toLocaleString("de")} KB)`,
  lastError: "Letzter Fehler",
  none: "keiner",
  limits: "Grenzen des Dienstes",
  copy: "Alles kopieren",
  copied: "Kopiert.",
  copyFailed:
    "Die Zwischenablage ist Add-Ins hier verschlossen. Markieren und kopieren Sie den Text.",
  clearCache: "Gemerkte Antworten löschen",
  clearCacheHint: "Beim nächsten Berechnen fragen Formeln den Dienst erneut, was Credits kostet.",
  cleared: "Die gemerkten Antworten wurden gelöscht.",
  budget: "Budget",
  dailyBudget: "Credits pro Tag",
  budgetHint: "Leer für keine Grenze. An der Grenze behalten Formeln, was sie zeigen.",
  save: "Speichern",
  saved: "Gespeichert.",
  badNumber: "Geben Sie eine Zahl ab 0 ein oder nichts.",
  prices: "Preise in Credits je Abruf",
  pricesHint: "Wo Ihr Vertrag von der veröffentlichten Tabelle abweicht.",
  estimated: "angenommen",
  operations: {
    searchStatistics: "Statistiken suchen",
    listStatistics: "Statistiken auflisten",
    listInfographics: "Infografiken auflisten",
    listTopics: "Themen auflisten",
    listStudies: "Studien auflisten",
    getStatistic: "Statistik mit Daten",
    searchIndicators: "Indikatoren suchen",
    getIndicator: "Indikator mit Daten",
    getReports: "Links zu Berichten",
    askResearch: "Recherchefrage",
    getResearchAnswer: "Antwort auf eine Frage",
  },
  log: "Fehler in Zellen",
  emptyLog: "In dieser Sitzung ist keine Zelle gescheitert.",
  clearLog: "Liste leeren",
};
