import { useId } from "react";
import { Field, Input, Select, Text, makeStyles, tokens } from "@fluentui/react-components";
import { localDay } from "../../../statistics/index.js";
import { Disclosure } from "../../controls/Disclosure.js";
import { periodText } from "../../items/fit-text.js";
import { badEnds, changesOf, frequenciesOf, spanOf } from "../../model/insert-choice.js";
import type { FormulaRows } from "../../model/formula-of.js";
import type { FoundItem } from "../../model/found-item.js";
import { sheetTexts } from "../../messages/sheet/insert-sheet.js";
import { useMessages } from "../../messages/use-messages.js";
import { useTexts } from "../../services/use-texts.js";

const useStyles = makeStyles({
  fields: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    marginBlockStart: tokens.spacingVerticalXS,
  },
  row: { display: "flex", gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, flexBasis: 0, minWidth: 0 },
  input: { minWidth: 0, width: "100%" },
});

interface RowsFieldsProps {
  readonly item: FoundItem;
  readonly rows: FormulaRows;
  readonly onChange: (rows: FormulaRows) => void;
  /** Periods to choose from; any other may be typed. */
  readonly periods: readonly string[];
  readonly isOpen: boolean;
}

/** From when to when, by which periods, and what is computed from the figures. */
export function RowsFields(props: RowsFieldsProps) {
  const { item, rows, isOpen } = props;
  const texts = useTexts(sheetTexts);
  const { said } = useMessages();
  const styles = useStyles();
  const parts = [
    periodText(rows, said) || texts.allPeriods,
    rows.freq === undefined ? "" : texts.frequencies[rows.freq],
    rows.change === undefined ? "" : texts.changes[rows.change],
  ].filter((part) => part !== "");
  const hasComputed = frequenciesOf(item).length > 0 || changesOf(item).length > 0;
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <>
          <Text weight="semibold">{texts.rows}</Text> <Text>{parts.join(", ")}</Text>
        </>
      }
    >
      <div className={styles.fields}>
        <PeriodFields {...props} />
        {hasComputed && <ComputedFields {...props} />}
      </div>
    </Disclosure>
  );
}

function PeriodFields({ rows, onChange, periods }: RowsFieldsProps) {
  const texts = useTexts(sheetTexts);
  const styles = useStyles();
  const listId = useId();
  const today = localDay(new Date());
  const bad = badEnds(rows, today);
  const span = bad.length > 0 ? undefined : spanOf(rows, today);
  const isReversed = span !== undefined && span.end < span.start;
  const problem = (end: "from" | "to") => {
    if (bad.includes(end)) return texts.badPeriod(rows[end] ?? "");
    return isReversed && end === "to" ? texts.reversed : undefined;
  };
  return (
    <div className={styles.row}>
      {(["from", "to"] as const).map((end) => {
        const validationMessage = problem(end);
        return (
          <Field
            key={end}
            label={texts.fields[end]}
            className={styles.field}
            {...(validationMessage === undefined ? {} : { validationMessage })}
          >
            <Input
              className={styles.input}
              list={listId}
              value={rows[end] ?? ""}
              placeholder={end === "from" ? texts.first : texts.last}
              onChange={(_event, { value }) => {
                onChange({ ...rows, [end]: value.trim() === "" ? undefined : value });
              }}
            />
          </Field>
        );
      })}
      <datalist id={listId}>
        {periods.map((period) => (
          <option key={period} value={period} />
        ))}
      </datalist>
    </div>
  );
}

/** Only what is known to fit the measure is offered. */
function ComputedFields({ item, rows, onChange }: RowsFieldsProps) {
  const texts = useTexts(sheetTexts);
  const frequencies = frequenciesOf(item);
  const changes = changesOf(item, rows.freq);
  return (
    <ComputedRow>
      {frequencies.length > 0 && (
        <WordSelect
          label={texts.fields.frequency}
          words={frequencies}
          value={rows.freq}
          nameOf={(word) => texts.frequencies[word]}
          onChange={(next) => {
            const kept = changesOf(item, next).find((each) => each === rows.change);
            onChange({ ...rows, freq: next, change: kept });
          }}
        />
      )}
      {changes.length > 0 && (
        <WordSelect
          label={texts.fields.change}
          words={changes}
          value={rows.change}
          nameOf={(word) => texts.changes[word]}
          onChange={(next) => {
            onChange({ ...rows, change: next });
          }}
        />
      )}
    </ComputedRow>
  );
}

function ComputedRow({ children }: { readonly children: React.ReactNode }) {
  const styles = useStyles();
  return <div className={styles.row}>{children}</div>;
}

interface WordSelectProps<Word extends string> {
  readonly label: string;
  readonly words: readonly Word[];
  readonly value: Word | undefined;
  readonly nameOf: (word: Word) => string;
  readonly onChange: (word: Word | undefined) => void;
}

/** One of a few words, or the figures as they are published. */
function WordSelect<Word extends string>(props: WordSelectProps<Word>) {
  const { label, words, value, nameOf, onChange } = props;
  const texts = useTexts(sheetTexts);
  const styles = useStyles();
  return (
    <Field label={label} className={styles.field}>
      <Select
        className={styles.input}
        value={value ?? ""}
        onChange={(_event, data) => {
          onChange(words.find((word) => word === data.value));
        }}
      >
        <option value="">{texts.asTheyAre}</option>
        {words.map((word) => (
          <option key={word} value={word}>
            {nameOf(word)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
