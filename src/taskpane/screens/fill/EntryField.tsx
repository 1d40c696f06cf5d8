import { Field, Select, makeStyles } from "@fluentui/react-components";
import { readUnit } from "../../../statistics/index.js";
import {
  chosenValue,
  latestPeriod,
  type EntryChoice,
  type TableEntry,
} from "../../../workbook/index.js";
import type { FillTexts } from "../../messages/tables/fill.js";
import type { Fill } from "./use-fill.js";

const useStyles = makeStyles({
  // As wide as the pane, however long the names of indicators are.
  field: { gridTemplateColumns: "minmax(0, 1fr)" },
  select: { minWidth: 0, "& > select": { minWidth: 0, width: "100%", textOverflow: "ellipsis" } },
});

interface EntryFieldProps {
  readonly texts: FillTexts;
  readonly fill: Fill;
  readonly entry: TableEntry;
}

const unanswered = "?";

/** What one header, or the whole table, is of: chosen where it is beyond doubt. */
export function EntryField({ texts, fill, entry }: EntryFieldProps) {
  const styles = useStyles();
  const { key, kind, header, choices } = entry;
  const label = header === undefined ? texts.whole[kind] : nameOfEntry(entry);
  const isWhole = key === `whole ${kind}`;
  if (choices.length === 0) return <Field label={label} validationMessage={texts.nothingFound} />;
  return (
    <Field
      className={styles.field}
      label={isWhole && header !== undefined ? `${texts.whole[kind]}, ${label}` : label}
    >
      <Select
        className={styles.select}
        disabled={fill.filling.status === "running"}
        value={chosenValue(entry, fill.answers) ?? unanswered}
        onChange={(_event, { value }) => {
          fill.answer(key, value);
        }}
      >
        <option value={unanswered} disabled>
          {texts.choose}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {nameOfChoice(choice, texts)}
          </option>
        ))}
        {!isWhole && <option value="">{texts.leaveEmpty}</option>}
      </Select>
    </Field>
  );
}

export const nameOfEntry = ({ header }: TableEntry): string =>
  header === undefined ? "" : `${header.address}: ${header.text}`;

/** An indicator with its unit and its time, by which those of one name differ. */
function nameOfChoice({ value, label, item }: EntryChoice, texts: FillTexts): string {
  if (value === latestPeriod) return texts.latest;
  if (item === undefined) return label;
  const { subject, measure, covered_timeframe: time } = item;
  const unit = readUnit({ subject }).text ?? measure?.unit ?? "";
  const span = time.start === "" ? "" : `${time.start}–${time.end}`;
  return [label, unit, span].filter((part) => part !== "").join(" · ");
}
