import { useCallback, useState } from "react";
import { useServices } from "../services.js";

export type InsertState =
  | { readonly status: "idle" }
  | { readonly status: "inserting" }
  | { readonly status: "inserted"; readonly address: string }
  /** The cell holds something; `formula` waits for the user's word. */
  | { readonly status: "occupied"; readonly address: string; readonly formula: string }
  | { readonly status: "no-workbook" }
  | { readonly status: "failed"; readonly reason: string };

/** Puts a formula at the selected cell, and asks before it replaces anything. */
export function useInsert() {
  const { workbook } = useServices();
  const [state, setState] = useState<InsertState>({ status: "idle" });

  const insert = useCallback(
    async (formula: string, overwrite = false) => {
      if (workbook === null) {
        setState({ status: "no-workbook" });
        return;
      }
      setState({ status: "inserting" });
      setState(
        await workbook.insertFormula(formula, { overwrite }).then(
          (result): InsertState => (result.status === "inserted" ? result : { ...result, formula }),
          (error: unknown): InsertState => ({
            status: "failed",
            reason: error instanceof Error ? error.message : String(error),
          }),
        ),
      );
    },
    [workbook],
  );
  const clear = useCallback(() => {
    setState({ status: "idle" });
  }, []);
  return { state, insert, clear };
}
