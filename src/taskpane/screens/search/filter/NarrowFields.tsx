import { Field, Select, makeStyles } from "@fluentui/react-components";
import { useMessages } from "../../../messages/use-messages.js";
import { kindTakes, narrowingChoices } from "../../../model/search/narrowing.js";
import { useSearch } from "../../../session/search/search-provider.js";

const useStyles = makeStyles({
  // Fluent gives inputs a width that a narrow column does not have.
  input: { minWidth: 0, width: "100%" },
});

/** What narrows the rows that have come; only what these can be told apart by. */
export function NarrowFields() {
  const { search: texts } = useMessages();
  const { results, narrowing, narrow } = useSearch();
  const items = Object.values(results)
    .flatMap((found) => found.items)
    .filter(({ kind }) => kindTakes(kind));
  const { frequencies, sources, years } = narrowingChoices(items, narrowing);
  return (
    <>
      <NarrowField
        label={texts.narrowNames.frequency}
        value={narrowing.frequency}
        choices={frequencies.map((value) => [value, texts.frequencies[value]])}
        onChange={(value) => {
          narrow({ frequency: frequencies.find((each) => each === value) ?? "" });
        }}
      />
      <NarrowField
        label={texts.narrowNames.source}
        value={narrowing.source}
        choices={sources.map((value) => [value, value])}
        onChange={(source) => {
          narrow({ source });
        }}
      />
      <NarrowField
        label={texts.narrowNames.since}
        value={narrowing.since}
        choices={years.map((value) => [value, texts.orLater(value)])}
        onChange={(since) => {
          narrow({ since });
        }}
      />
    </>
  );
}

interface NarrowFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function NarrowField({ label, value, choices, onChange }: NarrowFieldProps) {
  const { search: texts } = useMessages();
  const styles = useStyles();
  // One choice is none.
  if (choices.length < 2 && value === "") return null;
  return (
    <Field label={label}>
      <Select
        className={styles.input}
        value={value}
        onChange={(_event, data) => {
          onChange(data.value);
        }}
      >
        <option value="">{texts.any}</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
