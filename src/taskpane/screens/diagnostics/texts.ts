import type { OperationId, Platform } from "../../../contract/index.js";

export interface DiagnosticsTexts {
  readonly title: string;
  readonly state: string;
  readonly version: string;
  readonly host: string;
  readonly sets: string;
  readonly address: string;
  readonly key: string;
  readonly hasKey: string;
  readonly noKey: string;
  readonly today: string;
  readonly session: string;
  readonly usage: (calls: number, credits: number) => string;
  readonly pending: string;
  readonly kept: string;
  readonly keptAnswers: (count: number, kilobytes: number) => string;
  readonly lastError: string;
  readonly none: string;
  readonly limits: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly clearCache: string;
  readonly clearCacheHint: string;
  readonly cleared: string;
  readonly budget: string;
  readonly dailyBudget: string;
  readonly budgetHint: string;
  readonly save: string;
  readonly saved: string;
  readonly badNumber: string;
  readonly prices: string;
  readonly pricesHint: string;
  readonly estimated: string;
  readonly operations: Readonly<Record<OperationId, string>>;
  readonly log: string;
  readonly emptyLog: string;
  readonly clearLog: string;
}

export const texts: Readonly<Record<Platform, DiagnosticsTexts>> = {
  en: {
    title: "Diagnostics",
    state: "State",
    version: "Version",
    host: "Host",
    sets: "Requirement sets",
    address: "Service address",
    key: "API key",
    hasKey: "stored",
    noKey: "none",
    today: "Today",
    session: "This session",
    usage: (calls, credits) =>
      `${calls.toLocaleString("en")} calls, ${credits.toLocaleString("en")} credits`,
    pending: "Requests under way",
    kept: "Kept answers",
    keptAnswers: (count, kilobytes) =>
      `${count.toLocaleString("en")} (${kilobytes.toLocaleString("en")} KB)`,
    lastError: "Last error",
    none: "none",
    limits: "Limits of the service",
    copy: "Copy all",
    copied: "Copied.",
    copyFailed: "The clipboard is closed to add-ins here. Select the text and copy it.",
    clearCache: "Clear kept answers",
    clearCacheHint: "Formulas ask the service again, which costs, when they next recalculate.",
    cleared: "The kept answers were cleared.",
    budget: "Budget",
    dailyBudget: "Credits a day",
    budgetHint: "Empty for no limit. At the limit, formulas keep what they show.",
    save: "Save",
    saved: "Saved.",
    badNumber: "Enter a number from 0, or nothing.",
    prices: "Prices in credits per call",
    pricesHint: "Where your contract differs from the published table.",
    estimated: "assumed",
    operations: {
      searchStatistics: "Search statistics",
      listStatistics: "List statistics",
      listInfographics: "List infographics",
      listTopics: "List topics",
      listStudies: "List studies",
      getStatistic: "Statistic with data",
      searchIndicators: "Search indicators",
      getIndicator: "Indicator with data",
      getReports: "Links to reports",
      askResearch: "Research question",
      getResearchAnswer: "Answer to a question",
    },
    log: "Errors in cells",
    emptyLog: "No cell has failed in this session.",
    clearLog: "Clear list",
  },
  de: {
    title: "Diagnose",
    state: "Zustand",
    version: "Version",
    host: "Programm",
    sets: "API-Stände",
    address: "Adresse des Dienstes",
    key: "API-Schlüssel",
    hasKey: "hinterlegt",
    noKey: "keiner",
    today: "Heute",
    session: "Diese Sitzung",
    usage: (calls, credits) =>
      `${calls.toLocaleString("de")} Abrufe, ${credits.toLocaleString("de")} Credits`,
    pending: "Laufende Anfragen",
    kept: "Gemerkte Antworten",
    keptAnswers: (count, kilobytes) =>
      `${count.toLocaleString("de")} (${kilobytes.toLocaleString("de")} KB)`,
    lastError: "Letzter Fehler",
    none: "keiner",
    limits: "Grenzen des Dienstes",
    copy: "Alles kopieren",
    copied: "Kopiert.",
    copyFailed:
      "Die Zwischenablage ist Add-Ins hier verschlossen. Markieren und kopieren Sie den Text.",
    clearCache: "Gemerkte Antworten löschen",
    clearCacheHint: "Beim nächsten Berechnen fragen Formeln den Dienst erneut, was Credits kostet.",
    cleared: "Die gemerkten Antworten wurden gelöscht.",
    budget: "Budget",
    dailyBudget: "Credits pro Tag",
    budgetHint: "Leer für keine Grenze. An der Grenze behalten Formeln, was sie zeigen.",
    save: "Speichern",
    saved: "Gespeichert.",
    badNumber: "Geben Sie eine Zahl ab 0 ein oder nichts.",
    prices: "Preise in Credits je Abruf",
    pricesHint: "Wo Ihr Vertrag von der veröffentlichten Tabelle abweicht.",
    estimated: "angenommen",
    operations: {
      searchStatistics: "Statistiken suchen",
      listStatistics: "Statistiken auflisten",
      listInfographics: "Infografiken auflisten",
      listTopics: "Themen auflisten",
      listStudies: "Studien auflisten",
      getStatistic: "Statistik mit Daten",
      searchIndicators: "Indikatoren suchen",
      getIndicator: "Indikator mit Daten",
      getReports: "Links zu Berichten",
      askResearch: "Recherchefrage",
      getResearchAnswer: "Antwort auf eine Frage",
    },
    log: "Fehler in Zellen",
    emptyLog: "In dieser Sitzung ist keine Zelle gescheitert.",
    clearLog: "Liste leeren",
  },
  fr: {
    title: "Diagnostic",
    state: "État",
    version: "Version du complément",
    host: "Application",
    sets: "Ensembles d’API",
    address: "Adresse du service",
    key: "Clé API",
    hasKey: "enregistrée",
    noKey: "aucune",
    today: "Aujourd’hui",
    session: "Cette session",
    usage: (calls, credits) =>
      `${calls.toLocaleString("fr")} appels, ${credits.toLocaleString("fr")} crédits`,
    pending: "Requêtes en cours",
    kept: "Réponses conservées",
    keptAnswers: (count, kilobytes) =>
      `${count.toLocaleString("fr")} (${kilobytes.toLocaleString("fr")} Ko)`,
    lastError: "Dernière erreur",
    none: "aucune",
    limits: "Limites du service",
    copy: "Tout copier",
    copied: "Copié.",
    copyFailed:
      "Le presse-papiers est fermé aux compléments ici. Sélectionnez le texte et copiez-le.",
    clearCache: "Effacer les réponses conservées",
    clearCacheHint:
      "Au prochain calcul, les formules interrogeront à nouveau le service, ce qui coûte des crédits.",
    cleared: "Les réponses conservées ont été effacées.",
    budget: "Plafond",
    dailyBudget: "Crédits par jour",
    budgetHint: "Vide : aucune limite. Au plafond, les formules gardent ce qu’elles affichent.",
    save: "Enregistrer",
    saved: "Enregistré.",
    badNumber: "Saisissez un nombre à partir de 0, ou rien.",
    prices: "Prix en crédits par appel",
    pricesHint: "Là où votre contrat diffère du tarif publié.",
    estimated: "supposé",
    operations: {
      searchStatistics: "Rechercher des statistiques",
      listStatistics: "Lister des statistiques",
      listInfographics: "Lister des infographies",
      listTopics: "Lister des thèmes",
      listStudies: "Lister des études",
      getStatistic: "Statistique avec données",
      searchIndicators: "Rechercher des indicateurs",
      getIndicator: "Indicateur avec données",
      getReports: "Liens vers les rapports",
      askResearch: "Question de recherche",
      getResearchAnswer: "Réponse à une question",
    },
    log: "Erreurs dans les cellules",
    emptyLog: "Aucune cellule n’a échoué pendant cette session.",
    clearLog: "Vider la liste",
  },
  es: {
    title: "Diagnóstico",
    state: "Estado",
    version: "Versión",
    host: "Aplicación",
    sets: "Conjuntos de API",
    address: "Dirección del servicio",
    key: "Clave API",
    hasKey: "guardada",
    noKey: "ninguna",
    today: "Hoy",
    session: "Esta sesión",
    usage: (calls, credits) =>
      `${calls.toLocaleString("es")} llamadas, ${credits.toLocaleString("es")} créditos`,
    pending: "Solicitudes en curso",
    kept: "Respuestas guardadas",
    keptAnswers: (count, kilobytes) =>
      `${count.toLocaleString("es")} (${kilobytes.toLocaleString("es")} KB)`,
    lastError: "Último error",
    none: "ninguno",
    limits: "Límites del servicio",
    copy: "Copiar todo",
    copied: "Copiado.",
    copyFailed:
      "Aquí el portapapeles está cerrado a los complementos. Seleccione el texto y cópielo.",
    clearCache: "Borrar respuestas guardadas",
    clearCacheHint:
      "En el próximo cálculo las fórmulas consultarán de nuevo el servicio, lo que cuesta créditos.",
    cleared: "Se borraron las respuestas guardadas.",
    budget: "Presupuesto",
    dailyBudget: "Créditos por día",
    budgetHint: "Vacío: sin límite. En el límite las fórmulas conservan lo que muestran.",
    save: "Guardar",
    saved: "Guardado.",
    badNumber: "Introduzca un número desde 0, o nada.",
    prices: "Precios en créditos por llamada",
    pricesHint: "Donde su contrato difiere de la tarifa publicada.",
    estimated: "supuesto",
    operations: {
      searchStatistics: "Buscar estadísticas",
      listStatistics: "Listar estadísticas",
      listInfographics: "Listar infografías",
      listTopics: "Listar temas",
      listStudies: "Listar estudios",
      getStatistic: "Estadística con datos",
      searchIndicators: "Buscar indicadores",
      getIndicator: "Indicador con datos",
      getReports: "Enlaces a informes",
      askResearch: "Pregunta de investigación",
      getResearchAnswer: "Respuesta a una pregunta",
    },
    log: "Errores en celdas",
    emptyLog: "Ninguna celda ha fallado en esta sesión.",
    clearLog: "Vaciar la lista",
  },
};
