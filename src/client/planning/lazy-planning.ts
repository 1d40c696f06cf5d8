import { loadPart } from "../load-part.js";
import type { Client } from "../client.js";
import type { RequestPlanning } from "./request-planning.js";

/** Requests one by one, by a part that is loaded with the first one: no cell and no first view asks for it. */
export function createRequestPlanning(client: Client): RequestPlanning {
  const load = async () => {
    const part = await loadPart(() => import("./request-planning.js"));
    return part.createRequestPlanning(client);
  };
  return {
    quote: (requests, options) => client.quote(requests, options),
    fetch: async (request, options) => (await load()).fetch(request, options),
    peek: async (request) => (await load()).peek(request),
    knownSource: async (request) => (await load()).knownSource(request),
    lookUpSource: async (request, title, signal) =>
      (await load()).lookUpSource(request, title, signal),
  };
}
