import type { Platform } from "../../../contract/known-values.js";
import type { Library } from "../../library/library-model.js";
import type { Links } from "../../links/link-ports.js";
import type { Render } from "../render/tasks.js";

/** What a page is made with. */
export interface PageContext {
  readonly library: Library;
  readonly links: Links;
  readonly language: Platform;
  /** Draws its charts. */
  readonly render: Render;
}
