import { useState, type ReactNode } from "react";
import { Field, Input, Select, Text, makeStyles, tokens } from "@fluentui/react-components";
import { localDay, parseSpan } from "../../../statistics/index.js";
import type { FormulaRows } from "../../model/formula-of.js";
import { useMessages } from "../../messages/use-messages.js";

const useStyles = makeStyles({
  row: { display: "flex", gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
  input: { minWidth: 0, width: "100%" },
});

interface AskedRows {
  /** Undefined where nothing of them is set: then every form is open. */
  readonly rows: FormulaRows | undefined;
  /** An end that is no period. */
  readonly isBad: boolean;
  readonly fields: ReactNode;
}

const isPeriod = (text: string) => parseSpan(text, localDay(new Date())) !== undefined;

/** Period, frequency and change as the search said them, to be changed before the formula is inserted. */
export function useAskedRows(said: FormulaRows | undefined): AskedRows {
  const { said: texts } = useMessages();
  const [rows, setRows] = useState<FormulaRows>(said ?? {});
  if (said === undefined || Object.keys(said).length === 0)
    return { rows: undefined, isBad: false, fields: null };
  const bad = [rows.from, rows.to].filter((end) => end !== undefined && !isPeriod(end));
  const isSet = Object.values(rows).some((value) => value !== undefined);
  return {
    rows: isSet ? rows : undefined,
    isBad: bad.length > 0,
    fields: (
      <>
        <PeriodFields rows={rows} onChange={setRows} />
        <ComputedFields said={said} rows={rows} onChange={setRows} />
        {isSet && <Text size={200}>{texts.onlyFormula}</Text>}
      </>
    ),
  };
}

interface RowsFieldsProps {
  readonly rows: FormulaRows;
  readonly onChange: (rows: FormulaRows) => void;
}

function PeriodFields({ rows, onChange }: RowsFieldsProps) {
  const { said: texts } = useMessages();
  const styles = useStyles();
  return (
    <div className={styles.row}>
      {(["from", "to"] as const).map((end) => {
        const text = rows[end] ?? "";
        const isBad = text !== "" && !isPeriod(text);
        return (
          <Field
            key={end}
            label={texts.fields[end]}
            className={styles.field}
            {...(isBad ? { validationMessage: texts.badPeriod(text) } : {})}
          >
            <Input
              className={styles.input}
              value={text}
              onChange={(_event, { value }) => {
                onChange({ ...rows, [end]: value === "" ? undefined : value });
              }}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** What was said and fits the measure can be left out again; nothing else is offered. */
function ComputedFields({
  said,
  rows,
  onChange,
}: RowsFieldsProps & { readonly said: FormulaRows }) {
  const { said: texts, search } = useMessages();
  const styles = useStyles();
  const { freq, change } = said;
  const frequency =
    freq === undefined ? "" : search.frequencies[freq === "Q" ? "quarterly" : "monthly"];
  const step = change === "pct-year" ? texts.change.year : texts.changeBefore;
  return (
    <div className={styles.row}>
      {freq !== undefined && (
        <Field label={texts.fields.frequency} className={styles.field}>
          <Select
            className={styles.input}
            value={rows.freq ?? ""}
            onChange={(_event, { value }) => {
              onChange({ ...rows, freq: value === freq ? freq : undefined });
            }}
          >
            <option value="">{texts.asTheyAre}</option>
            <option value={freq}>{frequency}</option>
          </Select>
        </Field>
      )}
      {change !== undefined && (
        <Field label={texts.fields.change} className={styles.field}>
          <Select
            className={styles.input}
            value={rows.change ?? ""}
            onChange={(_event, { value }) => {
              onChange({ ...rows, change: value === change ? change : undefined });
            }}
          >
            <option value="">{texts.asTheyAre}</option>
            <option value={change}>{step}</option>
          </Select>
        </Field>
      )}
    </div>
  );
}
