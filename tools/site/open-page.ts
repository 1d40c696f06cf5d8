import type { BrowserContext, Page, ViewportSize } from "playwright-core";
import type { NewContext } from "./launch-browser.js";

interface OpenedPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens a page that knows nothing of the others. */
export type OpenPage = (viewport: ViewportSize) => Promise<OpenedPage>;

/** Each page in a context of its own. */
export const pagesOf =
  (newContext: NewContext): OpenPage =>
  async (viewport) => {
    const context = await newContext({ viewport });
    return { page: await context.newPage(), close: () => context.close() };
  };

/**
 * Pages that come one after the other in one context: what the browser has compiled of the scripts stays, which is a
 * third of what a page costs; whatever the page before has stored is taken away.
 *
 * @param origin whose storage is cleared
 * @param beside opens a page while another one is open
 */
export function pagesInTurn(context: BrowserContext, origin: string, beside: OpenPage): OpenPage {
  const first = context.pages()[0];
  let isTaken = false;
  return async (viewport) => {
    if (isTaken) return beside(viewport);
    isTaken = true;
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    let isOpen = true;
    const close = async () => {
      if (!isOpen) return;
      isOpen = false;
      // Those that it has opened go with it. A browser ends with its last page, so that an empty one stays.
      const others = context.pages().filter((one) => one !== first);
      await Promise.all(others.map((one) => one.close()));
      await context.clearPermissions();
      isTaken = false;
    };
    return { page, close };
  };
}
