import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useEffect } from "react";
import { useAnnounce } from "../app/announcer.js";
import { useMessages } from "../messages/use-messages.js";
import type { InsertState } from "./use-insert.js";

export interface InsertLineProps {
  readonly state: InsertState;
  readonly onOverwrite: (formula: string) => void;
  readonly onCancel: () => void;
}

/** What became of the last insertion, and the question before an overwrite. */
export function InsertLine({ state, onOverwrite, onCancel }: InsertLineProps) {
  const { insert } = useMessages();
  const announce = useAnnounce();
  const inserted = state.status === "inserted" ? insert.inserted(state.address) : "";
  useEffect(() => {
    if (inserted !== "") announce(inserted);
  }, [announce, inserted]);

  switch (state.status) {
    case "idle":
    case "inserting":
      return null;
    case "inserted":
      return (
        <MessageBar intent="success">
          <MessageBarBody>{inserted}</MessageBarBody>
        </MessageBar>
      );
    case "occupied":
      return (
        <div role="alert">
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{insert.occupied(state.address)}</MessageBarBody>
            <MessageBarActions>
              <Button
                size="small"
                onClick={() => {
                  onOverwrite(state.formula);
                }}
              >
                {insert.overwrite}
              </Button>
              <Button size="small" onClick={onCancel}>
                {insert.cancel}
              </Button>
            </MessageBarActions>
          </MessageBar>
        </div>
      );
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
