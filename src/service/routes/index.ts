export { registerDocs } from "./register-docs.js";
export { Health, healthPath } from "./health.js";
export { createOpenApiDocument } from "./openapi.js";
export { registerRoutes } from "./register-routes.js";
