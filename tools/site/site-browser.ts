import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localCertificate, type LocalCertificate } from "../certificates.js";
import { freePort } from "../servers/free-port.js";
import { launchWithProfile, type NewContext } from "./browser/launch-browser.js";
import { pagesInTurn, pagesOf, type OpenPage } from "./open-page.js";

/** Pages of one site in a browser. */
interface SitePages {
  /** For pages that are opened in a way of their own. */
  readonly newContext: NewContext;
  /** Each in a context of its own. */
  readonly apart: OpenPage;
  /** One after the other, in a browser that keeps what it has compiled. */
  readonly inTurn: OpenPage;
  /** Whatever is still open. */
  readonly close: () => Promise<void>;
}

/** A browser that sites use one after the other. */
export interface SiteBrowser {
  /** What a site of it shows: the browser keeps files of servers that it trusts alone. */
  readonly certificate: LocalCertificate;
  /** Where its sites are, one at a time, as long as it is free: what a browser keeps of scripts it keeps by their addresses. */
  readonly port: number;
  pagesAt(origin: string): SitePages;
  close(): Promise<void>;
}

export async function openSiteBrowser(): Promise<SiteBrowser> {
  const folder = await mkdtemp(join(tmpdir(), "stat-browser-"));
  // Where nobody closes it, it ends with this process.
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const certificate = await localCertificate(join(folder, "certificate"));
  const { browser, keeping, newContext } = await launchWithProfile({
    folder: join(folder, "profile"),
    certificate,
  });
  return {
    certificate,
    port: await freePort(),
    pagesAt: (origin) => {
      const contexts: { close(): Promise<void> }[] = [];
      const opened: NewContext = async (options) => {
        const context = await newContext(options);
        contexts.push(context);
        return context;
      };
      const apart = pagesOf(opened);
      if (keeping === undefined) {
        return { newContext: opened, apart, inTurn: apart, close: () => closeAll(contexts) };
      }
      const inTurn = pagesInTurn(keeping, origin, apart);
      const close = () => closeAll([...contexts, inTurn]);
      return { newContext: opened, apart, inTurn: inTurn.open, close };
    },
    close: async () => {
      await keeping?.close();
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const closeAll = async (open: readonly { close(): Promise<void> }[]) => {
  await Promise.all(open.map((one) => one.close()));
};
