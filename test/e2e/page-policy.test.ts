import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../support/site/open-site.js";
import { paneFrame } from "../../tools/site/pane-views.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What the pane's page does with text that would be run, were it taken for markup or a script. */
async function attempts(): Promise<Record<string, string>> {
  const markup = document.createElement("div");
  markup.innerHTML = '<img src="x" onerror="document.title = 1">';
  const tried = (attempt: () => unknown) => {
    try {
      return String(attempt());
    } catch (error) {
      return (error as Error).name;
    }
  };
  const script = (address: string) =>
    tried(() => {
      document.createElement("script").src = address;
      return "taken";
    });
  return Promise.resolve({
    markup: `${String(markup.childElementCount)} elements`,
    foreign: script("https://example.com/a.js"),
    disguised: script("https://appsforoffice.microsoft.com.example.com/a.js"),
    data: script("data:text/javascript,1"),
    office: script("https://appsforoffice.microsoft.com/lib/1/hosted/excel.js"),
    own: script("addin.js"),
    text: tried(() => {
      document.createElement("script").text = "1";
      return "taken";
    }),
  });
}

describe("the pane's page", () => {
  it("runs office.js and itself under Trusted Types, and nothing else becomes markup or a script", async () => {
    const workbench = await site.open("sheet=empty");
    try {
      await workbench.pane.getByRole("searchbox").waitFor();
      const frame = await paneFrame(workbench);
      expect(await frame.evaluate(attempts)).toEqual({
        markup: "0 elements",
        foreign: "TypeError",
        disguised: "TypeError",
        data: "TypeError",
        office: "taken",
        own: "taken",
        text: "TypeError",
      });
    } finally {
      await workbench.close();
    }
  });

  it("asks for office.js and its own script while the first script is still on its way", async () => {
    const { page, close } = await site.openPage();
    try {
      const asked = [/\/office\.js$/, /\/addin\.[0-9a-f]+\.js$/].map((address) =>
        page.waitForRequest(address),
      );
      // Asked for one behind the other, this one would never be answered.
      await page.route(/\/trusted-types\./, async (route) => {
        await Promise.all(asked);
        await route.continue();
      });
      await page.goto(`${site.origin}/taskpane.workbench.html`);
      await page.getByRole("button", { name: "Use demo key" }).waitFor();
    } finally {
      await close();
    }
  });
});
