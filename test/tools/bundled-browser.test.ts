import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findBrowser } from "../../tools/site/browser/find-browser.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-browser-"));
  vi.stubEnv("TMPDIR", folder);
  vi.stubEnv("STAT_BROWSER", "bundled");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it("the bundled browser is whole for everyone who finds it, however many unpack it at once", async () => {
  const sizeWhenFound = async () => (await stat((await findBrowser()).executablePath)).size;
  const first = sizeWhenFound();
  await expect.poll(() => readdir(folder)).not.toEqual([]);
  const sizes = await Promise.all([first, sizeWhenFound()]);
  const size = await sizeWhenFound();
  expect(size).toBeGreaterThan(100_000_000);
  expect(sizes).toEqual([size, size]);
});
