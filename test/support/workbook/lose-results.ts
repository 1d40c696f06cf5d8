import { vi } from "vitest";
import type { Client } from "../../../src/client/index.js";
import { getServices, setServices } from "../../../src/functions/index.js";
import type { CaredWorkbench } from "./workbook-care.js";

/** From now on Excel never sees the next result of a statistic in this set: its cell stays busy. */
export function loseResults(): Set<number> {
  const lost = new Set<number>();
  const services = getServices();
  const { client } = services;
  const request: Client["request"] = (operation, parameters, options) => {
    const isLost = "id" in parameters && lost.delete(Number(parameters.id));
    return isLost ? new Promise(() => undefined) : client.request(operation, parameters, options);
  };
  setServices({ ...services, client: { ...client, request } });
  return lost;
}

/** Some turns of the event loop, timers included, in which the grid shows what has come. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => {
      // Office.js works by timers: a quick machine has many turns before one of them is due.
      setTimeout(resolve, 1);
    });
  }
}

/** How many formulas Excel has been given since; writing what stands there already is no event. */
export function recordEntered({ workbench }: CaredWorkbench): () => number {
  const dispatched = vi.spyOn(workbench.host.workbook.model, "dispatch");
  const isWrite = (command: unknown) => command === "WORKBENCH_WRITE";
  return () => dispatched.mock.calls.filter(([command]) => isWrite(command)).length;
}

/** Addresses of the cells that are written from now on. */
export async function recordWritten({ workbench }: CaredWorkbench): Promise<string[]> {
  const written: string[] = [];
  await workbench.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().onChanged.add(({ address }) => {
      written.push(address);
      return Promise.resolve();
    });
    await context.sync();
  });
  return written;
}
