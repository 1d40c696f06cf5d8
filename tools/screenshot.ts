/** Takes the pictures of the workbench kept in docs; needs `npm run build`. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { WorkbenchPage } from "./site/workbench-page.js";
import { openSite } from "./site/open-site.js";

const folder = join(import.meta.dirname, "../docs/pictures");

interface Picture {
  readonly name: string;
  readonly query: string;
  readonly width: number;
}

const pictures: readonly Picture[] = [
  { name: "workbench", query: "theme=light", width: 1280 },
  { name: "workbench-dark", query: "theme=dark", width: 1280 },
  { name: "workbench-narrow", query: "theme=light", width: 700 },
  { name: "workbench-narrow-dark", query: "theme=dark&pane=hidden", width: 700 },
];

/** As the add-in does it, through office.js in its own frame. */
async function insertChart({ page }: WorkbenchPage): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes("taskpane"));
  await frame?.evaluate(async () => {
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const chart = sheet.charts.add("BarClustered", sheet.getRange("A14:B22"), "Columns");
      chart.title.text = "Total population, 2017";
      chart.legend.visible = false;
      chart.setPosition("C13", "C27");
      await context.sync();
    });
  });
}

await mkdir(folder, { recursive: true });
const site = await openSite();
for (const { name, query, width } of pictures) {
  const workbench = await site.open(query, { width, height: 800 });
  const { page } = workbench;
  await page.waitForFunction(() => {
    const { host } = (globalThis as unknown as { workbench: { host: SampleHost } }).workbench;
    const at = { sheetId: host.workbook.activeSheetId(), row: 14, col: 1 };
    return typeof host.workbook.cell(at).value === "number";
  });
  await insertChart(workbench);
  await page.locator(".o-figure canvas").first().waitFor();
  // The chart's own animation.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`${name}.png`, workbench.errors);
  await workbench.close();
}
await site.close();

interface SampleHost {
  readonly workbook: {
    activeSheetId(): string;
    cell(at: { sheetId: string; row: number; col: number }): { value: unknown };
  };
}
