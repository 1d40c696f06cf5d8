import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unpackContent } from "../../../src/service/library/index.js";
import { openDatabaseContent } from "../../../src/storage/index.js";
import { openShared, type Shared, type SharedService } from "./support/open-shared.js";

/** What is imported into a database is content of every service on it. */
let clock = Date.parse("2026-11-20T09:30:00Z");
const now = () => clock;

let shared: Shared;
let services: readonly [SharedService, ...SharedService[]];
let key = "";
beforeAll(async () => {
  shared = await openShared(now);
  ({ key } = await shared.addKey());
  services = [await shared.start("first"), await shared.start("second")];
});
afterAll(() => shared.close());

/** A table of widgets with these figures from 2020 on. */
function table(name: string, figures: readonly number[]): string {
  const path = join(shared.folder, `${name}.csv`);
  const rows = figures.map((figure, at) => `Spain,${String(2020 + at)},${String(figure)}\n`);
  writeFileSync(path, `country,year,Widget shipments (pieces)\n${rows.join("")}`);
  return path;
}
const said = ["--source", "widget-works", "--licence", "internal use only"];

const identifierOf = async (service: SharedService) => {
  const path = "/v1/search/market-insights/indicators?q=widget%20shipments";
  const { items } = await service.json(path, key);
  const found = items as readonly { identifier: string; title: string }[];
  return found.find(({ title }) => title.startsWith("Widget shipments"))?.identifier;
};
/** The latest figure that a service shows. */
const latestOf = async (service: SharedService) => {
  const id = await identifierOf(service);
  if (id === undefined) return undefined;
  const answer = await service.ask(`/v1/data/market-insights/indicator?id=${id}&geo=ESP`, key);
  return Number(/"value":(\d+)/.exec(await answer.text())?.[1]);
};
/** Composing the library takes seconds on a slow machine. */
const within = { interval: 200 };
const shown = async (latest: unknown) => {
  for (const service of services) await expect.poll(() => latestOf(service), within).toBe(latest);
};

/** The figures that stand in the database. */
async function figuresKept(): Promise<unknown> {
  const store = await openDatabaseContent(shared.postgres.url);
  const [content] = unpackContent((await store.read()).sources);
  await store.close();
  return Object.values(content?.figures ?? {})[0]?.["ESP"]?.[1];
}

