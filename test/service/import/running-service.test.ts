import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runContentCommand, runImportCommand } from "../../../src/service/import/index.js";
import { buildService, openService } from "../../../src/service/index.js";
import { surroundingsOf } from "./import-folder.js";

/** Commands change the data folder while the service answers on it. */

const now = Date.parse("2026-11-20T12:00:00Z");
const faults: unknown[] = [];
let folder = "";
let app: FastifyInstance;
let origin = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "running-"));
  const parts = await openService({
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:1",
    keysFile: undefined,
    dataDir: folder,
    corsOrigins: [],
    now: () => now,
    onFault: (error) => faults.push(error),
  });
  app = await buildService(parts);
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (path: string) => {
  const response = await fetch(origin + path, { headers: { "x-api-key": "demo-advanced" } });
  return { status: response.status, text: await response.text() };
};
interface Found {
  readonly identifier: string;
  readonly title: string;
  readonly updated_at: string;
  readonly sources: readonly { readonly title: string }[];
}
const search = async () => {
  const { text } = await ask("/v1/search/market-insights/indicators?q=widget%20shipments");
  return (JSON.parse(text) as { items: Found[] }).items.filter(({ title }) =>
    title.startsWith("Widget shipments"),
  );
};
const within = { timeout: 200_000, interval: 200 };

describe("a service that is running", () => {
  it("shows what is imported, what is changed and what is removed, without a restart", async () => {
    const table = join(folder, "widgets.csv");
    const rows = (last: number) =>
      `country,year,Widget shipments (pieces)\n${[1, 2, 3, 4, last].map((value, at) => `Spain,${String(2020 + at)},${String(value)}`).join("\n")}\n`;
    const args = [table, "--source", "widget-works", "--licence", "internal use only"];
    expect(await search()).toEqual([]);

    writeFileSync(table, rows(5));
    expect((await runImportCommand(args, surroundingsOf(folder, now))).text).toContain("1 series");
    await expect.poll(search, within).toHaveLength(1);
    const [found] = await search();
    expect(found?.title).toBe("Widget shipments – Spain");
    expect(found?.updated_at).toMatch(/^2026-11-20/);
    const listed = await ask("/v1/search/statistics?q=widget%20shipments&date_from=2026-01-01");
    expect(listed.text).toContain("<p>Source: widget-works</p>");
    const data = () =>
      ask(`/v1/data/market-insights/indicator?id=${found?.identifier ?? ""}&geo=ESP`);
    expect((await data()).text).toContain('"value":5');

    const statistics = JSON.parse(
      (await ask("/v1/search/statistics?q=widget%20shipments%20spain")).text,
    ) as {
      items: { identifier: number; link: string }[];
    };
    const [statistic] = statistics.items;
    expect(String(statistic?.identifier)).toMatch(/^\d{15}$/);
    const figures = await ask(`/v1/data/statistic?id=${String(statistic?.identifier)}`);
    expect(figures.status, figures.text).toBe(200);
    const page = await fetch(origin + new URL(statistic?.link ?? "").pathname);
    const shown = await page.text();
    expect(shown).toContain("widget-works");
    expect(shown).toContain("internal use only");

    writeFileSync(table, rows(6));
    await runImportCommand(args, surroundingsOf(folder, now + 864e5));
    await expect.poll(async () => (await data()).text, within).toContain('"value":6');
    expect((await search())[0]?.updated_at).toMatch(/^2026-11-21/);

    await runContentCommand(["remove", "widget-works"], surroundingsOf(folder, now));
    await expect.poll(search, within).toEqual([]);
    expect((await data()).status).toBe(404);
    expect(faults).toEqual([]);
  });

  it("keeps what it has of a source that cannot be read, and reads it once it can", async () => {
    const table = join(folder, "widgets.csv");
    const other = join(folder, "other");
    const args = [table, "--source", "widget-works", "--licence", "internal use only"];
    const importInto = async (dataDir: string, figure: number) => {
      writeFileSync(
        table,
        `country,year,Widget shipments (pieces)\nSpain,2024,${String(figure)}\n`,
      );
      const { exitCode } = await runImportCommand(args, surroundingsOf(dataDir, now));
      expect(exitCode).toBe(0);
    };
    const shown = async () => {
      const [found] = await search();
      const path = `/v1/data/market-insights/indicator?id=${found?.identifier ?? ""}&geo=ESP`;
      return /"value":(\d+)/.exec((await ask(path)).text)?.[1];
    };
    const nameIn = (dataDir: string) => join(dataDir, "content", "widget-works.json.gz");
    await importInto(folder, 7);
    await importInto(other, 8);
    await expect.poll(shown, within).toBe("7");

    rmSync(nameIn(folder));
    mkdirSync(nameIn(folder));
    await expect
      .poll(() => faults.map(String), within)
      .toEqual([expect.stringMatching(/widget-works\.json\.gz cannot be read: EISDIR/)]);
    expect(await shown()).toBe("7");

    rmdirSync(nameIn(folder));
    renameSync(nameIn(other), nameIn(folder));
    await expect.poll(shown, within).toBe("8");
    expect(faults).toHaveLength(1);
  });
});
