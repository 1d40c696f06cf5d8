import type { IndicatorItem } from "../../contract/index.js";
import { placeCoverage } from "./place-coverage.js";

/** Which places indicators have, as far as lists have shown it. */
export interface KnownCoverage {
  /** False where it is not known. */
  isLacking(id: string, geo: string): boolean;
  /** What an indicator covers can be asked for without paying. */
  canLookUp(): boolean;
  /** Asks anew what an indicator covers, where that is free. Never rejects. */
  lookUp(id: string): Promise<void>;
}

interface KnownCoverageParts {
  readonly peekIndicatorItem: (id: string) => IndicatorItem | undefined;
  /** Asks the service, whatever is kept. */
  readonly search: (parameters: { readonly q: string; readonly size: number }) => Promise<unknown>;
  readonly isSearchFree: () => boolean;
}

export function createKnownCoverage(parts: KnownCoverageParts): KnownCoverage {
  const { peekIndicatorItem, search, isSearchFree } = parts;
  return {
    canLookUp: isSearchFree,
    isLacking: (id, geo) => placeCoverage(peekIndicatorItem(id), geo) === "lacking",
    lookUp: async (id) => {
      if (!isSearchFree()) return;
      // Without an answer it stays as it was.
      await search({ q: id, size: 1 }).catch(() => undefined);
    },
  };
}
