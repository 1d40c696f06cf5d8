/** Takes the pictures of the workbench kept in docs; needs `npm run build`. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
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

await mkdir(folder, { recursive: true });
const site = await openSite();
for (const { name, query, width } of pictures) {
  const workbench = await site.open(query, { width, height: 800 });
  const { page } = workbench;
  await page.waitForFunction(() => {
    const { host } = (globalThis as unknown as { workbench: { host: SampleHost } }).workbench;
    const sheetId = host.workbook.activeSheetId();
    return [4, 13].every(
      (row) => typeof host.workbook.cell({ sheetId, row, col: 1 }).value === "number",
    );
  });
  // The formula bar shows the formula that follows the yellow cells.
  await workbench.select("A14");
  await page.locator(".o-figure canvas").nth(1).waitFor();
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
