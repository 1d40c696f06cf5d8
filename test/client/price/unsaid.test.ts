import { describe, expect, it } from "vitest";
import { createRig, json, listOf, statistic, type Handler } from "../../support/fake-service.js";

const service: Handler = ({ path }) =>
  path === "/v1/data/statistic"
    ? json({ ...statistic(1), chart: { graphType: "bar", data: { a: [{ name: "x", data: 1 }] } } })
    : json(listOf([1]));

describe("what a service charges that does not say so", () => {
  it.each(["", "much", "-5", "1e99"])("is the price of the contract: %j", async (said) => {
    const handler: Handler = async (seen) =>
      json(await (await service(seen)).json(), 200, { "x-stat-credits": said });
    const { client } = await createRig({ handler });
    await client.request("getStatistic", { id: 1 });
    expect(client.status().session).toEqual({ calls: 1, credits: 10 });
  });

  it("is the user's own price where there is one", async () => {
    const { client } = await createRig({
      handler: service,
      preferences: { prices: { getStatistic: 2.5 } },
    });
    await client.request("getStatistic", { id: 1 });
    expect(client.status().session.credits).toBe(2.5);
  });
});
