import { expect } from "vitest";
import { settle } from "./fake-clock.js";

/** Cancels a request of the client once it has been sent, and sees that it ends so. */
export async function cancelSent(ask: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const leaving = new AbortController();
  const left = ask(leaving.signal);
  await settle();
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: "aborted" });
  await settle();
}
