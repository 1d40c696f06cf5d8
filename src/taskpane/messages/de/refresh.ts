import type { Price } from "../../../client/index.js";
import type { RefreshTexts } from "../en/refresh.js";
import { dePrice } from "./search.js";
import { inSteps } from "../../model/in-sentence.js";
import { countIn } from "../../model/count-in.js";

const n = (value: number) => value.toLocaleString("de");
const count = countIn("de");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "etwa ";
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "bleibt, wie sie ist", "bleiben, wie sie sind")}` : "";

const unprotect = "Heben Sie den Schutz auf und aktualisieren Sie noch einmal.";

export const refresh: RefreshTexts = {
  title: "Aktualisieren",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Formeln zu aktualisieren.",
  damaged: (things) =>
    `In dieser Datei beschädigt und nicht mehr lesbar: ${things}. Die Zellen sind nicht betroffen.`,
  keptThings: {
    figures: "für andere aufbewahrte Zahlen",
    options: "Optionen und Budget",
    formulas: "Formeln eingefrorener Zellen",
  },
  agreement: (refresh, questions) =>
    `Diese Mappe ${[
      refresh ? "will bei jedem Öffnen aktualisieren" : "",
      questions > 0
        ? `hat ${count(questions, "Zelle mit einer Recherchefrage", "Zellen mit Recherchefragen")}`
        : "",
    ]
      .filter((part) => part !== "")
      .join(" und ")}. Dafür wird nichts ausgegeben, bis Sie es auf diesem Gerät erlauben.`,
  agreementPrice: (cost) => `Jetzt würde es ${dePrice(cost)} kosten.`,
  agree: "Für diese Mappe erlauben",
  agreed: "Für diese Mappe auf diesem Gerät erlaubt.",
  health: {
    fresh: (cells) => `${n(cells)} aktuell`,
    kept: (cells) => `${n(cells)} aus der Datei`,
    frozen: (cells) => `${n(cells)} eingefroren`,
    unknown: (cells) => `${n(cells)} kennt nur Excel`,
    due: (cells) => `${n(cells)} veraltet`,
    failed: (cells) => `${n(cells)} ohne Wert`,
  },
  oldest: (day) => `Älteste Antwort: ${day}`,
  scope: "Wo",
  scopes: { workbook: "Ganze Arbeitsmappe", sheet: "Dieses Blatt", selection: "Auswahl" },
  what: "Was",
  whats: {
    stale: "Veraltetes, wofür die Quelle neue Werte hat",
    all: "Alles, was veraltet ist",
    everything: "Alles, auch frische Antworten",
    errors: "Nur Zellen mit Fehler",
  },
  research: "Recherchefragen erneut stellen",
  check: "Preis ermitteln",
  planning: "Die Formeln werden durchgesehen …",
  plan: ({ formulas, requests, withoutCall, calls, price }) => {
    const left = requests - withoutCall;
    const calling = `${about(price)}${count(calls, "Abruf", "Abrufe")}`;
    const inCalls = `${about(price)}${count(calls, "Abruf", "Abrufen")}`;
    return inSteps([
      count(formulas, "Formel", "Formeln"),
      count(requests, "Anfrage", "Anfragen"),
      `${n(withoutCall)} ohne Abruf`,
      `${left === calls ? calling : `${n(left)} in ${inCalls}`}, ${dePrice({ ...price, isKnown: true })}.`,
    ]);
  },
  nothing: (formulas) =>
    formulas === 0
      ? "Hier gibt es keine STAT-Formel."
      : `${count(formulas, "Formel", "Formeln")}: alles ist aktuell.`,
  unmoved: (value) =>
    `${count(value, "Anfrage entfällt", "Anfragen entfallen")}: an der Quelle ist nichts neu.`,
  unplanned: (value) =>
    `${count(value, "Formel hat", "Formeln haben")} Argumente, die nur Excel auswerten kann; ihr Preis ist erst danach bekannt.`,
  researchSkipped: (value) =>
    `${count(value, "beantwortete Frage bleibt", "beantwortete Fragen bleiben")} unverändert.`,
  fromWorkbook: (cells) =>
    `${count(cells, "Zelle zeigt Zahlen", "Zellen zeigen Zahlen")}, die in der Datei aufbewahrt und nicht auf diesem Gerät abgerufen wurden`,
  fetchedOn: (day) => `abgerufen am ${day}`,
  manual: "Excel rechnet manuell: F9 aktualisiert die Zellen, die die Zahlen verwenden.",
  start: (cost) => `Aktualisieren (${dePrice(cost)})`,
  fetching: (done, total) => `${n(done)} von ${n(total)} abgerufen …`,
  calculating: (total) => `${count(total, "Zelle wird", "Zellen werden")} berechnet …`,
  reading: (done, total) => `${n(done)} von ${n(total)} gelesen …`,
  writing: (done, total) => `${n(done)} von ${n(total)} geschrieben …`,
  stopped: "Abgebrochen; nichts wurde geändert.",
  cancel: "Abbrechen",
  cancelling: "Wird beendet; was abgerufen ist, wird gezeigt …",
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
      ? `Die Formel fragt jetzt nach einem anderen Inhalt, Titel, Einheit und Quelle sind daher neu: ${listed}.`
      : `Die Formeln fragen jetzt nach anderen Inhalten, Titel, Einheiten und Quellen sind daher neu: ${listed}.`,
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
  tables: "Tabellen",
  fillTable: "Tabelle füllen",
  fillTableDoes:
    "Liest die Überschriften einer markierten Tabelle und schreibt Formeln in ihre leeren Zellen.",
  care: "Einfrieren und weitergeben",
  actions: {
    freeze: "Formeln werden zu Werten; die Mappe behält die Formeln fürs Auftauen.",
    thaw: "Die Formeln kommen zurück, ohne Anfrage an den Dienst.",
    share: "Öffnet eine Kopie mit bloßen Werten, für Leute ohne das Add-In.",
    repair: "Gibt Zellen neu ein, die nie fertig werden oder ihre Funktion verloren haben.",
    findSource: "Sucht die Quelle eingetippter Zahlen, um sie durch Formeln zu ersetzen.",
    writeSources: "Nennt jede Quelle mit Veröffentlichung und Zellen.",
    writeAudit: "Nennt jede STAT-Zelle mit Zustand und Anfrage.",
    keep: "Kollegen ohne Schlüssel sehen sie dann.",
  },
  freeze: "Einfrieren",
  frozen: (value, skipped) =>
    `${count(value, "Formel ist", "Formeln sind")} jetzt Werte${left(skipped)}.`,
  frozenByName: (cells) =>
    `${count(cells, "davon ruft", "davon rufen")} STAT über einen definierten Namen auf, der seine Formel behält.`,
  thaw: "Auftauen",
  thawed: (value, skipped) =>
    `${count(value, "Formel ist", "Formeln sind")} zurück${skipped > 0 ? `, ${n(skipped)} noch eingefroren` : ""}.`,
  thawAnyway: "Auftauen und überschreiben",
  skipReasons: {
    protected: "das Blatt ist geschützt; heben Sie den Schutz auf und versuchen Sie es noch einmal",
    busy: "noch kein Wert; versuchen Sie es noch einmal, wenn sie einen zeigt",
    unresolved: "die Funktion ist nicht geladen; zuerst „Hängende Zellen reparieren“",
    "no-value": "sie zeigt keinen Wert",
    picture: "sie zeigt ein Bild oder eine Karte",
    changed: "jemand hat darüber geschrieben",
    sorted:
      "ihre Zeilen wurden sortiert, ihr Wert stünde also neben einem anderen Namen; sortieren Sie sie zurück",
    reordered:
      "ihre Zeilen wurden sortiert; sortieren Sie sie zurück, oder überschreiben Sie: Dann stehen sie in der Reihenfolge der Formel, und was daneben steht, bleibt, wo es ist",
    "in-table":
      "dort steht eine Tabelle, in der Excel kein Ergebnis aus mehreren Zellen zeigt; wandeln Sie sie in einen Bereich um",
    moved: "es ist nicht sicher, welche Zelle es jetzt ist",
    gone: "die Zellen gibt es nicht mehr",
    occupied:
      "es ist kein Platz; leeren Sie die Zellen, die sie braucht, und versuchen Sie es noch einmal",
    "read-by-protected":
      "eine Formel auf einem geschützten Blatt liest sie; heben Sie dessen Schutz auf und versuchen Sie es noch einmal",
    "read-by-name":
      "ein definierter Name steht für ihren Überlauf; lassen Sie den Namen für Zellen stehen und versuchen Sie es noch einmal",
  },
  referencesGone: (cells) =>
    `ihre Formel bezieht sich auf Zellen, die nicht mehr zu finden sind (${cells}), daher bleibt ihr Wert`,
  unkept: (cells) =>
    `${count(cells, "Zelle zeigt", "Zellen zeigen")} erst nach dem Aktualisieren einen Wert: Für sie ist keine Antwort aufbewahrt.`,
  share: "Eingefrorene Kopie öffnen",
  shared: (value) => `Eine Kopie mit ${count(value, "Wert", "Werten")} statt Formeln ist offen.`,
  shareUnsupported:
    "Dieses Excel kann keine Kopie öffnen. Einfrieren, Kopie speichern, dann auftauen.",
  shareFailed: {
    read: (reason) => `Die Arbeitsmappe ließ sich nicht lesen: ${reason}`,
    freeze: (reason) => `Die eingefrorene Kopie ließ sich nicht erstellen: ${reason}`,
    open: (reason) => `Excel hat die Kopie nicht geöffnet: ${reason}`,
  },
  repair: "Hängende Zellen reparieren",
  findSource: "Woher ist die Zahl?",
  repaired: (repaired, locked, remaining) =>
    repaired + locked + remaining === 0
      ? "Keine Zelle hängt."
      : `${n(repaired)} repariert, ${n(locked)} auf geschützten Blättern, ${n(remaining)} unverändert.${locked > 0 ? " Heben Sie den Schutz dieser Blätter auf und reparieren Sie noch einmal." : ""}`,
  sheets: "Blätter über die Zahlen",
  writeSources: "Quellenblatt",
  writtenSources: (sheet, value) =>
    `Das Blatt „${sheet}“ nennt ${count(value, "Quelle", "Quellen")}.`,
  writeAudit: "Prüfblatt",
  writtenAudit: (sheet, value, marked) =>
    `Das Blatt „${sheet}“ nennt ${count(value, "Zelle", "Zellen")}${marked > 0 ? `. Sehen Sie sich ${n(marked)} davon an, markiert unter „Zustand“` : ""}.`,
  writtenChanges: (sheet, value) =>
    `Das Blatt „${sheet}“ nennt ${count(value, "Punkt", "Punkte")}.`,
  keep: "Zahlen in der Datei aufbewahren",
  kept: (kept, missing) =>
    `${count(kept, "Antwort", "Antworten")} in der Datei aufbewahrt; Kollegen ohne Schlüssel sehen sie.${missing > 0 ? ` ${count(missing, "Antwort ist", "Antworten sind")} noch nicht abgerufen und nicht aufbewahrt.` : ""}`,
  options: "Diese Arbeitsmappe",
  onOpen: "Veraltetes aktualisieren, sobald das Add-In in dieser Mappe startet",
  budget: "Budget dieser Arbeitsmappe, Credits pro Tag",
  budgetHint: (spent) => `Leer für keine Grenze. Heute ausgegeben: ${n(spent)}.`,
  save: "Speichern",
  saved: "In der Arbeitsmappe gespeichert.",
  badNumber: "Geben Sie eine Zahl ab 0 ein, oder lassen Sie das Feld leer.",
  failed: (reason) => `Excel konnte das nicht tun: ${reason}`,
};
