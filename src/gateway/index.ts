export { buildGateway } from "./app.js";
export { createMetrics, serveMetrics } from "../server/metrics/index.js";
export { openGateway } from "./open-gateway.js";
