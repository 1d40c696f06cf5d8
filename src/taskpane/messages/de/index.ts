import type { Messages } from "../types.js";
import { connection } from "./connection.js";
import { errors } from "./errors.js";
import { search } from "./search.js";

export const de: Messages = {
  language: "de",
  app: {
    name: "Stat for Excel",
    purpose: "Statistiken mit Quellen, als lebende Formeln in Ihren Zellen.",
    views: { search: "Suche", connection: "Verbindung" },
    viewsLabel: "Ansichten",
    loading: "Wird geladen …",
  },
  connection,
  search,
  insert: {
    inserted: (address) => `Formel eingefügt in ${address}.`,
    occupied: (address) => `${address} ist nicht leer. Den Inhalt ersetzen?`,
    overwrite: "Ersetzen",
    cancel: "Abbrechen",
    noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Formeln einzufügen.",
    failed: (reason) => `Excel hat die Formel nicht angenommen: ${reason}`,
  },
  errors,
  unknownError: {
    title: "Etwas ist schiefgegangen",
    sentence: "Versuchen Sie es noch einmal. Bleibt es so, öffnen Sie den Bereich neu.",
  },
  actions: { connection: "Verbindung öffnen", retry: "Noch einmal versuchen" },
};
