export { registerFileRoutes } from "./register-file-routes.js";
export type { FileRoutesOptions } from "./register-file-routes.js";
export { createRenderCache, createRenderPool, openDiskStore } from "./render/index.js";
export type { Render, RenderCache, RenderPool } from "./render/index.js";