describe("content of a database", () => {
  it("is shown by every service without a restart, also after its line for announcements was cut", async () => {
    const path = table("widgets", [1, 2, 3, 4, 5]);
    const imported = await shared.import(path, ...said);
    expect(imported.text).toContain("Imported widget-works");
    expect(imported.exitCode).toBe(0);
    await shown(5);
    const [first, second] = services;
    expect(await identifierOf(first)).toBe(await identifierOf(second ?? first));
    expect((await shared.content("list")).text).toMatch(/^widget-works .* 1 indicators, 1 series/);
    expect((await shared.content("show", "widget-works")).text).toContain(`read from ${path}`);
    expect(shared.faults).toEqual([]);

    const { rowCount } = await shared.inDatabase(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stat'",
    );
    expect(rowCount).toBeGreaterThanOrEqual(services.length);
    table("widgets", [1, 2, 3, 4, 6, 7]);
    expect((await shared.content("update")).text).toBe(
      "widget-works: figures 1 new, 1 changed, 0 gone.",
    );
    await shown(7);
  });

  it("is one import's whole where two come at once", async () => {
    await services[1]?.close();
    services = [services[0]];
    const all = [11, 12].map((figure) => table(`widgets-${String(figure)}`, [figure, figure]));
    const results = await Promise.all(all.map((path) => shared.import(path, ...said)));
    // Which was there before the other was read is kept; they may also have come one after the other.
    expect(results.map(({ exitCode }) => exitCode)).toContain(0);
    for (const { text } of results.filter(({ exitCode }) => exitCode !== 0))
      expect(text).toMatch(
        /^widget-works was replaced by another command while its source was read/,
      );
    const kept = (await figuresKept()) as number[];
    expect([11, 12].map((figure) => [figure, figure])).toContainEqual(kept);
    await shown(kept[0]);
  });

  it("is not read again when another source is imported", async () => {
    const before = await latestOf(services[0]);
    // Whoever asked for it would be told that it cannot be read.
    await shared.inDatabase("update stat.measures set packed = 'garbage'::bytea || packed");
    const other = join(shared.folder, "gears.csv");
    writeFileSync(other, "country,year,Gear shipments (pieces)\nSpain,2020,7\n");
    const imported = await shared.import(
      ...[other, "--source", "gear-works", "--licence", "internal use only"],
    );
    expect(imported.exitCode).toBe(0);
    const gears = "/v1/search/market-insights/indicators?q=gear%20shipments";
    const titles = async () => JSON.stringify(await services[0].json(gears, key));
    await expect.poll(titles, within).toContain("Gear shipments");
    expect(await latestOf(services[0])).toBe(before);
    expect(shared.faults.filter((fault) => fault.includes("cannot be read"))).toEqual([]);

    await shared.inDatabase(
      "update stat.measures set packed = substring(packed from 8) where source = 'widget-works'",
    );
    expect((await shared.content("remove", "gear-works")).exitCode).toBe(0);
    await expect.poll(titles, within).not.toContain("Gear shipments");
  });

  it("is shown as it was while it cannot be read, and tried again each minute", async () => {
    const before = await latestOf(services[0]);
    const { rows } = await shared.inDatabase(`
      select packed from stat.measures natural join
        (select source, measures -> 0 ->> 1 as digest from stat.content) as there`);
    // Another measure than the one that was read.
    const replace = `
      update stat.content set digest = 'other',
        measures = jsonb_build_array(jsonb_build_array(measures -> 0 -> 0, 'other'));
      delete from stat.measures using stat.content where former -> 0 ->> 1 = stat.measures.digest;
      update stat.measures set digest = 'other', packed = 'garbage'`;
    await shared.inDatabase(`begin; ${replace}; notify stat_content; commit`);
    const told = expect.stringMatching(/widget-works in the database .* cannot be read/) as string;
    await expect.poll(() => shared.faults, within).toContainEqual(told);
    expect(await latestOf(services[0])).toBe(before);

    // Another version is not told: what was in the way is gone.
    const text = gunzipSync(rows[0]?.packed ?? "").toString();
    const mended = gzipSync(text.replaceAll(`,${String(before)}]`, ",22]"));
    await shared.inDatabase("update stat.measures set packed = $1", [mended]);
    clock += 60_000;
    await shown(22);
    // Once, not at every look.
    expect(shared.faults.filter((fault) => fault.includes("cannot be read"))).toEqual([told]);
  });

  it("is read while the database's disk is full, and nothing is imported", async () => {
    // As PostgreSQL refuses it, which needs a disk of its own to happen by itself.
    await shared.inDatabase(`
      create function fill() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger fill before insert on stat.content for each row execute function fill()`);
    const refused = await shared.import(table("widgets", [31, 32]), ...said);
    expect(refused.exitCode).toBe(1);
    expect(refused.text).toMatch(
      /^The disk of the database postgres on 127\.0\.0\.1:\d+ is full \(could not extend file\): nothing can be written until there is room, reading goes on\.$/,
    );
    expect((await shared.content("list")).text).toMatch(/^widget-works /);
    await shared.inDatabase("drop function fill cascade");
    expect((await shared.import(join(shared.folder, "widgets.csv"), ...said)).exitCode).toBe(0);
    await shown(32);
  });

  it("is served while the database does not answer, and nothing is imported", async () => {
    const before = await latestOf(services[0]);
    await shared.postgres.kill();
    expect(await latestOf(services[0])).toBe(before);
    for (const command of [
      () => shared.import(table("widgets", [31, 32]), ...said),
      () => shared.content("list"),
      () => shared.content("remove", "widget-works"),
    ]) {
      const { exitCode, text } = await command();
      expect(exitCode).toBe(1);
      expect(text).toMatch(/^PostgreSQL does not answer: the database postgres on 127\.0\.0\.1/);
      expect(text).not.toContain("pa55w0rd");
    }
    await shared.postgres.start();
    expect((await shared.content("remove", "widget-works")).text).toContain("Removed");
    await shown(undefined);
  });
});
