/** `npm run docs:functions`: writes docs/functions.md and docs/errors.md from the code. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentation } from "./documentation.js";

const folder = join(import.meta.dirname, "../../docs");
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(await documentation())) {
  writeFileSync(join(folder, name), text);
  console.log(`docs/${name}`);
}
// Time limits of answered requests would keep the process for another minute.
process.exit(0);
