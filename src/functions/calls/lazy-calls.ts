/**
 * Calls outside of cells, which the pane and a refresh make: what they take is loaded with the first one,
 * so that neither a cell nor the pane's first view waits for it.
 */
import { ApiError } from "../../contract/index.js";
import type { PlannedRequest } from "./plan.js";
import type { CallPreview, PreviewOptions } from "./preview.js";

async function load() {
  try {
    return await import(/* webpackChunkName: "calls" */ "./outside-calls.js");
  } catch {
    throw new ApiError("offline", "A part of the add-in could not be loaded.");
  }
}

/** The requests that a call would make; see plan.ts. @throws ApiError `offline` without that part. */
export const planCall = async (
  functionId: string,
  args: readonly unknown[],
): Promise<readonly PlannedRequest[]> => (await load()).planCall(functionId, args);

/** What a call would put into its cells; see preview.ts. @throws ApiError `offline` without that part. */
export const previewCall = async (
  functionId: string,
  args: readonly unknown[],
  options: PreviewOptions,
): Promise<CallPreview> => (await load()).previewCall(functionId, args, options);
