import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../../support/site/open-site.js";
import { paneFrame } from "../../../tools/site/pane-views.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Runs in the page: all that its origin keeps, as text. */
async function keptTexts(): Promise<string> {
  const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        resolve(opening.result);
      };
      opening.onerror = () => {
        reject(opening.error ?? new Error(name));
      };
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => {
          resolve(reading.result);
        };
        reading.onerror = () => {
          reject(reading.error ?? new Error(store));
        };
      });
      texts.push(JSON.stringify(rows));
    }
    database.close();
  }
  return texts.join("\n");
}

describe("the page of a result", () => {
  it("opens with its data for the key of the pane, which keeps nothing of the signed address", async () => {
    const workbench = await site.open("sheet=empty");
    try {
      const { page, pane, requests } = workbench;
      await pane.getByRole("searchbox").fill("population of japan");
      await pane.getByRole("searchbox").press("Enter");
      const statistics = pane.getByRole("region", { name: "Statistics" });
      await statistics
        .getByRole("article")
        .first()
        .getByRole("heading")
        .getByRole("button")
        .click();
      const link = pane.getByRole("link", { name: "Open page" });
      const address = await link.getAttribute("href");
      expect(address).toMatch(/^https:\/\/localhost:\d+\/content\/statistic\/\d+\/en$/);
      const before = requests.filter((path) => path.startsWith("/v1/data/")).length;

      const referrers: (string | undefined)[] = [];
      page.context().on("request", (request) => {
        if (request.url().startsWith(address ?? "-")) referrers.push(request.headers()["referer"]);
      });
      const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
      await opened.waitForURL(/signature=/, { waitUntil: "domcontentloaded" });
      expect(opened.url().startsWith(`${address ?? "-"}?`)).toBe(true);
      // The whole page, where the public one asks for the key.
      await opened.getByRole("table").first().waitFor();
      expect(await opened.getByLabel("API key").count()).toBe(0);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
      expect(referrers).toEqual([undefined]);

      expect(requests.filter((path) => path === "/v1/links")).toHaveLength(1);
      expect(requests.filter((path) => path.startsWith("/v1/data/"))).toHaveLength(before);
      const frame = await paneFrame(workbench);
      // The search's answer, addresses and all, is written in its own time.
      await expect.poll(() => frame.evaluate(keptTexts)).toContain(address);
      const kept = await frame.evaluate(keptTexts);
      expect(kept).not.toContain("signature=");
      expect(await link.getAttribute("href")).toBe(address);
      expect(workbench.errors).toEqual([]);
    } finally {
      await workbench.close();
    }
  });
});
