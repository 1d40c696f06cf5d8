import type { AskOptions, Client } from "../../client/index.js";
import { ApiError, type ResearchJob } from "../../contract/index.js";
import { CellError } from "../messages/cell-error.js";
import type { Call } from "../calls/guard.js";
import { readQuestion } from "./read-question.js";

/** A response that has an answer. */
export type ResearchAnswer = NonNullable<ResearchJob["response"]> & { readonly answer: string };

/** The answer to a question. The client submits it once, whichever functions ask, and resumes it later. */
export async function loadAnswer(
  { services, options, cell }: Call,
  question: unknown,
): Promise<ResearchAnswer> {
  const text = readQuestion(question);
  // Who refreshes questions in the pane has seen their price.
  const isOrdered = options.resumeOnly === false;
  const isHeld = !isOrdered && (await services.isQuestionHeld?.(cell)) === true;
  const { value } = await (isHeld
    ? resume(services.client, text, options)
    : services.client.ask(text, options));
  const { response } = value;
  const { answer = "" } = response ?? {};
  if (response !== null && answer.trim() !== "") return { ...response, answer };
  // A service that knows what is missing says so; a guess instead of an answer is never shown.
  const detail = response?.errorMessage ?? "";
  throw detail === "" ? new CellError("research-failed") : new CellError("no-answer", { detail });
}

/** What is kept or under way costs nothing; a question that came with the file is not asked by itself. */
async function resume(client: Client, text: string, options: AskOptions) {
  try {
    return await client.ask(text, { ...options, resumeOnly: true });
  } catch (error) {
    const isUnasked = error instanceof ApiError && error.code === "not-cached";
    throw isUnasked ? new CellError("question-held") : error;
  }
}
