import type { ReactNode } from "react";
import { MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";

interface NoticeProps {
  readonly intent: "success" | "warning" | "error" | "info";
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A sentence about what just happened. Problems are read aloud at once, good news in its turn. */
export function Notice({ intent, children, actions }: NoticeProps) {
  const isProblem = intent === "error" || intent === "warning";
  return (
    <div role={isProblem ? "alert" : "note"} data-intent={intent}>
      <MessageBar intent={intent} layout="multiline">
        <MessageBarBody>{children}</MessageBarBody>
        {actions !== undefined && <MessageBarActions>{actions}</MessageBarActions>}
      </MessageBar>
    </div>
  );
}
