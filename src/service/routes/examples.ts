import type { OperationId } from "../../contract/index.js";

/** Further back than the default three months, and not beyond the contract's twenty years till 2035. */
const dateFrom = "2015-01-01";
/** "Total population in Germany", of which the number never changes. */
const population = 7_598_345_427;

/**
 * Values to try an operation with, by parameter; of a POST, its body. They work with the library of the
 * service. A research token has none: it comes from the question before.
 */
export const examples: Readonly<
  Record<OperationId, Readonly<Record<string, string | number | boolean>>>
> = {
  listInfographics: { q: "world map life expectancy", date_from: dateFrom },
  listStatistics: { q: "population Germany", platform: "de", date_from: dateFrom },
  searchStatistics: { q: "How many people live in Germany?", date_from: dateFrom },
  listTopics: { q: "electricity", date_from: dateFrom },
  listStudies: { q: "country dossier", geolocation: "276", date_from: dateFrom },
  searchIndicators: { q: "life expectancy" },
  getStatistic: { id: population },
  getIndicator: { id: "69e91409-83cd-5a80-b0b0-9207c2e3d48f", geo: "DEU,FRA,WLD" },
  getReports: { id: population },
  askResearch: { question: "What is the inflation rate in the United States?" },
  getResearchAnswer: {},
};
