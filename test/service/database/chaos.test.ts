import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RunningPostgres } from "../../support/postgres/start-postgres.js";
import { openProcesses, type Processes } from "./support/open-processes.js";
import { openShared, type Shared } from "./support/open-shared.js";
import { startLoad, type Deed, type Load, type Place } from "./support/start-load.js";

/** Two services, a primary and a replica as processes under load, each of which is killed in turn. */

let shared: Shared;
let replica: Awaited<ReturnType<RunningPostgres["startReplica"]>>;
let processes: Processes;
let load: Load | undefined;
const places: Place[] = ["first", "second"].map((name) => ({ name, service: undefined }));
const [first, second] = places as [Place, Place];
const live = () => places.flatMap(({ service }) => service ?? []);
beforeAll(async () => {
  shared = await openShared(Date.now);
  replica = await shared.postgres.startReplica();
  processes = openProcesses(shared);
});
afterAll(async () => {
  processes.close();
  await load?.end();
  await shared.close();
});

async function start(place: Place) {
  // Both answer the same, links included.
  const PUBLIC_URL = "http://127.0.0.1:8787";
  const environment = { DATABASE_READ_URLS: replica.url, PUBLIC_URL };
  place.service = await processes.startService(place.name, environment);
}
async function kill(place: Place) {
  const { service } = place;
  place.service = undefined;
  service?.process.kill("SIGKILL");
  await service?.exited;
}

/** The latest figures that may be shown: the database confirmed them, or was asked to keep them. */
const imported: number[] = [];
async function importWidgets(latest: number, exitCode = 0) {
  if (exitCode === 0) imported.push(latest);
  const path = join(shared.folder, "widgets.csv");
  const rows = [1, 2, 3, 4, latest].map(
    (figure, at) => `Spain,${String(2020 + at)},${String(figure)}\n`,
  );
  writeFileSync(path, `country,year,Widget shipments (pieces)\n${rows.join("")}`);
  const said = ["--source", "widget-works", "--licence", "internal use only"];
  const result = await shared.import(path, ...said);
  expect(result.exitCode, result.text).toBe(exitCode);
}

type Body = Record<string, unknown>;
const population = "/v1/search/statistics?q=population%20germany&date_from=2010-01-01";
const widgets = "/v1/search/statistics?q=widget%20shipments%20spain";
const itemsOf = (body: Body | undefined) =>
  body?.["items"] as readonly { identifier: number; latest?: { value: number } }[];
const latestOf = (body: Body) => itemsOf(body)[0]?.latest?.value;
const tokens = new Set<string>();

function toDeeds(key: string, revoked: string, known: { items: unknown; data: Body; id: number }) {
  let asked = 0;
  const isNot = (one: unknown, other: unknown) =>
    JSON.stringify(one) === JSON.stringify(other) ? undefined : JSON.stringify(one);
  const read = (name: string, path: string, fault: (body: Body) => string | undefined): Deed => ({
    ...{ name, key, path, isRefusable: false },
    fault: (status, body) =>
      status === 200 ? fault(body) : `${String(status)} ${JSON.stringify(body)}`,
  });
  return [
    read("search", population, (body) => isNot(body["items"], known.items)),
    read("data", `/v1/data/statistic?id=${String(known.id)}`, (body) => isNot(body, known.data)),
    read("widgets", widgets, (body) => {
      const latest = latestOf(body);
      return latest !== undefined && imported.includes(latest) ? undefined : String(latest);
    }),
    {
      ...{ name: "ask", key, path: "/v1/research-ai/ask", isRefusable: true },
      body: () => ({
        question: `How many people lived in Italy in ${String(1950 + (asked++ % 20))}?`,
      }),
      fault: (status, body) => {
        if (status === 200) tokens.add(String(body["researchToken"]));
        return status === 200 ? undefined : String(status);
      },
    },
    {
      ...{ name: "revoked", key: revoked, path: population, isRefusable: false },
      // Strangers who ask so often are limited.
      fault: (status) => (status === 401 || status === 429 ? undefined : String(status)),
    },
  ] satisfies Deed[];
}

