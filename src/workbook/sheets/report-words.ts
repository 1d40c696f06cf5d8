import type { Platform } from "../../contract/index.js";

/** Columns of the sheets about the figures, by what they hold. */
export type ReportColumnId =
  | "id"
  | "kind"
  | "title"
  | "publisher"
  | "sources"
  | "licence"
  | "dataTo"
  | "released"
  | "updated"
  | "retrieved"
  | "cells"
  | "link"
  | "citation"
  | "cell"
  | "formula"
  | "arguments"
  | "status"
  | "requests"
  | "credits"
  | "asOf"
  | "age"
  | "reads"
  | "typedIn"
  | "time"
  | "series"
  | "point"
  | "change"
  | "before"
  | "after"
  | "retrievedBefore";

/** What the sheets of sources, audit and changes say, by language. Functions' tables stay English. */
export interface ReportWords {
  readonly columns: Readonly<Record<ReportColumnId, string>>;
  readonly sourcesName: string;
  readonly sourcesHeading: string;
  readonly auditName: string;
  readonly auditHeading: string;
  readonly changesName: string;
  readonly changesHeading: string;
  readonly asOf: (day: string) => string;
  readonly auditCounts: (day: string, cells: number, requests: number) => string;
  readonly changeCounts: (day: string, points: number, requests: number, left: number) => string;
  readonly kinds: Readonly<Record<"statistic" | "indicator", string>>;
  readonly changes: Readonly<
    Record<"revised" | "added" | "removed" | "moved" | "replaced", string>
  >;
  readonly statuses: Readonly<
    Record<"ok" | "busy" | "noRoom" | "notLoaded" | "error" | "fromWorkbook" | "outOfDate", string>
  >;
  /** Of a row that stays since somebody wrote notes beside it. */
  readonly unused: string;
  /** In place of sources and publishers. */
  readonly noSource: string;
  /** Of a period that only the title names. */
  readonly fromTitle: (period: string) => string;
  /** Of figures that go on into the future. */
  readonly forecastFrom: (period: string) => string;
  /** Of gaps that an option fills, such as "fill=linear". */
  readonly gapsFilled: (option: string) => string;
  readonly evaluatedByExcel: string;
}

const en: ReportWords = {
  columns: {
    id: "ID",
    kind: "Kind",
    title: "Title",
    publisher: "Publisher",
    sources: "Original sources",
    licence: "Licence",
    dataTo: "Data to",
    released: "Released",
    updated: "Updated",
    retrieved: "Retrieved",
    cells: "Cells",
    link: "Link",
    citation: "Citation",
    cell: "Cell",
    formula: "Formula",
    arguments: "Arguments",
    status: "Status",
    requests: "Requests",
    credits: "Credits at most",
    asOf: "As of",
    age: "Age in days",
    reads: "Reads",
    typedIn: "Typed-in numbers beside",
    time: "Refreshed",
    series: "Series",
    point: "Point",
    change: "Change",
    before: "Before",
    after: "After",
    retrievedBefore: "Retrieved before",
  },
  sourcesName: "STAT Sources",
  sourcesHeading: "Sources of this workbook",
  auditName: "STAT Audit",
  auditHeading: "STAT cells of this workbook",
  changesName: "STAT Changes",
  changesHeading: "What refreshes changed",
  asOf: (day) => `As of ${day}`,
  auditCounts: (day, cells, requests) =>
    `As of ${day}: ${String(cells)} cells, ${String(requests)} distinct requests`,
  changeCounts: (day, points, requests, left) =>
    `Last on ${day}: ${String(points)} points in ${String(requests)} requests` +
    (left > 0 ? `, of which ${String(left)} are not listed` : ""),
  kinds: { statistic: "statistic", indicator: "indicator" },
  changes: {
    revised: "revised",
    added: "added",
    removed: "removed",
    moved: "another series at this number",
    replaced: "typed, now a formula",
  },
  statuses: {
    ok: "ok",
    busy: "busy",
    noRoom: "no room",
    notLoaded: "not loaded",
    error: "error",
    fromWorkbook: "kept in the file",
    outOfDate: "out of date",
  },
  unused: "no longer used",
  noSource: "The service names no source",
  fromTitle: (period) => `${period} (from the title)`,
  forecastFrom: (period) => `forecast from ${period}`,
  gapsFilled: (option) => `gaps filled by ${option}`,
  evaluatedByExcel: "evaluated by Excel",
};

