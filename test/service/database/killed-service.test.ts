import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { startPostgres, type RunningPostgres } from "../../support/postgres/start-postgres.js";
import { endOf, patienceMs } from "../support/run-service.js";
import { openProcesses, type Processes } from "./support/open-processes.js";

/** `npm run service` on a database as processes of their own, one of which is killed. */

let processes: Processes;
let postgres: RunningPostgres;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "service-killed-"));
  postgres = await startPostgres();
  processes = openProcesses({ postgres, folder });
});
afterAll(async () => {
  processes.close();
  await postgres.close();
  rmSync(folder, { recursive: true });
});

it("loses no question, key or charge when a service is killed", async () => {
  const { runToEnd, startService } = processes;
  const added = await runToEnd(["keys", "add", "Ann", "--package", "advanced"]);
  const key = added.text.split("\n")[0] ?? "";
  expect(added.exitCode).toBe(0);
  const [first, second] = [await startService("first"), await startService("second")];

  const countries = ["Germany", "France", "Italy", "Spain", "Poland", "Japan", "Brazil", "Canada"];
  const asked = await Promise.all(
    countries.map((country) =>
      first.json("/v1/research-ai/ask", key, { question: `How many people live in ${country}?` }),
    ),
  );
  first.process.kill("SIGKILL");
  await endOf(first);
  for (const { researchToken } of asked) {
    const path = `/v1/research-ai/answer?research_token=${String(researchToken)}`;
    const state = async () => (await second.json(path, key))["state"];
    // What the killed one had begun is its own until its time is up.
    await expect.poll(state, { interval: 200, timeout: patienceMs }).toEqual({ status: "done" });
  }
  const { days } = (await second.json("/v1/usage", key)) as {
    days: readonly { operation: string; calls: number; credits: number }[];
  };
  const questions = days.filter(({ operation }) => operation === "askResearch");
  expect(questions.map(({ calls }) => calls)).toEqual([countries.length]);
  expect(questions[0]?.credits).toBe(countries.length * operations.askResearch.credits);

  const usage = await runToEnd(["usage", "--csv"]);
  expect(usage.text).toContain(`,askResearch,${String(countries.length)},`);
  second.process.kill("SIGTERM");
  expect(await endOf(second)).toBe(0);
  expect(second.output()).not.toContain(key);
});

it("says what a database changes, in sentences", async () => {
  const { runToEnd } = processes;
  const backup = await runToEnd(["backup", join(folder, "x.backup")]);
  expect(backup).toEqual({
    exitCode: 1,
    text: "Keys, usage, questions and imported content stand in the database of DATABASE_URL: back it up and restore it with PostgreSQL's own pg_dump and pg_restore.\n",
  });
  const wrong = await runToEnd(["keys", "list"], { DATABASE_URL: "mysql://ann:pa55w0rd@x/y" });
  expect(wrong.exitCode).toBe(1);
  expect(wrong.text).toContain(
    "DATABASE_URL must name a PostgreSQL database: postgres://USER:PASSWORD@HOST:5432/NAME.",
  );
  expect(wrong.text).not.toContain("pa55w0rd");
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const second = await runToEnd([], { PORT: String(port), DATA_DIR: join(folder, "second") });
  expect(second.exitCode).toBe(1);
  expect(second.text).toContain(`Port ${String(port)} is in use.`);
  expect(existsSync(join(folder, "second", "service.lock"))).toBe(false);
  taken.close();
  const both = await runToEnd([], { KEYS_FILE: join(folder, "keys.json") });
  expect(both.exitCode).toBe(1);
  expect(both.text).toContain(
    "- KEYS_FILE and DATABASE_URL exclude each other: the database has the keys.",
  );
});
