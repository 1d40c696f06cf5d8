import { loadPart } from "../load-part.js";
import type { LinkSigningParts, SignLink } from "./sign-link.js";

/** Signs addresses by a part that is loaded with the first one: cells open none. */
export function createLazyLinkSigning(parts: LinkSigningParts): SignLink {
  let made: Promise<SignLink> | undefined;
  const load = async () => {
    const { createLinkSigning } = await loadPart(
      () => import(/* webpackChunkName: "sign-link" */ "./sign-link.js"),
    );
    return createLinkSigning(parts);
  };
  return async (link, signal) => {
    made ??= load();
    try {
      return await (
        await made
      )(link, signal);
    } catch (error) {
      if (signal?.aborted === true) throw error;
      made = undefined;
      return link;
    }
  };
}
