import { Button } from "@fluentui/react-components";
import { ApiError } from "../../../contract/index.js";
import { cellName } from "../../../workbook/index.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { isNoCellSelected } from "../../controls/error-text.js";
import { Notice } from "../../controls/Notice.js";
import { useMessages } from "../../messages/use-messages.js";
import { reasonOf } from "../../session/use-task.js";
import { InsertionError, type Placer } from "./use-place.js";

type PlaceLineProps = Pick<Placer, "state" | "choose" | "clear">;

/** What became of the last insertion, and where else it may go. */
export function PlaceLine({ state, choose, clear }: PlaceLineProps) {
  const { insert } = useMessages();
  if (state.status === "failed") {
    const { error } = state;
    // What the service did not give has its own words; so has what the add-in itself refuses.
    if (error instanceof ApiError || isNoCellSelected(error)) return <ErrorLine error={error} />;
    const sentence =
      error instanceof InsertionError ? error.message : insert.failed(reasonOf(error));
    return <Notice intent="error">{sentence}</Notice>;
  }
  if (state.status !== "done") return null;
  if (!("placing" in state.result)) {
    const { intent, sentence, doubt } = state.result;
    return (
      // Another look is another message, which is read aloud anew.
      <Notice key={intent} intent={intent}>
        {sentence}
        {doubt !== undefined && <span> {doubt}</span>}
      </Notice>
    );
  }
  const { address, reason, nextFree } = state.result;
  return (
    <Notice
      intent="warning"
      actions={
        <>
          {nextFree !== undefined && (
            <Button size="small" onClick={() => void choose(nextFree)}>
              {insert.useNext(cellName(nextFree))}
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
