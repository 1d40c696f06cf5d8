import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { startPostgres, type RunningPostgres } from "../../support/postgres/start-postgres.js";
import { createBrowser, keyOn } from "../sign-in/browse.js";
import { fetchToken } from "../sign-in/fetch-token.js";
import { closeFirms, startFirm } from "../sign-in/start-firm.js";
import type { RunningGateway } from "../support/start-gateway.js";

/** Two processes of one gateway on one database, at whose address a proxy may ask either of them. */

const search = `${operations.searchStatistics.path}?q=a`;
const hour = 60 * 60_000;

let postgres: RunningPostgres;
let firm: Awaited<ReturnType<typeof startFirm>>;
let processes: readonly RunningGateway[];
let later = 0;
beforeAll(async () => {
  postgres = await startPostgres();
  firm = await startFirm(
    {},
    {
      ...{ now: () => Date.now() + later, lookEveryMs: 20 },
      database: { url: postgres.url, isOpenWithout: false, cacheBytes: 1024 * 1024 },
    },
  );
  processes = [firm.gateway, await firm.startAnother()];
});
afterAll(async () => {
  await closeFirms();
  await postgres.close();
});

const statuses = (headers: Record<string, string>) =>
  Promise.all(
    processes.map(async (gateway) => {
      const answer = await gateway.get(search, headers);
      await answer.text();
      return answer.status;
    }),
  );

/** When the provider last confirmed somebody's account, as both processes have it: milliseconds since 1970. */
async function confirmedAt(name: string): Promise<number> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ at: string }>(
    "select account ->> 'confirmedAt' as at from stat.accounts where account ->> 'name' = $1",
    [name],
  );
  await client.end();
  return Number(rows[0]?.at);
}

/** A sign-in that one process begins and the other ends, and the key that the other then makes. */
async function signInOverBoth(subject: string) {
  const [{ address: first } = firm.gateway, { address: second } = firm.gateway] = processes;
  firm.provider.signsIn = subject;
  const browser = createBrowser();
  const callback = await browser.stepTo(`${first}/key/sign-in`, `${first}/key/callback`);
  await browser.step(callback.replace(first, second));
  const page = await browser.open(`${second}/key`);
  return { browser, page, first, second };
}

const signedOut = "Sign in with your account";

