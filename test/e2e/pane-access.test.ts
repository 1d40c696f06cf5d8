import type { Frame } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { paneFrame, workbookViews } from "../../tools/site/pane-views.js";
import { openSite, type Site } from "../support/site/open-site.js";
import type { WorkbenchPage } from "../../tools/site/workbench-page.js";

let site: Site;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  site = await openSite();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => site.close());

async function open(): Promise<WorkbenchPage> {
  const workbench = await site.open("sheet=empty");
  opened.push(workbench);
  return workbench;
}

/** Marks what a browser's own Tab would reach, in the order of the page. */
function markControls(): number {
  // A screen just opened has the focus itself, until it is left for the first time.
  document.querySelector<HTMLElement>("nav button")?.focus();
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const old of document.querySelectorAll("[data-stop]")) old.removeAttribute("data-stop");
  controls.forEach((element, index) => {
    element.dataset.stop = String(index);
  });
  controls[0]?.focus();
  return controls.length;
}
const stopOf = (frame: Frame) =>
  frame.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.dataset.stop === undefined ? -1 : Number(element.dataset.stop);
  });

async function openDetails(workbench: WorkbenchPage): Promise<void> {
  const { pane } = workbench;
  await pane.getByRole("searchbox").fill("gdp");
  await pane.getByRole("searchbox").press("Enter");
  const statistics = pane.getByRole("region", { name: "Statistics" });
  await statistics.getByRole("article").first().getByRole("heading").getByRole("button").click();
  await pane.getByRole("button", { name: "Back" }).waitFor();
}

describe("the focus", () => {
  it("stays in the cells where somebody has gone back to them while a key is tried", async () => {
    const workbench = await site.open("sheet=empty&key=none");
    opened.push(workbench);
    const { page, pane } = workbench;
    let goOn: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(/\/v1\/(?!health)/, async (route) => {
      await isLeft;
      await route.fallback();
    });
    await pane.getByLabel("API key").fill("demo-advanced");
    await pane.getByRole("button", { name: "Save and test" }).click();
    await workbench.select("A10");
    goOn();
    await pane.getByRole("button", { name: "Go to search" }).waitFor();
    await page.keyboard.type("42");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await workbench.cell("A10")).value).toBe(42);
  });
});

describe("the keyboard, where office.js moves the focus on Tab", () => {
  it("reaches every control of every view, in the order of the page", async () => {
    const workbench = await open();
    const frame = await paneFrame(workbench);
    const wrong: Record<string, unknown> = {};
    for (const { name, show } of workbookViews) {
      await show(workbench);
      const count = await frame.evaluate(markControls);
      const visited = [await stopOf(frame)];
      for (let press = 1; press < count; press += 1) {
        await workbench.page.keyboard.press("Tab");
        visited.push(await stopOf(frame));
      }
      const expected = Array.from({ length: count }, (_, index) => index);
      if (visited.join() !== expected.join()) {
        const missed = expected.filter((index) => !visited.includes(index));
        wrong[name] = await frame.evaluate(
          (stops) =>
            stops.map((stop) => document.querySelector(`[data-stop="${stop}"]`)?.outerHTML),
          missed,
        );
      }
      // And back again.
      await workbench.page.keyboard.press("Shift+Tab");
      expect(await stopOf(frame), name).toBe(count - 2);
    }
    expect(wrong).toEqual({});
  });

  it("leaves the details with Escape for the card they were opened from", async () => {
    const workbench = await open();
    await openDetails(workbench);
    await workbench.page.keyboard.press("Escape");
    const { pane } = workbench;
    await pane.getByRole("heading", { name: "Find data" }).waitFor();
    const card = pane.getByRole("region", { name: "Statistics" }).getByRole("article").first();
    await card.locator("button:focus").waitFor();
    // From there Tab goes on, not out of the pane.
    await workbench.page.keyboard.press("Tab");
    await card.locator(":focus").waitFor();
  });

  it("goes on at the next step once a key works, though the button pressed is gone", async () => {
    const workbench = await site.open("sheet=empty&key=none");
    opened.push(workbench);
    const { pane, page } = workbench;
    await pane.getByRole("button", { name: "Use demo key" }).focus();
    await page.keyboard.press("Enter");
    await pane.locator("button:focus", { hasText: "Go to search" }).waitFor();
    await pane.getByRole("region", { name: "To begin with" }).waitFor();
    await page.keyboard.press("Tab");
    await pane.locator("input:focus").waitFor();
    await page.keyboard.press("Tab");
    await pane.locator("button:focus", { hasText: "Find the figures" }).waitFor();
  });
});

