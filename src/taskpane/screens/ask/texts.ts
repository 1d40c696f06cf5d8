import type { Platform, ResearchState } from "../../../contract/index.js";

export interface AskTexts {
  readonly title: string;
  readonly question: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly ask: string;
  readonly empty: string;
  readonly tooLong: string;
  readonly price: (credits: number, isKnown: boolean) => string;
  readonly kept: string;
  readonly questions: string;
  readonly none: string;
  readonly starting: string;
  readonly steps: Readonly<Record<ResearchState, string>>;
  readonly otherStep: string;
  readonly step: (number: number, total: number) => string;
  readonly running: string;
  readonly done: string;
  readonly failed: string;
  readonly forgotten: string;
  readonly askAgain: string;
  readonly show: string;
  readonly remove: string;
  readonly removeQuestion: (question: string) => string;
  readonly facts: string;
  readonly fact: string;
  readonly value: string;
  readonly sources: string;
  readonly noSources: string;
  readonly asOf: (date: string) => string;
  readonly insertFormula: string;
  readonly insertText: string;
  readonly insertFacts: string;
  readonly insertedFormula: (place: string) => string;
  readonly insertedText: (place: string) => string;
  readonly insertedFacts: (place: string) => string;
}

export const texts: Readonly<Record<Platform, AskTexts>> = {
  en: {
    title: "Ask",
    question: "Question",
    placeholder: "For example: How large is Germany’s GDP?",
    hint: "In any language. The answer comes from published statistics, with sources.",
    ask: "Ask",
    empty: "Enter a question.",
    tooLong: "A question has at most 2,000 characters.",
    price: (credits, isKnown) =>
      `Asking costs ${isKnown ? "" : "about "}${credits.toLocaleString("en")} ${credits === 1 ? "credit" : "credits"}.`,
    kept: "The answer to this question is kept and costs nothing.",
    questions: "Questions",
    none: "No question yet.",
    starting: "Sending the question …",
    steps: {
      requested: "Question received",
      initialized: "Getting ready",
      moderated: "Question checked",
      content_retrieved: "Sources found",
      content_compressed: "Sources read",
      answer_generated: "Answer written",
      title_generated: "Title found",
      answer_rated: "Answer checked",
      key_facts_generated: "Key facts gathered",
      done: "Done",
    },
    otherStep: "Working",
    step: (number, total) => `Step ${number} of ${total}`,
    running: "running",
    done: "answered",
    failed: "not answered",
    forgotten: "unfinished; the service no longer knows it",
    askAgain: "Ask again",
    show: "Show",
    remove: "Remove",
    removeQuestion: (question) => `Remove “${question}” from the list`,
    facts: "Key facts",
    fact: "Fact",
    value: "Value",
    sources: "Sources",
    noSources: "The answer names no sources.",
    asOf: (date) => `As of ${date}`,
    insertFormula: "Insert as formula",
    insertText: "Insert text with sources",
    insertFacts: "Insert key facts as table",
    insertedFormula: (place) => `Formula inserted at ${place}.`,
    insertedText: (place) => `Text and sources inserted at ${place}.`,
    insertedFacts: (place) => `Key facts inserted at ${place}.`,
  },
  de: {
    title: "Fragen",
    question: "Frage",
    placeholder: "Zum Beispiel: Wie hoch ist das BIP Deutschlands?",
    hint: "In jeder Sprache. Die Antwort stammt aus veröffentlichten Statistiken, mit Quellen.",
    ask: "Frage stellen",
    empty: "Geben Sie eine Frage ein.",
    tooLong: "Eine Frage hat höchstens 2.000 Zeichen.",
    price: (credits, isKnown) =>
      `Die Frage kostet ${isKnown ? "" : "etwa "}${credits.toLocaleString("de")} ${credits === 1 ? "Credit" : "Credits"}.`,
    kept: "Die Antwort auf diese Frage ist gemerkt und kostet nichts.",
    questions: "Gestellte Fragen",
    none: "Noch keine Frage.",
    starting: "Die Frage wird gesendet …",
    steps: {
      requested: "Frage angekommen",
      initialized: "Wird vorbereitet",
      moderated: "Frage geprüft",
      content_retrieved: "Quellen gefunden",
      content_compressed: "Quellen gelesen",
      answer_generated: "Antwort geschrieben",
      title_generated: "Titel gefunden",
      answer_rated: "Antwort geprüft",
      key_facts_generated: "Kennzahlen gesammelt",
      done: "Fertig",
    },
    otherStep: "In Arbeit",
    step: (number, total) => `Schritt ${number} von ${total}`,
    running: "läuft",
    done: "beantwortet",
    failed: "nicht beantwortet",
    forgotten: "unfertig; der Dienst kennt sie nicht mehr",
    askAgain: "Erneut fragen",
    show: "Zeigen",
    remove: "Entfernen",
    removeQuestion: (question) => `„${question}“ aus der Liste entfernen`,
    facts: "Kennzahlen",
    fact: "Angabe",
    value: "Wert",
    sources: "Quellen",
    noSources: "Die Antwort nennt keine Quellen.",
    asOf: (date) => `Stand ${date}`,
    insertFormula: "Als Formel einfügen",
    insertText: "Text mit Quellen einfügen",
    insertFacts: "Kennzahlen als Tabelle einfügen",
    insertedFormula: (place) => `Formel in ${place} eingefügt.`,
    insertedText: (place) => `Text und Quellen in ${place} eingefügt.`,
    insertedFacts: (place) => `Kennzahlen in ${place} eingefügt.`,
  },
  fr: {
    title: "Poser une question",
    question: "Votre question",
    placeholder: "Par exemple : Quel est le PIB de l’Allemagne ?",
    hint: "Dans toute langue. La réponse vient de statistiques publiées, avec leurs sources.",
    ask: "Demander",
    empty: "Saisissez une question.",
    tooLong: "Une question compte au plus 2 000 caractères.",
    price: (credits, isKnown) =>
      `La question coûte ${isKnown ? "" : "environ "}${credits.toLocaleString("fr")} ${credits < 2 ? "crédit" : "crédits"}.`,
    kept: "La réponse à cette question est conservée et ne coûte rien.",
    questions: "Questions posées",
    none: "Aucune question pour l’instant.",
    starting: "Envoi de la question …",
    steps: {
      requested: "Question reçue",
      initialized: "Préparation",
      moderated: "Question vérifiée",
      content_retrieved: "Sources trouvées",
      content_compressed: "Sources lues",
      answer_generated: "Réponse rédigée",
      title_generated: "Titre trouvé",
      answer_rated: "Réponse vérifiée",
      key_facts_generated: "Chiffres clés réunis",
      done: "Terminé",
    },
    otherStep: "En cours",
    step: (number, total) => `Étape ${number} sur ${total}`,
    running: "en cours",
    done: "répondue",
    failed: "sans réponse",
    forgotten: "inachevée ; le service ne la connaît plus",
    askAgain: "Redemander",
    show: "Afficher",
    remove: "Retirer",
    removeQuestion: (question) => `Retirer « ${question} » de la liste`,
    facts: "Chiffres clés",
    fact: "Fait",
    value: "Valeur",
    sources: "Sources citées",
    noSources: "La réponse ne cite aucune source.",
    asOf: (date) => `Au ${date}`,
    insertFormula: "Insérer comme formule",
    insertText: "Insérer le texte et les sources",
    insertFacts: "Insérer les chiffres clés en tableau",
    insertedFormula: (place) => `Formule insérée en ${place}.`,
    insertedText: (place) => `Texte et sources insérés en ${place}.`,
    insertedFacts: (place) => `Chiffres clés insérés en ${place}.`,
  },
  es: {
    title: "Preguntar",
    question: "Pregunta",
    placeholder: "Por ejemplo: ¿Cuál es el PIB de Alemania?",
    hint: "En cualquier idioma. La respuesta procede de estadísticas publicadas, con fuentes.",
    ask: "Hacer la pregunta",
    empty: "Escriba una pregunta.",
    tooLong: "Una pregunta tiene como máximo 2000 caracteres.",
    price: (credits, isKnown) =>
      `Preguntar cuesta ${isKnown ? "" : "unos "}${credits.toLocaleString("es")} ${credits === 1 ? "crédito" : "créditos"}.`,
    kept: "La respuesta a esta pregunta está guardada y no cuesta nada.",
    questions: "Preguntas",
    none: "Aún no hay preguntas.",
    starting: "Enviando la pregunta …",
    steps: {
      requested: "Pregunta recibida",
      initialized: "Preparando",
      moderated: "Pregunta revisada",
      content_retrieved: "Fuentes encontradas",
      content_compressed: "Fuentes leídas",
      answer_generated: "Respuesta escrita",
      title_generated: "Título encontrado",
      answer_rated: "Respuesta revisada",
      key_facts_generated: "Datos clave reunidos",
      done: "Listo",
    },
    otherStep: "En curso",
    step: (number, total) => `Paso ${number} de ${total}`,
    running: "en curso",
    done: "respondida",
    failed: "sin respuesta",
    forgotten: "inacabada; el servicio ya no la conoce",
    askAgain: "Volver a preguntar",
    show: "Mostrar",
    remove: "Quitar",
    removeQuestion: (question) => `Quitar «${question}» de la lista`,
    facts: "Datos clave",
    fact: "Dato",
    value: "Valor",
    sources: "Fuentes",
    noSources: "La respuesta no cita fuentes.",
    asOf: (date) => `A fecha de ${date}`,
    insertFormula: "Insertar como fórmula",
    insertText: "Insertar texto con fuentes",
    insertFacts: "Insertar datos clave como tabla",
    insertedFormula: (place) => `Fórmula insertada en ${place}.`,
    insertedText: (place) => `Texto y fuentes insertados en ${place}.`,
    insertedFacts: (place) => `Datos clave insertados en ${place}.`,
  },
};
