/** Offered by gateways, which keep answers for several people. Apart from others: no cell asks for it. */
export const gatewayOperations = {
  /** What requests would cost the asking key now: an answer that is kept costs nothing. */
  priceRequests: { method: "POST", path: "/v1/price" },
} as const;
