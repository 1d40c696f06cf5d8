import type { Platform } from "../../../contract/index.js";

export interface BuilderTexts {
  readonly title: string;
  readonly intro: string;
  readonly noWorkbook: string;
  readonly reading: string;
  readonly failed: (reason: string) => string;
  readonly cell: (address: string) => string;
  readonly noFormula: (address: string) => string;
  readonly chooseFunction: string;
  readonly noFunction: string;
  readonly call: string;
  readonly required: string;
  readonly reference: (text: string) => string;
  readonly options: string;
  readonly unset: string;
  readonly places: string;
  readonly addPlace: string;
  readonly addPlaceHint: string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly pickDay: (name: string) => string;
  readonly formula: string;
  readonly price: (requests: number, kept: number, credits: number, isKnown: boolean) => string;
  readonly free: string;
  readonly unknownPrice: string;
  readonly preview: string;
  readonly notCached: string;
  readonly loadPreview: string;
  readonly loadingPreview: string;
  readonly previewFailed: (reason: string) => string;
  readonly more: (rows: number, columns: number) => string;
  readonly write: (address: string) => string;
  readonly insert: (address: string) => string;
  readonly replace: string;
  readonly occupied: (address: string) => string;
  readonly reset: string;
  readonly written: (address: string) => string;
  readonly changed: (address: string) => string;
  readonly protected: (sheet: string) => string;
  readonly missing: (names: string) => string;
}

const number = (value: number, language: Platform) => value.toLocaleString(language);

