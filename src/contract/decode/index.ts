/**
 * Decoders: whatever a service sent, brought to the types of ../answers.ts. They take absent fields,
 * numbers as text and every chart shape in the wild, and throw only `ApiError("bad-response")`.
 */
import type { AnswersByOperation } from "../answers.js";
import type { OperationId } from "../operations.js";
import { checkBounds } from "./bounds.js";
import {
  indicatorItemOf,
  infographicItemOf,
  resultListOf,
  statisticItemOf,
  studyItemOf,
  topicItemOf,
} from "./items.js";
import { askAnswerOf, researchJobOf } from "./research.js";
import { indicatorOf, reportLinksOf, statisticOf } from "./retrieval.js";

export { decodeExtensionAnswer } from "./accounts.js";
export { decodeRequestPrices } from "./prices.js";
export { decodeErrorBody } from "./error-body.js";
export { researchOutcome } from "./research.js";

type Decoders = { readonly [O in OperationId]: (json: unknown) => AnswersByOperation[O] };

const decoders: Decoders = {
  listInfographics: (json) => resultListOf(json, infographicItemOf),
  listStatistics: (json) => resultListOf(json, statisticItemOf),
  searchStatistics: (json) => resultListOf(json, statisticItemOf),
  listTopics: (json) => resultListOf(json, topicItemOf),
  listStudies: (json) => resultListOf(json, studyItemOf),
  searchIndicators: (json) => resultListOf(json, indicatorItemOf),
  getStatistic: statisticOf,
  getIndicator: indicatorOf,
  getReports: reportLinksOf,
  askResearch: askAnswerOf,
  getResearchAnswer: researchJobOf,
};

/**
 * Parsed JSON of a successful answer as the operation's type.
 * @throws ApiError `bad-response` where the answer lacks what makes it one, or passes a bound.
 */
export function decodeAnswer<O extends OperationId>(
  operation: O,
  json: unknown,
): AnswersByOperation[O] {
  checkBounds(json);
  return decoders[operation](json);
}
