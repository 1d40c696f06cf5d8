import type { IndicatorItem } from "../../contract/index.js";
import { placeCoverage } from "./place-coverage.js";

/** Which places indicators have, as far as lists have shown it. */
export interface KnownCoverage {
  /** False where it is not known. */
  isLacking(id: string, geo: string): boolean;
  /** Asks for an indicator that no list has shown, where that is free. Never rejects. */
  lookUp(id: string): Promise<void>;
}

interface KnownCoverageParts {
  readonly peekIndicatorItem: (id: string) => IndicatorItem | undefined;
  readonly search: (parameters: { readonly q: string; readonly size: number }) => Promise<unknown>;
  readonly isSearchFree: () => boolean;
}

export function createKnownCoverage(parts: KnownCoverageParts): KnownCoverage {
  const { peekIndicatorItem, search, isSearchFree } = parts;
  return {
    isLacking: (id, geo) => placeCoverage(peekIndicatorItem(id), geo) === "lacking",
    lookUp: async (id) => {
      if (peekIndicatorItem(id) !== undefined || !isSearchFree()) return;
      // Without an answer nothing is known, as before.
      await search({ q: id, size: 1 }).catch(() => undefined);
    },
  };
}
