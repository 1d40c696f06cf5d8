import type { RefreshCareTexts } from "../../en/refresh/care.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("de");
const count = countIn("de");
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "bleibt, wie sie ist", "bleiben, wie sie sind")}` : "";

export const care: RefreshCareTexts = {
  reading: (done, total) => `${n(done)} von ${n(total)} gelesen …`,
  writing: (done, total) => `${n(done)} von ${n(total)} geschrieben …`,
  stopped: "Abgebrochen; nichts wurde geändert.",
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
  keep: "Zahlen in der Datei aufbewahren",
  kept: (kept, missing) =>
    `${count(kept, "Antwort", "Antworten")} in der Datei aufbewahrt; Kollegen ohne Schlüssel sehen sie.${missing > 0 ? ` ${count(missing, "Antwort ist", "Antworten sind")} noch nicht abgerufen und nicht aufbewahrt.` : ""}`,
};
