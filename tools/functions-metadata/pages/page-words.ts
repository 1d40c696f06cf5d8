import type { Platform } from "../../../src/contract/index.js";
import { options as de } from "../../../src/taskpane/messages/de/builder/options.js";
import { options as es } from "../../../src/taskpane/messages/es/builder/options.js";
import { options as fr } from "../../../src/taskpane/messages/fr/builder/options.js";
import type { OptionsTexts } from "../../../src/taskpane/messages/en/builder/options.js";

/** What a page of functions says beside the metadata. */
export interface PageWords {
  readonly title: string;
  readonly intro: string;
  readonly table: readonly [string, string];
  readonly arguments: readonly [string, string];
  readonly optional: string;
  readonly options: readonly [string, string, string];
  readonly example: string;
  readonly further: string;
  /** The pane's words of options; the English page has sentences of its own. */
  readonly optionTexts?: OptionsTexts;
}

const english: PageWords = {
  title: "The STAT functions",
  intro: `Every argument takes a cell or a defined name, and a range or a comma list where it says so. An empty
cell for a place or a period is an error, and not the argument left out. Column headers, field names
and option words are English in every language of Excel, so that a formula works for every colleague; so are the names of
series and places in tables. Lists have the titles in the language that was searched in.
Dates are Excel dates, ISO (2024-05-31), 31.05.2024, 2024/05/31, a month or quarter (2024-05, Q2 2024),
a year, \`today\`, or relative to it: \`-5Y\`, \`-18M\`, \`-2Q\`, \`-6W\`, \`-30D\`. Where Excel's list separator is a semicolon, arguments are
separated by semicolons, too. Errors are explained in [Errors in cells](errors.md).`,
  table: ["Function", "What it does"],
  arguments: ["Argument", "Meaning"],
  optional: "optional",
  options: ["Option", "Allowed", "Meaning"],
  example: "Example:",
  further: "And:",
};

const german: PageWords = {
  title: "Die STAT-Funktionen",
  intro: `Jedes Argument nimmt eine Zelle oder einen definierten Namen, und einen Bereich oder eine Liste mit Kommas, wo es
das sagt. Eine leere Zelle für einen Ort oder Zeitraum ist ein Fehler, und nicht das weggelassene Argument. Spaltenköpfe, Feldnamen und Wörter der Optionen sind in jeder Sprache von Excel englisch, damit eine Formel bei allen
Kollegen rechnet; ebenso die Namen von Reihen und Orten in Tabellen. Listen nennen die Titel in der Sprache, in der gesucht wurde.
Daten sind Excel-Daten, ISO (2024-05-31), 31.05.2024, 2024/05/31, ein Monat oder Quartal (2024-05, Q2 2024), ein Jahr,
\`today\` oder davon aus gerechnet: \`-5Y\`, \`-18M\`, \`-2Q\`, \`-6W\`, \`-30D\`. In einem deutschen Excel stehen zwischen den Argumenten Semikolons.
Fehler erklärt [Errors in cells](../analysts/errors.md), auf Deutsch in der Spalte „German“.`,
  table: ["Funktion", "Was sie tut"],
  arguments: ["Argument", "Bedeutung"],
  optional: "kann fehlen",
  options: ["Option", "Erlaubt", "Bedeutung"],
  example: "Beispiel:",
  further: "Und:",
  optionTexts: de,
};

const french: PageWords = {
  title: "Les fonctions STAT",
  intro: `Chaque argument accepte une cellule ou un nom défini, et une plage ou une liste à virgules là où il le dit. Une cellule
vide pour un lieu ou une période est une erreur, et non l’argument omis. En-têtes de
colonnes, noms de champs et mots des options sont en anglais dans toutes les langues d’Excel, pour qu’une formule fonctionne chez
tous les collègues ; de même les noms des séries et des lieux dans les tableaux. Les listes donnent les titres dans la langue de la
recherche. Les dates sont des dates Excel, ISO (2024-05-31), 31.05.2024, 2024/05/31, un mois ou un trimestre (2024-05, Q2 2024), une année,
\`today\`, ou relatives : \`-5Y\`, \`-18M\`, \`-2Q\`, \`-6W\`, \`-30D\`. Dans un Excel français, les arguments sont séparés par des points-virgules.
Les erreurs sont expliquées dans [Errors in cells](../analysts/errors.md), en français dans la colonne « French ».`,
  table: ["Fonction", "Ce qu’elle fait"],
  arguments: ["Argument", "Sens"],
  optional: "facultatif",
  options: ["Option", "Valeurs", "Sens"],
  example: "Exemple :",
  further: "Et :",
  optionTexts: fr,
};

const spanish: PageWords = {
  title: "Las funciones STAT",
  intro: `Cada argumento acepta una celda o un nombre definido, y un rango o una lista con comas donde lo dice. Una celda vacía
para un lugar o un período es un error, y no el argumento omitido. Los encabezados de
columna, los nombres de campos y las palabras de las opciones están en inglés en todos los idiomas de Excel, para que una fórmula
sirva a todos los compañeros; también los nombres de series y lugares en las tablas. Las listas dan los títulos en el idioma de la
búsqueda. Las fechas son fechas de Excel, ISO (2024-05-31), 31.05.2024, 2024/05/31, un mes o un trimestre (2024-05, Q2 2024), un año,
\`today\`, o relativas: \`-5Y\`, \`-18M\`, \`-2Q\`, \`-6W\`, \`-30D\`. Donde el separador de listas de Excel es el punto y coma, los argumentos se separan con él.
Los errores se explican en [Errors in cells](../analysts/errors.md), en español en la columna «Spanish».`,
  table: ["Función", "Qué hace"],
  arguments: ["Argumento", "Significado"],
  optional: "opcional",
  options: ["Opción", "Valores", "Significado"],
  example: "Ejemplo:",
  further: "Y:",
  optionTexts: es,
};

export const pageWords: Readonly<Record<Platform, PageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
