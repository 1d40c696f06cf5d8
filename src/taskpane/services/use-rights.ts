import type { OperationId } from "../../contract/index.js";
import type { Kind } from "../model/kinds.js";
import { useClientStatus } from "./use-client-status.js";

/** What shows the data of a kind; kinds that are not here have none. */
const dataOperations: Readonly<Partial<Record<Kind, OperationId>>> = {
  statistics: "getStatistic",
  indicators: "getIndicator",
};

/** Whether the key shows the data of a kind: false for kinds without, and once the service refused it. */
export function useMayShowData(): (kind: Kind) => boolean {
  const { operationsAllowed } = useClientStatus();
  return (kind) => {
    const operation = dataOperations[kind];
    return operation !== undefined && operationsAllowed[operation] !== false;
  };
}
