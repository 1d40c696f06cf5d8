import { Button } from "@fluentui/react-components";
import type { ResearchJob } from "../../../contract/index.js";
import { ButtonRow } from "../../controls/Screen.js";
import { PlaceLine } from "../../insert/placing/PlaceLine.js";
import { usePlace } from "../../insert/placing/use-place.js";
import type { AskTexts } from "../../messages/ask.js";
import { useServices } from "../../services/services.js";
import { answerAsFacts, answerAsFormula, answerAsText } from "./insert-answer.js";

interface AnswerInsertionProps {
  readonly texts: AskTexts;
  readonly question: string;
  readonly job: ResearchJob;
  readonly heading: string;
}

/** What an answer can become in the workbook: its formula, its text, its key facts. */
export function AnswerInsertion(answer: AnswerInsertionProps) {
  const { texts, job } = answer;
  const { functions } = useServices();
  const { state, insert, choose, clear } = usePlace();
  const isWriting = state.status === "running";
  return (
    <>
      <ButtonRow>
        <Button
          disabledFocusable={isWriting}
          onClick={() => void insert(() => answerAsFormula(answer))}
        >
          {texts.insertFormula}
        </Button>
        <Button
          disabledFocusable={isWriting}
          onClick={() => void insert(() => answerAsText(answer))}
        >
          {texts.insertText}
        </Button>
        {(job.response?.keyFacts ?? []).length > 0 && (
          <Button
            disabledFocusable={isWriting}
            onClick={() => void insert(() => answerAsFacts(answer, functions))}
          >
            {texts.insertFacts}
          </Button>
        )}
      </ButtonRow>
      <PlaceLine state={state} choose={choose} clear={clear} />
    </>
  );
}