/** Of colours as "rgb(1, 2, 3)", by WCAG's formula. */
function contrastOf(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("the sign of what the day has cost, which has no words", () => {
  it.each(["light", "dark"] as const)("stands out from its ground, %s", async (colorScheme) => {
    const { page, close } = await site.openPane({ colorScheme });
    const ring = page.getByRole("navigation").locator("circle").first();
    await page.getByRole("searchbox").fill("gdp");
    await page.getByRole("searchbox").press("Enter");
    await ring.waitFor();
    const colours = await ring.evaluate((circle) => [
      getComputedStyle(circle).stroke,
      getComputedStyle(document.querySelector(".fui-FluentProvider") ?? circle).backgroundColor,
    ]);
    expect(contrastOf(colours[0] ?? "", colours[1] ?? "")).toBeGreaterThanOrEqual(3);
    await close();
  });
});

describe("the narrowest pane, in languages of longer words", () => {
  it.each([
    ["de", "STAT.GROWTH", "rate"],
    ["fr", "STAT.GROWTH", "rate"],
    ["es", "STAT.GROWTH", "rate"],
    ["de", "STAT.INDICATOR", "headers"],
    ["fr", "STAT.INDICATOR", "headers"],
  ])(
    "has the views' names apart and no field beyond its edge, in %s, of %s",
    async (language, name, option) => {
      const workbench = await site.open(`sheet=empty&lang=${language}`, { width: 320 });
      opened.push(workbench);
      const { pane } = workbench;
      const views = pane.getByRole("navigation").getByRole("button");
      await views.nth(1).click();
      await pane.locator("select").first().selectOption(name);
      await pane.locator("summary").click();
      await pane.getByLabel(option, { exact: true }).waitFor();
      const frame = await paneFrame(workbench);
      const cut = await views.evaluateAll(
        (buttons) =>
          buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
      const overhang = await frame.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ cut, overhang }).toEqual({ cut: 0, overhang: 0 });
    },
  );
});

describe("copying", () => {
  const citation = (workbench: WorkbenchPage) =>
    workbench.pane.getByRole("group", { name: "Citation" }).textContent();

  /** By the browser's own means: a policy of the page that no frame in it can overrule. */
  const closeClipboard = async ({ page }: WorkbenchPage) => {
    await page.route(
      ({ pathname }) => pathname === "/",
      async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), "permissions-policy": "clipboard-write=()" };
        await route.fulfill({ response, headers });
      },
    );
    await page.reload();
  };

  it("puts the citation and the log on the clipboard", async () => {
    const workbench = await open();
    const { page, pane } = workbench;
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openDetails(workbench);
    await pane.getByRole("button", { name: "Copy", exact: true }).click();
    await pane.getByRole("button", { name: "Copied." }).waitFor();
    await page.bringToFront();
    await page.locator("body").focus();
    expect(await read()).toBe(await citation(workbench));
    await pane.getByRole("button", { name: "More views" }).click();
    await pane.getByRole("button", { name: "Diagnostics" }).click();
    await pane.getByRole("button", { name: "Copy all" }).click();
    await pane.getByRole("button", { name: "Copied." }).waitFor();
    expect(await read()).toMatch(/Service address: https:\/\/localhost/);
  });

  it("works where the page around the pane closes the clipboard to it, as Excel may", async () => {
    const workbench = await open();
    const { page, pane } = workbench;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await closeClipboard(workbench);
    await openDetails(workbench);
    const refusal = await (
      await paneFrame(workbench)
    ).evaluate(() => navigator.clipboard.writeText("x").catch((error: unknown) => String(error)));
    expect(refusal).toMatch(/NotAllowedError/);
    await pane.getByRole("button", { name: "Copy", exact: true }).click();
    await pane.getByRole("button", { name: "Copied." }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await citation(workbench),
    );
    // The focus is where it was.
    await pane.locator("button:focus", { hasText: "Copied." }).waitFor();
  });

  it("shows the text, selected, where nothing may be copied at all", async () => {
    const workbench = await open();
    const { pane } = workbench;
    await closeClipboard(workbench);
    await openDetails(workbench);
    const frame = await paneFrame(workbench);
    await frame.evaluate(() => {
      Object.defineProperty(document, "execCommand", { value: () => false });
    });
    await pane.getByRole("button", { name: "Copy", exact: true }).click();
    const shown = pane.getByLabel("Copying was refused. Select the text and copy it by hand.");
    await shown.waitFor();
    const selected = await frame.evaluate(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
    expect(selected).toBe(await citation(workbench));
  });
});
