import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { runUsageCommand } from "../../../src/gateway/people/index.js";
import {
  openDatabaseItems,
  openDatabaseKeys,
  openDatabaseUsage,
} from "../../../src/storage/index.js";
import { sendJson } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { openShared, type Shared } from "./support/open-shared.js";

/** What two gateways on one database say of who used what. A statistic costs 10 credits. */

let shared: Shared;
beforeAll(async () => {
  shared = await openShared((_request, response) => {
    sendJson(response, statisticAnswer(1, { "2020": 1 }));
  });
});
afterAll(() => shared.close());

const report = async (...words: string[]) => {
  const { url } = shared.postgres;
  const { text } = await runUsageCommand([...words, "--csv"], {
    openKeys: () => openDatabaseKeys(url),
    openUsage: () => openDatabaseUsage(url),
    openItems: () => openDatabaseItems(url),
  });
  return text.split("\n").map((line) => line.replace(/,\d+,(\d+)$/, ",$1"));
};

it("items and what kept answers would have cost are one account of all processes", async () => {
  const publicUrl = "https://gateway.example";
  const [first, second] = [
    await shared.start("a", { publicUrl }),
    await shared.start("b", { publicUrl }),
  ];
  expect((await first.statistic(1)).cache).toBe("miss");
  expect((await first.statistic(1)).cache).toBe("hit");
  expect((await second.statistic(1)).cache).toBe("hit");
  expect((await second.ask(`${operations.searchStatistics.path}?q=a`)).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
  const [head, ...lines] = await report("--by", "item");
  expect(head).toBe("operation,item,calls,credits,bytes,saved");
  expect(lines).toEqual(["getStatistic,1,3,10,20", "searchStatistics,,1,1,0"]);
  expect(await report("--by", "team")).toEqual([
    "team,calls,credits,bytes,saved",
    "Energy,4,11,20",
  ]);
});

it("items that are read while the database does not answer are counted once it does", async () => {
  const gateway = await shared.start("c");
  const eve = { "x-api-key": await gateway.addKey("Eve", "--team", "Solo") };
  await expect.poll(async () => (await gateway.ask("/v1/usage", eve)).status).toBe(200);
  expect((await gateway.statistic(2, eve)).status).toBe(200);
  const calls = async () => {
    const lines = await report("--by", "item");
    return lines.find((line) => line.startsWith("getStatistic,2,"));
  };
  await expect.poll(calls).toBe("getStatistic,2,1,10,0");
  await shared.postgres.kill();
  expect((await gateway.statistic(2, eve)).cache).toBe("hit");
  expect((await gateway.statistic(2, eve)).cache).toBe("hit");
  await shared.postgres.start();
  await expect.poll(calls).toBe("getStatistic,2,3,10,20");
  await expect.poll(() => report("--by", "team")).toContain("Solo,3,10,20");
  await gateway.close();
});
