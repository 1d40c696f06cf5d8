import type { Client } from "../client.js";
import { loadPart } from "../load-part.js";
import type { LookupParts } from "./look-up-values.js";

/** Looks up by a part that is loaded with the first question: cells look nothing up. */
export function createLazyLookUp(parts: LookupParts): Client["lookUpValues"] {
  const load = async () => {
    const { createLookUp } = await loadPart(
      () => import(/* webpackChunkName: "sign-link" */ "./look-up-values.js"),
    );
    return createLookUp(parts);
  };
  return async (asked, signal) => (await load())(asked, signal);
}
