import { useEffect, useState } from "react";
import type { ClientStatus } from "../../client/index.js";
import type { OperationId } from "../../contract/index.js";
import { useServices } from "./services.js";

/** The client's state, kept up to date while a screen shows it. */
export function useClientStatus(): ClientStatus {
  const { client } = useServices();
  const [status, setStatus] = useState(() => client.status());
  useEffect(() => client.onStatus(setStatus), [client]);
  return status;
}

/** False once the service has refused one of these operations to the key: then it is not offered any more. */
export function useMayUse(...operations: readonly OperationId[]): boolean {
  const { operationsAllowed } = useClientStatus();
  return operations.every((operation) => operationsAllowed[operation] !== false);
}
