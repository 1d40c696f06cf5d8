/** Headers of ours beyond the contract, which each answer is read for. A service that lacks them leaves them out. */
export const extensionHeaders = {
  /** `hit`, `miss` or `stale`: where a gateway took the answer from. */
  cache: "x-stat-cache",
  /** Credits charged for this answer. */
  credits: "x-stat-credits",
  /** A sentence, such as that 80 % of a budget are used. */
  notice: "x-stat-notice",
} as const;

/** What an answer says that it cost; undefined where it says nothing that can be credits. */
export function creditsIn(header: string | null | undefined): number | undefined {
  const said = parseFloat(header ?? "");
  return said >= 0 && said < 1e9 ? said : undefined;
}
