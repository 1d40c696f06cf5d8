import { Button } from "@fluentui/react-components";
import { Notice } from "../../controls/Notice.js";
import { useMessages } from "../../messages/use-messages.js";
import { placeName, type Placing, type PlacingState } from "./use-placing.js";
import type { Placement } from "../../../workbook/index.js";

export interface PlacingLineProps {
  readonly state: PlacingState;
  readonly onPlace: (placing: Placing, where: "new-sheet" | Placement) => void;
}

/** What became of the last insertion, and where else it may go. */
export function PlacingLine({ state, onPlace }: PlacingLineProps) {
  const { insert } = useMessages();
  switch (state.status) {
    case "idle":
    case "writing":
      return null;
    case "done":
      return <Notice intent="success">{state.sentence}</Notice>;
    case "no-workbook":
      return <Notice intent="error">{insert.noWorkbook}</Notice>;
    case "failed":
      return <Notice intent="error">{insert.failed(state.reason)}</Notice>;
    case "occupied": {
      const { placing, check } = state;
      const { nextFree } = check;
      return (
        <Notice
          intent="warning"
          actions={
            <>
              {nextFree !== undefined && (
                <Button
                  size="small"
                  onClick={() => {
                    onPlace(placing, nextFree);
                  }}
                >
                  {insert.useNext(placeName(nextFree))}
                </Button>
              )}
              <Button
                size="small"
                onClick={() => {
                  onPlace(placing, "new-sheet");
                }}
              >
                {insert.useNewSheet}
              </Button>
            </>
          }
        >
          {insert.notFree[check.reason](placeName(check.placement))}
        </Notice>
      );
    }
  }
}
