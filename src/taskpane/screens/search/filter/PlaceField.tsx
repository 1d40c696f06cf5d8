import { useState } from "react";
import { Field, Input, makeStyles } from "@fluentui/react-components";
import { geolocationNumber } from "../../../../statistics/index.js";
import { isEnter } from "../../../controls/is-enter.js";
import { useMessages } from "../../../messages/use-messages.js";

const useStyles = makeStyles({
  field: { gridColumn: "1 / -1" },
  // Fluent gives inputs a width that a narrow column does not have.
  input: { minWidth: 0, width: "100%" },
});

interface PlaceFieldProps {
  readonly value: string;
  /** Number of the place as text; empty for none. Never rejects. */
  readonly onChange: (place: Promise<string>) => void;
}

/** A place in any spelling and language; the service wants its number. */
export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const { search: texts } = useMessages();
  const styles = useStyles();
  const [text, setText] = useState(value);
  const [unknown, setUnknown] = useState<string | null>(null);
  // A filter that is taken off elsewhere leaves the field, too; one that was read here leaves what was typed.
  const [seen, setSeen] = useState(value);
  const [read, setRead] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== read) setText(value);
  }

  const readPlace = async () => {
    const place = text.trim();
    // The list of names may fail to load; a number is understood without it.
    const number = place === "" ? undefined : await geolocationNumber(place).catch(() => undefined);
    setUnknown(place !== "" && number === undefined ? place : null);
    const found = number === undefined ? "" : String(number);
    setRead(found);
    return found;
  };
  return (
    <Field
      className={styles.field}
      label={texts.filterNames.place}
      hint={texts.placeHint}
      {...(unknown === null ? {} : { validationMessage: texts.unknownPlace(unknown) })}
    >
      <Input
        className={styles.input}
        value={text}
        onChange={(_event, data) => {
          setText(data.value);
        }}
        onBlur={() => {
          onChange(readPlace());
        }}
        onKeyDown={(event) => {
          // Enter sends the form without leaving the field.
          if (isEnter(event)) onChange(readPlace());
        }}
      />
    </Field>
  );
}
