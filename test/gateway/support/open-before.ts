import { startFaultServer, type Serve } from "../../support/fault-server.js";
import { startGateway } from "./start-gateway.js";

/** A key of somebody beside Ann: name, then words as `keys add` takes them. */
type Person = readonly [name: string, ...words: string[]];

interface Before {
  readonly changes?: Parameters<typeof startGateway>[1] | undefined;
  readonly people: readonly Person[];
}

/** A gateway before a service that answers as told, on a clock that the test moves on: it stands on 2026-11-20, 12:00:01. */
export async function openBefore(serve: Serve, { changes = {}, people }: Before) {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const upstream = await startFaultServer(serve);
  const gateway = await startGateway(upstream.address, { now: () => clock.at, ...changes });
  const keys: string[] = [];
  for (const person of people) keys.push(await gateway.addKey(...person));
  clock.at += 1000;
  return {
    ...{ gateway, upstream, clock, keys },
    /** What comes of a request: how it was answered, and what it cost. */
    ask: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await gateway.get(path, headers);
      const text = await answer.text();
      const of = (name: string) => answer.headers.get(name);
      return { status: answer.status, text, of };
    },
    spentBy: async (key: string) => {
      const usage = await gateway.get("/v1/usage", { "x-api-key": key });
      const { calls, credits } = (await usage.json()) as { calls: number; credits: number };
      return { calls, credits };
    },
    close: async () => {
      await gateway.close();
      await upstream.close();
    },
  };
}
