import { afterAll, beforeAll, expect, it } from "vitest";
import { runUsageCommand } from "../../../src/gateway/people/index.js";
import { openDatabaseKeys, openDatabaseUsage } from "../../../src/storage/index.js";
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
  });
  return text.split("\n").map((line) => line.replace(/,\d+,(\d+)$/, ",$1"));
};

it("what kept answers would have cost is one account of all processes", async () => {
  const publicUrl = "https://gateway.example";
  const [first, second] = [
    await shared.start("a", { publicUrl }),
    await shared.start("b", { publicUrl }),
  ];
  expect((await first.statistic(1)).cache).toBe("miss");
  expect((await first.statistic(1)).cache).toBe("hit");
  expect((await second.statistic(1)).cache).toBe("hit");
  await Promise.all([first.close(), second.close()]);
  expect(await report("--by", "team")).toEqual([
    "team,calls,credits,bytes,saved",
    "Energy,3,10,20",
  ]);
});
