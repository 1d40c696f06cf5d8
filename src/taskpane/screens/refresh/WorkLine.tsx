import { Button, ProgressBar, Text } from "@fluentui/react-components";
import type { WorkProgress } from "../../../workbook/index.js";
import { ButtonRow } from "../../controls/Screen.js";
import type { RefreshTexts } from "../../messages/refresh.js";

interface WorkLineProps {
  readonly texts: RefreshTexts;
  /** Null before anything is known. */
  readonly progress: WorkProgress | null;
  readonly onCancel: () => void;
}

/** How far the work is; it can be cancelled as long as it has changed nothing. */
export function WorkLine({ texts, progress, onCancel }: WorkLineProps) {
  const { phase, done, total } = progress ?? { phase: "reading", done: 0, total: 0 };
  const sentence = total === 0 ? texts.planning : texts[phase](done, total);
  return (
    <>
      <Text>{sentence}</Text>
      <ProgressBar aria-label={sentence} {...(total === 0 ? {} : { value: done, max: total })} />
      {phase === "reading" && (
        <ButtonRow>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </ButtonRow>
      )}
    </>
  );
}
