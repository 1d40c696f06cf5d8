import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useEffect } from "react";
import type { Placement } from "../../workbook/index.js";
import { useAnnounce } from "../frame/announcer.js";
import { useMessages } from "../messages/use-messages.js";
import { placeName } from "./insert-content.js";
import type { InsertState } from "./use-insert.js";

export interface InsertLineProps {
  readonly state: InsertState;
  readonly onOverwrite: (formula: string) => void;
  /** Absent where no other place is offered. */
  readonly onPlace?: (formula: string, placement: Placement) => void;
  readonly onCancel: () => void;
}

/** What became of the last insertion, and the question before an overwrite. */
export function InsertLine({ state, onOverwrite, onPlace, onCancel }: InsertLineProps) {
  const { insert } = useMessages();
  const announce = useAnnounce();
  const inserted = state.status === "inserted" ? insert.inserted(state.address) : "";
  const doubt = state.status === "inserted" && !state.isRoomKnown ? insert.roomUnknown : "";
  useEffect(() => {
    if (inserted !== "") announce(`${inserted} ${doubt}`.trim());
  }, [announce, doubt, inserted]);

  switch (state.status) {
    case "idle":
    case "inserting":
      return null;
    case "inserted":
      return (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>
            {inserted} {doubt !== "" && <span>{doubt}</span>}
          </MessageBarBody>
        </MessageBar>
      );
    case "occupied": {
      const { address, reason, nextFree, formula } = state;
      return (
        <div role="alert">
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {reason === undefined ? insert.occupied(address) : insert.notFree[reason](address)}
            </MessageBarBody>
            <MessageBarActions>
              {nextFree !== undefined && onPlace !== undefined && (
                <Button
                  size="small"
                  onClick={() => {
                    onPlace(formula, nextFree);
                  }}
                >
                  {insert.useNext(placeName(nextFree))}
                </Button>
              )}
              {reason === undefined && (
                <Button
                  size="small"
                  onClick={() => {
                    onOverwrite(formula);
                  }}
                >
                  {insert.overwrite}
                </Button>
              )}
              <Button size="small" onClick={onCancel}>
                {insert.cancel}
              </Button>
            </MessageBarActions>
          </MessageBar>
        </div>
      );
    }
    case "no-workbook":
    case "failed":
      return (
        <div role="alert">
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              {state.status === "failed" ? insert.failed(state.reason) : insert.noWorkbook}
            </MessageBarBody>
          </MessageBar>
        </div>
      );
  }
}
