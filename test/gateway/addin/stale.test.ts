import { afterEach, describe, expect, it } from "vitest";
import { createAnswerPort } from "../../../src/addin/answer-port.js";
import type { Fetch } from "../../../src/client/index.js";
import type { ApiError } from "../../../src/contract/index.js";
import { openFunctions, shownText } from "../../functions/support/functions-workbench.js";
import { sendJson, startFaultServer } from "../../support/fault-server.js";
import { statisticAnswer } from "../../support/statistic-answer.js";
import { addinOrigin, startGateway } from "../support/start-gateway.js";

/** An older answer of the gateway, whose service is down, is shown as kept and never as new. */

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const hour = 60 * 60_000;
/** Noon of the day in the functions' workbench. */
const noon = new Date(2026, 10, 20, 12).getTime();

/** As a browser sends what the add-in asks. */
const fromPage: Fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...(init.headers as object), origin: addinOrigin } });

/** A service whose one figure counts its answers, a gateway, and the add-in with a device that has nothing yet. */
async function before(headers: Record<string, string> = {}) {
  const clock = { at: noon };
  const state = { isUp: true, answers: 0 };
  const upstream = await startFaultServer((_request, response) => {
    if (!state.isUp) {
      sendJson(response, { message: "It broke." }, 503);
      return;
    }
    state.answers += 1;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, statisticAnswer(1, { "2020": state.answers }));
  });
  open.push(upstream);
  const gateway = await startGateway(upstream.address, { now: () => clock.at });
  open.push(gateway);
  const excel = await openFunctions({
    ...{ fetch: fromPage, key: gateway.key, serviceAddress: gateway.address },
  });
  /** Somebody else asks, so long before noon; then the service is gone. */
  const paidBefore = async (ms: number) => {
    clock.at = noon - ms;
    await (await gateway.get("/v1/data/statistic?id=1")).text();
    clock.at = noon;
    state.isUp = false;
  };
  const { client } = excel.services;
  const data = createAnswerPort(client);
  const request = { operation: "getStatistic", parameters: { id: 1 }, id: "one" } as const;
  return { clock, state, upstream, gateway, excel, client, data, request, paidBefore };
}

const show = async (excel: Awaited<ReturnType<typeof openFunctions>>, ...formulas: string[]) =>
  (await excel.show(formulas)).map(shownText);

describe("while the service does not answer", () => {
  it("a formula shows what the gateway kept, and the status that it is old and why", async () => {
    const { excel, client, paidBefore } = await before();
    await paidBefore(25 * hour);
    expect(await show(excel, "=STAT.VALUE(1,,2020)")).toEqual([[[1]]]);
    expect(await show(excel, '=STAT.STATUS("stale")', '=STAT.STATUS("last error")')).toEqual([
      [[1]],
      [["The service has a problem: try again later"]],
    ]);
    const answer = await client.request("getStatistic", { id: 1 });
    expect(answer).toMatchObject({ isStale: true, fetchedAt: noon - 25 * hour });
    expect(client.status().session.credits).toBe(0);
  });

  it("a refresh counts it as not renewed, and a cell that shows it goes on showing it", async () => {
    const { excel, data, request, paidBefore } = await before();
    await paidBefore(25 * hour);
    await expect(data.fetch(request)).rejects.toMatchObject({ code: "server" });
    expect(await data.peek(request)).toMatchObject({ isStale: true, fetchedAt: noon - 25 * hour });
    const failures: ApiError[] = [];
    const end = data.keepOnFailure([{ sheetName: "Sheet1", address: "A1" }], {
      ...{ askFresh: true, askResearch: false, showKept: [] },
      onKept: (_cell, failure) => failures.push(failure),
    });
    expect(await show(excel, "=STAT.VALUE(1,,2020)")).toEqual([[[1]]]);
    end();
    expect(failures.map(({ code }) => code)).toEqual(["server"]);
  });

  it("what the service let be kept for an hour is old after it, though the device would keep it longer", async () => {
    const { state, client, paidBefore } = await before({ "cache-control": "max-age=3600" });
    await paidBefore(2 * hour);
    for (let times = 1; times <= 2; times += 1) {
      const answer = await client.request("getStatistic", { id: 1 });
      expect(answer).toMatchObject({ isStale: true, fetchedAt: noon - 2 * hour });
    }
    state.isUp = true;
    const answer = await client.request("getStatistic", { id: 1 });
    expect(answer).toMatchObject({ isStale: false, fetchedAt: noon });
  });

  it("what the device has of a later time stays", async () => {
    const { clock, state, client, data, request } = await before();
    await client.request("getStatistic", { id: 1 });
    // The clock of the gateway alone: to the device its answer is a day older than its own.
    clock.at += 25 * hour;
    state.isUp = false;
    await expect(data.fetch(request)).rejects.toMatchObject({ code: "server" });
    const answer = await client.request("getStatistic", { id: 1 });
    expect(answer).toMatchObject({ isStale: false, fetchedAt: noon });
  });

  it("what nobody has asked for is refused, and so is who is no page of the add-in", async () => {
    const { gateway, excel, paidBefore } = await before();
    await paidBefore(25 * hour);
    const unknown = await excel.services.client
      .request("getStatistic", { id: 2 })
      .catch((error: unknown) => error);
    expect(unknown).toMatchObject({ code: "server", status: 503 });
    // Who is no page of the add-in's and has not asked for it gets no old answer.
    const plain = await gateway.get("/v1/data/statistic?id=1");
    expect([plain.status, await plain.text()]).toEqual([503, expect.stringContaining("broke")]);
  });
});

it("once it answers again, the next calculation has its answer", async () => {
  const { state, excel, client, paidBefore } = await before();
  await paidBefore(25 * hour);
  expect(await show(excel, "=STAT.VALUE(1,,2020)")).toEqual([[[1]]]);
  state.isUp = true;
  expect(await show(excel, "=STAT.VALUE(1,,2020)")).toEqual([[[2]]]);
  expect(await client.request("getStatistic", { id: 1 })).toMatchObject({
    ...{ isStale: false, fetchedAt: noon },
  });
});
