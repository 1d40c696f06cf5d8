export { registerFileRoutes } from "./register-file-routes.js";
export { createRenderCache, createRenderPool, openDiskStore } from "./render/index.js";
export type { Render, RenderCache } from "./render/index.js";
