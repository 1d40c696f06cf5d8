import type { FillTexts } from "../../en/tables/fill.js";
import { dePrice } from "../search.js";
import { countIn } from "../../../model/count-in.js";

const count = countIn("de");

export const fill: FillTexts = {
  intro:
    "Markieren Sie eine Tabelle, deren erste Zeile und Spalte Orte, Zeiträume oder Größen nennen, samt Titel, und lesen Sie sie ein. Das Lesen kostet nichts oder nennt vorher seinen Preis.",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Tabellen zu füllen.",
  read: "Markierte Tabelle lesen",
  readAgain: "Noch einmal lesen",
  reading: "Die Überschriften werden gelesen …",
  searching: (measures, cost) =>
    `Nach Indikatoren wird mit ${count(measures, "Text", "Texten")} der Tabelle gesucht; das kostet hier ${dePrice(cost)}.`,
  lookFor: (cost) => `Indikatoren suchen (${dePrice(cost)})`,
  notRead: "Abgebrochen; nichts wurde gelesen.",
  problems: {
    "several-areas":
      "Mehrere Bereiche sind markiert. Markieren Sie eine Tabelle und lesen Sie sie.",
    empty: "In den markierten Zellen steht nichts. Markieren Sie eine Tabelle mit Überschriften.",
    "too-large": "Mehr als 50.000 Zellen sind markiert. Markieren Sie einen kleineren Teil.",
    "no-headers":
      "Keine Überschriften gefunden: In der ersten Zeile und der ersten Spalte des Markierten müssen Namen stehen.",
    "nothing-to-fill":
      "Zwischen den Überschriften ist keine Zelle leer. Nur leere Zellen werden gefüllt.",
    "too-many-measures":
      "Die Überschriften nennen mehr als 60 verschiedene Größen. Markieren Sie weniger Zeilen oder Spalten und lesen Sie die Tabelle.",
  },
  secondHeaders: (address) =>
    `${address} scheint eine zweite Überschrift oder eine Einheit zu sein, die in den Formeln fehlen würde. Markieren Sie eine Tabelle mit einer Zeile und einer Spalte von Überschriften.`,
  locked: (sheet) =>
    `Das Blatt „${sheet}“ ist geschützt. Heben Sie den Schutz auf und lesen Sie die Tabelle noch einmal.`,
  sameKind:
    "Zeilen und Spalten sind von derselben Art, so hat keine Zelle eine Zahl. Sagen Sie, was eine von beiden ist.",
  understood: "Was verstanden wurde",
  rows: "Zeilen sind",
  columns: "Spalten sind",
  kinds: { places: "Orte", periods: "Zeiträume", measures: "Größen" },
  whole: {
    places: "Ort der ganzen Tabelle",
    periods: "Zeitraum der ganzen Tabelle",
    measures: "Größe der ganzen Tabelle",
  },
  headersRead: (headers) => `${count(headers, "Überschrift", "Überschriften")} gelesen`,
  choose: "Wählen …",
  leaveEmpty: "Nichts davon: leer lassen",
  latest: "Jeweils der neueste Zeitraum; er kann je Ort ein anderer sein",
  look: "Eine andere Größe suchen",
  search: "Suchen",
  nothingFound: "Kein Indikator gefunden. Suchen Sie mit anderen Worten.",
  unread: {
    "not-a-place": (address, text) => `${address}: „${text}“ ist kein bekannter Ort.`,
    "not-a-period": (address, text) => `${address}: „${text}“ ist kein Zeitraum.`,
    "no-measure": (address, text) => `${address}: Zu „${text}“ wurde kein Indikator gefunden.`,
    group: (address, text) => `${address}: „${text}“ sind mehrere Orte; nennen Sie je Zelle einen.`,
  },
  left: {
    place: (cells, listed) =>
      `Der Indikator hat den Ort nicht: ${listed} ${cells === 1 ? "bleibt" : "bleiben"} leer.`,
    period: (cells, listed) =>
      `Der Indikator hat keine Zahlen aus dieser Zeit: ${listed} ${cells === 1 ? "bleibt" : "bleiben"} leer.`,
    currency: (cells, listed) =>
      `Die Tabelle verlangt eine Währung, in der die Zahlen nicht sind: ${listed} ${cells === 1 ? "bleibt" : "bleiben"} leer.`,
    "unknown-unit": (cells, listed) =>
      `Die Tabelle verlangt eine Währung, und der Dienst sagt nicht, in welcher Einheit die Zahlen sind: ${listed} ${cells === 1 ? "bleibt" : "bleiben"} leer.`,
    unit: (cells, listed) =>
      `Die Einheit, die der Titel oder eine Überschrift nennt, wurde nicht verstanden, oder die Zahlen sind nicht in ihr: ${listed} ${cells === 1 ? "bleibt" : "bleiben"} leer. Schreiben Sie sie wie in „(Tausend)“ oder „(Mio. EUR)“, oder nehmen Sie sie weg.`,
  },
  twice: (listed, text) =>
    `${listed} nennen dasselbe, „${text}“. Sagen Sie für jede Überschrift, ob sie so gemeint ist, oder lassen Sie sie leer.`,
  hidden: (lines) =>
    `${count(lines, "ausgeblendete Zeile oder Spalte bleibt", "ausgeblendete Zeilen und Spalten bleiben")} weg.`,
  asked: (title, options) => `${title}: umgerechnet, wie die Tabelle es sagt (${options}).`,
  preview: "Vorschau",
  toFill: "wird gefüllt",
  more: (rows, columns) =>
    `Die Tabelle hat ${count(rows, "Zeile", "Zeilen")} und ${count(columns, "Spalte", "Spalten")}.`,
  shape: "Formeln",
  shapes: { cells: "Eine in jeder Zelle", spill: "Eine für die ganze Tabelle" },
  noSpill:
    "Eine Formel für alles braucht leere Zellen nebeneinander, alle mit Zahlen, außerhalb einer Excel-Tabelle.",
  stillOpen: (entries) => `${count(entries, "Auswahl ist", "Auswahlen sind")} noch offen.`,
  fill: (cells, cost) => `${count(cells, "Zelle", "Zellen")} füllen (${dePrice(cost)})`,
  pricing: "Der Preis wird geprüft …",
  filling: (done, total) => `${String(done)} von ${count(total, "Größe", "Größen")} geholt …`,
  cancel: "Abbrechen",
  cancelled: "Abgebrochen; keine Zelle wurde geändert.",
  filled: (cells) => `${count(cells, "Zelle", "Zellen")} gefüllt.`,
  missing: (cells) => `${count(cells, "Zelle bleibt", "Zellen bleiben")} leer:`,
  noReason: "keine Zahl",
  changed:
    "Die Tabelle wurde inzwischen geändert, deshalb wurde nichts geschrieben. Lesen Sie sie noch einmal.",
  failed: (reason) => `Excel konnte das nicht: ${reason}`,
};
