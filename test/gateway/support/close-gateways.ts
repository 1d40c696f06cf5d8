import { afterAll, expect } from "vitest";
import { closeGateways } from "./gateway-between.js";

/** After each file that has run with a gateway before its services: one that asked through none proves nothing. */
afterAll(async () => {
  expect(await closeGateways()).toBeGreaterThan(0);
});
