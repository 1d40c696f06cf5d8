/** Pictures of the workbench for docs/pictures: `npm run screenshots:workbench`, after `npm run build`. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openSite } from "./site/open-site.js";
import { workbenchHeight, workbenchPictures } from "./site/pictures.js";

const folder = join(import.meta.dirname, "../docs/pictures");

await mkdir(folder, { recursive: true });
const site = await openSite();
for (const { name, query, width } of workbenchPictures) {
  const workbench = await site.open(query, { width, height: workbenchHeight });
  const { page } = workbench;
  await page.waitForFunction(() => {
    const { host } = (globalThis as unknown as { workbench: { host: SampleHost } }).workbench;
    const sheetId = host.workbook.sheets.activeId();
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
    readonly sheets: { activeId(): string };
    cell(at: { sheetId: string; row: number; col: number }): { value: unknown };
  };
}
