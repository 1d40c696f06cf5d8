import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { keyOn } from "./browse.js";
import { closeFirms, startFirm } from "./start-firm.js";
import { clientSecret } from "./start-provider.js";

afterEach(closeFirms);

const search = `${operations.searchStatistics.path}?q=a`;
const hour = 60 * 60_000;
const day = 24 * hour;

/** A firm whose clock can be put forward, and Ann's key in it. */
async function startWithKey(options: NonNullable<Parameters<typeof startFirm>[1]> = {}) {
  let later = 0;
  const clock = { now: () => Date.now() + later, lookEveryMs: 20 };
  const firm = await startFirm({}, { ...clock, ...options });
  const { browser, page } = await firm.signIn("1");
  const key = keyOn(await browser.send(page, "/key/renew"));
  const status = async () => {
    // The file of keys is looked at again every second.
    later += 1000;
    const answer = await firm.gateway.get(search, { "x-api-key": key });
    await answer.text();
    return answer.status;
  };
  const refreshes = () => firm.provider.asked.filter((path) => path === "/token").length - 1;
  const account = () => {
    const text = readFileSync(join(firm.gateway.dataDir, "accounts.json"), "utf8");
    const [first] = (JSON.parse(text) as { accounts: Record<string, unknown>[] }).accounts;
    return first ?? {};
  };
  return {
    ...{ ...firm, browser, key, status, refreshes, account },
    pass: (ms: number) => {
      later += ms;
    },
  };
}

describe("a key of somebody who signed in", () => {
  it("ends once the provider says that the account has", async () => {
    const { gateway, provider, browser, key, status, pass } = await startWithKey();
    expect(await status()).toBe(200);
    provider.accounts.delete("1");
    pass(13 * hour);
    await expect.poll(status).toBe(401);
    const told = `The key ${key.split(".")[0] ?? ""} has ended: its account is there no more.`;
    expect(gateway.told).toContain(told);
    expect(gateway.told.join()).not.toContain("ann@firm");
    expect((await browser.open(`${gateway.address}/key`)).text).toContain("Sign in with");
  });

  it("goes on while the account does, each time with the token that the provider gave last", async () => {
    const { status, pass, refreshes, account } = await startWithKey();
    for (const turn of [1, 2, 3]) {
      const { refreshToken } = account();
      pass(13 * hour);
      await expect.poll(refreshes).toBe(turn);
      await expect.poll(() => account()["refreshToken"]).not.toBe(refreshToken);
      expect(await status()).toBe(200);
    }
  });

  it("is not asked about before its time", async () => {
    const { provider, pass, refreshes, status, signIn, account } = await startWithKey();
    pass(11 * hour);
    const { checkedAt } = account();
    // Another person's key, asked about later, shows that the looks go on.
    const { browser, page } = await signIn("2");
    await browser.send(page, "/key/renew");
    expect(account()["checkedAt"]).toBe(checkedAt);
    const before = refreshes();
    provider.accounts.delete("2");
    pass(hour + 60_000);
    await expect.poll(refreshes).toBe(before + 1);
    expect(await status()).toBe(200);
  });

  it("ends though the provider fails at another account before it", async () => {
    const { gateway, provider, signIn, status, pass } = await startWithKey();
    const { browser, page } = await signIn("2");
    const bobs = keyOn(await browser.send(page, "/key/renew"));
    const statusOfBobs = async () => {
      pass(1000);
      const answer = await gateway.get(search, { "x-api-key": bobs });
      await answer.text();
      return answer.status;
    };
    expect(await statusOfBobs()).toBe(200);
    provider.failAt("1");
    provider.accounts.delete("2");
    pass(13 * hour);
    await expect.poll(statusOfBobs).toBe(401);
    expect(await status()).toBe(200);
    expect(gateway.told.join()).toContain("ALARM: accounts");
  });

  it("ends with the right to use the gateway", async () => {
    const { gateway, provider, status, pass } = await startWithKey();
    provider.accounts.set("1", { preferred_username: "ann@firm.example", groups: ["x"] });
    pass(13 * hour);
    await expect.poll(status).toBe(401);
    expect(gateway.told.join()).toContain("may not use the gateway any more");
  });

  it("goes on while the provider is silent, with an alarm, and not for ever", async () => {
    const { gateway, provider, status, pass } = await startWithKey();
    provider.isSilent = true;
    pass(13 * hour);
    const alarms = () => gateway.told.filter((line) => line.startsWith("ALARM: accounts")).length;
    await expect.poll(alarms).toBe(1);
    expect(await status()).toBe(200);
    pass(7 * day);
    await expect.poll(status).toBe(401);
    expect(alarms()).toBe(1);
  });

  it("ends a week after the last sign-in where the provider gives nothing to ask with, and says so", async () => {
    const { gateway, signIn, status, pass } = await startWithKey({ givesRefreshTokens: false });
    pass(6 * day);
    const { page } = await signIn("1");
    expect(page.text).toMatch(/It works until \d{4}-\d{2}-\d{2}; signing in here again/);
    pass(2 * day);
    expect(await status()).toBe(200);
    pass(6 * day);
    await expect.poll(status).toBe(401);
    expect(gateway.told.join()).toContain("nobody has signed in for it in time");
  });

  it("says that it counts for another team, once its person has moved", async () => {
    const { gateway, provider, signIn, status } = await startWithKey();
    provider.accounts.set("1", { preferred_username: "ann@firm.example", groups: ["group-steel"] });
    const { browser, page } = await signIn("1");
    expect(page.text).toContain("It counts for the team Energy, and you are in Steel now");
    const renewed = await browser.send(page, "/key/renew");
    expect(renewed.text).not.toContain("It counts for");
    expect(await status()).toBe(401);
    expect((await gateway.runKeys("list")).text).toMatch(/active {2}default {2}Steel {2}ann@firm/);
  });
});

describe("the client's secret", () => {
  it("is exchanged in its file without a stop, and one that others can read is not taken", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "gateway-secret-")), "secret");
    writeFileSync(path, clientSecret, { mode: 0o600 });
    let later = 0;
    const { gateway, provider, signIn } = await startFirm(
      { clientSecret: { path, isCredential: false } },
      { now: () => Date.now() + later },
    );
    expect((await signIn("1")).page.status).toBe(200);
    provider.changeSecret("another-secret");
    expect((await signIn("1")).page.status).toBe(502);
    expect(gateway.told.join()).toContain("The provider refuses the gateway itself");
    writeFileSync(path, "another-secret\n");
    later += 1000;
    expect((await signIn("1")).page.status).toBe(200);
    writeFileSync(path, "a-third");
    chmodSync(path, 0o644);
    later += 1000;
    expect((await signIn("1")).page.status).toBe(200);
    expect(gateway.told.join()).toContain(`chmod 600 ${path}`);
    expect(gateway.told.join()).not.toMatch(/another-secret|a-third/);
  });
});

describe("what the gateway seals with", () => {
  it("is exchanged without a stop: sessions end, keys do not", async () => {
    const { gateway, browser, status } = await startWithKey();
    expect(await gateway.runKeys("rotate-secret")).toMatchObject({ exitCode: 0 });
    expect((await browser.open(`${gateway.address}/key`)).text).toContain("Sign in with");
    expect(await status()).toBe(200);
  });
});