const de: ReportWords = {
  columns: {
    id: "ID",
    kind: "Art",
    title: "Titel",
    publisher: "Herausgeber",
    sources: "Originalquellen",
    licence: "Lizenz",
    dataTo: "Daten bis",
    released: "Veröffentlicht",
    updated: "Aktualisiert",
    retrieved: "Abgerufen",
    cells: "Zellen",
    link: "Link",
    citation: "Zitat",
    cell: "Zelle",
    formula: "Formel",
    arguments: "Argumente",
    status: "Zustand",
    requests: "Anfragen",
    credits: "Credits höchstens",
    asOf: "Stand",
    age: "Alter in Tagen",
    reads: "Liest",
    typedIn: "Getippte Zahlen daneben",
    time: "Aktualisiert am",
    series: "Reihe",
    point: "Punkt",
    change: "Änderung",
    before: "Vorher",
    after: "Nachher",
    retrievedBefore: "Vorher abgerufen",
  },
  sourcesName: "STAT Quellen",
  sourcesHeading: "Quellen dieser Arbeitsmappe",
  auditName: "STAT Prüfung",
  auditHeading: "STAT-Zellen dieser Arbeitsmappe",
  changesName: "STAT Änderungen",
  changesHeading: "Was Aktualisierungen geändert haben",
  asOf: (day) => `Stand ${day}`,
  auditCounts: (day, cells, requests) =>
    `Stand ${day}: ${String(cells)} Zellen, ${String(requests)} verschiedene Anfragen`,
  changeCounts: (day, points, requests, left) =>
    `Zuletzt am ${day}: ${String(points)} Punkte in ${String(requests)} Anfragen` +
    (left > 0 ? `, davon ${String(left)} nicht aufgeführt` : ""),
  kinds: { statistic: "Statistik", indicator: "Indikator" },
  changes: {
    revised: "revidiert",
    added: "neu",
    removed: "entfallen",
    moved: "andere Reihe unter dieser Nummer",
    replaced: "getippt, nun Formel",
  },
  statuses: {
    ok: "in Ordnung",
    busy: "rechnet",
    noRoom: "kein Platz",
    notLoaded: "nicht geladen",
    error: "Fehler",
    fromWorkbook: "in der Datei aufbewahrt",
    outOfDate: "veraltet",
  },
  unused: "nicht mehr verwendet",
  noSource: "Der Dienst nennt keine Quelle",
  fromTitle: (period) => `${period} (aus dem Titel)`,
  forecastFrom: (period) => `Prognose ab ${period}`,
  gapsFilled: (option) => `Lücken gefüllt mit ${option}`,
  evaluatedByExcel: "von Excel berechnet",
};

