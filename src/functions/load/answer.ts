import type { ResearchJob } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { readQuestion } from "../read/query.js";

export type ResearchAnswer = NonNullable<ResearchJob["response"]>;

/** The answer to a question. The client submits it once, whichever functions ask, and resumes it later. */
export async function loadAnswer(
  { services, options }: Call,
  question: unknown,
): Promise<ResearchAnswer> {
  const { value } = await services.client.ask(readQuestion(question), options);
  const { response } = value;
  if (response !== null && response.answer.trim() !== "") return response;
  // A service that knows what is missing says so; a guess instead of an answer is never shown.
  const detail = response?.errorMessage ?? "";
  throw detail === "" ? new CellError("research-failed") : new CellError("no-answer", { detail });
}
