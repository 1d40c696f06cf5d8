import { Field, Select, Text, makeStyles, tokens } from "@fluentui/react-components";
import { detailTexts } from "../messages/detail.js";
import { rowsOf, stepsOf, type RowChoice } from "../model/row-choice.js";
import { useTexts } from "../services/use-texts.js";

const useStyles = makeStyles({
  row: { display: "flex", gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
  select: { minWidth: 0, width: "100%" },
});

interface RowChoiceFieldsProps {
  readonly categories: readonly string[];
  readonly choice: RowChoice;
  /** False where the formula always goes on to the last row. */
  readonly canEnd: boolean;
  readonly onChange: (choice: RowChoice) => void;
}

/** From where to where, with the number of rows that makes. */
export function RowChoiceFields({ categories, choice, canEnd, onChange }: RowChoiceFieldsProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const names = stepsOf(categories).map(({ name }) => name);
  const { first, last } = rowsOf(categories, choice);
  const ends = canEnd ? (["from", "to"] as const) : (["from"] as const);
  return (
    <>
      <Text>{texts.manyRows(categories.length)}</Text>
      <div className={styles.row}>
        {ends.map((end) => (
          <Field key={end} label={texts[end]} className={styles.field}>
            <Select
              className={styles.select}
              value={choice[end]}
              onChange={(_event, { value }) => {
                onChange({ ...choice, [end]: value });
              }}
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {name === names.at(end === "from" ? 0 : -1) ? texts.byDefault(name) : name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <Text size={200}>{texts.rowsChosen(last - first + 1, categories.length)}</Text>
    </>
  );
}
