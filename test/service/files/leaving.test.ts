import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  createRenderCache,
  createRenderPool,
  openDiskStore,
  registerFileRoutes,
  type Render,
} from "../../../src/service/files/index.js";
import { createParts, startService } from "../support/start-service.js";

/** A busy machine answers late. */
const patiently = { timeout: 200_000 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-leaving-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** The service on a port, where `render` draws; asks with signed addresses. */
async function listening(render: Render, close: () => Promise<void> = () => Promise.resolve()) {
  const { library, links, keys } = createParts();
  const faults: unknown[] = [];
  const looks: string[] = [];
  const disk = await openDiskStore({ folder, version: "1" });
  const service = await startService({
    ...{ library, links, keys },
    onFault: (fault) => faults.push(fault),
    registerFiles: (scope) => {
      const cache = createRenderCache({ disk, onLook: (found) => looks.push(found) });
      registerFileRoutes(scope, {
        ...{ library, links, keys, publicUrl: "https://service.example", cache, render },
      });
    },
  });
  const address = await service.app.listen({ host: "127.0.0.1", port: 0 });
  const [first = 0, second = 0] = library.statistics.keys();
  return {
    ...{ faults, looks, first, second, links },
    ask: (link: string) => {
      const signed = links.sign(link, "trial-advanced");
      const { pathname, search } = new URL(signed?.address ?? "");
      const controller = new AbortController();
      const answer = fetch(address + pathname + search, { signal: controller.signal });
      const leave = async () => {
        controller.abort();
        await expect(answer).rejects.toThrow();
      };
      return { answer, leave };
    },
    close: async () => {
      await service.close();
      await close();
    },
  };
}

it("what is given up for who has left is no fault of the service", async () => {
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  let ended = () => {};
  const isEnded = new Promise<void>((resolve) => (ended = resolve));
  const service = await listening(async (_task, signal) => {
    begun();
    if (signal !== undefined && !signal.aborted) await once(signal, "abort");
    ended();
    throw new DOMException("The task has been aborted", "AbortError");
  });
  const asked = service.ask(service.links.report(service.first, "pdf", "en"));
  await isBegun;
  await asked.leave();
  await isEnded;
  await service.close();
  expect(service.faults).toEqual([]);
});

it("what is being drawn when its reader leaves is kept for the next; what waits is never drawn", async () => {
  const pool = createRenderPool({ threads: 1, niceness: 0 });
  const begun: string[] = [];
  const drawn: string[] = [];
  const service = await listening(async (task, signal) => {
    const name = `${task.kind} ${String(task.item.id)}`;
    begun.push(name);
    const bytes = await pool.render(task, signal);
    drawn.push(name);
    return bytes;
  }, pool.close);
  const { links, first, second } = service;
  const report = service.ask(links.report(first, "pdf", "en"));
  await vi.waitFor(() => {
    expect(begun).toHaveLength(1);
  }, patiently);
  const other = service.ask(links.report(second, "pdf", "en"));
  const page = service.ask(links.contentPage("statistic", second, "en"));
  await vi.waitFor(() => {
    expect(pool.load().waiting).toBe(2);
  }, patiently);
  await Promise.all([report, other, page].map(({ leave }) => leave()));
  await vi.waitFor(() => {
    expect(pool.load().waiting).toBe(0);
  }, patiently);
  const again = await service.ask(links.report(first, "pdf", "en")).answer;
  expect(again.status).toBe(200);
  expect(
    Buffer.from(await again.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await service.close();
  expect(begun.filter((name) => name === `pdf ${String(first)}`)).toHaveLength(1);
  expect(drawn).toEqual([`pdf ${String(first)}`]);
  expect(service.faults).toEqual([]);
});

it("more than can wait is refused with when to come again, which is no fault of the service", async () => {
  const pool = createRenderPool({ threads: 1, maxWaiting: 0, niceness: 0 });
  let drawn: Promise<Uint8Array> | undefined;
  const service = await listening((task, signal) => {
    drawn = pool.render(task);
    return pool.render(task, signal);
  }, pool.close);
  const refused = await service.ask(service.links.report(service.first, "pdf", "en")).answer;
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await refused.json()).toMatchObject({ error: { code: "rate-limited" } });
  expect((await drawn)?.length).toBeGreaterThan(1000);
  await service.close();
  expect(service.faults).toEqual([]);
});
