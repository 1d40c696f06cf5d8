/** Pictures of every view of the pane for docs/screenshots: `npm run screenshots`, after `npm run build`. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { paneFrame, showLook, workbookViews } from "./site/pane-views.js";
import { openSite } from "./site/open-site.js";
import { pictureLooks } from "./site/pictures.js";

const folder = join(import.meta.dirname, "../docs/screenshots");

await mkdir(folder, { recursive: true });
const site = await openSite();
for (const look of pictureLooks) {
  const workbench = await site.open(`sheet=empty&theme=${look.theme}`, {
    width: 1280,
    height: 1400,
  });
  await showLook(workbench, look);
  const frame = await paneFrame(workbench);
  for (const { name, show } of workbookViews) {
    await show(workbench);
    const height = await frame.evaluate(() => document.documentElement.scrollHeight);
    const pane = workbench.page.locator("#pane iframe");
    const box = await pane.boundingBox();
    if (box === null) throw new Error("The pane is not in sight.");
    await workbench.page.screenshot({
      path: join(folder, `${name}-${look.name}.png`),
      clip: { ...box, height: Math.min(box.height, height) },
    });
    console.log(`${name}-${look.name}.png`);
  }
  await workbench.close();
}
await site.close();
