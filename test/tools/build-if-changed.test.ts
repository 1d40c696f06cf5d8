import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildSettings } from "../../tools/build/build-addresses.js";
import { buildIfChanged } from "../../tools/start/build.js";

const files = [
  ...["src/addin/main.ts", "assets/icon.png", "tools/build/plugin.js", "tsconfig.json"],
  ...["tools/functions-metadata/de.ts", "tools/functions-metadata.ts", "tools/function-files.mjs"],
  ...["manifest.xml", "webpack.config.js", "package-lock.json", "package.json"],
  ...["docs/index.md", "tools/docs/sidebar.ts", "CONTRIBUTING.md"],
  ...["dist/addin/taskpane.html", "dist/workbench/index.html", "dist/docs/index.html"],
];
let root = "";
beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue(undefined);
  root = await mkdtemp(join(tmpdir(), "built-"));
  for (const path of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), path);
  }
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

/** Builds as npm start does, by other means; tells whether there was anything to do. */
async function builds(work: () => Promise<void> = () => Promise.resolve()): Promise<boolean> {
  let isBuilt = false;
  await buildIfChanged(root, async () => {
    isBuilt = true;
    await work();
  });
  return isBuilt;
}

describe("npm start", () => {
  it("builds once while nothing changes", async () => {
    expect(await builds()).toBe(true);
    expect(await builds()).toBe(false);
  });

  it.each(files.slice(0, -3))("builds again when %s has changed", async (path) => {
    await builds();
    await writeFile(join(root, path), "changed");
    expect(await builds()).toBe(true);
  });

  it("builds again after a build by other means", async () => {
    await builds();
    await utimes(join(root, "dist/addin/taskpane.html"), 1, 1);
    expect(await builds()).toBe(true);
  });

  it.each(Object.keys(buildSettings({})))(
    "builds again for another %s, which stands in what is built",
    async (name) => {
      await builds();
      vi.stubEnv(name, "https://stat.example");
      expect(await builds()).toBe(true);
      expect(await builds()).toBe(false);
    },
  );

  it("knows whatever a build takes from its environment, since one file reads that", () => {
    const project = join(import.meta.dirname, "../..");
    const single = ["webpack.config.js", "tools/functions-metadata.ts", "tools/function-files.mjs"];
    const folders = ["tools/build", "tools/docs", "tools/functions-metadata"].flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    const readers = [...folders, ...single.map((file) => join(project, file))].filter((path) =>
      readFileSync(path, "utf8").includes("process.env"),
    );
    expect(readers).toEqual([join(project, "tools/build/build-constants.js")]);
  });

  it("builds again when a file was added, or what was built is gone", async () => {
    await builds();
    await writeFile(join(root, "src/addin/new.ts"), "");
    expect(await builds()).toBe(true);
    await rm(join(root, "dist/workbench"), { recursive: true });
    expect(await builds()).toBe(true);
  });

  it("builds again when a source was changed while it was building", async () => {
    expect(await builds(() => writeFile(join(root, "src/addin/main.ts"), "changed"))).toBe(true);
    expect(await builds()).toBe(true);
    expect(await builds()).toBe(false);
  });

  it("builds again where a build failed", async () => {
    await builds();
    await writeFile(join(root, "src/addin/main.ts"), "changed");
    await expect(builds(() => Promise.reject(new Error("It broke.")))).rejects.toThrow("It broke.");
    expect(await builds()).toBe(true);
  });
});
