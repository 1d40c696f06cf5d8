import type { BrowserContext, Page } from "playwright-core";
import type { NewContext } from "./browser/launch-browser.js";

/** How a user's system shows a page. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
  readonly reducedMotion?: "reduce" | "no-preference";
}

export interface OpenedPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens a page that knows nothing of the others. */
export type OpenPage = (look: Look) => Promise<OpenedPage>;

/** Each page in a context of its own. */
export const pagesOf =
  (newContext: NewContext): OpenPage =>
  async (look) => {
    const { size: viewport, media } = partsOf(look);
    const context = await newContext({ viewport, ...media });
    return { page: await context.newPage(), close: () => context.close() };
  };

/**
 * Pages that come one after the other in one context: what the browser has compiled of the scripts stays, which is a
 * third of what a page costs; whatever the page before has stored is taken away.
 *
 * @param origin whose storage is cleared
 * @param beside opens a page while another one is open
 */
export function pagesInTurn(context: BrowserContext, origin: string, beside: OpenPage) {
  const first = context.pages()[0];
  let isTaken = false;
  const close = async () => {
    // Those that it has opened go with it. A browser ends with its last page, so that an empty one stays.
    const others = context.pages().filter((one) => one !== first);
    await Promise.all(others.map((one) => one.close()));
    await context.clearPermissions();
    isTaken = false;
  };
  const open: OpenPage = async (look) => {
    if (isTaken) return beside(look);
    isTaken = true;
    const { size, media } = partsOf(look);
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    let isOpen = true;
    const closeOnce = async () => {
      if (!isOpen) return;
      isOpen = false;
      await close();
    };
    return { page, close: closeOnce };
  };
  return { open, close };
}

const partsOf = ({ width = 1280, height = 800, ...media }: Look) => ({
  size: { width, height },
  media,
});
