/** The words that functions of one content take, apart from what they show: the registry names them at once. */

/** The fields of STAT.INFO in the order of its card; the words are English in every UI language. */
export const infoFieldNames = [
  "title",
  "subject",
  "unit",
  "scale",
  "sources",
  "publisher",
  "first period",
  "last period",
  "frequency",
  "observations",
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
