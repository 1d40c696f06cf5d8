import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { localCertificate } from "../certificates.js";
import { launchWithProfile, type NewContext } from "./launch-browser.js";
import { pagesInTurn, pagesOf } from "./open-page.js";
import type { ServiceAnswer } from "./site-server.js";
import { startSiteServer } from "./site-server.js";
import { openWorkbenchPage, type WorkbenchOptions, type WorkbenchPage } from "./workbench-page.js";

const root = resolve(import.meta.dirname, "../..");

/** How a user's system shows a page. */
export interface Look {
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
  /** @default "reduce": colours are looked at as they stay, not on their way from one to the other */
  readonly reducedMotion?: "reduce" | "no-preference";
  readonly width?: number;
  readonly height?: number;
}

export interface Site {
  readonly origin: string;
  /** Where the embedded service keeps what it has, and looks for what is imported. */
  readonly dataDir: string;
  /** For pages that are opened in a way of their own. */
  readonly newContext: NewContext;
  /** The add-in's page by itself, without a workbook, as narrow as Excel makes it; a key is stored. */
  openPane(look?: Look): Promise<Page>;
  /** @param query such as "sheet=empty&key=none" */
  open(query?: string, options?: WorkbenchOptions): Promise<WorkbenchPage>;
  close(): Promise<void>;
}

/**
 * The built workbench and add-in with the embedded service, and a browser. Needs `npm run build`.
 *
 * @param answer an invented service instead of the embedded one
 */
export async function openSite(answer?: ServiceAnswer): Promise<Site> {
  for (const file of ["dist/addin/taskpane.html", "dist/workbench/index.html"]) {
    if (!existsSync(join(root, file))) {
      throw new Error(`There is no ${file}. Run npm run build before the browser tests.`);
    }
  }
  const folder = await mkdtemp(join(tmpdir(), "stat-site-"));
  const server = await startSiteServer(root, folder, answer);
  const { origin } = server;
  const { browser, keeping, newContext } = await launchWithProfile({
    folder: join(folder, "profile"),
    certificate: await localCertificate(join(folder, "certificate")),
  });
  const alone = pagesOf(newContext);
  const inTurn = keeping === undefined ? alone : pagesInTurn(keeping, origin, alone);
  return {
    origin,
    dataDir: server.dataDir,
    newContext,
    open: (query = "", options = {}) => {
      const isApart = options.now !== undefined || options.isApart === true;
      return openWorkbenchPage(isApart ? alone : inTurn, origin, query, options);
    },
    openPane: (look = {}) => openPaneAlone(newContext, origin, look),
    close: async () => {
      await keeping?.close();
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPaneAlone(newContext: NewContext, origin: string, look: Look): Promise<Page> {
  const { width = 320, height = 800, ...wishes } = look;
  const context = await newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    ...wishes,
  });
  const page = await context.newPage();
  await page.goto(`${origin}/taskpane.workbench.html`);
  await page.getByRole("button", { name: "Use demo key" }).click();
  await page.getByRole("button", { name: "Go to search" }).click();
  return page;
}
