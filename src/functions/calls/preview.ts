import type { Client } from "../../client/index.js";
import { ApiError } from "../../contract/index.js";
import { createErrorLog } from "../messages/error-log.js";
import { registeredFunction, runFunction } from "../registry.js";
import { callWith, getServices } from "./runtime.js";

export type CallPreview =
  | { readonly status: "rows"; readonly rows: readonly (readonly unknown[])[] }
  | { readonly status: "not-cached" }
  | { readonly status: "failed"; readonly reason: string };

export interface PreviewOptions {
  /** False answers from what is kept and costs nothing. */
  readonly mayAsk: boolean;
  readonly signal: AbortSignal;
  /** Dates and percentages with their formats, as a host with rich values gets them. @default false */
  readonly hasFormats?: boolean | undefined;
}

/**
 * What a call would put into its cells, found by running the function itself outside of any cell: plain
 * values without number formats or cards, unless formats are asked for. Errors are returned, not logged: nothing went wrong in a cell.
 */
export async function previewCall(
  functionId: string,
  args: readonly unknown[],
  { mayAsk, signal, hasFormats = false }: PreviewOptions,
): Promise<CallPreview> {
  const registered = registeredFunction(functionId);
  if (registered === undefined) return { status: "rows", rows: [] };
  const services = getServices();
  const errorLog = createErrorLog(1);
  const seen = { isMissing: false };
  const quiet = {
    ...services,
    client: mayAsk ? finishing(services.client) : keptOnly(services.client, seen),
    isSetSupported: () => hasFormats,
    errorLog,
  };
  const invocation: { onCanceled?: () => void } = {};
  try {
    const rows = callWith(quiet, () => runFunction(registered, args, invocation));
    signal.addEventListener("abort", () => invocation.onCanceled?.(), { once: true });
    return { status: "rows", rows: await rows };
  } catch {
    if (seen.isMissing) return { status: "not-cached" };
    return { status: "failed", reason: errorLog.entries()[0]?.reason ?? "" };
  }
}

/** What has been sent is paid for: it is kept though whoever wanted it is gone, unlike a cell, which calls again. */
const finishing = (real: Client): Client => ({
  ...real,
  request: (operation, parameters, options) =>
    real.request(operation, parameters, { ...options, finishSent: true }),
  list: (operation, parameters, options) =>
    real.list(operation, parameters, { ...options, finishSent: true }),
  indicator: (id, geos, options) => real.indicator(id, geos, { ...options, finishSent: true }),
});

/** The client with everything but its cache taken away. */
function keptOnly(real: Client, seen: { isMissing: boolean }): Client {
  const kept = { cacheOnly: true };
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === "not-cached") seen.isMissing = true;
      throw error;
    }
  };
  return {
    ...real,
    request: (operation, parameters) => watch(real.request(operation, parameters, kept)),
    list: (operation, parameters) => watch(real.list(operation, parameters, kept)),
    indicator: (id, geos) => watch(real.indicator(id, geos, kept)),
    ask: (question) => watch(real.ask(question, kept)),
  };
}
