import { useState, type SyntheticEvent } from "react";
import {
  Button,
  Checkbox,
  Field,
  Input,
  Text,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import { connectionTexts } from "../../messages/connection.js";
import { useTexts } from "../../services/use-texts.js";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  button: { alignSelf: "flex-start" },
});

interface KeyFormProps {
  /** Entering a key is what the screen is for. */
  readonly isMain: boolean;
  /** Where a key will be, as a sentence. */
  readonly keptAt: (isSessionOnly: boolean) => string;
  readonly isBusy: boolean;
  readonly onKey: (key: string, remember: boolean) => void;
}

interface KeyFieldProps {
  readonly value: string;
  /** What is wrong with it, as a sentence. */
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function KeyField({ value, problem, onChange }: KeyFieldProps) {
  const connection = useTexts(connectionTexts);
  return (
    <Field
      label={connection.key}
      hint={connection.keyHint}
      {...(problem === undefined ? {} : { validationMessage: problem })}
    >
      <Input
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(_event, data) => {
          onChange(data.value);
        }}
      />
    </Field>
  );
}

/** Takes a key and lets go of it: the field is empty once the key is handed over. */
export function KeyForm({ isMain, keptAt, isBusy, onKey }: KeyFormProps) {
  const connection = useTexts(connectionTexts);
  const styles = useStyles();
  const [key, setKey] = useState("");
  const [isSessionOnly, setSessionOnly] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = key.trim();
    // Enter pressed twice has handed a key over already.
    if (text === "" && isBusy) return;
    // A header takes visible ASCII only.
    if (!/^[\x21-\x7e]+$/.test(text)) {
      setProblem(text === "" ? connection.emptyKey : connection.malformedKey);
      return;
    }
    setKey("");
    onKey(text, !isSessionOnly);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <KeyField
        value={key}
        problem={problem}
        onChange={(value) => {
          setKey(value);
          setProblem(undefined);
        }}
      />
      <Checkbox
        label={connection.sessionOnly}
        checked={isSessionOnly}
        onChange={(_event, data) => {
          setSessionOnly(data.checked === true);
        }}
      />
      <Text size={200}>
        {keptAt(isSessionOnly)} {connection.testIsFree}
      </Text>
      <Button
        type="submit"
        appearance={isMain ? "primary" : "secondary"}
        disabledFocusable={isBusy}
        className={styles.button}
      >
        {connection.save}
      </Button>
    </form>
  );
}
