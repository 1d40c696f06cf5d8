import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listPackages } from "../../../tools/docs/list-packages.js";

it("lists the packages of a bundle where nothing was built yet", () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-packages-"));
  const file = join(folder, "dist/docs.packages.json");
  const module = join(import.meta.dirname, "../../../node_modules/vue/dist/vue.js");
  listPackages(file, {
    "app.js": { type: "chunk", modules: { [module]: {}, "/own/page.md": {} } },
    "style.css": { type: "asset" },
  });
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([expect.stringMatching(/^vue@\d/)]);
  rmSync(folder, { recursive: true });
});
