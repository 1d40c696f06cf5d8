import { useCallback, useState } from "react";
import type { InsertFormulaResult, Placement } from "../../workbook/index.js";
import { useServices } from "../services/services.js";
import { sizeOfFormula } from "./formula-size.js";

type Occupied = Extract<InsertFormulaResult, { status: "occupied" }>;

export type InsertState =
  | { readonly status: "idle" }
  | { readonly status: "inserting" }
  /** Its room is unknown where only the service could tell: it was not looked whether all of it is free. */
  | { readonly status: "inserted"; readonly address: string; readonly isRoomKnown: boolean }
  /** Something is in the way; `formula` waits for the user's word. */
  | (Occupied & { readonly formula: string })
  | { readonly status: "no-workbook" }
  | { readonly status: "failed"; readonly reason: string };

/** Puts a formula at the selected cell where its result has room, and asks before it replaces anything. */
export function useInsert() {
  const { workbook, functions } = useServices();
  const [state, setState] = useState<InsertState>({ status: "idle" });

  const insert = useCallback(
    async (formula: string, overwrite = false, placement?: Placement) => {
      if (workbook === null) {
        setState({ status: "no-workbook" });
        return;
      }
      setState({ status: "inserting" });
      const put = async (): Promise<InsertState> => {
        const size = await sizeOfFormula(functions, formula);
        const result = await workbook.insertFormula(formula, { overwrite, size, placement });
        return result.status === "inserted"
          ? { ...result, isRoomKnown: size !== undefined }
          : { ...result, formula };
      };
      setState(
        await put().catch((error: unknown): InsertState => ({
          status: "failed",
          reason: error instanceof Error ? error.message : String(error),
        })),
      );
    },
    [functions, workbook],
  );
  const clear = useCallback(() => {
    setState({ status: "idle" });
  }, []);
  return { state, insert, clear };
}
