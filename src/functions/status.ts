import { guard } from "./calls/guard.js";
import { loadStatusCells } from "./calls/lazy-parts.js";

/**
 * Shows the state of the add-in when last calculated: service, calls and credits today, last error.
 * @customfunction STATUS STATUS
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statstatus
 * @param [what] Such as credits, pending or "last error". All fields if omitted.
 * @param invocation Given by Excel.
 * @returns The field's value, or a table of fields and values.
 * @cancelable
 * @requiresAddress
 */
export function status(
  what: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.STATUS", invocation, async ({ services }) => {
    // The state when Excel calculates, whatever must be loaded to show it.
    const snapshot = services.client.status();
    return (await loadStatusCells()).statusCells(services, snapshot, what);
  });
}
