import type { TSchema } from "typebox";
import * as schemas from "../../contract/schemas/index.js";
import type { OperationId } from "../../contract/index.js";
import { fromTypeBox, type JsonSchema } from "../http/json-schema.js";

interface Definition {
  readonly summary: string;
  /** Schema of the query string, or of the body of a POST. */
  readonly request: JsonSchema;
  readonly answer: JsonSchema;
  /** Statuses besides 200, 400, 401, 403 and 429. */
  readonly otherErrors?: readonly number[];
  readonly isDeprecated?: boolean;
}

const definitionOf = (
  summary: string,
  request: TSchema,
  answer: TSchema,
  more: Pick<Definition, "otherErrors" | "isDeprecated"> = {},
): Definition => ({
  summary,
  request: fromTypeBox(request),
  answer: fromTypeBox(answer),
  ...more,
});

const { parameters } = schemas;
const retrieval = { otherErrors: [404] };
const legacy = { isDeprecated: true };

/** What the service takes and answers, by operation: the source of validation, serializers and document. */
export const definitions: Readonly<Record<OperationId, Definition>> = {
  listInfographics: definitionOf(
    "List infographics",
    parameters.InfographicsParameters,
    schemas.InfographicList,
  ),
  listStatistics: definitionOf(
    "List statistics (legacy; prefer the search)",
    parameters.StatisticsParameters,
    schemas.StatisticList,
    legacy,
  ),
  searchStatistics: definitionOf(
    "Search statistics by natural language or keywords, in any of the four languages",
    parameters.SearchStatisticsParameters,
    schemas.StatisticList,
  ),
  listTopics: definitionOf(
    "List market-insights topics",
    parameters.TopicsParameters,
    schemas.TopicList,
  ),
  listStudies: definitionOf("List studies", parameters.StudiesParameters, schemas.StudyList),
  searchIndicators: definitionOf(
    "Search market-insights indicators",
    parameters.SearchIndicatorsParameters,
    schemas.IndicatorList,
  ),
  getStatistic: definitionOf(
    "Chart data of one statistic",
    parameters.StatisticParameters,
    schemas.StatisticData,
    retrieval,
  ),
  getIndicator: definitionOf(
    "Chart data of one market-insights indicator",
    parameters.IndicatorParameters,
    schemas.IndicatorData,
    retrieval,
  ),
  getReports: definitionOf(
    "Links to one statistic as PDF, PowerPoint and Excel files (legacy)",
    parameters.StatisticParameters,
    schemas.ReportLinks,
    { ...retrieval, ...legacy },
  ),
  askResearch: definitionOf("Submit a question (legacy)", schemas.AskBody, schemas.AskAnswer, {
    otherErrors: [413, 415],
    ...legacy,
  }),
  getResearchAnswer: definitionOf(
    "State and answer of a question (legacy)",
    parameters.ResearchAnswerParameters,
    schemas.ResearchJob,
    { ...retrieval, ...legacy },
  ),
};
