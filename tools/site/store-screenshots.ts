/**
 * Pictures in the size that Microsoft's store asks for, 1366 × 768, into docs/store/pictures:
 * `npm run screenshots:store`, after `npm run build`. Of the workbench, since no Excel is here.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openSite } from "./open-site.js";
import { workbookViews } from "./pane-views.js";
import { storePictures, storeSize } from "./pictures.js";

const folder = join(import.meta.dirname, "../../docs/store/pictures");
/** On the way to one of them. */
const steps = ["ask-empty"];

await mkdir(folder, { recursive: true });
const site = await openSite();
const workbench = await site.open("theme=light", storeSize);
while (typeof (await workbench.cell("B15")).value !== "number")
  await workbench.page.waitForTimeout(50);
for (const { name, show } of workbookViews) {
  const picture = storePictures[name];
  if (picture === undefined && !steps.includes(name)) continue;
  await show(workbench);
  if (picture === undefined) continue;
  await workbench.page.screenshot({ path: join(folder, `${picture}.png`) });
  console.log(`${picture}.png`);
}
await workbench.close();
await site.close();
