import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { operations } from "../../../src/contract/index.js";
import type { WorkbenchPage } from "../../../tools/site/workbench-page.js";
import { openFirm } from "./open-firm.js";

/** The add-in in the workbench, a gateway, and behind it a service that no browser may call. */

let firm: Awaited<ReturnType<typeof openFirm>>;
const opened: WorkbenchPage[] = [];
beforeAll(async () => {
  firm = await openFirm({ everyPerson: { month: 500 } });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => firm.close());

async function open(): Promise<WorkbenchPage> {
  const workbench = await firm.open();
  opened.push(workbench);
  return workbench;
}

async function enterKey({ pane }: WorkbenchPage, key: string): Promise<void> {
  await pane.getByLabel("API key").fill(key);
  await pane.getByRole("button", { name: "Save and test" }).click();
}

/** The lines of the account, as they stand on the screen. */
async function accountIn({ pane }: WorkbenchPage): Promise<string[]> {
  const region = pane.getByRole("region", { name: "Your account at the gateway" });
  await region.waitFor();
  return region.getByRole("definition").allInnerTexts();
}

const gdpOfGermany = '=STAT.VALUE("c3f2c926-3f26-52e6-8e62-5e9b5ba4bf0a","DEU",2017)';
const indicatorCalls = () =>
  firm.upstream.asked.filter((path) => path === operations.getIndicator.path).length;

it("the service alone is out of the add-in's reach, though it answers", async () => {
  const path = `${operations.searchStatistics.path}?q=gdp`;
  const headers = { "x-api-key": "demo-advanced", origin: "http://localhost" };
  const answer = await fetch(firm.upstream.address + path, { headers });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  expect(await answer.json()).toMatchObject({ items: expect.any(Array) as unknown });

  const workbench = await open();
  const { pane, errors } = workbench;
  await pane.getByLabel("Service address").selectOption(firm.upstream.address);
  await enterKey(workbench, "demo-advanced");
  await pane.getByText("The service cannot be reached").first().waitFor();
  expect(errors.join("\n")).toMatch(/No 'Access-Control-Allow-Origin' header/);
});

it("the gateway makes it everybody's, and what one has paid costs the next nothing", async () => {
  const ann = await open();
  await enterKey(ann, firm.gateway.key);
  await ann.pane
    .getByText(/^The connection works/)
    .first()
    .waitFor();
  expect(await accountIn(ann)).toEqual(["Ann", "Energy", "500 of 500 credits"]);
  await ann.type("A1", gdpOfGermany);
  await expect.poll(async () => (await ann.cell("A1")).value).toBe(3805884);
  await ann.type("A2", '=STAT.STATUS("session credits")');
  await expect.poll(async () => (await ann.cell("A2")).value).toBe(15);
  const called = indicatorCalls();
  expect(called).toBeGreaterThan(0);

  await ann.pane.getByRole("button", { name: "Go to search" }).click();
  await ann.pane.getByRole("searchbox").fill("gdp");
  await ann.pane.getByRole("searchbox").press("Enter");
  await ann.pane.getByRole("region", { name: "Statistics" }).getByRole("article").first().waitFor();

  const ben = await open();
  await enterKey(ben, await firm.gateway.addKey("Ben", "--team", "Steel"));
  await ben.pane
    .getByText(/^The connection works/)
    .first()
    .waitFor();
  await ben.type("A1", gdpOfGermany);
  await expect.poll(async () => (await ben.cell("A1")).value).toBe(3805884);
  await ben.type("A2", '=STAT.STATUS("session credits")');
  await expect.poll(async () => (await ben.cell("A2")).value).toBe(0);
  expect(indicatorCalls()).toBe(called);
  await ben.pane.getByRole("button", { name: "Test", exact: true }).click();
  await expect.poll(() => accountIn(ben)).toEqual(["Ben", "Steel", "500 of 500 credits"]);
  expect([ann.errors, ben.errors]).toEqual([[], []]);
});
