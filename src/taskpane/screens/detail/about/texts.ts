import type { Kind } from "../../../model/kinds.js";
import type { Platform } from "../../../../contract/index.js";
import { deCredits } from "../../../messages/de/search.js";
import { enCredits } from "../../../messages/en/search.js";
import { esCredits } from "../../../messages/es/search.js";
import { frCredits } from "../../../messages/fr/search.js";

/** Kinds an item may lead to. */
export type RelatedKind = Extract<Kind, "indicators" | "studies">;

/** Texts of an item's links and small facts, loaded with its details. */
export interface LinkTexts {
  readonly links: string;
  readonly page: (host: string) => string;
  readonly picture: string;
  readonly reports: (credits: number, isKnown: boolean) => string;
  readonly fetchingReports: string;
  readonly report: Readonly<Record<"pdf" | "ppt" | "xls", string>>;
  readonly noReports: string;
  readonly related: Readonly<Record<RelatedKind, string>>;
  readonly price: (credits: number, isKnown: boolean) => string;
  readonly facts: string;
  readonly industries: string;
  readonly places: string;
  readonly market: string;
  readonly contentLanguage: string;
  readonly identifier: string;
}

export const texts: Readonly<Record<Platform, LinkTexts>> = {
  en: {
    links: "Links",
    page: (host) => `Full page on ${host}`,
    picture: "Picture",
    reports: (credits, isKnown) => `Get the reports’ links (${enCredits(credits, isKnown)})`,
    fetchingReports: "Fetching the links …",
    report: { pdf: "Report as PDF", ppt: "Report as PowerPoint", xls: "Report as Excel" },
    noReports: "There is no report that can be opened safely.",
    related: { studies: "Studies on this", indicators: "Indicators on this" },
    price: (credits, isKnown) => (credits === 0 ? "free" : enCredits(credits, isKnown)),
    facts: "Facts",
    industries: "Industries",
    places: "Places",
    market: "Market",
    contentLanguage: "Language",
    identifier: "Id",
  },
  de: {
    links: "Verweise",
    page: (host) => `Ganze Seite bei ${host}`,
    picture: "Bild",
    reports: (credits, isKnown) => `Verweise auf Berichte holen (${deCredits(credits, isKnown)})`,
    fetchingReports: "Verweise werden geholt …",
    report: { pdf: "Bericht als PDF", ppt: "Bericht als PowerPoint", xls: "Bericht als Excel" },
    noReports: "Es gibt keinen Bericht, der sich sicher öffnen lässt.",
    related: { studies: "Studien dazu", indicators: "Indikatoren dazu" },
    price: (credits, isKnown) => (credits === 0 ? "kostenlos" : deCredits(credits, isKnown)),
    facts: "Angaben",
    industries: "Branchen",
    places: "Orte",
    market: "Markt",
    contentLanguage: "Sprache",
    identifier: "Kennung",
  },
  fr: {
    links: "Liens",
    page: (host) => `Page complète sur ${host}`,
    picture: "Image",
    reports: (credits, isKnown) =>
      `Obtenir les liens des rapports (${frCredits(credits, isKnown)})`,
    fetchingReports: "Récupération des liens…",
    report: {
      pdf: "Rapport en PDF",
      ppt: "Rapport en PowerPoint",
      xls: "Rapport en Excel",
    },
    noReports: "Aucun rapport ne peut être ouvert en toute sécurité.",
    related: { studies: "Études sur ce sujet", indicators: "Indicateurs sur ce sujet" },
    price: (credits, isKnown) => (credits === 0 ? "gratuit" : frCredits(credits, isKnown)),
    facts: "Caractéristiques",
    industries: "Secteurs",
    places: "Lieux",
    market: "Marché",
    contentLanguage: "Langue",
    identifier: "Identifiant",
  },
  es: {
    links: "Enlaces",
    page: (host) => `Página completa en ${host}`,
    picture: "Imagen",
    reports: (credits, isKnown) =>
      `Obtener los enlaces de los informes (${esCredits(credits, isKnown)})`,
    fetchingReports: "Obteniendo los enlaces…",
    report: { pdf: "Informe en PDF", ppt: "Informe en PowerPoint", xls: "Informe en Excel" },
    noReports: "No hay ningún informe que se pueda abrir de forma segura.",
    related: { studies: "Estudios sobre esto", indicators: "Indicadores sobre esto" },
    price: (credits, isKnown) => (credits === 0 ? "gratis" : esCredits(credits, isKnown)),
    facts: "Características",
    industries: "Sectores",
    places: "Lugares",
    market: "Mercado",
    contentLanguage: "Idioma",
    identifier: "Identificador",
  },
};
