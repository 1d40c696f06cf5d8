import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/types.js";
import type { Links } from "../../links/types.js";

/** What a page is made with: links within it are signed for the key that asked for it. */
export interface PageContext {
  readonly library: Library;
  readonly links: Links;
  readonly keyId: string;
  readonly language: Platform;
}
