import { constants, getPriority, setPriority } from "node:os";

/** What this process computes from now on comes after a service on the same machine, for which people wait. */
export function yieldProcessors(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  try {
    if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
  } catch {
    // Where that is not allowed the work is done as well, and only less politely.
  }
}
