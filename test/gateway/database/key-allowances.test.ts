import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runUsageCommand } from "../../../src/gateway/people/index.js";
import { openDatabaseKeys, openDatabaseUsage, readItemsOf } from "../../../src/storage/index.js";
import { sendJson } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { writeUpstreamKeys } from "../support/start-gateway.js";
import { openShared, type Shared } from "./support/open-shared.js";

/** A key of the service that two gateways on one database ask with. */

let shared: Shared;
beforeAll(async () => {
  shared = await openShared(({ url = "" }, response) => {
    const id = Number(new URL(url, "http://upstream").searchParams.get("id"));
    sendJson(response, statisticAnswer(id, { "2020": id }));
  });
});
afterAll(() => shared.close());

it("many at once in both do not pass its allowance, and nobody's usage has it twice", async () => {
  const path = join(shared.folder, "upstream.json");
  writeUpstreamKeys(path, [{ key: "only", allowance: 70 }]);
  const [a, b] = [
    await shared.start("a", { upstreamKeys: { path } }),
    await shared.start("b", { upstreamKeys: { path } }),
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, id) => (id % 2 === 0 ? a : b).statistic(id + 1)),
  );
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(7);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(13);
  expect(shared.upstream.requests).toHaveLength(7);
  const spent = (await a.usage()).credits + (await b.usage()).credits;
  expect(spent).toBe(70);
  const { text } = await runUsageCommand(["--by", "team", "--csv"], {
    openKeys: () => openDatabaseKeys(shared.postgres.url),
    openUsage: () => openDatabaseUsage(shared.postgres.url),
    openItems: () => readItemsOf(path),
  });
  expect(text.trim().split("\n").slice(1)).toEqual([expect.stringMatching(/^Energy,\d+,70,/)]);
});