/** Until each service that runs has answered or refused each deed twice more; none was wrong. */
async function more({ faults, told }: Load, deeds: readonly Deed[]) {
  const wanted = places
    .filter(({ service }) => service !== undefined)
    .flatMap(({ name }) =>
      deeds.map((deed) => [deed.name, name, told(deed.name, name) + 2] as const),
    );
  await expect
    .poll(() => wanted.filter(([deed, place, least]) => told(deed, place) < least))
    .toEqual([]);
  expect(faults).toEqual([]);
}
const shown = async (latest: number, key: string) => {
  for (const service of live())
    await expect.poll(async () => latestOf(await service.json(widgets, key))).toBe(latest);
};
const database = async (state: string) => {
  for (const service of live())
    await expect.poll(async () => (await service.json("/v1/health"))["database"]).toBe(state);
};

async function begin() {
  const rate = ["--rate", "60000"];
  const [{ key }, other, revoked] = [
    await shared.addKey(...rate),
    await shared.addKey(...rate),
    await shared.addKey(),
  ];
  expect((await shared.keys("revoke", revoked.id)).exitCode).toBe(0);
  await importWidgets(5);
  await Promise.all([start(first), start(second)]);
  await shown(5, other.key);
  const items = itemsOf(await first.service?.json(population, other.key));
  const id = items[0]?.identifier ?? expect.fail();
  const data = await first.service?.json(`/v1/data/statistic?id=${String(id)}`, other.key);
  const deeds = toDeeds(key, revoked.key, { items, data: data ?? {}, id });
  const begun = startLoad(places, deeds);
  load = begun;
  return { key, other: other.key, load: begun, more: () => more(begun, deeds) };
}

async function expectBooked(key: string, { count }: Load) {
  const booked = async (operation: string) => {
    const usage = (await live()[0]?.json("/v1/usage", key))?.["days"];
    const days = usage as readonly { operation: string; calls: number }[];
    return days
      .filter((day) => day.operation === operation)
      .reduce((sum, one) => sum + one.calls, 0);
  };
  for (const [operation, names] of Object.entries({
    searchStatistics: ["search", "widgets"],
    getStatistic: ["data"],
    askResearch: ["ask"],
  })) {
    const counts = names.map((name) => count(name));
    const answered = counts.reduce((sum, one) => sum + one.answered, 0);
    // What was under way when something was killed may be booked, or twice; what was answered never not at all.
    const unsure = counts.reduce((sum, { lost }) => sum + lost, 0) + 2 * counts.length;
    await expect.poll(() => booked(operation)).toBeGreaterThanOrEqual(answered);
    expect(await booked(operation)).toBeLessThanOrEqual(answered + unsure);
  }
}

it("loses nothing and tells nothing wrong, whichever of them is killed", async () => {
  const { key, other, load: people, more: goOn } = await begin();
  await goOn();

  await replica.kill();
  await importWidgets(6);
  await shown(6, other);
  await goOn();
  await replica.start();

  await kill(first);
  const later = await shared.addKey();
  await goOn();
  await start(first);
  await goOn();

  await shared.postgres.kill();
  await database("unavailable");
  const { refused } = people.count("ask");
  await goOn();
  expect(people.count("ask").refused).toBeGreaterThan(refused);
  await importWidgets(7, 1);
  await kill(second);
  await goOn();
  await start(second);
  await goOn();
  await shared.postgres.start();
  await database("ok");
  await shown(6, other);
  const { answered } = people.count("ask");
  await expect.poll(() => people.count("ask").answered).toBeGreaterThan(answered);
  await importWidgets(8);
  await shown(8, other);
  await goOn();
  await people.end();
  expect(people.faults).toEqual([]);

  for (const service of live()) {
    // Sentences about the database, and no fault of ours.
    expect(service.output()).not.toMatch(/\n\s+at /);
    const found = await service.json(population, later.key);
    expect(itemsOf(found).length).toBeGreaterThan(0);
    for (const token of tokens) {
      const path = `/v1/research-ai/answer?research_token=${token}`;
      const state = async () => (await service.json(path, key))["state"];
      await expect.poll(state).toEqual({ status: "done" });
    }
  }
  await expectBooked(key, people);
}, 600_000);
