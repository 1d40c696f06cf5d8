import { useCallback } from "react";
import { openSheet, toCellInput, writeStatFormula } from "../../workbook/index.js";
import type { FoundItem } from "../model/found-item.js";
import { useMessages } from "../messages/use-messages.js";
import type { Placing } from "./placing/use-place.js";

/** Id, title, latest value, unit. */
const columnCount = 4;
/** From which on they are formulas. */
const figureColumn = 2;

/** A list of items: id and title as text, the latest value and unit as formulas. */
export function useLatestValues(items: readonly FoundItem[]): () => Placing {
  const { insert: words } = useMessages();
  return useCallback(() => {
    const rows = [words.listHeaders, ...items.map(rowOf)];
    return {
      insertion: {
        size: { rowCount: rows.length, columnCount },
        calculated: {
          row: 1,
          column: figureColumn,
          rowCount: items.length,
          columnCount: columnCount - figureColumn,
        },
        sheetName: "STAT",
        replaceable: "cells",
        write: (run, placement) =>
          run(async (context) => {
            const { row, column } = placement;
            const sheet = openSheet(context, placement);
            const range = sheet.getRangeByIndexes(row, column, rows.length, columnCount);
            range.formulas = rows.map((cells) => [...cells]);
            range.getRow(0).format.font.bold = true;
            await context.sync();
          }),
      },
      report: (address) => ({ isDone: true, sentence: words.inserted(address) }),
    };
  }, [items, words]);
}

/** The formulas beside an item's title. */
export const latestValueCalls = ({ id }: FoundItem) => [
  { functionId: "VALUE", args: [id] },
  { functionId: "INFO", args: [id, "unit"] },
];

function rowOf(item: FoundItem): (string | number | boolean)[] {
  return [
    toCellInput(item.id),
    toCellInput(item.title),
    ...latestValueCalls(item).map(({ functionId, args }) =>
      writeStatFormula(
        functionId,
        args.map((value) => ({ kind: "literal", value })),
      ),
    ),
  ];
}
