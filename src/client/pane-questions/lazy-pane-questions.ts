import { loadPart } from "../load-part.js";
import type { PaneQuestions, PaneQuestionsParts } from "./pane-questions.js";

/** What the pane alone asks, by a part that is loaded with the first question: cells ask none of it. */
export function createLazyPaneQuestions(parts: PaneQuestionsParts): PaneQuestions {
  let made: PaneQuestions | undefined;
  const load = async () =>
    (made ??= (await loadPart(() => import("./pane-questions.js"))).createPaneQuestions(parts));
  return {
    signLink: async (link, signal) => {
      try {
        return await (await load()).signLink(link, signal);
      } catch (error) {
        if (signal?.aborted === true) throw error;
        return link;
      }
    },
    lookUpValues: async (asked, signal) => (await load()).lookUpValues(asked, signal),
    checkKey: async (apiKey, signal) => (await load()).checkKey(apiKey, signal),
    readUsage: async (signal) => (await load()).readUsage(signal),
  };
}
