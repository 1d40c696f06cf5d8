import { useCallback, useEffect, useRef, useState } from "react";
import { readSelectedCell, watchSelection, type SelectedCell } from "../../../workbook/index.js";
import { useServices } from "../../services/services.js";

type Selection =
  | { readonly status: "loading" }
  | { readonly status: "no-workbook" }
  | { readonly status: "cell"; readonly cell: SelectedCell }
  | { readonly status: "failed"; readonly reason: string };

/** The selected cell, followed while the screen is open; `reload` reads it again. */
export function useSelectedCell() {
  const { workbook } = useServices();
  const [selection, setSelection] = useState<Selection>(
    workbook === null ? { status: "no-workbook" } : { status: "loading" },
  );
  const reading = useRef(0);

  const reload = useCallback(async () => {
    if (workbook === null) return;
    const mine = (reading.current += 1);
    const next = await workbook
      .run((context) => readSelectedCell(context))
      .then(
        (cell): Selection => ({ status: "cell", cell }),
        (error: unknown): Selection => ({
          status: "failed",
          reason: error instanceof Error ? error.message : String(error),
        }),
      );
    // Somebody who walks through cells selects faster than Excel answers; the last one counts.
    if (reading.current === mine) setSelection(next);
  }, [workbook]);

  useEffect(() => {
    if (workbook === null) return undefined;
    void reload();
    const watching = watchSelection(workbook.run, () => void reload());
    // A host without the event shows the cell that was selected when the screen was opened.
    watching.catch(() => undefined);
    return () => {
      reading.current += 1;
      void watching.then((stop) => stop()).catch(() => undefined);
    };
  }, [reload, workbook]);

  return { selection, reload };
}
