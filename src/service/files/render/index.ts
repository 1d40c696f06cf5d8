export { openDiskStore } from "./disk-store.js";
export { createRenderCache } from "./render-cache.js";
export type { RenderCache, Rendered } from "./render-cache.js";
export { createRenderPool } from "./render-pool.js";
export type { Render, RenderTask } from "./tasks.js";
