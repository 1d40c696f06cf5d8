import { useEffect, useRef } from "react";
import { Button } from "@fluentui/react-components";
import { ApiError } from "../../../contract/index.js";
import { cellName } from "../../../workbook/index.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { isNoCellSelected } from "../../controls/error-text.js";
import { Notice } from "../../controls/Notice.js";
import { takeFocus } from "../../frame/take-focus.js";
import { useMessages } from "../../messages/use-messages.js";
import { reasonOf } from "../../session/use-task.js";
import { InsertionError, type Occupied, type Placer } from "./use-place.js";

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
  return <Question occupied={state.result} choose={choose} clear={clear} />;
}

interface QuestionProps extends Pick<Placer, "choose" | "clear"> {
  readonly occupied: Pick<Occupied, "address" | "cell" | "reason" | "nextFree">;
}

/** Where else something may go, whose place is taken. */
function Question({ occupied, choose, clear }: QuestionProps) {
  const { insert } = useMessages();
  const giveBack = useAsker();
  const { address, cell, reason, nextFree } = occupied;
  const answer = (label: string, act: () => unknown) => (
    <Button
      size="small"
      onClick={() => {
        giveBack();
        act();
      }}
    >
      {label}
    </Button>
  );
  return (
    <Notice
      intent="warning"
      actions={
        <>
          {nextFree !== undefined &&
            answer(insert.useNext(cellName(nextFree)), () => choose(nextFree))}
          {answer(insert.useNewSheet, () => choose("new-sheet"))}
          {reason === undefined && answer(insert.overwrite, () => choose({ how: "replace", cell }))}
          {answer(insert.cancel, clear)}
        </>
      }
    >
      {reason === undefined ? insert.occupied(address) : insert.notFree[reason](address)}
    </Notice>
  );
}

/** Gives the focus back to what had it when the question came, since the answer takes the buttons away. */
function useAsker(): () => void {
  const asker = useRef<Element>(null);
  useEffect(() => {
    asker.current = document.activeElement;
  }, []);
  return () => {
    const { current } = asker;
    const isThere = current instanceof HTMLElement && current !== document.body;
    takeFocus(isThere && current.isConnected ? current : document.querySelector("main"));
  };
}
