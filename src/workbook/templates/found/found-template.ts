import type { WantedPart } from "./wanted-part.js";
import { curveParts, glanceParts, macroParts, marketParts } from "./wanted-parts.js";

/** Templates of figures that searches have found beforehand. */
export type FoundTemplateId = "at-a-glance" | "market-monitor" | "macro-dashboard" | "yield-curve";

interface FoundTemplateKind {
  readonly parts: readonly WantedPart[];
  /** Whether the user says of which place. */
  readonly hasPlace: boolean;
  /** Fewer make no such sheet. */
  readonly fewest: number;
}

export const foundTemplateKinds: Readonly<Record<FoundTemplateId, FoundTemplateKind>> = {
  "at-a-glance": { parts: glanceParts, hasPlace: true, fewest: 1 },
  "market-monitor": { parts: marketParts, hasPlace: false, fewest: 1 },
  "macro-dashboard": { parts: macroParts, hasPlace: true, fewest: 1 },
  "yield-curve": { parts: curveParts, hasPlace: true, fewest: 2 },
};

export const foundTemplateIds = Object.keys(foundTemplateKinds) as FoundTemplateId[];
