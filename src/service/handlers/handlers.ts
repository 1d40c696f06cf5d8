import type {
  AnswersByOperation,
  IndicatorData,
  OperationId,
  ParametersByOperation,
  StatisticData,
} from "../../contract/index.js";
import { createIndicators } from "../items/index.js";
import type { ApiKey } from "../keys/index.js";
import { createListHandlers, type ListParts } from "./lists.js";
import { createRetrievalHandlers, type RetrievalParts } from "./retrievals.js";

/** What each operation answers, as it is sent. */
export interface SentAnswers extends Omit<AnswersByOperation, "getStatistic" | "getIndicator"> {
  getStatistic: StatisticData;
  getIndicator: IndicatorData;
}

/** What runs each operation, for parameters that its schema has let pass. */
export type Handlers = {
  readonly [O in OperationId]: (
    parameters: ParametersByOperation[O],
    key: ApiKey,
  ) => Promise<SentAnswers[O]>;
};

export type HandlerParts = Omit<ListParts, "indicators"> & Omit<RetrievalParts, "indicators">;

export function createHandlers(parts: HandlerParts): Handlers {
  const withIndicators = { ...parts, indicators: createIndicators(parts.library) };
  return { ...createListHandlers(withIndicators), ...createRetrievalHandlers(withIndicators) };
}
