import { countIn } from "../../../model/count-in.js";
import type { SheetTexts } from "../../en/sheet/insert-sheet.js";

const count = countIn("de");

export const sheet: SheetTexts = {
  addGroup: "Gruppe hinzufügen",
  chooseGroup: "Gruppe wählen",
  group: (name, covered, members) =>
    covered === members
      ? `${name} (${count(covered, "Ort", "Orte")})`
      : `${name} (${covered.toLocaleString("de")} von ${count(members, "Ort", "Orten")})`,
  allPlaces: (places) => `Alle ${places.toLocaleString("de")}`,
  onlyPlace: (place) => `Nur ${place}`,
  order: "Reihenfolge der Orte",
  orders: {
    chosen: "Wie gewählt",
    name: "Nach Namen",
    largest: "Größte letzte Zahl zuerst",
    smallest: "Kleinste letzte Zahl zuerst",
  },
  rows: "Zeitraum und Berechnung",
  allPeriods: "alle Zeiträume",
  first: "der erste",
  last: "der letzte",
  fields: { from: "Von", to: "Bis", frequency: "Häufigkeit", change: "Veränderung" },
  asTheyAre: "Wie sie sind",
  badPeriod: (text) => `„${text}“ ist kein Zeitraum. Schreiben Sie 2015, 2015-06 oder 2015-Q2.`,
  reversed: "Das Ende liegt vor dem Anfang.",
  look: "Anordnung und Angaben",
  layout: "Anordnung",
  layouts: {
    indicators: {
      columns: "Eine Spalte je Ort",
      rows: "Eine Zeile je Ort",
      long: "Eine Zeile je Zahl",
    },
    statistics: {
      columns: "Eine Spalte je Reihe",
      rows: "Eine Zeile je Reihe",
      long: "Eine Zeile je Zahl",
    },
  },
  headers: "Überschriften",
  headerWords: {
    name: "Namen der Orte",
    code: "Codes der Orte",
    shown: "Mit Überschriften",
    none: "Ohne Überschriften",
  },
  onlyFormula: (parts) =>
    `Diese Form kann Gewähltes nicht zeigen: ${parts}. Fügen Sie eine Live-Formel ein, oder nehmen Sie es weg.`,
  lost: {
    places: "Orte",
    period: "Zeitraum",
    frequency: "Häufigkeit",
    change: "Veränderung",
    order: "Reihenfolge der Orte",
  },
  where: "Wohin",
  selected: (address) => (address === "" ? "Markierte Zelle" : `Markierte Zelle: ${address}`),
  nextFree: "Nächster freier Platz auf diesem Blatt",
  newSheet: "Neues Blatt",
  preview: "Vorschau",
  previewFailed: (reason) => `Die Zelle würde einen Fehler zeigen: ${reason}`,
  more: (rows, columns) =>
    `Insgesamt ${count(rows, "Zeile", "Zeilen")} und ${count(columns, "Spalte", "Spalten")}.`,
  frequencies: { A: "Jahre", Q: "Quartale", M: "Monate" },
  changes: {
    diff: "Differenz zum Zeitraum davor",
    pct: "Prozent zum Zeitraum davor",
    "diff-year": "Differenz zum Vorjahr",
    "pct-year": "Prozent zum Vorjahr",
  },
};
