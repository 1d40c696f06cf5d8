import { Field, Select, Textarea } from "@fluentui/react-components";
import type { FunctionForm, FunctionParameter } from "../../../services/host-ports.js";
import { isReference, splitOptions, type DraftField } from "../draft.js";
import { placesOf, type PlaceOffer } from "../places/place-offer.js";
import { useKeptFocus } from "../parts/use-kept-focus.js";
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
  readonly field: DraftField;
  /** Id of the indicator the form is about, "" for none. */
  readonly indicatorId: string;
  readonly offer: PlaceOffer;
  /** What was typed for a place, and is none. */
  readonly refused: string | undefined;
  /** Below the field: what the id stands for. */
  readonly note?: string | undefined;
  readonly onChange: (change: Partial<DraftField>) => void;
}

/** Which control stands there. */
function kindOf({ form, parameter, field, indicatorId }: ArgumentFieldProps): string {
  const { optionRules } = form;
  if (parameter.name === "options" && optionRules !== undefined)
    return splitOptions(field.text, optionRules) === undefined ? "text" : "options";
  return `${String(isReference(field.text))} ${placesOf(parameter.name, indicatorId) ?? ""}`;
}

/** The field that fits a parameter. Any of them also takes `=` and a reference. */
export function ArgumentField(props: ArgumentFieldProps) {
  const { texts, form, parameter, indicatorId, offer, note } = props;
  const { text } = props.field;
  const onChange = (next: string) => {
    props.onChange({ text: next });
  };
  const { name, description, isOptional, words } = parameter;
  useKeptFocus(name, kindOf(props));
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
  const places = placesOf(name, indicatorId);
  if (places !== undefined && !isReference(text)) {
    return (
      <PlacesField
        {...{ texts, label, indicatorId, offer }}
        refused={props.refused}
        hint={description}
        field={props.field}
        isSingle={places === "one"}
        onChange={props.onChange}
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
