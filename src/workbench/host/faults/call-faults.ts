import type { CallOutcome, FunctionCall } from "../../grid/index.js";
import type { Fault } from "./fault.js";

/** Changes what functions give before Excel shows it. */
const outcomes = (change: (outcome: CallOutcome) => CallOutcome): Fault => ({
  calls: (start) => (call, settle) =>
    start(call, (outcome) => {
      settle(change(outcome));
    }),
});

/** Changes what functions are given. */
const values = (change: (value: unknown) => unknown): Fault => ({
  calls: (start) => (call, settle) => start({ ...call, values: call.values.map(change) }, settle),
});

/** Of some calls nothing is ever heard again. */
const silence = (isLost: (call: FunctionCall, count: number) => boolean): Fault => ({
  calls: (start) => {
    let count = 0;
    return (call, settle) => (isLost(call, ++count) ? () => undefined : start(call, settle));
  },
});

const isMatrix = (value: unknown): value is unknown[][] =>
  Array.isArray(value) && Array.isArray(value[0]);

const firstCell = (value: unknown) => (isMatrix(value) ? [[value[0]?.[0]]] : value);

const eachCell = (change: (value: unknown) => unknown) =>
  outcomes((outcome) =>
    "value" in outcome && isMatrix(outcome.value)
      ? { value: outcome.value.map((row) => row.map(change)) }
      : outcome,
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const holdsError = (value: unknown) => /N\/A|NotAvailable/.test(JSON.stringify(value));

/** A cell goes on showing the first result it had. */
const stale: Fault = {
  calls: (start) => {
    const first = new Map<string, CallOutcome>();
    return (call, settle) =>
      start(call, (outcome) => {
        const known = first.get(call.address) ?? outcome;
        first.set(call.address, known);
        settle(known);
      });
  },
};

/** What goes wrong between Excel and the add-in's functions. */
export const callFaults = {
  "omitted-argument": values((value) => (value === null ? "" : value)),
  "empty-cell": values((value) => (value === null ? false : value)),
  "argument-address": {
    calls: (start) => (call, settle) =>
      start({ ...call, parameterAddresses: call.parameterAddresses.map(() => null) }, settle),
  },
  "range-argument": values(firstCell),
  "error-argument": silence(({ values: given }) => given.some(holdsError)),
  "data-type-argument": values((value) =>
    isMatrix(value) ? value.map((row) => row.map((cell) => (isObject(cell) ? "?" : cell))) : value,
  ),
  "long-text": values((value) => (typeof value === "string" ? value.slice(0, 255) : value)),
  spill: outcomes((outcome) =>
    "value" in outcome ? { value: firstCell(outcome.value) } : outcome,
  ),
  "error-codes": outcomes((outcome) =>
    "error" in outcome ? { ...outcome, error: "#VALUE!" } : outcome,
  ),
  "error-in-result": eachCell((value) => (isObject(value) ? null : value)),
  "formatted-result": eachCell((value) =>
    isObject(value) ? (value["basicValue"] ?? value["primitive"]) : value,
  ),
  "recalculated-after-edit": stale,
  "busy-cell": {
    calls: (start) => (call, settle) => {
      start(call, settle);
      return () => undefined;
    },
  },
  "first-result": silence(() => true),
  "thousand-cells": silence((_, count) => count === 500),
  "result-size": silence(() => true),
} as const satisfies Readonly<Record<string, Fault>>;
