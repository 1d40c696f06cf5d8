import { useCallback } from "react";
import { formulaInsertion } from "../../workbook/index.js";
import { useMessages } from "../messages/use-messages.js";
import { useServices } from "../services/services.js";
import type { Placing } from "./use-place.js";

/** A formula as it is put into the workbook: with the room its result needs, where that is known. */
export function useFormulaPlacing(): (formula: string) => Promise<Placing> {
  const { functions } = useServices();
  const { insert: words } = useMessages();
  return useCallback(
    async (formula) => {
      const { sizeOfFormula } = await import(
        /* webpackChunkName: "pane-size" */ "./formula-size.js"
      );
      const size = await sizeOfFormula(functions, formula);
      return {
        insertion: formulaInsertion(formula, { size }),
        report: (address) => ({
          isDone: true,
          sentence: words.inserted(address),
          doubt: size === undefined ? words.roomUnknown : undefined,
        }),
      };
    },
    [functions, words],
  );
}
