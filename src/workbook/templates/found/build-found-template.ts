import type { Platform } from "../../../contract/index.js";
import { partsOf, type Day } from "../../../statistics/index.js";
import type { Template } from "../template.js";
import { atAGlance } from "./at-a-glance.js";
import { figuresTemplate } from "./figures-template.js";
import type { FoundParts } from "./find-parts.js";
import type { FoundTemplateId } from "./found-template.js";
import { foundWords } from "./words/index.js";
import { yieldCurve } from "./yield-curve.js";

interface FoundTemplateOptions extends FoundParts {
  readonly language: Platform;
  readonly today: Day;
}

/** A sheet of formulas for the figures that were found, which says what was not. */
export function buildFoundTemplate(
  id: FoundTemplateId,
  { found, left, language, today }: FoundTemplateOptions,
): Template {
  const words = foundWords[language];
  const baseYear = partsOf(today).year - 1;
  if (id === "at-a-glance") return atAGlance({ words, found, left, baseYear });
  const leftOut = left.length === 0 ? "" : words.allLeftOut(left.map(words.leftOut).join("; "));
  if (id === "yield-curve") return yieldCurve({ words, found, leftOut });
  return figuresTemplate({
    ...{ id, words, found, leftOut },
    ...{ name: words.names[id], dataName: words.dataNames[id] },
    from: id === "macro-dashboard" ? "-10Y" : "-5Y",
    baseYear,
  });
}
