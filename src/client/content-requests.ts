import type {
  AnswersByOperation,
  Indicator,
  ListOperationId,
  OperationId,
  ParametersByOperation,
  ResearchJob,
} from "../contract/index.js";
import type { Answer, AskOptions, CallOptions, ListAnswer } from "./answer.js";

/** The ways in which the client is asked for contents. */
export interface ContentRequests {
  /** One request, joined with an identical one in flight and answered from the cache while fresh. */
  request<O extends OperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options?: CallOptions,
  ): Promise<Answer<AnswersByOperation[O]>>;
  /**
   * Up to `parameters.size` items of a list, paged by the number received, no item twice.
   * `size` is capped at `maxListSize` (1000).
   */
  list<O extends ListOperationId>(
    operation: O,
    parameters: ParametersByOperation[O],
    options?: CallOptions,
  ): Promise<Answer<ListAnswer<O>>>;
  /** An indicator for any number of geographies, asked five at a time and kept per geography. */
  indicator(id: string, geos: readonly string[], options?: CallOptions): Promise<Answer<Indicator>>;
  /** Submits a question once, or resumes it, and resolves when the job is done. */
  ask(question: string, options?: AskOptions): Promise<Answer<ResearchJob>>;
}
