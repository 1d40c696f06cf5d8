import { useId } from "react";
import { Field, Input, Select, Textarea, makeStyles, tokens } from "@fluentui/react-components";
import type { FunctionForm, FunctionParameter } from "../../services/host-ports.js";
import { isReference } from "./draft.js";
import { OptionFields } from "./OptionFields.js";
import { PlacesField } from "./PlacesField.js";
import { useTexts } from "../../services/use-texts.js";
import { optionsTexts } from "../../messages/option-words/index.js";
import { leftOut } from "./option-words.js";
import type { BuilderTexts } from "../../messages/builder.js";

const useStyles = makeStyles({
  pair: { display: "flex", gap: tokens.spacingHorizontalXS },
  wide: { flexGrow: 1, minWidth: 0 },
  day: { width: "40px", flexShrink: 0, overflow: "hidden" },
});

/** Functions whose from and to are days of publication, not periods of the data. */
const publicationDates = new Set(["SEARCH", "STATISTICS", "INFOGRAPHICS", "TOPICS", "STUDIES"]);

const offers: Readonly<Record<string, readonly string[]>> = {
  day: ["today", "-1M", "-1Y", "-5Y", "-10Y"],
  period: ["today", "-1Y", "-5Y", "-10Y", "-20Y", "2024", "2020", "2015", "2010", "2000"],
};

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
  const meanings = useTexts(optionsTexts);
  const styles = useStyles();
  const listId = useId();
  const label = isOptional ? name : `${name} (${texts.required})`;

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
  const isDate = name === "from" || name === "to" || name === "period";
  const takesDays = isDate && publicationDates.has(form.id);
  const choices = words ?? (isDate ? offers[takesDays ? "day" : "period"] : undefined);
  const set = (value: string) => {
    onChange(value);
  };
  const hint = note === undefined ? description : `${note} — ${description}`;

  if (words !== undefined && !isReference(text)) {
    return (
      <Field label={label} hint={hint}>
        <Select
          value={text}
          onChange={(_event, data) => {
            set(data.value);
          }}
        >
          <option value="">{leftOut(meanings, name, parameter.default)}</option>
          {[...new Set([...words, ...(text === "" ? [] : [text])])].map((word) => (
            <option key={word}>{word}</option>
          ))}
        </Select>
      </Field>
    );
  }
  if (name === "question") {
    return (
      <Field label={label} hint={hint}>
        <Textarea
          value={text}
          resize="vertical"
          onChange={(_event, data) => {
            set(data.value);
          }}
        />
      </Field>
    );
  }
  return (
    <>
      <Field label={label} hint={hint}>
        {(field) => (
          <div className={styles.pair}>
            <Input
              {...field}
              className={styles.wide}
              value={text}
              spellCheck={false}
              {...(choices === undefined ? {} : { list: listId })}
              onChange={(_event, data) => {
                set(data.value);
              }}
            />
            {takesDays && (
              <Input
                type="date"
                className={styles.day}
                aria-label={texts.pickDay(name)}
                value={/^\d{4}-\d\d-\d\d$/.test(text) ? text : ""}
                onChange={(_event, data) => {
                  set(data.value);
                }}
              />
            )}
          </div>
        )}
      </Field>
      {choices !== undefined && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
