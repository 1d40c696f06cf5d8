import type { RefreshReportTexts } from "../../en/refresh/report.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("de");
const count = countIn("de");
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "bleibt, wie sie ist", "bleiben, wie sie sind")}` : "";
const unprotect = "Heben Sie den Schutz auf und aktualisieren Sie noch einmal.";

export const report: RefreshReportTexts = {
  report: (updated, unchanged, failed) =>
    `${n(updated)} aktualisiert, ${n(unchanged)} unverändert, ${n(failed)} gescheitert.`,
  cancelled: (count) =>
    count === 0
      ? "Abgebrochen; bis dahin war alles abgerufen."
      : `Abgebrochen: ${n(count)} ${count === 1 ? "Formel kam nicht mehr dran und zeigt" : "Formeln kamen nicht mehr dran und zeigen"}, was sie vorher zeigte${count === 1 ? "" : "n"}.`,
  cancelledCells: "Nicht mehr drangekommen",
  notKept: "Die Zahlen ließen sich nicht in der Datei aufbewahren; die Zellen haben sie.",
  retitled: (charts, listed) =>
    charts === 1
      ? `Titel, Einheit und Quelle sind neu, da die Formel nach einem anderen Inhalt fragt oder der Dienst jetzt andere nennt: ${listed}.`
      : `Titel, Einheiten und Quellen sind neu, da die Formeln nach anderen Inhalten fragen oder der Dienst jetzt andere nennt: ${listed}.`,
  emptyCharts: (charts, listed) =>
    `${count(charts, "Diagramm hat keine Zahlen mehr, da sie gelöscht sind oder seine Formel", "Diagramme haben keine Zahlen mehr, da sie gelöscht sind oder ihre Formel")} einen Fehler zeigt: ${listed}.`,
  chartOn: (title, sheetName) => `„${title}“ auf dem Blatt „${sheetName}“`,
  heldTitles: (charts, listed) =>
    charts === 1
      ? `Titel oder Quelle sind noch die eines anderen Inhalts, da ein Blatt geschützt ist: ${listed}. ${unprotect}`
      : `Titel oder Quellen sind noch die anderer Inhalte, da Blätter geschützt sind: ${listed}. ${unprotect}`,
  heldCharts: (charts, listed) =>
    `${count(charts, "Diagramm zeigt nicht alles, was seine Zahlen jetzt sind, da sein Blatt geschützt ist", "Diagramme zeigen nicht alles, was ihre Zahlen jetzt sind, da ihre Blätter geschützt sind")}: ${listed}. ${unprotect}`,
  heldSheets: (_sheets, listed) =>
    `Nicht erneuert, da geschützt, und so wie vor diesem Aktualisieren: ${listed}. ${unprotect}`,
  failedCells: "Gescheiterte Zellen",
  reasons: {
    changed: "Die Zelle wurde inzwischen geändert oder entfernt; sie blieb unberührt.",
    protected: `Das Blatt ist geschützt. ${unprotect}`,
    cancelled: "Vorher abgebrochen.",
    busy: "Excel hat die Berechnung nicht beendet. „Hängende Zellen reparieren“ kann helfen.",
    "other-key":
      "Schlüssel oder Dienst wurden während des Aktualisierens geändert; sie behält ihre Zahlen. Aktualisieren Sie erneut, um mit dem neuen zu fragen.",
    "no-room":
      "Für ihr Ergebnis ist kein Platz: Leeren Sie die Zellen, die es braucht, heben Sie dort einen Zellverbund auf oder wandeln Sie eine Tabelle dort in einen Bereich um.",
    "error-value": "Sie zeigt einen Fehler: Markieren Sie sie in Excel, um den Grund zu lesen.",
  },
  notAsked:
    "Nicht gefragt: Haken Sie „Recherchefragen erneut stellen“ an, um sie beim nächsten Aktualisieren zu stellen.",
  goTo: (cell) => `Zu ${cell} gehen`,
  updatedCells: "Aktualisierte Zellen",
  more: (value) => `und ${n(value)} weitere`,
  changes: "Was sich geändert hat",
  noChanges: "Keine Zahl weicht von vorher ab.",
  unit: (units) => `Einheit: ${units}`,
  changesOf: (title, counts) => `${title}: ${counts}`,
  changeCounts: {
    revised: (value) => `${n(value)} revidiert`,
    added: (value) => `${n(value)} neu`,
    removed: (value) => `${n(value)} entfallen`,
    moved: (value) => `${n(value)} nun von einer anderen Reihe`,
  },
  columns: {
    series: "Reihe",
    place: "Ort",
    point: "Punkt",
    unit: "Einheit",
    before: "Vorher",
    after: "Jetzt",
  },
  writeChanges: "Änderungsblatt schreiben",
  restore: "Frühere Werte zurückholen",
  restored: (value, skipped) =>
    `${count(value, "Zelle zeigt", "Zellen zeigen")} die früheren Werte als feste Werte${left(skipped)}. Auftauen holt die Formeln zurück.`,
  again: "Neu aktualisieren",
  writtenChanges: (sheet, value) =>
    `Das Blatt „${sheet}“ nennt ${count(value, "Punkt", "Punkte")}.`,
  failed: (reason) => `Excel konnte das nicht tun: ${reason}`,
};
