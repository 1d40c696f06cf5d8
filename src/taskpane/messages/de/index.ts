import type { Messages } from "../messages.js";
import { insert } from "./insert.js";
import { said } from "./said.js";
import { deCredits, saved, search } from "./search.js";

const errors: Messages["errors"] = {
  "missing-key": {
    title: "Kein API-Schlüssel",
    sentence: "Geben Sie Ihren API-Schlüssel ein, um den Dienst zu erreichen.",
  },
  "bad-key": {
    title: "Der API-Schlüssel wurde abgelehnt",
    sentence:
      "Der Dienst kennt diesen Schlüssel nicht. Prüfen Sie ihn oder geben Sie einen anderen ein.",
  },
  forbidden: { title: "Nicht erlaubt", sentence: "Ihr Schlüssel umfasst diesen Inhalt nicht." },
  "not-found": {
    title: "Nicht gefunden",
    sentence: "Der Dienst hat diesen Inhalt nicht; vielleicht wurde er entfernt.",
  },
  "bad-input": {
    title: "Der Dienst hat die Anfrage nicht angenommen",
    sentence: "Prüfen Sie Ihre Eingabe.",
  },
  "rate-limited": {
    title: "Zu viele Anfragen",
    sentence: "Der Dienst bittet um eine Pause. Versuchen Sie es gleich noch einmal.",
  },
  timeout: {
    title: "Keine Antwort in der Zeit",
    sentence: "Der Dienst hat zu lange gebraucht. Versuchen Sie es noch einmal.",
  },
  offline: {
    title: "Der Dienst ist nicht erreichbar",
    sentence: "Prüfen Sie Ihr Netz und die Dienstadresse.",
  },
  server: {
    title: "Der Dienst hat ein Problem",
    sentence: "Bei Ihnen ist alles in Ordnung. Versuchen Sie es gleich noch einmal.",
  },
  "bad-response": {
    title: "Die Antwort war nicht lesbar",
    sentence: "Sie hat nicht die Form, die solche Dienste verwenden. Prüfen Sie die Dienstadresse.",
  },
  aborted: {
    title: "Angehalten",
    sentence: "Die Anfrage wurde angehalten, bevor eine Antwort kam.",
  },
  budget: {
    title: "Das Budget für heute ist verbraucht",
    sentence:
      "Erhöhen Sie das Tagesbudget unter Diagnose oder das der Arbeitsmappe unter Mappe, oder warten Sie bis morgen.",
  },
  "research-failed": {
    title: "Keine Antwort auf diese Frage",
    sentence: "Der Dienst konnte sie nicht beantworten. Fragen Sie mit anderen Worten.",
  },
  "still-researching": {
    title: "Noch in Arbeit",
    sentence: "Die Antwort ist noch nicht fertig. Sehen Sie gleich noch einmal nach.",
  },
  "not-cached": {
    title: "Noch nicht abgerufen",
    sentence: "Es ist keine Antwort darauf aufbewahrt.",
  },
  outdated: {
    title: "Der Dienst hat diesen Indikator geändert",
    sentence:
      "Einige dieser Orte wurden vorher abgerufen. Versuchen Sie es noch einmal, um sie neu abzurufen.",
  },
};

export const de: Messages = {
  language: "de",
  app: {
    name: "Stat for Excel",
    purpose:
      "STAT bringt Statistiken mit ihren Quellen in Ihre Zellen und Diagramme und hält sie aktuell.",
    views: {
      search: "Suche",
      builder: "Formel",
      ask: "Fragen",
      source: "Woher ist die Zahl?",
      templates: "Vorlagen",
      fill: "Tabelle füllen",
      refresh: "Mappe",
      connection: "Verbindung",
      diagnostics: "Diagnose",
    },
    viewsLabel: "Ansichten",
    more: "Weitere Ansichten",
    documents: "Dokumentation",
    loading: "Wird geladen …",
    raiseBudget: (credits) => `Auf ${credits.toLocaleString("de")} erhöhen`,
    usage: (credits, budget) =>
      budget === null
        ? `Heute: ${deCredits(credits)}`
        : `Heute: ${credits.toLocaleString("de")} von ${deCredits(budget)}`,
    slow: "Das dauert länger als sonst. Der Dienst hat noch nicht geantwortet …",
  },
  search,
  said,
  saved,
  insert,
  errors,
  unknownError: {
    title: "Etwas ist schiefgegangen",
    sentence:
      "Versuchen Sie es noch einmal. Geschieht es wieder, schließen Sie den Bereich und öffnen ihn neu.",
  },
  noCellSelected: {
    title: "Keine Zelle ist ausgewählt",
    sentence:
      "Ausgewählt ist ein Diagramm oder Bild. Wählen Sie Zellen aus und versuchen Sie es noch einmal.",
  },
  retryIn: (seconds) =>
    seconds === 1
      ? "Der Dienst bittet um eine Sekunde Pause."
      : `Der Dienst bittet um ${seconds.toLocaleString("de")} Sekunden Pause.`,
  actions: {
    diagnostics: "Diagnose öffnen",
    connection: "Verbindung öffnen",
    retry: "Noch einmal versuchen",
  },
};
