import type { Frame, FrameLocator, Page } from "playwright-core";
import type { WorkbenchPage } from "./workbench-page.js";

/** The pane's own frame in the workbench, once the pane stands in it: the page is there before it. */
export async function paneFrame({ page, pane }: WorkbenchPage): Promise<Frame> {
  await pane.getByRole("navigation").waitFor({ state: "attached" });
  const element = await page.locator("#pane iframe").elementHandle();
  const frame = await element.contentFrame();
  if (frame === null) throw new Error("The page has no pane.");
  return frame;
}

/** How a user's system and Excel show the pane. */
interface PaneLook {
  /** As a file's name. */
  readonly name: "light" | "dark" | "forced-dark" | "forced-light";
  /** Of the workbench's page. */
  readonly theme: "light" | "dark";
  readonly media: {
    readonly colorScheme: "light" | "dark";
    readonly forcedColors: "none" | "active";
    readonly reducedMotion: "reduce";
  };
  /** What Excel says in high contrast: the system's palette, not a theme of its own. */
  readonly officeTheme?: Partial<Office.OfficeTheme>;
}

const media = (colorScheme: "light" | "dark", forcedColors: "none" | "active") =>
  ({ colorScheme, forcedColors, reducedMotion: "reduce" }) as const;
const contrastTheme = (back: string, fore: string, isDarkTheme: boolean) => ({
  bodyBackgroundColor: back,
  bodyForegroundColor: fore,
  controlBackgroundColor: back,
  controlForegroundColor: fore,
  isDarkTheme,
});

export const paneLooks: readonly PaneLook[] = [
  { name: "light", theme: "light", media: media("light", "none") },
  { name: "dark", theme: "dark", media: media("dark", "none") },
  {
    name: "forced-dark",
    theme: "dark",
    media: media("dark", "active"),
    officeTheme: contrastTheme("#000000", "#FFFFFF", true),
  },
  {
    name: "forced-light",
    theme: "light",
    media: media("light", "active"),
    officeTheme: contrastTheme("#FFFFFF", "#000000", false),
  },
];

/**
 * Shows the pane so, whatever it looked like before. Excel does not report a change, so the pane is told
 * as if it became visible.
 */
