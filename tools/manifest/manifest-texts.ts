/** What the manifest says, by language. Limits: short texts 125 characters, long ones 250. */
import type { Platform } from "../../src/contract/known-values.js";

type ManifestText = Readonly<Record<Platform, string>>;

/**
 * Office does not fall back from es-MX to es, so every region is named. English needs none: en-US is
 * the manifest's default for every language without an override.
 */
export const locales: Readonly<Record<Exclude<Platform, "en">, readonly string[]>> = {
  de: ["de-DE", "de-AT", "de-CH", "de-LI", "de-LU"],
  fr: ["fr-FR", "fr-BE", "fr-CA", "fr-CH", "fr-LU"],
  es: ["es-ES", "es-AR", "es-CL", "es-CO", "es-MX", "es-PE"],
};

const same = (text: string): ManifestText => ({ en: text, de: text, fr: text, es: text });

export const displayName = same("Stat for Excel");

export const description: ManifestText = {
  en: "Statistics with their sources in your cells: search, charts and answers. Needs an API key of a Content Discovery service; such a key may cost money.",
  de: "Statistiken mit Quellen in Ihren Zellen: Suche, Diagramme und Antworten. Braucht einen API-Schlüssel eines Content-Discovery-Dienstes, der Geld kosten kann.",
  fr: "Des statistiques sourcées dans vos cellules : recherche, graphiques et réponses. Nécessite une clé API d’un service Content Discovery, qui peut être payante.",
  es: "Estadísticas con sus fuentes en sus celdas: búsqueda, gráficos y respuestas. Requiere una clave API de un servicio Content Discovery, que puede ser de pago.",
};

export const shortStrings = {
  "Functions.Namespace": same("STAT"),
  "GetStarted.Title": {
    en: "STAT is ready",
    de: "STAT ist bereit",
    fr: "STAT est prêt",
    es: "STAT está listo",
  },
  "Group.Label": same("STAT"),
  "Open.Label": {
    en: "Open STAT",
    de: "STAT öffnen",
    fr: "Ouvrir STAT",
    es: "Abrir STAT",
  },
  "Insert.Label": {
    en: "Insert",
    de: "Einfügen",
    fr: "Insérer",
    es: "Insertar",
  },
  "Refresh.Label": {
    en: "Refresh",
    de: "Aktualisieren",
    fr: "Actualiser",
    es: "Actualizar",
  },
  "Ask.Label": {
    en: "Ask",
    de: "Fragen",
    fr: "Demander",
    es: "Preguntar",
  },
} as const satisfies Record<string, ManifestText>;

export const longStrings = {
  "GetStarted.Description": {
    en: 'Choose Open STAT on the Home tab, or type =STAT.SEARCH("population") into a cell.',
    de: 'Wählen Sie STAT öffnen auf der Registerkarte Start, oder schreiben Sie =STAT.SEARCH("population") in eine Zelle.',
    fr: 'Choisissez Ouvrir STAT dans l’onglet Accueil, ou saisissez =STAT.SEARCH("population") dans une cellule.',
    es: 'Elija Abrir STAT en la ficha Inicio o escriba =STAT.SEARCH("population") en una celda.',
  },
  "Open.Tip": {
    en: "Search statistics and insert them as formulas.",
    de: "Statistiken suchen und als Formeln einfügen.",
    fr: "Rechercher des statistiques et les insérer sous forme de formules.",
    es: "Buscar estadísticas e insertarlas como fórmulas.",
  },
  "Insert.Tip": {
    en: "Write a STAT formula into the selected cell with a form, or change the one it holds.",
    de: "Mit einem Formular eine STAT-Formel in die gewählte Zelle schreiben oder die vorhandene ändern.",
    fr: "Écrire une formule STAT dans la cellule choisie à l’aide d’un formulaire, ou modifier la sienne.",
    es: "Escribir con un formulario una fórmula STAT en la celda seleccionada, o cambiar la que contiene.",
  },
  "Refresh.Tip": {
    en: "Bring the STAT formulas up to date. The price is shown before anything is asked.",
    de: "Die STAT-Formeln auf den neuesten Stand bringen. Der Preis steht da, bevor etwas abgefragt wird.",
    fr: "Mettre à jour les formules STAT. Le prix est affiché avant toute requête.",
    es: "Actualizar las fórmulas STAT. El precio se muestra antes de consultar nada.",
  },
  "Ask.Tip": {
    en: "Ask a question and get an answer with key facts and sources.",
    de: "Eine Frage stellen und eine Antwort mit Kennzahlen und Quellen bekommen.",
    fr: "Poser une question et obtenir une réponse avec chiffres clés et sources.",
    es: "Hacer una pregunta y obtener una respuesta con datos clave y fuentes.",
  },
} as const satisfies Record<string, ManifestText>;
