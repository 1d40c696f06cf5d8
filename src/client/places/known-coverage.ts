import type { IndicatorItem } from "../../contract/index.js";
import { callPrice, type OwnPrices } from "../price/call-price.js";
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
  readonly ownPrices: () => OwnPrices;
}

export function createKnownCoverage(parts: KnownCoverageParts): KnownCoverage {
  const { peekIndicatorItem, search, ownPrices } = parts;
  return {
    isLacking: (id, geo) => placeCoverage(peekIndicatorItem(id), geo) === "lacking",
    lookUp: async (id) => {
      const { credits, isKnown } = callPrice("searchIndicators", ownPrices());
      if (peekIndicatorItem(id) !== undefined || credits > 0 || !isKnown) return;
      // Without an answer nothing is known, as before.
      await search({ q: id, size: 1 }).catch(() => undefined);
    },
  };
}
