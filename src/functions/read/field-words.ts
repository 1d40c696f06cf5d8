/** The words that functions take in place of options, apart from what they show, which is loaded later. */

/** The fields of STAT.INFO in the order of its card; the words are English in every UI language. */
export const infoFieldNames = [
  "title",
  "subject",
  "unit",
  "scale",
  "sources",
  "publisher",
  "licence",
  "first period",
  "last period",
  "frequency",
  "observations",
  "counted place",
  "released",
  "updated",
  "link",
  "premium",
  "description",
  "forecast from",
  "fetched",
] as const;
export type InfoField = (typeof infoFieldNames)[number];

/** The files that a statistic's report may be. */
export const reportFormats = ["pdf", "ppt", "xls"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The fields of STAT.STATUS in their order. */
export const statusFieldNames = [
  "service",
  "key",
  "operations allowed",
  "operations refused",
  "calls",
  "credits",
  "session calls",
  "session credits",
  "budget",
  "pending",
  "stale",
  "from workbook",
  "as of",
  "cells from workbook",
  "cached",
  "research limits",
  "earlier periods",
  "forecasts",
  "old figures",
  "last error",
  "last error at",
  "version",
] as const;
export type StatusField = (typeof statusFieldNames)[number];
