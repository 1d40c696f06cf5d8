import type { OperationId } from "../../contract/index.js";
import type { PageSeen } from "./list.js";

/** The most items seen on one page, by list: the key's package clips them without a word. */
export interface PageSizes {
  note(operation: OperationId, page: PageSeen): void;
  /** Undefined while unknown. */
  find(operation: OperationId): number | undefined;
  clear(): void;
}

export function createPageSizes(): PageSizes {
  const sizes = new Map<OperationId, number>();
  return {
    note: (operation, { asked, received, isMore }) => {
      const isClipped = received < asked && isMore;
      if (isClipped || received > (sizes.get(operation) ?? 0)) sizes.set(operation, received);
    },
    find: (operation) => sizes.get(operation),
    clear: () => {
      sizes.clear();
    },
  };
}
