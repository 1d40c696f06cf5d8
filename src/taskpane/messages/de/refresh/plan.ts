import type { Price } from "../../../../client/index.js";
import type { RefreshPlanTexts } from "../../en/refresh/plan.js";
import { dePrice } from "../search.js";
import { inSteps } from "../../../model/in-sentence.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("de");
const count = countIn("de");
const about = ({ credits, atMost, isKnown }: Price) =>
  isKnown && atMost === credits ? "" : "etwa ";

export const plan: RefreshPlanTexts = {
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
  cancel: "Abbrechen",
  cancelling: "Wird beendet; was abgerufen ist, wird gezeigt …",
  options: "Diese Arbeitsmappe",
  onOpen: "Veraltetes aktualisieren, sobald das Add-In in dieser Mappe startet",
  budget: "Budget dieser Arbeitsmappe, Credits pro Tag",
  budgetHint: (spent) => `Leer für keine Grenze. Heute ausgegeben: ${n(spent)}.`,
  save: "Speichern",
  saved: "In der Arbeitsmappe gespeichert.",
  badNumber: "Geben Sie eine Zahl ab 0 ein, oder lassen Sie das Feld leer.",
};
