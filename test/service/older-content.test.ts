import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Notice, StatisticItem } from "../../src/contract/index.js";
import { startShippedService } from "./support/start-shipped-service.js";

/** Without a date lists look back three months: that there is nothing since is no word on the library. */

let service: Awaited<ReturnType<typeof startShippedService>>;
beforeAll(async () => {
  service = await startShippedService();
});
afterAll(() => service.close());

async function ask(path: string) {
  const { items, notices = [] } = (await service.get(path)).body as unknown as {
    items: StatisticItem[];
    notices?: Notice[];
  };
  return { items, codes: notices.map(({ code }) => code), notices };
}

describe("a search without a date", () => {
  it.each([
    ["obesity Mexico", /^Nothing on this was released in the last 3 months; an earlier date_from /],
    ["Lebenserwartung in Norwegen", /^Dazu ist in den letzten 3 Monaten nichts erschienen; /],
  ])("%s: says that there is older content, and how much", async (q, message) => {
    const path = `/v1/search/statistics?q=${encodeURIComponent(q)}`;
    const { items, notices } = await ask(path);
    expect(items).toEqual([]);
    expect(notices[0]).toMatchObject({ code: "older-content", parameter: "date_from" });
    expect(notices[0]?.message).toMatch(message);
    const dated = (await service.get(`${path}&date_from=2006-12-31`)).body;
    expect(notices[0]?.count).toBe(dated["total_count"]);
  });

  it("says nothing of it where nothing older answers, or a date is asked", async () => {
    const lacking = await ask("/v1/search/statistics?q=arable%20land");
    expect(lacking.codes).toEqual(["subject-not-covered"]);
    const dated = await ask("/v1/search/statistics?q=obesity%20Mexico&date_from=2026-11-01");
    expect(dated.codes).not.toContain("older-content");
  });
});
