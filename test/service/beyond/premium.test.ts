import { afterAll, beforeAll, expect, it } from "vitest";
import { startService } from "../support/start-service.js";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const wide = "date_from=2015-01-01";
const premiumIndicator = "0b4c2a10-0000-4000-8000-000000000002";

it.each([["/v1/data/statistic?id=103"]])("%s of a premium item names who opens it", async (url) => {
  const { status, body } = await service.get(url, "demo-starter");
  expect(status).toBe(403);
  expect(body).toMatchObject({
    error: { code: "forbidden", refused: "item", package: "professional" },
    message: expect.stringContaining("premium") as string,
  });
  expect((await service.get(url)).status).toBe(200);
});

it("an operation outside the package names the package that has it", async () => {
  const { status, body } = await service.get("/v1/data/reports?id=101", "demo-starter");
  expect(status).toBe(403);
  expect(body).toMatchObject({ error: { refused: "operation", package: "professional" } });
});

it("free items have their last figures for everybody, premium ones for whom they are open", async () => {
  const figures = async (key: string) => {
    const { body } = await service.get(`/v1/search/statistics?q=statistic%2010&${wide}`, key);
    return (body["items"] as Record<string, unknown>[]).map(
      ({ identifier, latest, points, frequency, covered_timeframe }) => ({
        ...{ identifier, latest, points, frequency, covered_timeframe },
      }),
    );
  };
  const free = {
    identifier: 101,
    latest: { period: "2017", value: 82.7, year_change: null },
    points: [81.7, null, 82.7],
    frequency: "annual",
    covered_timeframe: { start: "2015", end: "2017" },
  };
  expect((await figures("demo-starter"))[0]).toEqual(free);
  expect((await figures("demo-advanced"))[0]).toEqual(free);
  const premium = { latest: { period: "2017", value: 77.3, year_change: null }, points: [77.3] };
  expect((await figures("demo-advanced")).find((one) => one.identifier === 103)).toMatchObject(
    premium,
  );
  const closed = (await figures("demo-starter")).find((one) => one.identifier === 103);
  expect([closed?.latest, closed?.points]).toEqual([undefined, undefined]);
});

it("indicators say whose figures they are, how often there is one and when they changed", async () => {
  const provenance = {
    sources: [{ title: "World Bank", subtitle: "test vintage" }],
    publishers: [{ title: "World Bank" }],
    released_at: "2026-10-15T00:00:00Z",
    updated_at: "2026-10-15T00:00:00Z",
    frequency: "annual",
    covered_timeframe: { start: "2015", end: "2017" },
  };
  const { body } = await service.get("/v1/search/market-insights/indicators?q=population");
  expect((body["items"] as unknown[])[0]).toMatchObject({
    ...provenance,
    latest: { period: "2017", value: 7548, year_change: null, geo: "WLD" },
    points: [7548],
  });
  const id = "0b4c2a10-0000-4000-8000-000000000001";
  const data = await service.get(`/v1/data/market-insights/indicator?id=${id}&geo=FRA,DEU`);
  expect(data.body).toMatchObject({
    ...provenance,
    latest: { period: "2017", value: 66.9, year_change: 0.002999, geo: "FRA" },
    points: [66.7, 66.9],
  });
  const premium = `/v1/data/market-insights/indicator?id=${premiumIndicator}&geo=DEU`;
  expect((await service.get(premium)).status).toBe(200);
});
