import { useId } from "react";
import { Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import type { FunctionParameter } from "../../../services/host-ports.js";
import type { BuilderTexts } from "../../../messages/builder.js";

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

export interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

interface TypedFieldProps extends FieldProps {
  readonly texts: BuilderTexts;
  readonly functionId: string;
  readonly parameter: FunctionParameter;
}

/** Anything typed, with what is often typed there on offer; days also from a calendar. */
export function TypedField({
  label,
  hint,
  text,
  texts,
  functionId,
  parameter,
  onChange,
}: TypedFieldProps) {
  const styles = useStyles();
  const listId = useId();
  const { name, words } = parameter;
  const isDate = name === "from" || name === "to" || name === "period";
  const takesDays = isDate && publicationDates.has(functionId);
  const choices = words ?? (isDate ? offers[takesDays ? "day" : "period"] : undefined);
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
                onChange(data.value);
              }}
            />
            {takesDays && <DayPicker label={texts.pickDay(name)} text={text} onChange={onChange} />}
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

interface DayPickerProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function DayPicker({ label, text, onChange }: DayPickerProps) {
  const styles = useStyles();
  return (
    <Input
      type="date"
      className={styles.day}
      aria-label={label}
      value={/^\d{4}-\d\d-\d\d$/.test(text) ? text : ""}
      onChange={(_event, data) => {
        onChange(data.value);
      }}
    />
  );
}
