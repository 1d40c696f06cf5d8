import { Field, Select, Textarea } from "@fluentui/react-components";
import type { FunctionForm, FunctionParameter } from "../../../services/host-ports.js";
import { isReference } from "../draft.js";
import { OptionFields } from "./OptionFields.js";
import { PlacesField } from "./PlacesField.js";
import { TypedField, type FieldProps } from "./TypedField.js";
import { useTexts } from "../../../services/use-texts.js";
import { optionsTexts, type BuilderTexts } from "../../../messages/builder.js";
import { leftOut } from "./option-words.js";

interface ArgumentFieldProps {
  readonly texts: BuilderTexts;
  readonly form: FunctionForm;
  readonly parameter: FunctionParameter;
  readonly text: string;
  /** Id of the indicator the form is about, "" for none. */
  readonly indicatorId: string;
  /** Below the field: what the id stands for. */
  readonly note?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The field that fits a parameter. Any of them also takes `=` and a reference. */
export function ArgumentField(props: ArgumentFieldProps) {
  const { texts, form, parameter, text, indicatorId, note, onChange } = props;
  const { name, description, isOptional, words } = parameter;
  const label = isOptional ? name : `${name} (${texts.required})`;
  const hint = note === undefined ? description : `${note} — ${description}`;

  if (name === "options" && form.optionRules !== undefined) {
    return (
      <OptionFields
        texts={texts}
        rules={form.optionRules}
        text={text}
        hint={description}
        onChange={onChange}
      />
    );
  }
  const isPlace = name === "geos" || (name === "series" && indicatorId !== "");
  if (isPlace && !isReference(text)) {
    return (
      <PlacesField
        texts={texts}
        label={label}
        hint={description}
        text={text}
        isSingle={name === "series"}
        indicatorId={indicatorId}
        onChange={onChange}
      />
    );
  }
  const field = { label, hint, text, onChange };
  if (words !== undefined && !isReference(text)) {
    return <WordField {...field} parameter={parameter} words={words} />;
  }
  if (name === "question") return <QuestionField {...field} />;
  return <TypedField {...field} texts={texts} functionId={form.id} parameter={parameter} />;
}

interface WordFieldProps extends FieldProps {
  readonly parameter: FunctionParameter;
  readonly words: readonly string[];
}

/** One of a few words, or what holds without one. */
function WordField({ label, hint, text, parameter, words, onChange }: WordFieldProps) {
  const meanings = useTexts(optionsTexts);
  return (
    <Field label={label} hint={hint}>
      <Select
        value={text}
        onChange={(_event, data) => {
          onChange(data.value);
        }}
      >
        <option value="">{leftOut(meanings, parameter.name, parameter.default)}</option>
        {[...new Set([...words, ...(text === "" ? [] : [text])])].map((word) => (
          <option key={word}>{word}</option>
        ))}
      </Select>
    </Field>
  );
}

function QuestionField({ label, hint, text, onChange }: FieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Textarea
        value={text}
        resize="vertical"
        onChange={(_event, data) => {
          onChange(data.value);
        }}
      />
    </Field>
  );
}
