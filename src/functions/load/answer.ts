import type { ResearchJob } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../guard.js";
import { readQuestion } from "../read/query.js";

export type ResearchAnswer = NonNullable<ResearchJob["response"]>;

/** The answer to a question. The client submits it once, whichever functions ask, and resumes it later. */
export async function loadAnswer(
  { services, options }: Call,
  question: unknown,
): Promise<ResearchAnswer> {
  const { value } = await services.client.ask(readQuestion(question), options);
  if (value.response === null) throw new CellError("research-failed");
  return value.response;
}
