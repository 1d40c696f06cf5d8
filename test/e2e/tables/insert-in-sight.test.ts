import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { openSite, type Site } from "../../support/site/open-site.js";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("what comes of an insertion whose data come above it as a chart", () => {
  it("stays in sight, and so does the button that has the focus", async () => {
    const workbench = await openedForm();
    const { pane } = workbench;
    await insertButton(workbench).press("Enter");
    await pane.locator("[role=img] svg").waitFor();
    const said = pane.getByRole("group").filter({ hasText: / inserted at Sheet1!A1\.$/ });
    await expect.poll(() => said.evaluate(isInSight)).toBe(true);
    expect(await pane.locator(":focus").textContent()).toBe("Insert");
    expect(await pane.locator(":focus").evaluate(isInSight)).toBe(true);
    await workbench.close();
  });

  it("stays in sight where it is a question", async () => {
    const workbench = await openedForm();
    const { pane } = workbench;
    await workbench.type("A2", "mine");
    await workbench.select("A1");
    await insertButton(workbench).press("Enter");
    const answer = pane.getByRole("button", { name: "New sheet" });
    await expect.poll(() => answer.evaluate(isInSight)).toBe(true);
    await workbench.close();
  });

  it("is not brought to somebody who has gone elsewhere meanwhile", async () => {
    const workbench = await openedForm();
    const { page, pane } = workbench;
    let goOn: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/v1\/data\//, async (route) => {
      await isLeft;
      await route.fallback();
    });
    await insertButton(workbench).press("Enter");
    await pane.getByText("Fetching").first().waitFor();
    await pane.getByRole("heading", { level: 1 }).hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => pane.locator("html").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    goOn();
    await pane
      .getByRole("group")
      .filter({ hasText: / inserted at Sheet1!A1\.$/ })
      .waitFor();
    expect(await pane.locator("html").evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await workbench.close();
  });
});

/** An item whose data are not fetched, with the form in which it is inserted. */
async function openedForm(): Promise<WorkbenchPage> {
  const workbench = await site.open("sheet=empty", { width: 900, height: 700 });
  const { pane } = workbench;
  await pane.getByRole("searchbox").fill("gdp of germany and france");
  await pane.getByRole("searchbox").press("Enter");
  const statistics = pane.getByRole("region", { name: "Statistics" });
  await statistics
    .getByRole("button", { name: /^Insert chart of/ })
    .first()
    .press("Enter");
  await insertButton(workbench).waitFor();
  return workbench;
}

const insertButton = ({ pane }: WorkbenchPage) =>
  pane.getByRole("button", { name: /^Insert( ·|$)/ });

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
