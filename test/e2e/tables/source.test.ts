import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violationsOf } from "../../support/axe.js";
import { paneFrame } from "../../../tools/site/pane-views.js";
import { openSite, type Site } from "../../support/site/open-site.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The table of the guide, which is typed as it stands there. */
const guide = readFileSync("docs/analysts/where-from.md", "utf8");
const typed = [...guide.matchAll(/^\| (\d{4}) \| ([\d.]+) +\|$/gm)].map(
  ([, year = "", figure = ""]) => [year, figure] as const,
);

it("figures that somebody typed lead to their source, are compared for its price and become formulas", async () => {
  expect(typed).toHaveLength(10);
  const workbench = await site.open("sheet=empty", { width: 1280, height: 900 });
  try {
    const { pane, page } = workbench;
    await workbench.type("B1", "Germany");
    for (const [at, [year, figure]] of typed.entries()) {
      await workbench.type(`A${String(at + 2)}`, year);
      await workbench.type(`B${String(at + 2)}`, figure);
    }
    await workbench.select("B2");
    const views = pane.getByRole("navigation");
    await views.getByRole("button", { name: "More views" }).click();
    await views.getByRole("button", { name: "Where is it from?" }).click();
    await pane.getByRole("button", { name: "Look for the source" }).focus();
    await page.keyboard.press("Enter");
    await pane.getByText(/^10 typed figures\. The periods are those of the headers/).waitFor();
    await pane
      .getByText(/^90 % agree/)
      .first()
      .waitFor();
    expect(workbench.requests.filter((path) => path.startsWith("/v1/data/"))).toEqual([]);
    await pane
      .getByRole("button", { name: /^Compare with .*\(10 credits\)$/ })
      .first()
      .click();
    await pane.getByText("9 of 10 figures agree (90 %).").first().waitFor();
    await pane.getByText("B5: 84.11, the source has 82.110097 (2008)").waitFor();
    expect(await violationsOf(await paneFrame(workbench))).toEqual([]);
    await pane.getByRole("button", { name: "Replace 9 figures by formulas" }).click();
    await pane.getByText("9 figures are formulas now.").first().waitFor();
    await expect
      .poll(async () => (await workbench.cell("B2")).formula)
      .toMatch(/^=STAT\.VALUE\(\d+,,"2005"\)\/1000000$/);
    await expect.poll(async () => (await workbench.cell("B2")).value).toBeCloseTo(82.47, 1);
    expect((await workbench.cell("B5")).value).toBe(84.11);
    expect(workbench.requests.filter((path) => path.startsWith("/v1/data/"))).toHaveLength(1);
    expect(workbench.errors).toEqual([]);
  } finally {
    await workbench.close();
  }
});
