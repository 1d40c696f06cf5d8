import { loadPart } from "../load-part.js";
import type { ResearcherParts } from "./follow-job.js";
import type { Ask } from "./research.js";

/** Asks questions by a part that is loaded with the first one: most workbooks ask none. */
export function createLazyResearcher(parts: ResearcherParts): Ask {
  let made: Ask | undefined;
  return async (question, options) => {
    if (made === undefined) {
      const { createResearcher } = await loadPart(
        () => import(/* webpackChunkName: "research" */ "./research.js"),
      );
      // Whoever waited for it too has made it by now: it is one that sees to each question once.
      made ??= createResearcher(parts);
    }
    return made(question, options);
  };
}