export const texts: Readonly<Record<Platform, BuilderTexts>> = {
  en: {
    title: "Formula",
    intro:
      "Select a cell with a STAT formula to change it here, or choose a function for a new one.",
    noWorkbook: "Open this pane in Excel to work with formulas.",
    reading: "Reading the selected cell …",
    failed: (reason) => `Excel did not say what the cell holds: ${reason}`,
    cell: (address) => `Formula in ${address}`,
    noFormula: (address) => `New formula in ${address}`,
    chooseFunction: "Function",
    noFunction: "Choose a function",
    call: "Call to edit",
    required: "required",
    reference: (text) => `Taken from ${text}`,
    options: "Options",
    unset: "as usual",
    places: "Places",
    addPlace: "Add a place",
    addPlaceHint: "A country, a group of countries or a code.",
    add: "Add",
    remove: (name) => `Remove ${name}`,
    pickDay: (name) => `Pick a day for ${name}`,
    formula: "Formula",
    price: (requests, kept, credits, isKnown) =>
      `${number(requests, "en")} ${requests === 1 ? "request" : "requests"}, ${number(kept, "en")} kept: ${isKnown ? "" : "about "}${number(credits, "en")} ${credits === 1 ? "credit" : "credits"}.`,
    free: "Costs nothing: the answers are kept.",
    unknownPrice: "Only Excel can evaluate an argument; the price is not known before.",
    preview: "Preview",
    notCached: "Not fetched yet.",
    loadPreview: "Fetch the preview",
    loadingPreview: "Fetching …",
    previewFailed: (reason) => `The cell would show an error: ${reason}`,
    more: (rows, columns) =>
      `${number(rows, "en")} rows and ${number(columns, "en")} columns in all.`,
    write: (address) => `Write to ${address}`,
    insert: (address) => `Insert at ${address}`,
    replace: "Replace",
    occupied: (address) => `${address} is not empty. Replace what it holds?`,
    reset: "Undo my changes",
    written: (address) => `Formula written to ${address}.`,
    changed: (address) =>
      `${address} was changed meanwhile; nothing was written. It is shown anew.`,
    protected: (sheet) => `The sheet ${sheet} is protected; nothing was written.`,
    missing: (names) => `Still to fill in: ${names}`,
  },
  de: {
    title: "Formel",
    intro:
      "Wählen Sie eine Zelle mit einer STAT-Formel, um sie hier zu ändern, oder eine Funktion für eine neue.",
    noWorkbook: "Öffnen Sie diesen Bereich in Excel, um mit Formeln zu arbeiten.",
    reading: "Die gewählte Zelle wird gelesen …",
    failed: (reason) => `Excel hat den Inhalt der Zelle nicht genannt: ${reason}`,
    cell: (address) => `Formel in ${address}`,
    noFormula: (address) => `Neue Formel in ${address}`,
    chooseFunction: "Funktion",
    noFunction: "Funktion wählen",
    call: "Zu ändernder Aufruf",
    required: "erforderlich",
    reference: (text) => `Aus ${text}`,
    options: "Optionen",
    unset: "wie üblich",
    places: "Orte",
    addPlace: "Ort hinzufügen",
    addPlaceHint: "Ein Land, eine Ländergruppe oder ein Code.",
    add: "Hinzufügen",
    remove: (name) => `${name} entfernen`,
    pickDay: (name) => `Tag für ${name} wählen`,
    formula: "Formeltext",
    price: (requests, kept, credits, isKnown) =>
      `${number(requests, "de")} ${requests === 1 ? "Anfrage" : "Anfragen"}, davon ${number(kept, "de")} gemerkt: ${isKnown ? "" : "etwa "}${number(credits, "de")} ${credits === 1 ? "Credit" : "Credits"}.`,
    free: "Kostet nichts: die Antworten sind gemerkt.",
    unknownPrice: "Ein Argument kann nur Excel auswerten; der Preis ist vorher nicht bekannt.",
    preview: "Vorschau",
    notCached: "Noch nicht abgerufen.",
    loadPreview: "Vorschau abrufen",
    loadingPreview: "Wird abgerufen …",
    previewFailed: (reason) => `Die Zelle würde einen Fehler zeigen: ${reason}`,
    more: (rows, columns) =>
      `Insgesamt ${number(rows, "de")} Zeilen und ${number(columns, "de")} Spalten.`,
    write: (address) => `In ${address} schreiben`,
    insert: (address) => `In ${address} einfügen`,
    replace: "Ersetzen",
    occupied: (address) => `${address} ist nicht leer. Den Inhalt ersetzen?`,
    reset: "Änderungen verwerfen",
    written: (address) => `Formel in ${address} geschrieben.`,
    changed: (address) =>
      `${address} wurde inzwischen geändert; es wurde nichts geschrieben. Die Zelle ist neu gelesen.`,
    protected: (sheet) => `Das Blatt ${sheet} ist geschützt; es wurde nichts geschrieben.`,
    missing: (names) => `Noch auszufüllen: ${names}`,
  },
  fr: {
    title: "Formule",
    intro:
      "Sélectionnez une cellule contenant une formule STAT pour la modifier ici, ou choisissez une fonction pour une nouvelle.",
    noWorkbook: "Ouvrez ce volet dans Excel pour travailler avec des formules.",
    reading: "Lecture de la cellule sélectionnée …",
    failed: (reason) => `Excel n’a pas indiqué le contenu de la cellule : ${reason}`,
    cell: (address) => `Formule dans ${address}`,
    noFormula: (address) => `Nouvelle formule dans ${address}`,
    chooseFunction: "Fonction",
    noFunction: "Choisir une fonction",
    call: "Appel à modifier",
    required: "obligatoire",
    reference: (text) => `Repris de ${text}`,
    options: "Réglages",
    unset: "par défaut",
    places: "Lieux",
    addPlace: "Ajouter un lieu",
    addPlaceHint: "Un pays, un groupe de pays ou un code.",
    add: "Ajouter",
    remove: (name) => `Retirer ${name}`,
    pickDay: (name) => `Choisir un jour pour ${name}`,
    formula: "Texte de la formule",
    price: (requests, kept, credits, isKnown) =>
      `${number(requests, "fr")} ${requests === 1 ? "requête" : "requêtes"}, dont ${number(kept, "fr")} en réserve : ${isKnown ? "" : "environ "}${number(credits, "fr")} ${credits === 1 ? "crédit" : "crédits"}.`,
    free: "Gratuit : les réponses sont conservées.",
    unknownPrice: "Seul Excel peut évaluer un argument ; le prix n’est pas connu d’avance.",
    preview: "Aperçu",
    notCached: "Pas encore récupéré.",
    loadPreview: "Récupérer l’aperçu",
    loadingPreview: "Récupération …",
    previewFailed: (reason) => `La cellule afficherait une erreur : ${reason}`,
    more: (rows, columns) =>
      `${number(rows, "fr")} lignes et ${number(columns, "fr")} colonnes en tout.`,
    write: (address) => `Écrire dans ${address}`,
    insert: (address) => `Insérer dans ${address}`,
    replace: "Remplacer",
    occupied: (address) => `${address} n’est pas vide. Remplacer son contenu ?`,
    reset: "Annuler mes modifications",
    written: (address) => `Formule écrite dans ${address}.`,
    changed: (address) =>
      `${address} a été modifiée entre-temps ; rien n’a été écrit. La cellule est relue.`,
    protected: (sheet) => `La feuille ${sheet} est protégée ; rien n’a été écrit.`,
    missing: (names) => `Reste à remplir : ${names}`,
  },
  es: {
    title: "Fórmula",
    intro:
      "Seleccione una celda con una fórmula STAT para cambiarla aquí, o elija una función para una nueva.",
    noWorkbook: "Abra este panel en Excel para trabajar con fórmulas.",
    reading: "Leyendo la celda seleccionada …",
    failed: (reason) => `Excel no indicó qué contiene la celda: ${reason}`,
    cell: (address) => `Fórmula en ${address}`,
    noFormula: (address) => `Fórmula nueva en ${address}`,
    chooseFunction: "Función",
    noFunction: "Elija una función",
    call: "Llamada que se edita",
    required: "obligatorio",
    reference: (text) => `Tomado de ${text}`,
    options: "Opciones",
    unset: "lo habitual",
    places: "Lugares",
    addPlace: "Añadir un lugar",
    addPlaceHint: "Un país, un grupo de países o un código.",
    add: "Añadir",
    remove: (name) => `Quitar ${name}`,
    pickDay: (name) => `Elegir un día para ${name}`,
    formula: "Texto de la fórmula",
    price: (requests, kept, credits, isKnown) =>
      `${number(requests, "es")} ${requests === 1 ? "solicitud" : "solicitudes"}, ${number(kept, "es")} ya guardadas: ${isKnown ? "" : "unos "}${number(credits, "es")} ${credits === 1 ? "crédito" : "créditos"}.`,
    free: "No cuesta nada: las respuestas están guardadas.",
    unknownPrice: "Solo Excel puede evaluar un argumento; el precio no se conoce antes.",
    preview: "Vista previa",
    notCached: "Aún sin obtener.",
    loadPreview: "Obtener la vista previa",
    loadingPreview: "Obteniendo …",
    previewFailed: (reason) => `La celda mostraría un error: ${reason}`,
    more: (rows, columns) =>
      `${number(rows, "es")} filas y ${number(columns, "es")} columnas en total.`,
    write: (address) => `Escribir en ${address}`,
    insert: (address) => `Insertar en ${address}`,
    replace: "Reemplazar",
    occupied: (address) => `${address} no está vacía. ¿Reemplazar su contenido?`,
    reset: "Deshacer mis cambios",
    written: (address) => `Fórmula escrita en ${address}.`,
    changed: (address) =>
      `${address} cambió entretanto; no se escribió nada. La celda se ha vuelto a leer.`,
    protected: (sheet) => `La hoja ${sheet} está protegida; no se escribió nada.`,
    missing: (names) => `Falta rellenar: ${names}`,
  },
};
