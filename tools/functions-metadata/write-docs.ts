/** `npm run docs:functions`: writes docs/functions.md, docs/errors.md and the README's table from the code. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentation } from "./documentation.js";

const folder = join(import.meta.dirname, "../..");
for (const [name, text] of Object.entries(await documentation())) {
  writeFileSync(join(folder, name), text);
  console.log(name);
}
// Time limits of answered requests would keep the process for another minute.
process.exit(0);
