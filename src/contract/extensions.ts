/** Operations and headers of ours beyond the contract. A service that lacks them answers 404 or leaves them out. */
import type { SignedLink, Usage } from "./schemas/accounts.js";
import type { ValueCandidates } from "./schemas/lookup.js";

/** None of them costs anything. */
export const extensionOperations = {
  getUsage: { method: "GET", path: "/v1/usage" },
  /** A canonical address of a page, picture or report, signed for the asking key. */
  signLink: { method: "POST", path: "/v1/links" },
  /** Whose figures these are, of those that the asking key opens. */
  lookUpValues: { method: "POST", path: "/v1/lookup/values" },
} as const;

export type ExtensionId = keyof typeof extensionOperations;

export interface ExtensionAnswers {
  getUsage: Usage;
  signLink: SignedLink;
  lookUpValues: ValueCandidates;
}

export const extensionHeaders = {
  /** `hit`, `miss` or `stale`: where a gateway took the answer from. */
  cache: "x-stat-cache",
  /** Credits charged for this answer. */
  credits: "x-stat-credits",
  /** A sentence, such as that 80 % of a budget are used. */
  notice: "x-stat-notice",
} as const;
