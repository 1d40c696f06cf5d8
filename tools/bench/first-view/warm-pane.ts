import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { answerFromNode } from "../../site/browser/answer-from-node.js";
import { findBrowser } from "../../site/browser/find-browser.js";
import { browserArguments } from "../../site/browser/launch-browser.js";
import { openSite } from "../../site/open-site.js";

/** The browser keeps what it has compiled from the third time on. */
const roundsBefore = 3;

/**
 * Milliseconds from opening the pane's page to its first heading, once for each round, in a profile that
 * keeps files as a user's does. A certificate that is only overlooked keeps a browser from keeping anything:
 * this one takes every certificate for a good one.
 */
export async function measureWarmPane(rounds: number): Promise<readonly number[]> {
  const site = await openSite();
  const profile = await mkdtemp(join(tmpdir(), "stat-profile-"));
  const { executablePath, env, opensTls } = await findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    ...(env === undefined ? {} : { env }),
    viewport: { width: 320, height: 800 },
    locale: "en-US",
    args: [...browserArguments, "--ignore-certificate-errors"],
  });
  try {
    if (!opensTls) await answerFromNode(context);
    const page = await context.newPage();
    await page.addInitScript(noteFirstContent);
    const times: number[] = [];
    for (let round = 0; round < roundsBefore + rounds; round += 1) {
      await page.goto("about:blank");
      await page.goto(`${site.origin}/taskpane.workbench.html`);
      await page.locator("h1").waitFor({ state: "attached" });
      // What is loaded after the first view belongs to no round.
      await page.waitForLoadState("networkidle");
      if (round >= roundsBefore) times.push(await page.evaluate(readFirstContent));
    }
    return times;
  } finally {
    await context.close();
    await site.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Runs in the page. */
function noteFirstContent() {
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("h1") === null) return;
    (globalThis as { firstContentMs?: number }).firstContentMs = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readFirstContent() {
  return (globalThis as { firstContentMs?: number }).firstContentMs ?? Infinity;
}
