import { frameAncestors } from "../pages/page-headers.js";

/**
 * The whole policy of a built page, for a header: what stands in the page, and who may frame it, which no page can say.
 * @throws Error where the page names none
 */
export function pagePolicy(page: string): string {
  const [, own] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  if (own === undefined) throw new Error("The built page names no policy.");
  return `${own}; ${frameAncestors}`;
}
