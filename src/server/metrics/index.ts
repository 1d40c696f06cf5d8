/** Apart from the rest, which commands load too: they measure nothing. */
export { createMetrics } from "./metrics.js";
export type { Metrics } from "./metrics.js";
export { registerMetrics, serveMetrics } from "./metrics-access.js";
