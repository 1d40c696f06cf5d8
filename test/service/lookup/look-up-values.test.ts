import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ValueCandidate } from "../../../src/contract/index.js";
import { startShippedService } from "../support/start-shipped-service.js";

/** `POST /v1/lookup/values` over the real library. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

const ask = async (body: Record<string, unknown>, key = "demo-advanced") => {
  const answer = await service.send({
    method: "POST",
    url: "/v1/lookup/values",
    headers: { "x-api-key": key, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });
  return { ...answer, candidates: (answer.body["candidates"] ?? []) as ValueCandidate[] };
};

/** Open and premium measures with figures of Germany over 2000 to 2009. */
function typedOff(isPremium: boolean) {
  const { library } = service.parts;
  const periods = Array.from({ length: 10 }, (_, at) => String(2000 + at));
  for (const concept of library.concepts.values()) {
    const observed = library.observations(concept.key, "DEU");
    const figures = periods.map((year) => {
      const figure = observed?.values[observed.periods.indexOf(year)] ?? null;
      return figure === null ? null : Number(figure.toPrecision(5));
    });
    const isFull = figures.every((figure) => figure !== null) && new Set(figures).size === 10;
    if (concept.isPremium === isPremium && isFull) return { concept, figures, periods };
  }
  throw new Error("the library has no such measure");
}

describe("figures that are looked up", () => {
  it("lead to the indicator and the statistic that have them, with the share that agrees", async () => {
    const { concept, figures, periods } = typedOff(false);
    const typed = figures.with(3, 12345);
    for (const body of [
      { lines: [{ geo: "DEU", values: typed }], periods },
      { lines: [{ values: typed }], periods },
      { lines: [{ geo: "deu", values: typed }] },
      { lines: [{ values: typed.toReversed() }] },
    ]) {
      const { status, headers, candidates } = await ask(body);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("private, no-store");
      const found = candidates.find(({ identifier }) => identifier === concept.uuid);
      expect(found).toMatchObject({ geos: ["DEU"], share: 0.9, agreed: 9 });
      const [statistic] = found?.statistics ?? [];
      const record = service.parts.library.statistics.get(statistic ?? 0);
      expect(record).toMatchObject({ kind: "series", concepts: [concept.key], places: ["DEU"] });
    }
  });

  it("cost nothing and count as nothing", async () => {
    const { figures } = typedOff(false);
    const before = (await service.get("/v1/usage")).body["credits"];
    await ask({ lines: [{ values: figures }] });
    expect((await service.get("/v1/usage")).body["credits"]).toBe(before);
  });

  it("lead to premium measures for keys alone that open them", async () => {
    const { concept, figures, periods } = typedOff(true);
    const body = { lines: [{ geo: "DEU", values: figures }], periods };
    const idsFor = async (key: string) =>
      (await ask(body, key)).candidates.map(({ identifier, statistics }) => [
        identifier,
        ...statistics,
      ]);
    const statistics = [...service.parts.library.statistics.values()];
    const own = statistics.filter(({ key }) => key === `series|${concept.key}|DEU`);
    expect(await idsFor("demo-advanced")).toContainEqual([concept.uuid, own[0]?.id]);
    expect((await idsFor("demo-starter")).flat()).not.toContain(own[0]?.id);
  });

  it("lead a key to nothing but what its package has data of", async () => {
    const { figures, periods } = typedOff(false);
    const { candidates } = await ask(
      { lines: [{ geo: "DEU", values: figures }], periods },
      "demo-starter",
    );
    expect(candidates.length).toBeGreaterThan(0);
    for (const { identifier, statistics } of candidates) {
      expect(identifier).toBeUndefined();
      expect(statistics.every((id) => id !== null)).toBe(true);
    }
  });

  it("lead nowhere where they are few and round", async () => {
    expect((await ask({ lines: [{ values: [1, 2, 3] }] })).candidates).toEqual([]);
    expect((await ask({ lines: [{ values: [null, null] }] })).candidates).toEqual([]);
  });
});

describe("a look-up that is not in order", () => {
  it.each([
    [{}, "lines"],
    [{ lines: [] }, "lines"],
    [{ lines: [{ values: ["1"] }] }, "lines"],
    [{ lines: [{ values: [1, 2] }], periods: ["2019"] }, "periods"],
    [{ lines: [{ values: [1, 2] }], periods: ["2019", "May 2020"] }, "periods"],
    [{ lines: [{ values: [1, 2] }], periods: ["a", "b"] }, "periods"],
    [{ lines: [{ values: [1] }], places: ["DEU"] }, "places"],
  ])("%j is refused by name", async (body, parameter) => {
    const { status, body: answer } = await ask(body);
    expect(status).toBe(400);
    expect(answer["error"]).toMatchObject({ code: "bad-input", parameter });
  });

  it("is refused without a key", async () => {
    expect((await ask({ lines: [{ values: [1] }] }, "wrong")).status).toBe(401);
  });
});
