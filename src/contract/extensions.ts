/** Operations of ours beyond the contract, which no cell asks for. A service that lacks them answers 404. */
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

/** Offered by gateways, which keep answers for several people. */
export const gatewayOperations = {
  /** What requests would cost the asking key now: an answer that is kept costs nothing. */
  priceRequests: { method: "POST", path: "/v1/price" },
} as const;
