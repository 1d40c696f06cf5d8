export { registerFileRoutes } from "./routes.js";
export type { FileRoutesOptions } from "./routes.js";
