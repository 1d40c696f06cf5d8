import type { ReactNode } from "react";
import { Notice } from "../../controls/Notice.js";
import type { TaskOutcome } from "./use-outcome.js";

interface TaskNoticeProps {
  readonly outcome: TaskOutcome | null;
  readonly actions?: ReactNode;
}

/** More than anybody reads; the sentence above has the count. */
const shownLines = 100;

/** How the last task went. */
export function TaskNotice({ outcome, actions }: TaskNoticeProps) {
  if (outcome === null) return null;
  const { intent, sentence, lines = [] } = outcome;
  return (
    <Notice intent={intent} actions={actions}>
      {sentence}
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, shownLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > shownLines && <li>… +{lines.length - shownLines}</li>}
        </ul>
      )}
    </Notice>
  );
}
