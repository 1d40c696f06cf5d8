/** Excel on the web takes and answers at most 5 MB at once; we stay at half of that. */
export const maxBatchBytes = 2_500_000;

const limitCodes = new Set([
  "RequestPayloadSizeLimitExceeded",
  "ResponsePayloadSizeLimitExceeded",
  "RequestAborted",
]);

/** Excel refused a batch or its answer for its size: fewer at once may pass. */
export function isPayloadLimit(error: unknown): boolean {
  const { code, message } = (error ?? {}) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return limitCodes.has(String(code)) || /payload size limit/i.test(String(message));
}
