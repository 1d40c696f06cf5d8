import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { chromium } from "playwright-core";
import { answerFromNode, type AskedByNode } from "./answer-from-node.js";
import { browserVariable, findBrowser, type FoundBrowser } from "./find-browser.js";

/** Pages that share nothing with others, in English. */
export type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface LaunchedBrowser {
  readonly browser: Browser;
  readonly newContext: NewContext;
}

/** What every browser of ours is started with. */
export const browserArguments: readonly string[] = [
  // Containers and CI run as root, where Chromium's sandbox refuses to start.
  "--no-sandbox",
  "--disable-gpu",
  // A container's /dev/shm has 64 MB, or is not there at all.
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const patienceMs = 200_000;

/** How many times slower than this machine pages shall run: "STAT_SLOWDOWN=6" shows what a test forgot to wait for. */
const slowdown = Number(process.env["STAT_SLOWDOWN"] ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/**
 * Starts a browser without a window; fails with a sentence where there is none, it never skips.
 *
 * @param byNode what Node asks for in the place of a browser that cannot: CORS is nothing to Node
 */
export async function launchBrowser(byNode?: AskedByNode): Promise<LaunchedBrowser> {
  const found = await findBrowser();
  const browser = await start(found);
  return {
    browser,
    newContext: async (options) => {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        locale: "en-US",
        ...options,
      });
      // A page waits for as long as a busy machine needs: what never comes ends with the test.
      context.setDefaultTimeout(patienceMs);
      context.setDefaultNavigationTimeout(patienceMs);
      if (found.isBundled) await answerFromNode(context, byNode);
      if (slowdown > 1) context.on("page", (page) => void slowDown(page));
      return context;
    },
  };
}

async function start({ executablePath, env }: FoundBrowser): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      args: [...browserArguments],
      ...(env === undefined ? {} : { env }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The browser ${executablePath} does not start. Install Chrome, Chromium or Edge, or set ${browserVariable}.\n${reason}`,
      { cause: error },
    );
  }
}