describe("over two processes", () => {
  it("a token that both see first at the same moment has one entry among the keys", async () => {
    const { gateway, provider } = firm;
    provider.accounts.set("7", { preferred_username: "kim@firm.example", groups: ["group-steel"] });
    const redirectUrl = `${gateway.address}/key/callback`;
    const token = await fetchToken(provider, redirectUrl, { subject: "7", saysWho: true });
    const asked = processes.flatMap(({ address }) =>
      Array.from({ length: 4 }, async () => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(address + search, { headers });
        await answer.text();
        return answer.status;
      }),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    const { text } = await gateway.runKeys("list");
    expect(text.match(/active {2}default {2}Steel {2}kim@firm\.example/g)).toHaveLength(1);
  });

  it("a sign-in, its session and its key are of both, and so is their end", async () => {
    const { browser, page, first, second } = await signInOverBoth("1");
    expect(page.text).toContain("Signed in as ann@firm.example, team Energy");
    const made = await browser.send(page, "/key/renew");
    const key = keyOn(made);
    await expect.poll(() => statuses({ "x-api-key": key })).toEqual([200, 200]);
    const shown = `begins with <code>${key.split(".")[0] ?? ""}.</code>`;
    for (const address of [first, second])
      expect((await browser.open(`${address}/key`)).text).toContain(shown);

    const renewed = keyOn(await browser.send(await browser.open(`${second}/key`), "/key/renew"));
    await expect.poll(() => statuses({ "x-api-key": key })).toEqual([401, 401]);
    await expect.poll(() => statuses({ "x-api-key": renewed })).toEqual([200, 200]);

    const session = new Map(browser.cookies);
    await browser.send(await browser.open(`${first}/key`), "/key/sign-out");
    for (const [name, value] of session) browser.cookies.set(name, value);
    for (const address of [first, second])
      expect((await browser.open(`${address}/key`)).text).toContain(signedOut);
    expect(await statuses({ "x-api-key": renewed })).toEqual([200, 200]);
  });

  it("one of them asks about an account, each time with the token that came last; its end is everywhere", async () => {
    const { browser, page, first, second } = await signInOverBoth("2");
    const key = keyOn(await browser.send(page, "/key/renew"));
    await expect.poll(() => statuses({ "x-api-key": key })).toEqual([200, 200]);
    const asked = () => firm.provider.asked.filter((path) => path === "/token").length;
    firm.provider.accounts.delete("1");
    const before = asked();
    for (const turn of [1, 2, 3]) {
      later += 13 * hour;
      // Ann's ends at the first look, and is asked about no more.
      await expect.poll(asked).toBe(before + turn + 1);
      // The clock goes on once the one that asks has kept what it was told: as if it had taken 13 hours, the other would ask.
      const at = Date.now() + later;
      await expect.poll(() => confirmedAt("bob@firm.example")).toBeGreaterThan(at - hour);
      expect(await statuses({ "x-api-key": key })).toEqual([200, 200]);
    }
    const anns = "its account is there no more";
    const told = () => processes.flatMap((one) => one.told.filter((line) => line.includes(anns)));
    expect(told()).toHaveLength(1);

    firm.provider.accounts.set("2", { preferred_username: "bob@firm.example", groups: ["x"] });
    later += 13 * hour;
    await expect.poll(() => statuses({ "x-api-key": key })).toEqual([401, 401]);
    for (const address of [first, second])
      expect((await browser.open(`${address}/key`)).text).toContain(signedOut);
  });

  it("a name is one person's on both", async () => {
    const { accounts } = firm.provider;
    accounts.set("4", { preferred_username: "zoe@firm.example", groups: ["group-energy"] });
    accounts.set("5", { preferred_username: "zoe@firm.example", groups: ["group-steel"] });
    expect((await signInOverBoth("4")).page.text).toContain("Signed in as zoe@firm.example");
    expect((await signInOverBoth("5")).page.text).toContain(signedOut);
  });

  it("budgets that an administrator changes at one are the same at the other", async () => {
    const { accounts } = firm.provider;
    accounts.set("6", {
      ...{ preferred_username: "max@firm.example", groups: ["group-steel"] },
      roles: ["Gateway.Admin"],
    });
    const { browser, page: own, first, second } = await signInOverBoth("6");
    const key = keyOn(await browser.send(own, "/key/renew"));
    await expect.poll(() => statuses({ "x-api-key": key })).toEqual([200, 200]);
    const opened = await browser.open(`${second}/admin`);
    // Its forms lead to the address of both, which is the first one's here.
    const page = { ...opened, text: opened.text.replaceAll(first, second) };
    expect(page.text).toContain("credits saved by the shared cache this month");
    const late = await browser.open(`${first}/admin`);
    const saved = await browser.send(page, "/admin/budgets", {
      ...{ "firm month": "20,000", "person day max@firm.example": "0" },
    });
    expect([saved.status, saved.text.includes("The budgets are saved.")]).toEqual([200, true]);
    let asked = 0;
    const answered = async (gateway: RunningGateway) => {
      // What the other one has paid before it knew the budgets costs nothing, and is no question of them.
      asked += 1;
      const path = `${operations.searchStatistics.path}?q=new${String(asked)}`;
      const answer = await gateway.get(path, { "x-api-key": key });
      await answer.text();
      return answer.status;
    };
    await expect.poll(() => Promise.all(processes.map(answered))).toEqual([403, 403]);

    // The page of before at the other process, and what it would have undone.
    const refused = await browser.send(late, "/admin/budgets", { "firm month": "7" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("Somebody else has changed the budgets meanwhile");
    expect(refused.text).toMatch(/name="firm month"\s+value="20000"/);
    const now = await browser.open(`${first}/admin`);
    await browser.send(now, "/admin/budgets", { "person day max@firm.example": "" });
    await expect.poll(() => Promise.all(processes.map(answered))).toEqual([200, 200]);
  });

  it("the pages say so while the database does not answer, and go on afterwards", async () => {
    const { browser, second } = await signInOverBoth("6");
    await postgres.kill();
    const page = await browser.open(`${second}/key`);
    expect([page.status, page.text]).toEqual([
      503,
      expect.stringContaining("database does not answer at the moment") as unknown,
    ]);
    await postgres.start();
    const text = async () => (await browser.open(`${second}/key`)).text;
    await expect.poll(text).toContain("Signed in as max@firm.example");
  }, 60_000);
});
