import type { OperationId } from "../../contract/index.js";
import { toQuery } from "../cache/cache-key.js";

/**
 * Equal for equal requests, whoever makes them: of operation and normalised parameters. Holds no key,
 * no service address and no date of the day.
 */
export function requestId(operation: OperationId, parameters: object): string {
  return `${operation} ${JSON.stringify(toQuery(operation, parameters))}`;
}

/** An indicator is kept geography by geography. */
export const indicatorRequestId = (id: string, geo: string) =>
  requestId("getIndicator", { id: id.trim(), geo: geo.trim().toUpperCase() });
