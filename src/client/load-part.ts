import { ApiError } from "../contract/index.js";

/**
 * A part of the client that is loaded when first needed.
 * @throws ApiError `offline` where it cannot be had; the next call tries again.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new ApiError("offline", "A part of the add-in could not be loaded.");
  }
}
