/** `npm run docs:functions`: writes the pages of functions and errors, and what the formulas of other pages show, from the code. */
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
