/** The title of a research's answer. */
import type { Plan } from "../../plan/index.js";
import { crossingTitle } from "./crossing-text.js";
import type { Wording } from "../wording.js";

/** @param question what stands there where nothing is planned */
export function titleText(wording: Wording, plan: Plan, question: string): string {
  switch (plan.kind) {
    case "none":
      return question.trim().replace(/\s+/g, " ").slice(0, 120);
    case "crossing":
      return crossingTitle(wording, plan);
    case "facts": {
      const concepts = [...new Set(plan.facts.map(({ figure }) => wording.nameOf(figure.concept)))];
      const places = [
        ...new Set(plan.facts.map(({ figure }) => wording.nameOfPlace(figure.place))),
      ];
      return `${concepts.slice(0, 3).join(", ")} – ${places.join(", ")}`;
    }
    case "comparison": {
      const places = plan.facts.map(({ figure }) => wording.nameOfPlace(figure.place));
      return `${wording.nameOf(plan.facts[0]?.figure.concept ?? "")} – ${places.join(", ")}`;
    }
    case "ranking": {
      const first = plan.figures[0];
      const group = plan.group === undefined ? "" : `${wording.groupName(plan.group)}, `;
      const isOnePeriod = plan.figures.every((figure) => figure.period === first?.period);
      return `${wording.nameOf(first?.concept ?? "")} – ${group}${wording.say.ranking(plan.order)}${isOnePeriod ? ` ${wording.period(first?.period ?? "")}` : ""}`;
    }
  }
}
