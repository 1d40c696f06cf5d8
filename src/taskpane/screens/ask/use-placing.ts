import { useState } from "react";
import {
  checkAreaAtSelection,
  placeOnNewSheet,
  type AreaCheck,
  type Placement,
  type RunInExcel,
} from "../../../workbook/index.js";
import { useAnnounce } from "../../frame/announcer.js";
import { useServices } from "../../services/services.js";

type RequestContext = Parameters<Parameters<RunInExcel>[0]>[0];

/** What is to be written, and the room it takes. */
export interface Placing {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly sheetName: string;
  readonly write: (context: RequestContext, placement: Placement) => Promise<void>;
  /** The sentence that says it is done. */
  readonly done: (place: string) => string;
}

export type PlacingState =
  | { readonly status: "idle" }
  | { readonly status: "writing" }
  | { readonly status: "done"; readonly sentence: string }
  | { readonly status: "occupied"; readonly placing: Placing; readonly check: Occupied }
  | { readonly status: "no-workbook" }
  | { readonly status: "failed"; readonly reason: string };

type Occupied = Extract<AreaCheck, { status: "occupied" }>;

export const placeName = ({ sheetName, row, column }: Placement): string => {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${sheetName}!${letters}${String(row + 1)}`;
};

/** Writes at the selected cell where there is room, and asks where else if there is none. */
export function usePlacing() {
  const { workbook } = useServices();
  const announce = useAnnounce();
  const [state, setState] = useState<PlacingState>({ status: "idle" });

  const put = async (placing: Placing, where: "selection" | "new-sheet" | Placement) => {
    if (workbook === null) {
      setState({ status: "no-workbook" });
      return;
    }
    setState({ status: "writing" });
    const next = await workbook
      .run(async (context): Promise<PlacingState> => {
        let placement: Placement;
        if (where === "selection") {
          const check = await checkAreaAtSelection(context, placing.rowCount, placing.columnCount);
          if (check.status === "occupied") return { status: "occupied", placing, check };
          placement = check.placement;
        } else {
          placement =
            where === "new-sheet" ? await placeOnNewSheet(context, placing.sheetName) : where;
        }
        await placing.write(context, placement);
        return { status: "done", sentence: placing.done(placeName(placement)) };
      })
      .catch((error: unknown): PlacingState => ({
        status: "failed",
        reason: error instanceof Error ? error.message : String(error),
      }));
    setState(next);
    if (next.status === "done") announce(next.sentence);
  };
  return { state, put };
}
