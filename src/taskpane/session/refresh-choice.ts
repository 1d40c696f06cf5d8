import type { RefreshChoice } from "../../workbook/index.js";

/** What the user wants refreshed. */
export interface Choice {
  readonly scope: "workbook" | "sheet" | "selection";
  readonly what: "stale" | "all" | "everything" | "errors";
  readonly asksResearch: boolean;
}

export const firstChoice: Choice = { scope: "workbook", what: "all", asksResearch: false };

export function toRefreshChoice({ scope, what, asksResearch }: Choice): RefreshChoice {
  return {
    scope: { kind: scope },
    only: what === "everything" ? "all" : what,
    includeFresh: what === "everything",
    includeResearch: asksResearch,
  };
}
