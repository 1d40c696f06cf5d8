import type * as Titles from "./renew-titles.js";

/** What finds and writes titles and looks is loaded with the first that may have to be renewed: the pane's first view needs none of it. */
export const loadTitles = (): Promise<typeof Titles> => import("./renew-titles.js");

/** Whether a workbook can have titles of ours, by one of its defined names. */
export const isTitleName = (name: string): boolean => /^STAT_\w+_\d+$/i.test(name);
