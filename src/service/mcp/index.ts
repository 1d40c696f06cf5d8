export { mcpPath, registerMcp } from "./mcp-route.js";
export type { McpRouteParts } from "./mcp-route.js";
