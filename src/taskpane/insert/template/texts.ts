import type { Platform } from "../../../contract/index.js";
import type { TemplateId } from "../../../workbook/index.js";

export interface TemplateTexts {
  readonly title: string;
  readonly intro: string;
  readonly names: Readonly<Record<TemplateId, string>>;
  readonly descriptions: Readonly<Record<TemplateId, string>>;
  readonly price: (calls: number, credits: number, isKnown: boolean) => string;
  readonly insert: string;
  readonly insertNamed: (name: string) => string;
  readonly inserting: (name: string) => string;
  readonly inserted: (sheets: string, charts: number) => string;
  readonly failed: (cells: string) => string;
  readonly refused: (reason: string) => string;
  readonly noWorkbook: string;
}

export const texts: Readonly<Record<Platform, TemplateTexts>> = {
  en: {
    title: "Templates",
    intro: "Ready sheets of working formulas. Change the blue cells; everything else follows.",
    names: {
      "country-comparison": "Country comparison",
      "market-size": "Market size",
      dashboard: "Dashboard",
      "research-brief": "Research brief",
    },
    descriptions: {
      "country-comparison":
        "One indicator for five places: table, latest values, growth and a chart.",
      "market-size": "A market’s size, its yearly growth and where that leads, with its source.",
      dashboard: "Four topics of your choice as charts on one sheet.",
      "research-brief": "A question with answer, key facts, sources and further reading.",
    },
    price: (calls, credits, isKnown) =>
      `Costs ${isKnown ? "" : "about "}${credits.toLocaleString("en")} credits in ${calls.toLocaleString("en")} calls, less for answers that are kept.`,
    insert: "Insert",
    insertNamed: (name) => `Insert ${name}`,
    inserting: (name) => `Inserting ${name}; the figures are on their way …`,
    inserted: (sheets, charts) =>
      `Inserted: ${sheets}${charts === 0 ? "" : charts === 1 ? ", with a chart" : `, with ${charts.toLocaleString("en")} charts`}.`,
    failed: (cells) => `No figures yet in ${cells}; their notes say why.`,
    refused: (reason) => `Excel did not take it: ${reason}`,
    noWorkbook: "Open this pane in Excel to insert templates.",
  },
  de: {
    title: "Vorlagen",
    intro: "Fertige Blätter mit Formeln. Ändern Sie die blauen Zellen; alles andere folgt.",
    names: {
      "country-comparison": "Ländervergleich",
      "market-size": "Marktgröße",
      dashboard: "Dashboard mit Diagrammen",
      "research-brief": "Rechercheblatt",
    },
    descriptions: {
      "country-comparison":
        "Ein Indikator für fünf Orte: Tabelle, neueste Werte, Wachstum und ein Diagramm.",
      "market-size":
        "Größe eines Marktes, sein jährliches Wachstum und wohin es führt, mit Quelle.",
      dashboard: "Vier Themen Ihrer Wahl als Diagramme auf einem Blatt.",
      "research-brief": "Eine Frage mit Antwort, Kernzahlen, Quellen und weiteren Statistiken.",
    },
    price: (calls, credits, isKnown) =>
      `Kostet ${isKnown ? "" : "etwa "}${credits.toLocaleString("de")} Credits in ${calls.toLocaleString("de")} Abrufen, weniger bei gemerkten Antworten.`,
    insert: "Einfügen",
    insertNamed: (name) => `${name} einfügen`,
    inserting: (name) => `${name} wird eingefügt; die Zahlen kommen …`,
    inserted: (sheets, charts) =>
      `Eingefügt: ${sheets}${charts === 0 ? "" : charts === 1 ? ", mit einem Diagramm" : `, mit ${charts.toLocaleString("de")} Diagrammen`}.`,
    failed: (cells) => `Noch keine Zahlen in ${cells}; die Hinweise dort sagen, warum.`,
    refused: (reason) => `Excel hat es nicht angenommen: ${reason}`,
    noWorkbook: "Öffnen Sie diesen Bereich in Excel, um Vorlagen einzufügen.",
  },
  fr: {
    title: "Modèles",
    intro: "Des feuilles prêtes avec formules. Modifiez les cellules bleues ; le reste suit.",
    names: {
      "country-comparison": "Comparaison de pays",
      "market-size": "Taille du marché",
      dashboard: "Tableau de bord",
      "research-brief": "Note de recherche",
    },
    descriptions: {
      "country-comparison":
        "Un indicateur pour cinq lieux : tableau, dernières valeurs, croissance et graphique.",
      "market-size":
        "La taille d’un marché, sa croissance annuelle et où elle mène, avec sa source.",
      dashboard: "Quatre sujets de votre choix en graphiques sur une feuille.",
      "research-brief": "Une question avec réponse, chiffres clés, sources et lectures.",
    },
    price: (calls, credits, isKnown) =>
      `Coûte ${isKnown ? "" : "environ "}${credits.toLocaleString("fr")} crédits en ${calls.toLocaleString("fr")} appels, moins pour les réponses conservées.`,
    insert: "Insérer",
    insertNamed: (name) => `Insérer ${name}`,
    inserting: (name) => `Insertion de ${name} ; les chiffres arrivent …`,
    inserted: (sheets, charts) =>
      `Inséré : ${sheets}${charts === 0 ? "" : charts === 1 ? ", avec un graphique" : `, avec ${charts.toLocaleString("fr")} graphiques`}.`,
    failed: (cells) => `Pas encore de chiffres dans ${cells} ; leurs notes disent pourquoi.`,
    refused: (reason) => `Excel ne l’a pas accepté : ${reason}`,
    noWorkbook: "Ouvrez ce volet dans Excel pour insérer des modèles.",
  },
  es: {
    title: "Plantillas",
    intro: "Hojas listas con fórmulas. Cambie las celdas azules; lo demás se actualiza solo.",
    names: {
      "country-comparison": "Comparación de países",
      "market-size": "Tamaño del mercado",
      dashboard: "Panel",
      "research-brief": "Nota de investigación",
    },
    descriptions: {
      "country-comparison":
        "Un indicador para cinco lugares: tabla, últimos valores, crecimiento y un gráfico.",
      "market-size": "El tamaño de un mercado, su crecimiento anual y adónde lleva, con su fuente.",
      dashboard: "Cuatro temas a su elección como gráficos en una hoja.",
      "research-brief": "Una pregunta con respuesta, datos clave, fuentes y más lecturas.",
    },
    price: (calls, credits, isKnown) =>
      `Cuesta ${isKnown ? "" : "unos "}${credits.toLocaleString("es")} créditos en ${calls.toLocaleString("es")} llamadas, menos si hay respuestas guardadas.`,
    insert: "Insertar",
    insertNamed: (name) => `Insertar ${name}`,
    inserting: (name) => `Insertando ${name}; las cifras están en camino …`,
    inserted: (sheets, charts) =>
      `Insertado: ${sheets}${charts === 0 ? "" : charts === 1 ? ", con un gráfico" : `, con ${charts.toLocaleString("es")} gráficos`}.`,
    failed: (cells) => `Aún sin cifras en ${cells}; sus notas dicen por qué.`,
    refused: (reason) => `Excel no lo aceptó: ${reason}`,
    noWorkbook: "Abra este panel en Excel para insertar plantillas.",
  },
};
