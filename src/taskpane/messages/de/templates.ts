import type { TemplateTexts } from "../en/templates.js";
import { dePrice } from "./search.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("de");

export const templates: TemplateTexts = {
  title: "Vorlagen",
  intro: "Fertige Blätter mit Formeln. Ändern Sie die gelben Zellen; alles andere folgt.",
  names: {
    "country-comparison": "Ländervergleich",
    "market-size": "Marktgröße",
    dashboard: "Dashboard mit Diagrammen",
    "research-brief": "Rechercheblatt",
    "at-a-glance": "Wirtschaft im Überblick",
    "market-monitor": "Marktmonitor",
    "macro-dashboard": "Konjunkturmonitor",
    "yield-curve": "Zinskurve",
  },
  descriptions: {
    "country-comparison":
      "Ein Indikator für fünf Orte: Tabelle, neueste Werte, Wachstum und ein Diagramm.",
    "market-size": "Größe eines Marktes, sein jährliches Wachstum und eine Projektion, mit Quelle.",
    dashboard: "Vier Themen Ihrer Wahl als Diagramme auf einem Blatt.",
    "research-brief": "Eine Frage mit Antwort, Kennzahlen, Quellen und weiteren Statistiken.",
    "at-a-glance":
      "Zinsen, Inflation, Arbeit, Wachstum und Währungen im heutigen Stand, auf einer Seite: Zahlen, Veränderungen, Quellen und Diagramme.",
    "market-monitor": "Wechselkurse, Öl und Renditen: neueste Werte, Veränderungen und Diagramme.",
    "macro-dashboard":
      "Zinsen, Preise, Arbeit und Wachstum eines Landes: neueste Werte, Veränderungen und Diagramme.",
    "yield-curve": "Was ein Staat je Laufzeit zahlt, zu einem Datum und ein Jahr davor.",
  },
  picture: (name, charts) =>
    `Aufbau von ${name}${charts === 0 ? "" : `, mit ${count(charts, "Diagramm", "Diagrammen")}`}`,
  price: (calls, cost) =>
    `Kostet ${dePrice(cost)} in ${count(calls, "Abruf", "Abrufen")}, weniger bei gemerkten Antworten.`,
  insert: "Einfügen",
  insertNamed: (name) => `${name} einfügen`,
  inserting: (name) => `${name} wird eingefügt; die Zahlen kommen …`,
  inserted: (sheets, charts) =>
    `Eingefügt: ${sheets}${charts === 0 ? "" : charts === 1 ? ", mit einem Diagramm" : `, mit ${charts.toLocaleString("de")} Diagrammen`}.`,
  failed: (cells) => `Noch keine Zahlen in ${cells}.`,
  refused: (reason) => `Excel hat es nicht angenommen: ${reason}`,
  notAllowed: "Ihr Schlüssel umfasst nicht alles, was diese Vorlage abfragt.",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Vorlagen einzufügen.",
  examplePlace: "Vereinigte Staaten",
  place: "Ort",
  placeOf: (name) => `Ort für ${name}`,
  unknownPlace: (place) => `Kein Ort heißt „${place}“. Geben Sie ein Land oder seinen Code ein.`,
  find: "Zahlen suchen",
  findNamed: (name) => `Zahlen suchen für ${name}`,
  finding: "Die Zahlen werden gesucht …",
  cancel: "Abbrechen",
  found: (found) => `${count(found, "Zahl", "Zahlen")} ohne Zweifel gefunden.`,
  figuresOf: (name) => `Zahlen für ${name}`,
  figure: (part, title, unit, end) => `${part}: ${title}, ${unit}, bis ${end}`,
  tooFew: (fewest) =>
    fewest === 1
      ? "Es bleibt nichts zum Einfügen."
      : `Es braucht mindestens ${count(fewest, "Zahl", "Zahlen")}.`,
  searchPrice: (cost) => `Das Suchen kostet ${dePrice(cost)}.`,
};
