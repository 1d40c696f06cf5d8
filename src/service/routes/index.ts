export { Health, healthPath } from "./health.js";
export { createOpenApiDocument } from "./openapi.js";
export type { OpenApiDocument } from "./openapi.js";
export { registerOperations } from "./operations.js";
export type { OperationParts } from "./operations.js";
