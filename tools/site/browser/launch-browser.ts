import { createHash, X509Certificate } from "node:crypto";
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

/** Where a browser keeps what it has loaded, which it does from servers that it trusts alone. */
interface Profile {
  readonly folder: string;
  /** The one it trusts. */
  readonly certificate: { readonly cert: string };
}

interface BrowserWithProfile extends LaunchedBrowser {
  /** The context whose pages find what was kept; absent where Node answers in the browser's place. */
  readonly keeping?: BrowserContext;
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

const locale = "en-US";

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
  const browser = await start(found, (options) => chromium.launch(options));
  return { browser, newContext: contextsOf(browser, found, byNode) };
}

/** The same, with a context that keeps what it has loaded. */
export async function launchWithProfile(profile: Profile): Promise<BrowserWithProfile> {
  const found = await findBrowser();
  if (!found.opensTls) return launchBrowser();
  const { folder, certificate } = profile;
  const trust = `--ignore-certificate-errors-spki-list=${publicKeyOf(certificate.cert)}`;
  const keeping = await start(found, ({ args, ...options }) =>
    chromium.launchPersistentContext(folder, {
      ...options,
      ignoreHTTPSErrors: true,
      locale,
      args: [...args, trust],
    }),
  );
  const browser = keeping.browser();
  if (browser === null) throw new Error("The browser of a profile is not to be had.");
  await makeReady(keeping, found);
  return { browser, keeping, newContext: contextsOf(browser, found) };
}

const publicKeyOf = (cert: string): string =>
  createHash("sha256")
    .update(new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" }))
    .digest("base64");

const contextsOf =
  (browser: Browser, found: FoundBrowser, byNode?: AskedByNode): NewContext =>
  async (options) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, locale, ...options });
    await makeReady(context, found, byNode);
    return context;
  };

async function makeReady(context: BrowserContext, found: FoundBrowser, byNode?: AskedByNode) {
  // A page waits for as long as a busy machine needs: what never comes ends with the test.
  context.setDefaultTimeout(patienceMs);
  context.setDefaultNavigationTimeout(patienceMs);
  if (!found.opensTls) await answerFromNode(context, byNode);
  if (slowdown > 1) context.on("page", (page) => void slowDown(page));
}

interface StartOptions {
  readonly executablePath: string;
  readonly headless: true;
  readonly args: string[];
  readonly env?: Record<string, string>;
}

async function start<T>(
  { executablePath, env }: FoundBrowser,
  launch: (options: StartOptions) => Promise<T>,
): Promise<T> {
  try {
    return await launch({
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
