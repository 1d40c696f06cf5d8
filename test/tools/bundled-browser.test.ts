import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { localCertificate } from "../../tools/certificates.js";
import { findBrowser } from "../../tools/site/browser/find-browser.js";
import { launchBrowser } from "../../tools/site/browser/launch-browser.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-browser-"));
  vi.stubEnv("STAT_BROWSER", "bundled");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it("the bundled browser is whole for everyone who finds it, however many unpack it at once", async () => {
  vi.stubEnv("TMPDIR", folder);
  const sizeWhenFound = async () => (await stat((await findBrowser()).executablePath)).size;
  const first = sizeWhenFound();
  await expect.poll(() => readdir(folder)).not.toEqual([]);
  const sizes = await Promise.all([first, sizeWhenFound()]);
  const size = await sizeWhenFound();
  expect(size).toBeGreaterThan(100_000_000);
  expect(sizes).toEqual([size, size]);
});

it("opens pages by https also where nothing says that it has all that TLS takes", async () => {
  // Nobody there to say what its libraries need.
  vi.stubEnv("PATH", folder);
  expect(await findBrowser()).toMatchObject({ opensTls: false });
  const server = createServer(await localCertificate(join(folder, "certificate")), (_, answer) => {
    answer.end("Here it is.");
  }).listen(0, "localhost");
  await once(server, "listening");
  const { browser, newContext } = await launchBrowser();
  try {
    const page = await (await newContext()).newPage();
    await page.goto(`https://localhost:${String((server.address() as AddressInfo).port)}/`);
    expect(await page.textContent("body")).toBe("Here it is.");
  } finally {
    await browser.close();
    server.close();
  }
});
