import { Checkbox, Field, makeStyles, Select } from "@fluentui/react-components";
import type { RefreshTexts } from "../../../messages/refresh.js";
import type { Choice } from "../../../session/refresh-choice.js";

const scopes = ["workbook", "sheet", "selection"] as const;
const whats = ["all", "stale", "errors", "everything"] as const;

const useStyles = makeStyles({
  // A list is else as wide as its longest choice, which is wider than a narrow pane.
  field: { gridTemplateColumns: "minmax(0, 1fr)" },
  select: { minWidth: 0, width: "100%" },
});

interface ChoiceFormProps {
  readonly texts: RefreshTexts;
  readonly choice: Choice;
  readonly isDisabled: boolean;
  readonly onChange: (choice: Choice) => void;
}

/** What is to be refreshed. Every change asks for the price anew, which costs nothing. */
export function ChoiceForm({ texts, choice, isDisabled, onChange }: ChoiceFormProps) {
  const styles = useStyles();
  return (
    <>
      <Field className={styles.field} label={texts.scope}>
        <Select
          select={{ className: styles.select }}
          value={choice.scope}
          disabled={isDisabled}
          onChange={(_event, { value }) => {
            const scope = scopes.find((each) => each === value);
            if (scope !== undefined) onChange({ ...choice, scope });
          }}
        >
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {texts.scopes[scope]}
            </option>
          ))}
        </Select>
      </Field>
      <Field className={styles.field} label={texts.what}>
        <Select
          select={{ className: styles.select }}
          value={choice.what}
          disabled={isDisabled}
          onChange={(_event, { value }) => {
            const what = whats.find((each) => each === value);
            if (what !== undefined) onChange({ ...choice, what });
          }}
        >
          {whats.map((what) => (
            <option key={what} value={what}>
              {texts.whats[what]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={texts.research}
        checked={choice.asksResearch}
        disabled={isDisabled}
        onChange={(_event, { checked }) => {
          onChange({ ...choice, asksResearch: checked === true });
        }}
      />
    </>
  );
}
