import {
  ApiError,
  defaultGeo,
  limits,
  type ParametersByOperation,
  type ReportLinks,
  type ResearchJob,
} from "../../contract/index.js";
import type { IndicatorData, StatisticData } from "../../contract/index.js";
import { toReportLinks, toStatisticData, type Indicators } from "../items/index.js";
import { requirePremium, type ApiKey, type KeyStore } from "../keys/index.js";
import type { Concept, Library } from "../library/library-model.js";
import type { Links } from "../links/index.js";
import type { ResearchJobs } from "../research/research-jobs.js";

export interface RetrievalParts {
  readonly library: Library;
  readonly links: Links;
  readonly indicators: Indicators;
  readonly research: ResearchJobs;
  readonly keys: Pick<KeyStore, "packages">;
}

const notFound = (what: string, parameter: string) =>
  new ApiError("not-found", `There is no ${what} of that ${parameter}.`, { parameter });

/** The place that is meant where none is named: Worldwide, else the only one there is. */
function geoFor(library: Library, { key }: Concept): string {
  const covered = library.coveredPlaces(key);
  const [only] = covered;
  if (covered.includes(defaultGeo)) return defaultGeo;
  if (only !== undefined && covered.length === 1) return only;
  throw new ApiError(
    "bad-input",
    `The indicator has no figures for the whole world: name a place in geo. It covers ${String(covered.length)} places, among them ${covered.slice(0, 5).join(", ")}.`,
    { parameter: "geo" },
  );
}

/** The codes asked for, each once and in upper case. */
function readGeos(library: Library, concept: Concept, geo: string): string[] {
  const codes = geo.split(",").map((code) => code.trim().toUpperCase());
  const refuse = (sentence: string) => new ApiError("bad-input", sentence, { parameter: "geo" });
  if (codes.length > limits.geosPerIndicatorCall) {
    throw refuse(`geo takes at most ${limits.geosPerIndicatorCall} codes.`);
  }
  const unknown = codes.findIndex((code) => !library.places.has(code));
  if (unknown >= 0) throw refuse(`geo is not a list of geo codes: see code ${unknown + 1}.`);
  const covered = library.coveredPlaces(concept.key);
  const missing = codes.filter((code) => !covered.includes(code));
  if (missing.length > 0) {
    throw refuse(
      `The indicator has no data for ${missing.join(", ")}. It covers ${String(covered.length)} places, among them ${covered.slice(0, 5).join(", ")}; see covered_geos in the indicator search.`,
    );
  }
  return [...new Set(codes)];
}

export function createRetrievalHandlers(parts: RetrievalParts) {
  const { library, links, indicators, keys, research } = parts;

  const statisticFor = (key: ApiKey, id: number) => {
    const record = library.statistics.get(id);
    if (record === undefined) throw notFound("statistic", "id");
    if (record.isPremium) requirePremium(key, keys.packages);
    return record;
  };

  return {
    getStatistic: (
      { id, platform: language = "en" }: ParametersByOperation["getStatistic"],
      key: ApiKey,
    ): Promise<StatisticData> =>
      Promise.resolve(toStatisticData(statisticFor(key, id), { library, links, key, language })),

    getIndicator: (
      { id, geo, platform: language = "en" }: ParametersByOperation["getIndicator"],
      key: ApiKey,
    ): Promise<IndicatorData> => {
      const concept = indicators.find(id);
      if (concept === undefined) throw notFound("indicator", "id");
      if (concept.isPremium) requirePremium(key, keys.packages);
      const geos = geo === undefined ? [geoFor(library, concept)] : readGeos(library, concept, geo);
      return Promise.resolve(indicators.toData(concept, geos, { library, links, key, language }));
    },

    getReports: (
      { id, platform: language = "en" }: ParametersByOperation["getReports"],
      key: ApiKey,
    ): Promise<ReportLinks> =>
      Promise.resolve(toReportLinks(statisticFor(key, id).id, { library, links, key, language })),

    askResearch: async (
      { question }: ParametersByOperation["askResearch"],
      key: ApiKey,
    ): Promise<ResearchJob> => {
      if (question.trim() === "") {
        throw new ApiError("bad-input", "question must not be empty.", { parameter: "question" });
      }
      return research.submit(question, key.id);
    },

    getResearchAnswer: async (
      { research_token }: ParametersByOperation["getResearchAnswer"],
      key: ApiKey,
    ): Promise<ResearchJob> => {
      const job = await research.get(research_token, key.id);
      if (job === undefined) throw notFound("question", "research_token");
      return job;
    },
  };
}
