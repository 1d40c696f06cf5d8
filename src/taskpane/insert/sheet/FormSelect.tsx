import { Field, Select, makeStyles } from "@fluentui/react-components";
import type { InsertForm } from "../../model/insert-form.js";
import { detailTexts } from "../../messages/detail.js";
import { useTexts } from "../../services/use-texts.js";

const useStyles = makeStyles({ select: { minWidth: 0, width: "100%" } });

interface FormSelectProps {
  /** The first is the usual one. */
  readonly forms: readonly [InsertForm, ...InsertForm[]];
  readonly form: InsertForm;
  readonly onChange: (form: InsertForm) => void;
}

/** What the item becomes in the workbook. */
export function FormSelect({ forms, form, onChange }: FormSelectProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  return (
    <Field label={texts.insertAs}>
      <Select
        className={styles.select}
        value={form}
        onChange={(_event, data) => {
          onChange(forms.find((offered) => offered === data.value) ?? forms[0]);
        }}
      >
        {forms.map((offered) => (
          <option key={offered} value={offered}>
            {offered === forms[0] ? texts.byDefault(texts.forms[offered]) : texts.forms[offered]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
