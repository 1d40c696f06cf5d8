/** The answer's sentences. */
import type { Answered } from "../../plan/index.js";
import type { Wording } from "../wording.js";
import { besideLines } from "./beside-lines.js";
import { comparisonText } from "./comparison-text.js";
import { crossingText } from "./crossing-text.js";
import { factParagraph } from "./fact-text.js";
import { rankingText } from "./ranking-text.js";

export const answerText = (wording: Wording, plan: Answered): string =>
  [...body(wording, plan), ...besideLines(wording, plan)].join("\n");

function body(wording: Wording, plan: Answered): string[] {
  switch (plan.kind) {
    case "facts":
      return plan.facts.map((fact) =>
        factParagraph(
          wording,
          fact,
          `${wording.nameOf(fact.figure.concept)} – ${wording.nameOfPlace(fact.figure.place)}`,
        ),
      );
    case "comparison":
      return comparisonText(wording, plan);
    case "ranking":
      return rankingText(wording, plan);
    case "crossing":
      return crossingText(wording, plan);
  }
}
