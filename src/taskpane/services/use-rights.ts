import { useMemo } from "react";
import type { ListOperationId, OperationId } from "../../contract/index.js";
import { kinds, type Kind, type KindChoice } from "../model/kinds.js";
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

/** What lists a kind, whatever it is narrowed by. */
const listOperations: Readonly<Record<Kind, ListOperationId>> = {
  statistics: "searchStatistics",
  indicators: "searchIndicators",
  topics: "listTopics",
  infographics: "listInfographics",
  studies: "listStudies",
};

/**
 * The kinds that a choice asks: of everything, not those whose list the service has refused to this key.
 * All of them where nothing else is left, so that the refusal is said.
 */
export function useAskedKinds(): (choice: KindChoice) => readonly Kind[] {
  const { operationsAllowed } = useClientStatus();
  const isOpen = (kind: Kind) => operationsAllowed[listOperations[kind]] !== false;
  // Of the same kinds the same function: the client tells of many other changes.
  const open = kinds.filter(isOpen).join();
  return useMemo(() => {
    const left = kinds.filter((kind) => open.split(",").includes(kind));
    return (choice) => (choice !== "all" ? [choice] : left.length > 0 ? left : kinds);
  }, [open]);
}
