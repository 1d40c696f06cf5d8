import { Button } from "@fluentui/react-components";
import { placeName } from "../../workbook/index.js";
import { ErrorLine } from "../controls/ErrorLine.js";
import { Notice } from "../controls/Notice.js";
import { useMessages } from "../messages/use-messages.js";
import type { Placer } from "./use-place.js";

type PlaceLineProps = Pick<Placer, "state" | "choose" | "clear">;

/** What became of the last insertion, and where else it may go. */
export function PlaceLine({ state, choose, clear }: PlaceLineProps) {
  const { insert } = useMessages();
  switch (state.status) {
    case "idle":
    case "inserting":
      return null;
    case "inserted":
      return (
        <Notice intent="success">
          {state.sentence}
          {state.doubt !== undefined && <span> {state.doubt}</span>}
        </Notice>
      );
    case "failed":
      return <Notice intent="error">{state.sentence}</Notice>;
    case "refused":
      return <ErrorLine error={state.error} />;
    case "occupied": {
      const { address, reason, nextFree } = state;
      return (
        <Notice
          intent="warning"
          actions={
            <>
              {nextFree !== undefined && (
                <Button size="small" onClick={() => void choose(nextFree)}>
                  {insert.useNext(placeName(nextFree))}
                </Button>
              )}
              <Button size="small" onClick={() => void choose("new-sheet")}>
                {insert.useNewSheet}
              </Button>
              {reason === undefined && (
                <Button size="small" onClick={() => void choose("replace")}>
                  {insert.overwrite}
                </Button>
              )}
              <Button size="small" onClick={clear}>
                {insert.cancel}
              </Button>
            </>
          }
        >
          {reason === undefined ? insert.occupied(address) : insert.notFree[reason](address)}
        </Notice>
      );
    }
  }
}
