import { useCallback, useState } from "react";
import {
  checkAreaAtSelection,
  openSheet,
  writeStatFormula,
  type Placement,
} from "../../workbook/index.js";
import type { FoundItem } from "../model/found-item.js";
import { useMessages } from "../messages/use-messages.js";
import { useServices } from "../services/services.js";
import { placeName } from "./insert-content.js";
import type { InsertState } from "./use-insert.js";

/** Id, title, latest value, unit. */
const columnCount = 4;

/** A list of items at the selected cell: id and title as text, the latest value and unit as formulas. */
export function useLatestValues(items: readonly FoundItem[], onInserted: (place: string) => void) {
  const { workbook } = useServices();
  const { insert: words } = useMessages();
  const [state, setState] = useState<InsertState>({ status: "idle" });

  const insert = useCallback(
    async (overwrite = false, offered?: Placement) => {
      if (workbook === null) {
        setState({ status: "no-workbook" });
        return;
      }
      setState({ status: "inserting" });
      const rows = [words.listHeaders, ...items.map(rowOf)];
      const next = await workbook
        .run(async (context): Promise<InsertState> => {
          const area =
            offered === undefined
              ? await checkAreaAtSelection(context, rows.length, columnCount)
              : { status: "free" as const, placement: offered };
          const { placement } = area;
          const address = placeName(placement);
          if (area.status === "occupied" && !(overwrite && area.reason === "cells")) {
            const { nextFree } = area;
            // Cells may be replaced, anything else not.
            const reason = area.reason === "cells" ? undefined : area.reason;
            return { status: "occupied", address, reason, nextFree, formula: "" };
          }
          const sheet = openSheet(context, placement);
          const { row, column } = placement;
          const range = sheet.getRangeByIndexes(row, column, rows.length, columnCount);
          range.formulas = rows.map((cells) => [...cells]);
          range.getRow(0).format.font.bold = true;
          await context.sync();
          return { status: "inserted", address, isRoomKnown: true };
        })
        .catch((error: unknown): InsertState => ({
          status: "failed",
          reason: error instanceof Error ? error.message : String(error),
        }));
      setState(next);
      if (next.status === "inserted") onInserted(next.address);
    },
    [items, onInserted, words, workbook],
  );
  const clear = useCallback(() => {
    setState({ status: "idle" });
  }, []);
  return { state, insert, clear };
}

/** The formulas beside an item's title. */
export const latestValueCalls = ({ id }: FoundItem) => [
  { functionId: "VALUE", args: [id] },
  { functionId: "INFO", args: [id, "unit"] },
];

function rowOf(item: FoundItem): (string | number)[] {
  const { id, title } = item;
  return [
    typeof id === "number" ? id : `'${id}`,
    // A leading apostrophe makes it text whatever it begins with.
    `'${title}`,
    ...latestValueCalls(item).map(({ functionId, args }) =>
      writeStatFormula(
        functionId,
        args.map((value) => ({ kind: "literal", value })),
      ),
    ),
  ];
}
