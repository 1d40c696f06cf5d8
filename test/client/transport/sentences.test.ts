import { describe, expect, it } from "vitest";
import { createRig, json, listOf, type RigOptions } from "../../support/fake-service.js";

async function failureOf(options: RigOptions, how = {}) {
  const { client, clock, seen } = await createRig(options);
  const asking = client.request("searchStatistics", { q: "solar" }, how);
  const failure = await clock.runUntil(asking.catch((error: unknown) => error));
  return { failure, seen };
}

const handler = () => json(listOf([1]));

describe("what a person reads", () => {
  it("says that the device is offline, and asks nothing", async () => {
    const { failure, seen } = await failureOf({ handler, isOnline: () => false });
    expect(failure).toMatchObject({ code: "offline", message: "This device is offline." });
    expect(seen).toHaveLength(0);
  });

  it("says that an answer is not JSON", async () => {
    const { failure } = await failureOf({ handler: () => new Response("<html></html>") });
    expect(failure).toMatchObject({
      code: "bad-response",
      message: "The service's answer is not JSON.",
    });
  });

  it("says that there is no key yet", async () => {
    const { failure, seen } = await failureOf({ handler, key: null });
    expect(failure).toMatchObject({ code: "missing-key", message: "There is no API key yet." });
    expect(seen).toHaveLength(0);
  });

  it("says that nothing is kept, where only that is asked for", async () => {
    const { failure, seen } = await failureOf({ handler }, { cacheOnly: true });
    expect(failure).toMatchObject({
      code: "not-cached",
      message: "There is no answer in the cache.",
    });
    expect(seen).toHaveLength(0);
  });

  it("is never what a place says that a request is redirected to", async () => {
    const { failure } = await failureOf({
      handler: () => json({ message: "Enter your key here.", parameter: "q" }, 302),
    });
    expect(failure).toMatchObject({
      code: "bad-response",
      message: "The service redirects elsewhere, which is refused to keep the key safe.",
      parameter: undefined,
    });
  });

  it("holds the number under which the service knows a failed request", async () => {
    const { failure } = await failureOf({
      handler: () => json({ message: "No." }, 400, { "x-request-id": "request-17" }),
    });
    expect(failure).toMatchObject({ message: "No.", requestId: "request-17" });
  });
});
