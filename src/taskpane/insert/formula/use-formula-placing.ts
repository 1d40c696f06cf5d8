import { useCallback } from "react";
import { formulaInsertion } from "../../../workbook/index.js";
import { useMessages } from "../../messages/use-messages.js";
import type { FoundItem } from "../../model/found-item.js";
import { useServices } from "../../services/services.js";
import { wantsNotes } from "../use-notes-choice.js";
import { wantsIdNames } from "./use-id-names.js";
import type { Placing } from "../placing/use-place.js";

/**
 * A formula as it is put into the workbook: with the room its result needs, where that is known, and with
 * title, unit and source of the item whose data it shows, unless the user has switched them off, and with a
 * readable name for its id where the user has chosen that.
 */
export function useFormulaPlacing(): (
  formula: string,
  item?: FoundItem,
  /** What its arguments are worth. @default what the formula itself says of them */
  values?: readonly unknown[],
) => Promise<Placing> {
  const services = useServices();
  const { insert: words } = useMessages();
  return useCallback(
    async (formula, item, values) => {
      const { functions } = services;
      const { sizeOfFormula, notesOfItem } = await import(
        /* webpackChunkName: "pane-size" */ "./formula-parts.js"
      );
      const size = await sizeOfFormula(functions, formula, values);
      const notes =
        item !== undefined && wantsNotes(services)
          ? await notesOfItem(services, item, formula, words)
          : undefined;
      const named =
        item !== undefined && wantsIdNames(services)
          ? { id: item.id, title: item.title }
          : undefined;
      return {
        insertion: formulaInsertion(formula, { size, notes, named, dates: size?.dates }),
        report: (address) => ({
          isDone: true,
          sentence: words.inserted(address),
          doubt: size === undefined ? words.roomUnknown : undefined,
        }),
      };
    },
    [services, words],
  );
}
