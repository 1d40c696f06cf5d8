import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { builtState } from "../../tools/start/built-state.js";

const files = [
  ...["src/addin/main.ts", "assets/icon.png", "tools/build/plugin.js", "tsconfig.json"],
  ...["tools/functions-metadata/de.ts", "tools/functions-metadata.ts", "tools/function-files.mjs"],
  ...["manifest.xml", "webpack.config.js", "package-lock.json"],
  ...["docs/index.md", "tools/docs/sidebar.ts", "CONTRIBUTING.md"],
  ...["dist/addin/taskpane.html", "dist/workbench/index.html", "dist/docs/index.html"],
];
let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "built-"));
  for (const path of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), path);
  }
});
afterEach(() => rm(root, { recursive: true }));

describe("what npm start knows of the last build", () => {
  it("is the same while nothing changes", () => {
    expect(builtState(root, {})).toBe(builtState(root, {}));
  });

  it.each(files.slice(0, 13))("is another one when %s changes", async (path) => {
    const before = builtState(root, {});
    await writeFile(join(root, path), "changed");
    expect(builtState(root, {})).not.toBe(before);
  });

  it("is another one after a build by other means, or for another origin", async () => {
    const before = builtState(root, {});
    await utimes(join(root, "dist/addin/taskpane.html"), 1, 1);
    expect(builtState(root, {})).not.toBe(before);
    expect(builtState(root, { STAT_ORIGIN: "https://stat.example" })).not.toBe(
      builtState(root, {}),
    );
  });

  it("is another one when a file is added or taken away, and unknown without a build", async () => {
    const before = builtState(root, {});
    await writeFile(join(root, "src/addin/new.ts"), "");
    expect(builtState(root, {})).not.toBe(before);
    await rm(join(root, "dist/workbench"), { recursive: true });
    expect(builtState(root, {})).toBeUndefined();
  });
});
