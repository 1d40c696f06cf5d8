import type { CallOutcome } from "../../grid/index.js";
import type { Fault } from "./fault.js";

/** Changes what functions give before Excel shows it. */
const outcomes = (change: (outcome: CallOutcome) => CallOutcome): Fault => ({
  calls: (start) => (call, settle) =>
    start(call, (outcome) => {
      settle(change(outcome));
    }),
});

const firstCell = (value: unknown) =>
  Array.isArray(value) && Array.isArray(value[0]) ? [[value[0][0]]] : value;

/** By the check that must notice it; a test holds the two lists together. */
export const hostFaults = {
  spill: outcomes((outcome) =>
    "value" in outcome ? { value: firstCell(outcome.value) } : outcome,
  ),
  "error-codes": outcomes((outcome) =>
    "error" in outcome ? { ...outcome, error: "#VALUE!" } : outcome,
  ),
  table: { members: { "Table.name": { get: () => "Table1" } } },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof hostFaults;

export const isFaultName = (text: string): text is FaultName => Object.hasOwn(hostFaults, text);

export const faultOf = (name: FaultName | undefined): Fault =>
  name === undefined ? {} : hostFaults[name];
