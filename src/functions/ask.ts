import { guard } from "./calls/guard.js";
import { loadAnswerCells } from "./calls/lazy-parts.js";
import { readOptions } from "./read/options.js";

export const askOptions = {
  layout: { kind: "word", words: ["cell", "lines"], default: "cell" },
  sources: { kind: "switch", default: "off" },
} as const;

/**
 * Answers a question from published statistics; the answer comes into the cell when it is ready.
 * @customfunction ASK ASK
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statask
 * @param question A question in any language, such as "How large is Germany's GDP?".
 * @param [options] Such as "layout=lines; sources=on".
 * @param invocation Given by Excel.
 * @returns The answer as text.
 * @cancelable
 * @requiresAddress
 */
export function ask(
  question: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.ASK", invocation, async (call) => {
    const layout = readOptions(options, askOptions);
    const { answerRows, loadAnswer } = await loadAnswerCells();
    return answerRows(await loadAnswer(call, question), layout);
  });
}

/**
 * Shows the key facts of the answer to a question: title, value, unit and type.
 * @customfunction ASK.FACTS ASK.FACTS
 * @helpurl https://localhost:3000/docs/analysts/functions.html#stataskfacts
 * @param question The same question as in STAT.ASK: it is asked only once.
 * @param invocation Given by Excel.
 * @returns A table with one row per fact.
 * @cancelable
 * @requiresAddress
 */
export function askFacts(
  question: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.ASK.FACTS", invocation, async (call) => {
    const { factRows, loadAnswer } = await loadAnswerCells();
    return factRows(await loadAnswer(call, question), call.services.language());
  });
}

/**
 * Shows the sources of the answer to a question: title, source, type, period, released, link.
 * @customfunction ASK.SOURCES ASK.SOURCES
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statasksources
 * @param question The same question as in STAT.ASK: it is asked only once.
 * @param invocation Given by Excel.
 * @returns A table with one row per source.
 * @cancelable
 * @requiresAddress
 */
export function askSources(
  question: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.ASK.SOURCES", invocation, async (call) => {
    const { loadAnswer, sourceRows } = await loadAnswerCells();
    return sourceRows(await loadAnswer(call, question));
  });
}
