import type { BuilderTexts } from "../../en/builder/form.js";
import { dePrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("de");

const number = (value: number) => value.toLocaleString("de");

export const builder: BuilderTexts = {
  title: "Formel",
  intro:
    "Wählen Sie eine Zelle mit einer STAT-Formel, um sie hier zu ändern, oder eine Funktion für eine neue.",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um mit Formeln zu arbeiten.",
  reading: "Die gewählte Zelle wird gelesen …",
  failed: (reason) => `Die ausgewählte Zelle ließ sich nicht lesen: ${reason}`,
  cell: (address) => `Formel in ${address}`,
  noFormula: (address) => `Neue Formel in ${address}`,
  chooseFunction: "Funktion",
  noFunction: "Funktion wählen",
  call: "Zu ändernder Aufruf",
  required: "erforderlich",
  reference: (text) => `Aus ${text}`,
  options: "Optionen",
  places: "Orte",
  addPlace: "Ort hinzufügen",
  addPlaceHint: "Ein Land, eine Ländergruppe oder ein Code.",
  notCovered: (places) => `Keine Werte dieses Indikators für: ${places}`,
  add: "Hinzufügen",
  remove: (name) => `${name} entfernen`,
  pickDay: (name) => `Tag für ${name} wählen`,
  formula: "Formeltext",
  price: (requests, kept, cost) =>
    `${number(requests)} ${requests === 1 ? "Anfrage" : "Anfragen"}, davon ${number(kept)} gemerkt: ${dePrice(cost)}.`,
  free: "Kostet nichts: die Antworten sind gemerkt.",
  unknownPrice: "Ein Argument kann nur Excel auswerten; der Preis ist erst danach bekannt.",
  preview: "Vorschau",
  notCached: "Noch nicht abgerufen.",
  loadPreview: "Vorschau abrufen",
  loadingPreview: "Wird abgerufen …",
  previewFailed: (reason) => `Die Zelle würde einen Fehler zeigen: ${reason}`,
  more: (rows, columns) =>
    `Insgesamt ${count(rows, "Zeile", "Zeilen")} und ${count(columns, "Spalte", "Spalten")}.`,
  write: (address) => `In ${address} schreiben`,
  insert: (address) => `In ${address} einfügen`,
  replace: "Ersetzen",
  occupied: (address) => `${address} ist nicht leer. Den Inhalt ersetzen?`,
  reset: "Änderungen verwerfen",
  written: (address) => `Formel in ${address} geschrieben.`,
  changed: (address) =>
    `${address} wurde inzwischen geändert; es wurde nichts geschrieben. Die Zelle ist neu gelesen.`,
  protected: (sheet) =>
    `Das Blatt ${sheet} ist geschützt; es wurde nichts geschrieben. Heben Sie den Schutz auf und schreiben Sie noch einmal.`,
  missing: (names) => `Noch auszufüllen: ${names}`,
};
