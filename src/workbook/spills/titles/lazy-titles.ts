import type * as Titles from "./look-at-titles.js";

/** What finds and writes titles and looks is loaded with the first that may have to be renewed: the pane's first view needs none of it. */
export const loadTitles = (): Promise<typeof Titles> => import("./look-at-titles.js");
