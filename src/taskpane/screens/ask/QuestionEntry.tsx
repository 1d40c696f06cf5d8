import { useEffect, useRef } from "react";
import { Button, ProgressBar, Text, makeStyles, tokens } from "@fluentui/react-components";
import { researchStates } from "../../../contract/index.js";
import { ErrorLine } from "../../controls/ErrorLine.js";
import { ButtonRow } from "../../controls/Screen.js";
import { useAnnounce } from "../../frame/announcer.js";
import { useSlow, waitingSentence } from "../../controls/waiting/use-slow.js";
import { AnswerView } from "./AnswerView.js";
import type { Question } from "./questions.js";
import type { AskTexts } from "../../messages/ask.js";

const useStyles = makeStyles({
  entry: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingVerticalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  question: { overflowWrap: "anywhere" },
  actions: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: tokens.spacingVerticalS,
  },
});

interface QuestionEntryProps {
  readonly texts: AskTexts;
  readonly question: Question;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAskAgain: () => void;
  readonly onStop: () => void;
  readonly onRemove: () => void;
}

/** One question of the list: how far it is, its answer, or what became of it. */
export function QuestionEntry(props: QuestionEntryProps) {
  const { texts, question, isOpen, onAskAgain } = props;
  const styles = useStyles();
  const { text, state } = question;
  useArrival(question, texts);
  const step = researchStates.findIndex(
    (known) => state.status === "running" && known === state.step,
  );
  const word = researchStates[step];
  return (
    <li className={styles.entry}>
      <Text weight="semibold" className={styles.question}>
        {text} <Text size={200}>({texts[state.status]})</Text>
      </Text>
      {state.status === "running" && (
        <>
          <Text role="status">
            {state.step === undefined ? (
              <Sending texts={texts} />
            ) : word === undefined ? (
              texts.otherStep
            ) : (
              `${texts.step(step + 1, researchStates.length)}: ${texts.steps[word]}`
            )}
          </Text>
          <ProgressBar
            aria-label={text}
            {...(step < 0 ? {} : { value: step + 1, max: researchStates.length })}
          />
        </>
      )}
      {state.status === "done" && isOpen && (
        <AnswerView texts={texts} question={text} job={state.job} fetchedAt={state.fetchedAt} />
      )}
      {state.status === "failed" && <ErrorLine error={state.error} onRetry={onAskAgain} />}
      {(state.status === "failed" || state.status === "stopped") && state.mayHaveCost && (
        <Text>{texts.mayHaveCost}</Text>
      )}
      {state.status === "stopped" && !state.mayHaveCost && <Text>{texts.goesOn}</Text>}
      <EntryActions {...props} />
    </li>
  );
}

/** Says that the answer came, whose progress is not in sight any more. */
function useArrival({ text, state }: Question, texts: AskTexts): void {
  const announce = useAnnounce();
  const before = useRef(state.status);
  useEffect(() => {
    if (before.current === "running" && state.status === "done") announce(texts.arrived(text));
    before.current = state.status;
  }, [announce, state.status, text, texts]);
}

/** Before the service's first word; after a while also that the wait is unusual. */
function Sending({ texts }: Pick<QuestionEntryProps, "texts">) {
  const slow = useSlow();
  return <>{waitingSentence(texts.starting, slow)}</>;
}

/** What is done with the entry, which is no part of its answer. */
function EntryActions(props: QuestionEntryProps) {
  const { texts, question, isOpen, onOpen, onAskAgain, onStop, onRemove } = props;
  const styles = useStyles();
  const { text, state } = question;
  const isLeft = state.status === "forgotten" || state.status === "stopped";
  return (
    <div className={isOpen ? styles.actions : undefined}>
      <ButtonRow>
        {state.status === "done" && !isOpen && (
          <Button size="small" aria-label={`${texts.show}: ${text}`} onClick={onOpen}>
            {texts.show}
          </Button>
        )}
        {state.status === "running" && (
          <Button size="small" aria-label={`${texts.stop}: ${text}`} onClick={onStop}>
            {texts.stop}
          </Button>
        )}
        {isLeft && (
          <Button size="small" aria-label={`${texts.askAgain}: ${text}`} onClick={onAskAgain}>
            {texts.askAgain}
          </Button>
        )}
        <Button size="small" aria-label={texts.removeQuestion(text)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </ButtonRow>
    </div>
  );
}
