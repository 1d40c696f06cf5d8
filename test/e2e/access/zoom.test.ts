import { afterAll, beforeAll, expect, it } from "vitest";
import { paneFrame, waitForResults, workbookViews } from "../../../tools/site/pane-views.js";
import { openSite, type Site } from "../../support/site/open-site.js";

/** A window of 1280 by 1024 pixels at 400 %: the pane has 320 by 256 (WCAG 1.4.10, 2.4.11). */

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Controls that come to lie below something that sticks, and what takes most of the height. Runs in the page. */
function hiddenIn() {
  const found: string[] = [];
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${String(scrollWidth - clientWidth)} px too wide`);
  const controls = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
  ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }));
  for (const control of controls) {
    control.focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const isSeen = at !== null && (control.contains(at) || at.contains(control));
    if (!isSeen) found.push(control.getAttribute("aria-label") ?? control.outerHTML.slice(0, 120));
  }
  const sticky = [...document.querySelectorAll<HTMLElement>("main *, nav, nav *")].filter((one) =>
    ["sticky", "fixed"].includes(getComputedStyle(one).position),
  );
  for (const one of sticky)
    if (one.offsetHeight > clientHeight / 2 && one.closest("table") === null)
      found.push(`sticks: ${String(one.offsetHeight)} px ${one.innerText.slice(0, 60)}`);
  return found;
}

async function openEnlarged() {
  const workbench = await site.open("sheet=empty");
  await workbench.page.addStyleTag({
    content: "#pane iframe { width: 320px !important; height: 256px !important }",
  });
  return { workbench, frame: await paneFrame(workbench) };
}

it("every control of every view is reached at 400 %, and nothing that sticks takes most of it", async () => {
  const { workbench, frame } = await openEnlarged();
  const found: Record<string, unknown> = {};
  for (const { name, show } of workbookViews) {
    await show(workbench);
    found[name] = await frame.evaluate(hiddenIn);
  }
  expect(found).toEqual(Object.fromEntries(workbookViews.map(({ name }) => [name, []])));
  await workbench.close();
});

it("so it is with several results marked, and with what became of them", async () => {
  const { workbench, frame } = await openEnlarged();
  const { pane } = workbench;
  await pane.getByRole("searchbox").fill("gdp");
  await pane.getByRole("searchbox").press("Enter");
  await waitForResults(pane);
  const statistics = pane.getByRole("region", { name: "Statistics" });
  for (const index of [0, 1]) await statistics.getByRole("checkbox").nth(index).check();
  await pane.getByRole("group", { name: "2 selected" }).waitFor();
  expect(await frame.evaluate(hiddenIn)).toEqual([]);
  await pane.getByRole("button", { name: "Insert side by side" }).click();
  await pane.locator("main [data-intent]").first().waitFor();
  expect(await frame.evaluate(hiddenIn)).toEqual([]);
  await workbench.close();
});
