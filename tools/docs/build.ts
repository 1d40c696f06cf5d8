/** `npm run docs`: builds the site of documents into dist/docs; `-- --out FOLDER` into another one. */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vitepress";

const { values } = parseArgs({ options: { out: { type: "string", default: "dist/docs" } } });
await build(join(import.meta.dirname), { outDir: resolve(values.out) });
