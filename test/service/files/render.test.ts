import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createRenderCache,
  createRenderPool,
  openDiskStore,
  type RenderTask,
} from "../../../src/service/files/render/index.js";

describe("the render cache", () => {
  it("renders once what is asked for twice at once", async () => {
    const cache = createRenderCache();
    let made = 0;
    const render = (text: string) => () => {
      made += 1;
      return Promise.resolve(text);
    };
    const asked = ["a", "a", "b", "c", "a"].map((name) => cache.get(name, render(name)));
    const answers = await Promise.all(asked);
    expect(answers.map(({ bytes }) => bytes.toString())).toEqual(["a", "a", "b", "c", "a"]);
    expect(made).toBe(3);
    expect(answers[0]).toBe(answers[4]);
  });

  it("forgets the least used when it is full, and never keeps a failure", async () => {
    const cache = createRenderCache({ maxBytes: 3000 });
    let made = 0;
    const big = () => {
      made += 1;
      return Promise.resolve(Buffer.alloc(1000));
    };
    for (const name of ["a", "b", "c", "a"]) await cache.get(name, big);
    expect(made).toBe(4);
    await expect(cache.get("x", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect((await cache.get("x", () => Promise.resolve("yes"))).bytes.toString()).toBe("yes");
  });

  it("ends what is drawn when the last of those who asked has left, not before", async () => {
    const cache = createRenderCache();
    const [one, two] = [new AbortController(), new AbortController()];
    let ended = false;
    const drawing = (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          ended = true;
          reject(new Error("nobody waits"));
        });
      });
    const asked = [one, two].map(({ signal }) => cache.get("x", drawing, signal));
    await new Promise((resolve) => setImmediate(resolve));
    one.abort();
    expect(ended).toBe(false);
    two.abort();
    expect(ended).toBe(true);
    // Who comes while it is still being ended does not end with it.
    const anew = cache.get("x", () => Promise.resolve("anew"));
    await Promise.allSettled(asked);
    expect((await anew).bytes.toString()).toBe("anew");
  });

  it("keeps what was drawn to its end although everybody had left, and gives it to who comes meanwhile", async () => {
    const cache = createRenderCache();
    let finish = () => {};
    const drawing = () =>
      new Promise<string>((resolve) => {
        finish = () => {
          resolve("drawn");
        };
      });
    const left = new AbortController();
    const first = cache.get("x", drawing, left.signal);
    await new Promise((resolve) => setImmediate(resolve));
    left.abort();
    const second = cache.get("x", () => Promise.reject(new Error("drawn twice")));
    finish();
    expect((await second).bytes.toString()).toBe("drawn");
    await first;
    const later = await cache.get("x", () => Promise.reject(new Error("drawn twice")));
    expect(later.bytes.toString()).toBe("drawn");
  });

  it("makes nothing for who has left before", async () => {
    const cache = createRenderCache();
    const never = () => Promise.reject(new Error("made for nobody"));
    await expect(cache.get("x", never, AbortSignal.abort())).rejects.toThrow("aborted");
  });
});

describe("the store on disk", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stat-rendered-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("outlives a restart, for the same version only", async () => {
    const store = await openDiskStore({ folder, version: "1" });
    await store.put("a", Buffer.from("kept"));
    const again = await openDiskStore({ folder, version: "1" });
    expect((await again.get("a"))?.toString()).toBe("kept");
    expect(await again.get("b")).toBeUndefined();
    const other = await openDiskStore({ folder, version: "2" });
    expect(await other.get("a")).toBeUndefined();
  });

  it("stays within its size, and goes on where its files were cleared away", async () => {
    const store = await openDiskStore({ folder, version: "1", maxBytes: 2500 });
    for (const name of ["a", "b", "c", "d"]) await store.put(name, Buffer.alloc(1000));
    expect(await store.get("a")).toBeUndefined();
    expect((await store.get("d"))?.length).toBe(1000);
    const reopened = await openDiskStore({ folder, version: "1", maxBytes: 2500 });
    expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
    await rm(folder, { recursive: true });
    expect(await reopened.get("d")).toBeUndefined();
    await reopened.put("e", Buffer.alloc(10));
    await openDiskStore({ folder, version: "1" });
  });
});

describe("the threads", () => {
  const task = (title: string): RenderTask => ({
    kind: "chart",
    item: {
      ...{ id: 1, language: "en", title, subject: "", description: "", note: "" },
      chart: {
        graphType: "bar",
        horizontal: false,
        unit: null,
        table: { categories: ["a"], series: [{ name: "b", values: [1] }] },
      },
      ...{ sources: [], releasedAt: "2020-01-01", isPremium: false },
      edition: { version: "1", date: "2020-01-01" },
    },
    look: { language: "en", widthPx: 300, heightPx: 200, fontSizePx: 10 },
  });

  it("refuse with 503 what would wait too long, and draw the rest", async () => {
    const pool = createRenderPool({ threads: 1, maxWaiting: 2, niceness: 0 });
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => pool.render(task(String(index)))),
    );
    await pool.close();
    const refused = asked.flatMap((one) =>
      one.status === "rejected" ? [one.reason as unknown] : [],
    );
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const error of refused) {
      expect(error).toMatchObject({ status: 503, retryAfterMs: 5000, code: "rate-limited" });
    }
    expect(asked.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(2);
  });

  it("never begin what nobody waits for any more", async () => {
    const pool = createRenderPool({ threads: 1, niceness: 0 });
    const first = pool.render(task("first"));
    const left = new AbortController();
    const second = pool.render(task("second"), left.signal);
    left.abort();
    await expect(second).rejects.toThrow();
    expect(pool.load().waiting).toBe(0);
    expect((await first).length).toBeGreaterThan(100);
    await pool.close();
  });
});
