import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { NewContext } from "./browser/launch-browser.js";
import type { Look, OpenedPage, OpenPage } from "./open-page.js";
import { openSiteBrowser, type SiteBrowser } from "./site-browser.js";
import type { ServiceAnswer } from "./site-server.js";
import { startSiteServer } from "./site-server.js";
import { openWorkbenchPage, type WorkbenchOptions, type WorkbenchPage } from "./workbench-page.js";

const root = resolve(import.meta.dirname, "../..");

export interface Site {
  readonly origin: string;
  /** Where the embedded service keeps what it has, and looks for what is imported. */
  readonly dataDir: string;
  /** For pages that are opened in a way of their own. */
  readonly newContext: NewContext;
  /** An empty page, for what the site has beside the workbench. */
  openPage(look?: Look): Promise<OpenedPage>;
  /**
   * The add-in's page by itself, without a workbook; a key is stored.
   * @param look by default as narrow as Excel makes it, and without motion: colours are looked at as they stay
   */
  openPane(look?: Look): Promise<OpenedPage>;
  /** @param query such as "sheet=empty&key=none" */
  open(query?: string, options?: WorkbenchOptions): Promise<WorkbenchPage>;
  close(): Promise<void>;
}

/**
 * The built workbench and add-in with the embedded service, and a browser. Needs `npm run build`.
 *
 * @param answer an invented service instead of the embedded one
 * @param shared a browser that stays open @default one of its own
 */
export async function openSite(answer?: ServiceAnswer, shared?: SiteBrowser): Promise<Site> {
  for (const file of ["dist/addin/taskpane.html", "dist/workbench/index.html"]) {
    if (!existsSync(join(root, file))) {
      throw new Error(`There is no ${file}. Run npm run build before the browser tests.`);
    }
  }
  const browser = shared ?? (await openSiteBrowser());
  const folder = await mkdtemp(join(tmpdir(), "stat-site-"));
  const { certificate, port } = browser;
  const server = await startSiteServer(root, { folder, answer, certificate, port });
  const { origin } = server;
  const { newContext, apart, inTurn, close } = browser.pagesAt(origin);
  return {
    ...{ origin, dataDir: server.dataDir, newContext },
    open: (query = "", options = {}) => {
      const isApart = options.now !== undefined || options.isApart === true;
      return openWorkbenchPage(isApart ? apart : inTurn, origin, query, options);
    },
    openPage: (look = {}) => inTurn(look),
    openPane: (look = {}) => openPaneAlone(inTurn, origin, look),
    close: async () => {
      await close();
      if (shared === undefined) await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPaneAlone(open: OpenPage, origin: string, look: Look): Promise<OpenedPage> {
  const opened = await open({ width: 320, reducedMotion: "reduce", ...look });
  const { page } = opened;
  await page.goto(`${origin}/taskpane.workbench.html`);
  await page.getByRole("button", { name: "Use demo key" }).click();
  await page.getByRole("button", { name: "Go to search" }).click();
  return opened;
}