export async function showLook(workbench: WorkbenchPage, look: PaneLook): Promise<void> {
  const { page, pane } = workbench;
  await page.emulateMedia(look.media);
  await pane.getByRole("navigation").waitFor();
  // Pressed once at least, which takes back the palette of a look before.
  const shownTheme = () => page.locator("html").getAttribute("data-theme");
  do await page.locator("#theme").click();
  while ((await shownTheme()) !== look.theme);
  const frame = await paneFrame(workbench);
  if (look.officeTheme !== undefined) {
    await frame.evaluate((value) => {
      Object.defineProperty(Office.context, "officeTheme", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, look.officeTheme);
  }
  await frame.waitForFunction(isShownIn, look.theme);
}

/** Whether the pane's colours are those of a theme. Runs in the page. */
function isShownIn(theme: "light" | "dark"): boolean {
  const provider = document.querySelector(".fui-FluentProvider");
  if (provider === null) return false;
  const ground = getComputedStyle(provider).getPropertyValue("--colorNeutralBackground1").trim();
  // Light grounds are #fff, dark ones #292929.
  return Number.parseInt(ground.slice(1, 2), 16) > 7 === (theme === "light");
}

/** Results of every kind that has some: sections stand there while they are still asked for. */
export async function waitForResults(pane: Page | FrameLocator): Promise<void> {
  await pane.getByRole("region", { name: "Studies" }).getByRole("article").first().waitFor();
  await pane.getByRole("progressbar").first().waitFor({ state: "detached" });
}

interface PaneView {
  /** As a file's name. */
  readonly name: string;
  /** The way to it from the view before. */
  readonly show: (workbench: WorkbenchPage) => Promise<void>;
}

async function go({ pane }: WorkbenchPage, name: string): Promise<void> {
  const views = pane.getByRole("navigation");
  const isInMenu = !["Search", "Formula", "Workbook", "Ask"].includes(name);
  if (isInMenu) await views.getByRole("button", { name: "More views" }).click();
  await views.getByRole("button", { name, exact: true }).click();
}

/** The views that work in a workbook, in an order in which each leads to the next; begins empty. */
export const workbookViews: readonly PaneView[] = [
  {
    name: "search-empty",
    show: async ({ pane }) => {
      await pane.getByRole("searchbox").waitFor();
    },
  },
  {
    name: "search-results",
    show: async ({ pane }) => {
      await pane.getByRole("searchbox").fill("gdp");
      await pane.getByRole("searchbox").press("Enter");
      await waitForResults(pane);
      const pictures = await pane.getByRole("region", { name: "Statistics" }).locator("img").all();
      await Promise.all(
        pictures.map((picture) =>
          picture.evaluate((image) => (image as HTMLImageElement).decode()),
        ),
      );
    },
  },
  {
    name: "detail-chart",
    show: async ({ pane }) => {
      const statistics = pane.getByRole("region", { name: "Statistics" });
      await statistics
        .getByRole("button", { name: /^Insert chart of/ })
        .first()
        .click();
      await pane.getByRole("button", { name: "Show chart and data" }).click();
      await pane.locator("[role=img] svg").waitFor();
    },
  },
  {
    name: "detail-links",
    show: async ({ pane }) => {
      await pane.getByRole("tab", { name: "Table" }).click();
      await pane.getByRole("button", { name: /^Get the reports’ links/ }).click();
      await pane.getByRole("link", { name: "Report as PDF" }).waitFor();
    },
  },
  {
    name: "formula-new",
    show: async (workbench) => {
      await go(workbench, "Formula");
      await workbench.pane.getByRole("heading", { name: "New formula in A1" }).waitFor();
    },
  },
  {
    name: "formula-with-preview",
    show: async (workbench) => {
      const { pane } = workbench;
      await pane.getByLabel("Function").selectOption("STAT.SEARCH");
      await pane.getByLabel("query (required)").fill("population");
      await pane.getByLabel("size").fill("3");
      await pane.getByRole("button", { name: "Fetch the preview" }).click();
      await pane.getByRole("table").waitFor();
    },
  },
  {
    name: "formula-reopened",
    show: async ({ pane }) => {
      await pane.getByRole("button", { name: "Insert at A1" }).click();
      await pane.getByRole("heading", { name: "Formula in A1", exact: true }).waitFor();
      await pane.getByText("Options").click();
      await pane.getByLabel("headers").waitFor();
      await pane.getByRole("table").waitFor();
    },
  },
  {
    name: "ask-empty",
    show: async (workbench) => {
      await go(workbench, "Ask");
      await workbench.pane.getByText("No question yet.").waitFor();
    },
  },
  {
    name: "ask-answered",
    show: async ({ pane }) => {
      await pane
        .getByLabel("Question", { exact: true })
        .fill("How large is the population of Germany?");
      await pane.getByLabel("Question", { exact: true }).press("Enter");
      await pane.getByRole("article").waitFor();
    },
  },
  {
    name: "source",
    show: async (workbench) => {
      await go(workbench, "Where is it from?");
      await workbench.pane.getByRole("button", { name: "Look for the source" }).waitFor();
    },
  },
  {
    name: "fill",
    show: async (workbench) => {
      await go(workbench, "Fill a table");
      await workbench.pane.getByRole("button", { name: "Read the marked table" }).waitFor();
    },
  },
  {
    name: "templates",
    show: async (workbench) => {
      await go(workbench, "Templates");
      await workbench.pane.getByRole("button", { name: "Insert Dashboard" }).waitFor();
    },
  },
  {
    name: "refresh-plan",
    show: async (workbench) => {
      await go(workbench, "Workbook");
      await workbench.pane
        .getByLabel("What", { exact: true })
        .selectOption("Everything, fresh answers too");
      await workbench.pane.getByRole("button", { name: /^Refresh \(/ }).waitFor();
    },
  },
  {
    name: "refresh-report",
    show: async ({ pane }) => {
      await pane.getByRole("button", { name: /^Refresh \(/ }).click();
      await pane
        .getByText(/updated, \d+ unchanged, \d+ failed/)
        .first()
        .waitFor();
    },
  },
  {
    name: "diagnostics",
    show: async (workbench) => {
      await go(workbench, "Diagnostics");
      await workbench.pane.getByText("Requirement sets").waitFor();
    },
  },
  {
    name: "connection",
    show: async (workbench) => {
      await go(workbench, "Connection");
      await workbench.pane.getByRole("button", { name: "Forget key" }).waitFor();
    },
  },
  {
    name: "first-run",
    show: async ({ pane }) => {
      await pane.getByRole("button", { name: "Forget key" }).click();
      await pane.getByRole("button", { name: "Use demo key" }).waitFor();
    },
  },
  {
    name: "first-run-found",
    show: async ({ pane }) => {
      await pane.getByRole("button", { name: "Use demo key" }).click();
      await pane.getByRole("region", { name: "What this key can do" }).waitFor();
    },
  },
];
