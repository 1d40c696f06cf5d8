import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import { createBrowser, keyOn } from "../sign-in/browse.js";
import { closeFirms, startFirm } from "../sign-in/start-firm.js";

afterEach(closeFirms);

const search = `${operations.searchStatistics.path}?q=`;

/** Bob, an administrator, before his page; Ann has asked twice for the same. */
async function startWithSpending() {
  let later = 0;
  const firm = await startFirm({}, { now: () => Date.now() + later });
  const { gateway, signIn } = firm;
  const ann = await signIn("1");
  const key = keyOn(await ann.browser.send(ann.page, "/key/renew"));
  const ask = async (word = "a") => {
    later += 1000;
    const answer = await gateway.get(search + word, { "x-api-key": key });
    await answer.text();
    return answer.status;
  };
  expect([await ask(), await ask()]).toEqual([200, 200]);
  const { browser, page } = await signIn("2", "/admin");
  const budgetsPath = join(gateway.dataDir, "budgets.json");
  const budgets = () =>
    existsSync(budgetsPath)
      ? (JSON.parse(readFileSync(budgetsPath, "utf8")) as unknown)
      : undefined;
  return { ...firm, ann, browser, page, key, ask, budgets, budgetsPath };
}

/** What a reader sees of a page, without its marks. */
const wordsOf = (text: string) =>
  text
    .replace(/<style>.*<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the administrators' page", () => {
  it("shows what was spent by whom and for what, and what the cache saved", async () => {
    const { gateway, page } = await startWithSpending();
    expect([page.status, page.address]).toEqual([200, `${gateway.address}/admin`]);
    const words = wordsOf(page.text);
    expect(words).toContain("credits this month 1 ");
    expect(words).toContain("credits saved by the shared cache this month 1 ");
    expect(words).toContain("searchStatistics 2 1 ");
    expect(words).toContain("Items this month Nothing was asked for this month.");
    expect(words).toMatch(/ann@firm\.example Energy 1 1 – – /);
    expect(words).toMatch(/Today This month Left today Left this month Energy 1 1 – – /);
    expect(page.text.match(/<rect/g)).toHaveLength(30);
    expect(page.text).not.toContain("<script");
  });

  it("shows on which items the most was spent, and not who read them", async () => {
    const { gateway, browser, key } = await startWithSpending();
    const { getStatistic, getReports } = operations;
    const statistic = `${getStatistic.path}?id=7`;
    for (const path of [`${getReports.path}?id=9`, statistic, statistic])
      await (await gateway.get(path, { "x-api-key": key })).text();
    const { text } = await browser.open(`${gateway.address}/admin`);
    const table = /aria-label="Items this month".*?<\/table>/s.exec(text)?.[0] ?? "";
    expect(wordsOf(`<${table}`).trim()).toBe(
      "Item Operation Calls Credits Saved 7 getStatistic 2 20 0 9 getReports 1 1 0",
    );
  });

  it("opens for administrators alone, after a sign-in", async () => {
    const { gateway, provider, ann, browser } = await startWithSpending();
    const { status, text } = await ann.browser.open(`${gateway.address}/admin`);
    expect([status, wordsOf(text).includes("for administrators")]).toEqual([403, true]);
    const { location } = await createBrowser().step(`${gateway.address}/admin`);
    expect(location).toBe(`${gateway.address}/key/sign-in?to=/admin`);
    const form = await browser.open(`${gateway.address}/admin`);
    const stolen = await ann.browser.send(form, "/admin/budgets", { "firm month": "1" });
    expect(stolen.status).toBe(403);
    // Who is no administrator any more has the page no longer than to the next sign-in.
    provider.accounts.set("2", { preferred_username: "bob@firm.example", groups: ["group-steel"] });
    provider.signsIn = "2";
    const again = await browser.open(`${gateway.address}/key/sign-in?to=/admin`);
    expect(again.status).toBe(403);
  });

  it("changes budgets, which hold within a second", async () => {
    const { gateway, browser, page, ask, budgets } = await startWithSpending();
    const saved = await browser.send(page, "/admin/budgets", {
      ...{ "firm month": "20,000", "team month Energy": "1", "person day ann@firm.example": "5.5" },
      contact: "Bob & Co",
    });
    expect([saved.status, saved.address]).toEqual([200, `${gateway.address}/admin?saved`]);
    expect(budgets()).toEqual({
      firm: { month: 20000 },
      teams: { Energy: { month: 1 } },
      people: { "ann@firm.example": { day: 5.5 } },
      contact: "Bob & Co",
    });
    const words = wordsOf(saved.text);
    expect(words).toContain("The budgets are saved.");
    expect(words).toContain("left of the firm&#39;s month 19,999 ");
    expect(words).toMatch(/ann@firm\.example Energy 1 1 4\.5 – /);
    expect(saved.text).toContain('value="Bob &amp; Co"');
    expect(await ask()).toBe(200);
    expect(await ask("b")).toBe(403);
    const emptied = await browser.send(saved, "/admin/budgets", { "team month Energy": "" });
    expect(emptied.status).toBe(200);
    expect(await ask("b")).toBe(200);
  });

  it("says which field is wrong and what to do, keeps what was typed, and writes nothing", async () => {
    const { browser, page, budgets } = await startWithSpending();
    const refused = await browser.send(page, "/admin/budgets", {
      ...{ "firm month": "many", "person day ann@firm.example": "-1", "everyTeam day": "7" },
    });
    expect(refused.status).toBe(400);
    const words = wordsOf(refused.text);
    expect(words).toContain("The firm, a month: write a number of credits such as 500");
    expect(words).toContain("ann@firm.example, a day: write a number of credits");
    expect(refused.text.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(refused.text).toMatch(/name="firm month"\s+value="many"/);
    expect(refused.text).toMatch(/name="everyTeam day"\s+value="7"/);
    expect(budgets()).toBeUndefined();
  });

  it("overwrites nothing that somebody else has written meanwhile", async () => {
    const { browser, page, budgets, budgetsPath } = await startWithSpending();
    writeFileSync(budgetsPath, '{ "firm": { "month": 7 } }');
    const late = await browser.send(page, "/admin/budgets", { "firm month": "9" });
    expect(late.status).toBe(409);
    expect(wordsOf(late.text)).toContain("Somebody else has changed the budgets meanwhile");
    expect(late.text).toMatch(/name="firm month"\s+value="7"/);
    expect(budgets()).toEqual({ firm: { month: 7 } });
  });

  it("keeps what only the file can say, and says so where the file is broken", async () => {
    const { gateway, browser, budgets, budgetsPath } = await startWithSpending();
    writeFileSync(budgetsPath, '{ "everyPerson": { "day": 3 }, "people": { "Zoe": {} } }');
    const page = await browser.open(`${gateway.address}/admin`);
    await browser.send(page, "/admin/budgets", { "firm day": "9" });
    expect(budgets()).toEqual({
      ...{ firm: { day: 9 }, everyPerson: { day: 3 }, people: { Zoe: {} } },
    });
    writeFileSync(budgetsPath, "{");
    const broken = await browser.open(`${gateway.address}/admin`);
    expect(broken.status).toBe(200);
    expect(wordsOf(broken.text)).toContain("cannot be read as JSON. Until they are mended");
    expect(broken.text).not.toContain("Save the budgets");
  });
});
