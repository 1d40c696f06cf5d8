import { openSite as openSiteIn, type Site } from "../../../tools/site/open-site.js";
import { openSiteBrowser, type SiteBrowser } from "../../../tools/site/site-browser.js";
import type { ServiceAnswer } from "../../../tools/site/site-server.js";
import { watched } from "./pages-of-test.js";

export type { Site } from "../../../tools/site/open-site.js";

/** Of all files that this worker runs; it ends with the worker. */
let browser: Promise<SiteBrowser> | undefined;

/**
 * The built workbench, add-in and service, in the browser that the file before has used: what it has compiled of the
 * scripts stays, which is half of what a file's first page costs. Nothing else is left of that file.
 *
 * @param answer an invented service instead of the embedded one
 */
export async function openSite(answer?: ServiceAnswer): Promise<Site> {
  browser ??= openSiteBrowser();
  const site = await openSiteIn(answer, await browser);
  return { ...site, open: async (...how) => watched(await site.open(...how)) };
}
