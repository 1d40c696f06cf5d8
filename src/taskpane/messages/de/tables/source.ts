import { countIn } from "../../../model/count-in.js";
import type { SourceTexts } from "../../en/tables/source.js";
import { dePrice } from "../search.js";

const count = countIn("de");
const n = (value: number) => value.toLocaleString("de", { maximumFractionDigits: 10 });
const percent = (share: number) => `${String(Math.floor(share * 100 + 1e-9))} %`;

export const source: SourceTexts = {
  title: "Woher ist die Zahl?",
  intro:
    "Markieren Sie eingetippte Zahlen, mit ihren Überschriften oder ohne. Das Suchen kostet nichts; die Zahlen einer Quelle werden geholt, wenn Sie es sagen.",
  noWorkbook: "Öffnen Sie diesen Bereich in Excel, um die Quelle von Zahlen zu suchen.",
  find: "Quelle suchen",
  finding: "Es wird gesucht, wessen Zahlen das sind …",
  cancel: "Abbrechen",
  problems: {
    "several-areas": "Mehrere Bereiche sind markiert. Markieren Sie einen.",
    empty: "In den markierten Zellen steht nichts. Markieren Sie eingetippte Zahlen.",
    "too-large": "Die markierte Tabelle ist zu groß. Markieren Sie weniger Zellen.",
    "only-spans":
      "Die Überschriften nennen nur Spannen von Zeiträumen, etwa 2015–2019. Markieren Sie Zahlen einzelner Zeiträume.",
    "no-figures":
      "In den markierten Zellen ist keine eingetippte Zahl: Formeln, Daten und Überschriften sind keine. Wessen Werte eine STAT-Formel zeigt, steht unter Formel.",
  },
  candidates: "Mögliche Quellen",
  found: (candidates) => `${count(candidates, "mögliche Quelle", "mögliche Quellen")}.`,
  read: (figures, hasPeriods, hasPlaces) =>
    `${count(figures, "eingetippte Zahl", "eingetippte Zahlen")}. ${
      hasPeriods
        ? "Die Zeiträume nennen die Überschriften"
        : "Keine Überschrift nennt die Zeiträume"
    }${hasPlaces ? "; auch die Orte stehen dort." : "; die Orte nennt keine."}`,
  leftOut: (figures) =>
    `Ausgelassene Zahlen: ${n(figures)}. Ihre Überschriften nennen keinen Ort oder Zeitraum, einen Zeitraum anderer Art oder eine Spanne wie 2015–2019, oder es sind zu viele.`,
  provesNothing:
    "Diese Zahlen sind zu wenige oder zu rund, um eine Quelle zu erkennen: 1, 2, 3 steht in jeder. Markieren Sie mehr Zahlen, mit mehr Stellen oder mit ihren Überschriften.",
  none: "Für diese Zahlen fand sich keine Quelle. Wo keine Überschrift Orte oder Zeiträume nennt, ergänzen Sie sie.",
  share: (share) => `${percent(share)} stimmen überein`,
  byWords: "nach den Wörtern der Überschriften gefunden",
  ofLines: (lines, all) => `${n(lines)} von ${count(all, "Reihe", "Reihen")}`,
  compare: (cost) => `Vergleichen (${dePrice(cost)})`,
  compareNamed: (title, cost) => `Mit ${title} vergleichen (${dePrice(cost)})`,
  comparing: "Die Zahlen werden verglichen …",
  dearer: (cost) =>
    `Nichts wurde geholt: Eine gemerkte Antwort ist inzwischen abgelaufen. Vergleichen kostet jetzt ${dePrice(cost)}.`,
  agree: (agreed, all) =>
    `${n(agreed)} von ${count(all, "Zahl stimmt", "Zahlen stimmen")} überein (${percent(agreed / all)}).`,
  notEnough: "Das ist zu wenig, um zu sagen, dass die Zahlen von hier sind. Nichts wird ersetzt.",
  scaled: (exponent) =>
    exponent > 0
      ? `Eingetippt ist das ${n(10 ** exponent)}-Fache der Quelle.`
      : `Eingetippt ist die Quelle geteilt durch ${n(10 ** -exponent)}.`,
  negated: "Die eingetippten Zahlen haben das andere Vorzeichen.",
  offset: (periods) =>
    `Die Quelle hat sie ${count(Math.abs(periods), "Zeitraum", "Zeiträume")} ${periods > 0 ? "später" : "früher"}, als die Überschriften sagen.`,
  missing: (cells) =>
    `Für ${count(cells, "Zelle", "Zellen")} hat die Quelle keine Zahl: Sie bleiben, wie sie sind.`,
  differ: (cells) =>
    `${count(cells, "Zelle weicht", "Zellen weichen")} ab: eine Revision oder ein Tippfehler?`,
  differing: (cell, typed, figure, period) =>
    `${cell}: ${n(typed)}, in der Quelle ${n(figure)} (${period})`,
  differingToo: (cells) =>
    `Auch ${count(cells, "abweichende Zelle", "abweichende Zellen")} ersetzen`,
  keeps: "Das Änderungsblatt behält die eingetippten Zahlen; Rückgängig nimmt alles zurück.",
  replace: (cells) => `${count(cells, "Zahl durch eine Formel", "Zahlen durch Formeln")} ersetzen`,
  replacing: "Es wird ersetzt …",
  replaced: (cells) =>
    `${count(cells, "Zahl ist jetzt eine Formel", "Zahlen sind jetzt Formeln")}.`,
  locked: "Das Blatt ist geschützt. Heben Sie den Schutz auf und suchen Sie noch einmal.",
  noRoom: (room) =>
    `Nichts wurde ersetzt: Das Änderungsblatt behält 5.000 eingetippte Zahlen und hat noch Platz für ${n(room)}. Markieren Sie weniger, oder nehmen Sie eingetippte Zahlen aus dem Blatt.`,
  changed: (cells) =>
    `Nichts wurde ersetzt: ${cells.join(", ")} ${cells.length === 1 ? "hat" : "haben"} sich inzwischen geändert. Suchen Sie noch einmal.`,
};