const fr: ReportWords = {
  columns: {
    id: "ID",
    kind: "Type",
    title: "Titre",
    publisher: "Éditeur",
    sources: "Sources d’origine",
    licence: "Licence",
    dataTo: "Données jusqu’à",
    released: "Publié",
    updated: "Mis à jour",
    retrieved: "Consulté",
    cells: "Cellules",
    link: "Lien",
    citation: "Citation",
    cell: "Cellule",
    formula: "Formule",
    arguments: "Arguments",
    status: "État",
    requests: "Requêtes",
    credits: "Crédits au plus",
    asOf: "Situation au",
    age: "Âge en jours",
    reads: "Lit",
    typedIn: "Nombres saisis à côté",
    time: "Actualisé le",
    series: "Série",
    point: "Point",
    change: "Changement",
    before: "Avant",
    after: "Après",
    retrievedBefore: "Consulté avant",
  },
  sourcesName: "STAT Sources",
  sourcesHeading: "Sources de ce classeur",
  auditName: "STAT Audit",
  auditHeading: "Cellules STAT de ce classeur",
  changesName: "STAT Changements",
  changesHeading: "Ce que les actualisations ont changé",
  asOf: (day) => `Situation au ${day}`,
  auditCounts: (day, cells, requests) =>
    `Situation au ${day} : ${String(cells)} cellules, ${String(requests)} requêtes distinctes`,
  changeCounts: (day, points, requests, left) =>
    `Dernière fois le ${day} : ${String(points)} points dans ${String(requests)} requêtes` +
    (left > 0 ? `, dont ${String(left)} ne sont pas listés` : ""),
  kinds: { statistic: "statistique", indicator: "indicateur" },
  changes: {
    revised: "révisé",
    added: "ajouté",
    removed: "supprimé",
    moved: "autre série sous ce numéro",
    replaced: "saisi, désormais une formule",
  },
  statuses: {
    ok: "en ordre",
    busy: "en calcul",
    noRoom: "pas de place",
    notLoaded: "non chargé",
    error: "erreur",
    fromWorkbook: "conservé dans le fichier",
    outOfDate: "périmé",
  },
  unused: "n’est plus utilisé",
  noSource: "Le service n’indique aucune source",
  fromTitle: (period) => `${period} (d’après le titre)`,
  forecastFrom: (period) => `prévision à partir de ${period}`,
  gapsFilled: (option) => `lacunes comblées par ${option}`,
  evaluatedByExcel: "calculé par Excel",
};

const es: ReportWords = {
  columns: {
    id: "ID",
    kind: "Tipo",
    title: "Título",
    publisher: "Editor",
    sources: "Fuentes originales",
    licence: "Licencia",
    dataTo: "Datos hasta",
    released: "Publicado",
    updated: "Actualizado",
    retrieved: "Consultado",
    cells: "Celdas",
    link: "Enlace",
    citation: "Cita",
    cell: "Celda",
    formula: "Fórmula",
    arguments: "Argumentos",
    status: "Estado",
    requests: "Solicitudes",
    credits: "Créditos como máximo",
    asOf: "Con fecha de",
    age: "Antigüedad en días",
    reads: "Lee",
    typedIn: "Números escritos al lado",
    time: "Actualizado el",
    series: "Serie",
    point: "Punto",
    change: "Cambio",
    before: "Antes",
    after: "Después",
    retrievedBefore: "Consultado antes",
  },
  sourcesName: "STAT Fuentes",
  sourcesHeading: "Fuentes de este libro",
  auditName: "STAT Auditoría",
  auditHeading: "Celdas STAT de este libro",
  changesName: "STAT Cambios",
  changesHeading: "Lo que cambiaron las actualizaciones",
  asOf: (day) => `Con fecha de ${day}`,
  auditCounts: (day, cells, requests) =>
    `Con fecha de ${day}: ${String(cells)} celdas, ${String(requests)} solicitudes distintas`,
  changeCounts: (day, points, requests, left) =>
    `Por última vez el ${day}: ${String(points)} puntos en ${String(requests)} solicitudes` +
    (left > 0 ? `, de los que ${String(left)} no figuran` : ""),
  kinds: { statistic: "estadística", indicator: "indicador" },
  changes: {
    revised: "revisado",
    added: "nuevo",
    removed: "eliminado",
    moved: "otra serie con este número",
    replaced: "escrito, ahora una fórmula",
  },
  statuses: {
    ok: "correcto",
    busy: "calculando",
    noRoom: "sin espacio",
    notLoaded: "no cargado",
    error: "error",
    fromWorkbook: "guardado en el archivo",
    outOfDate: "desactualizado",
  },
  unused: "ya no se usa",
  noSource: "El servicio no indica ninguna fuente",
  fromTitle: (period) => `${period} (según el título)`,
  forecastFrom: (period) => `previsión desde ${period}`,
  gapsFilled: (option) => `huecos completados con ${option}`,
  evaluatedByExcel: "calculado por Excel",
};

export const reportWords: Readonly<Record<Platform, ReportWords>> = { en, de, fr, es };
