/** What counts as the same request, for whoever keeps answers for several people: the gateway. */
export { cacheKey, toQuery } from "./cache-key.js";
