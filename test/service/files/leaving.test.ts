import { once } from "node:events";
import { expect, it } from "vitest";
import { registerFileRoutes } from "../../../src/service/files/index.js";
import { createParts, startService } from "../support/start-service.js";

it("what is given up for who has left is no fault of the service", async () => {
  const { library, links, keys } = createParts();
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  let ended = () => {};
  const isEnded = new Promise<void>((resolve) => (ended = resolve));
  const faults: unknown[] = [];
  const service = await startService({
    ...{ library, links, keys },
    onFault: (fault) => faults.push(fault),
    registerFiles: (scope) => {
      registerFileRoutes(scope, {
        ...{ library, links, keys, publicUrl: "https://service.example" },
        render: async (_task, signal) => {
          begun();
          if (signal !== undefined && !signal.aborted) await once(signal, "abort");
          ended();
          throw new DOMException("The task has been aborted", "AbortError");
        },
      });
    },
  });
  const address = await service.app.listen({ host: "127.0.0.1", port: 0 });
  const id = [...library.statistics.keys()][0] ?? 0;
  const signed = links.sign(links.report(id, "pdf", "en"), "trial-advanced");
  const { pathname, search } = new URL(signed?.address ?? "");
  const controller = new AbortController();
  const asked = fetch(address + pathname + search, { signal: controller.signal });
  await isBegun;
  controller.abort();
  await expect(asked).rejects.toThrow();
  await isEnded;
  await service.close();
  expect(faults).toEqual([]);
});
