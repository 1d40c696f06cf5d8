import { useEffect, useState } from "react";
import type { ClientStatus } from "../../client/index.js";
import { useServices } from "./services.js";

/** The client's state, kept up to date while a screen shows it. */
export function useClientStatus(): ClientStatus {
  const { client } = useServices();
  const [status, setStatus] = useState(() => client.status());
  useEffect(() => client.onStatus(setStatus), [client]);
  return status;
}
