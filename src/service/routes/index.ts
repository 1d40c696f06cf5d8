export { registerDocs } from "./register-docs.js";
export { healthPath, registerHealth } from "./health.js";
export { createOpenApiDocument } from "./openapi.js";
export { refuseUnknown } from "./refuse-unknown.js";
export { registerRoutes } from "./register-routes.js";
