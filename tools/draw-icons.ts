/** Draws the add-in's pictures into assets, and the store's logo beside its listing: `npm run icons`. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { iconSvg } from "./icons/shapes.js";
import { iconFiles } from "./icons/icon-files.js";

const root = join(import.meta.dirname, "..");
for (const { name, size, path } of iconFiles) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, new Resvg(iconSvg(name, size)).render().asPng());
}
console.log(`Drew ${iconFiles.length} pictures.`);
