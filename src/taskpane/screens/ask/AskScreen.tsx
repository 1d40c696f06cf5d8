import { useState, type SyntheticEvent } from "react";
import { Button, Field, Text, Textarea, makeStyles, tokens } from "@fluentui/react-components";
import { isEnter } from "../../controls/is-enter.js";
import { Notice } from "../../controls/Notice.js";
import { ButtonRow, Screen, Section } from "../../controls/Screen.js";
import { useMayUse } from "../../services/use-client-status.js";
import { useTexts } from "../../services/use-texts.js";
import { createKeptState } from "../../session/kept-state.js";
import { usePrice } from "../../items/use-price.js";
import { QuestionEntry } from "./QuestionEntry.js";
import { askTexts, type AskTexts } from "../../messages/ask.js";
import { useQuestions } from "./use-questions.js";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
});

const maxLength = 2000;

/** A question, its way through the research, its answer, and those asked before. */
export default function AskScreen() {
  const texts = useTexts(askTexts);
  const styles = useStyles();
  const { list, questions } = useQuestions();
  const [opened, setOpened] = useState<string | null>(null);
  const shown = opened ?? list[0]?.text;
  const ask = (text: string) => {
    setOpened(null);
    void questions.ask(text);
  };

  return (
    <Screen title={texts.title}>
      <QuestionForm texts={texts} onAsk={ask} />
      <Section title={texts.questions}>
        {list.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <ul className={styles.list}>
            {list.map((question) => (
              <QuestionEntry
                key={question.text}
                texts={texts}
                question={question}
                isOpen={question.text === shown}
                onOpen={() => {
                  setOpened(question.text);
                }}
                onAskAgain={() => {
                  ask(question.text);
                }}
                onStop={() => {
                  questions.stop(question.text);
                }}
                onRemove={() => {
                  questions.forget(question.text);
                }}
              />
            ))}
          </ul>
        )}
      </Section>
    </Screen>
  );
}

interface QuestionFormProps {
  readonly texts: AskTexts;
  readonly onAsk: (text: string) => void;
}

function QuestionForm({ texts, onAsk }: QuestionFormProps) {
  const styles = useStyles();
  const { typed, problem, type, ask } = useQuestionBox(texts, onAsk);
  const price = usePrice([{ operation: "askResearch", parameters: { question: typed.trim() } }]);
  const mayAsk = useMayUse("askResearch");

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mayAsk) return;
    ask();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={texts.question}
        hint={texts.hint}
        {...(problem === null ? {} : { validationMessage: problem })}
      >
        <Textarea
          value={typed}
          placeholder={texts.placeholder}
          resize="vertical"
          onChange={(_event, { value }) => {
            type(value);
          }}
          onKeyDown={(event) => {
            // Enter asks, as in a chat; Shift+Enter is a new line.
            if (isEnter(event) && !event.shiftKey) submit(event);
          }}
        />
      </Field>
      {!mayAsk && <Notice intent="info">{texts.notAllowed}</Notice>}
      {mayAsk && price !== null && (
        <Text size={200}>{price.isCached ? texts.kept : texts.price(price)}</Text>
      )}
      <ButtonRow>
        <Button type="submit" appearance="primary" disabledFocusable={!mayAsk}>
          {texts.ask}
        </Button>
      </ButtonRow>
    </form>
  );
}

const useTyped = createKeptState("");

/** What is typed, and what is wrong with it. */
function useQuestionBox(texts: AskTexts, onAsk: (text: string) => void) {
  const [typed, setTyped] = useTyped();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const type = (text: string) => {
    setTyped(() => text);
    setAsked(false);
    setProblem(null);
  };
  const ask = () => {
    const text = typed.trim();
    // Enter pressed twice has asked already.
    if (text === "" && isAsked) return;
    if (text === "" || text.length > maxLength) {
      setProblem(text === "" ? texts.empty : texts.tooLong);
      return;
    }
    setTyped(() => "");
    setAsked(true);
    onAsk(text);
  };
  return { typed, problem, type, ask };
}
