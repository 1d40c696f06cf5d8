import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { detail, insert, saved, topics } from "./discover.js";
import { errors } from "./errors.js";
import { deCredits, search } from "./search.js";

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
      templates: "Vorlagen",
      refresh: "Aktualisieren",
      connection: "Verbindung",
      diagnostics: "Diagnose",
    },
    viewsLabel: "Ansichten",
    loading: "Wird geladen …",
    usage: (credits, budget) =>
      budget === null
        ? `Heute: ${deCredits(credits, true)}`
        : `Heute: ${credits.toLocaleString("de")} von ${deCredits(budget, true)}`,
    slow: "Das dauert länger als sonst; auf den Dienst wird noch gewartet.",
  },
  connection,
  search,
  saved,
  topics,
  detail,
  insert,
  errors,
  unknownError: {
    title: "Etwas ist schiefgegangen",
    sentence: "Versuchen Sie es noch einmal. Bleibt es so, öffnen Sie den Bereich neu.",
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
