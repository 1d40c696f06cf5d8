/**
 * Pictures of every view of the pane for docs/screenshots: `npm run screenshots`, after `npm run build`.
 * Light at first, then dark and in the system's forced colours.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { paneFrame, workbookViews } from "../test/support/pane-views.js";
import { openSite } from "../test/support/workbench-page.js";

const folder = join(import.meta.dirname, "../docs/screenshots");

const looks = [
  ["light", "theme=light", { colorScheme: "light", forcedColors: "none" }],
  ["dark", "theme=dark", { colorScheme: "dark", forcedColors: "none" }],
  ["forced-colours", "theme=light", { colorScheme: "dark", forcedColors: "active" }],
] as const;

await mkdir(folder, { recursive: true });
const site = await openSite();
for (const [look, query, media] of looks) {
  const workbench = await site.open(`sheet=empty&${query}`, { width: 1280, height: 1400 });
  await workbench.page.emulateMedia({ ...media, reducedMotion: "reduce" });
  const frame = paneFrame(workbench);
  for (const { name, show } of workbookViews) {
    await show(workbench);
    const height = await frame.evaluate(() => document.documentElement.scrollHeight);
    const pane = workbench.page.locator("#pane iframe");
    const box = await pane.boundingBox();
    if (box === null) throw new Error("The pane is not in sight.");
    await workbench.page.screenshot({
      path: join(folder, `${name}-${look}.png`),
      clip: { ...box, height: Math.min(box.height, height) },
    });
    console.log(`${name}-${look}.png`);
  }
  await workbench.close();
}
await site.close();
