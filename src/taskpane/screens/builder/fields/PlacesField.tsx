import { useId } from "react";
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { isEnter } from "../../../controls/is-enter.js";
import { PlacesChoice } from "../../../insert/sheet/PlacesChoice.js";
import type { BuilderTexts } from "../../../messages/builder.js";
import type { DraftField } from "../draft.js";
import { addPlaces, placesIn, type PlaceOffer } from "../places/place-offer.js";
import { NotCovered } from "./NotCovered.js";

const useStyles = makeStyles({
  chosen: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalXS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  // A field is as wide as its entry and button would like to be otherwise, and the pane with it.
  field: { gridTemplateColumns: "minmax(0, 1fr)" },
  add: { display: "flex", gap: tokens.spacingHorizontalXS },
  input: { flexGrow: 1, minWidth: 0 },
});

interface PlacesFieldProps {
  readonly texts: BuilderTexts;
  readonly label: string;
  readonly hint: string;
  /** Its text is a comma list of codes or names. */
  readonly field: DraftField;
  readonly isSingle: boolean;
  readonly indicatorId: string;
  readonly offer: PlaceOffer;
  readonly onChange: (change: Partial<DraftField>) => void;
}

/** Several places as a list with an offer of more; what is written are codes, the same everywhere. */
export function PlacesField(props: PlacesFieldProps) {
  const { texts, label, hint, field, isSingle, indicatorId, offer, onChange } = props;
  const listId = useId();
  const { item, choices } = offer;
  const chosen = placesIn(field.text);
  const isCovered = (code: string) => choices.some((choice) => choice.code === code);

  return (
    <div>
      <AddPlace
        {...{ texts, label, hint, listId }}
        typed={field.typed ?? ""}
        onType={(typed) => {
          onChange({ typed });
        }}
        onAdd={(...typed) => {
          onChange({ text: addPlaces(field.text, typed, offer, isSingle), typed: "" });
        }}
      />
      <Choices id={listId} choices={choices} />
      {chosen.length > 0 && (
        <ChosenPlaces
          texts={texts}
          label={label}
          chosen={chosen}
          choices={choices}
          onChange={(codes) => {
            onChange({ text: codes.join(",") });
          }}
        />
      )}
      {item !== undefined && !isSingle && (
        <PlacesChoice
          item={item}
          chosen={chosen.filter(isCovered)}
          sought={field.sought ?? ""}
          onChange={(codes, sought = field.sought ?? "") => {
            // What was typed in another spelling stays as it was typed.
            const others = chosen.filter((code) => !isCovered(code));
            onChange({ text: [...others, ...codes].join(","), sought });
          }}
          onSought={(sought) => {
            onChange({ sought });
          }}
        />
      )}
      <NotCovered texts={texts} chosen={chosen} indicatorId={indicatorId} />
    </div>
  );
}

function Choices({ id, choices }: Pick<PlaceOffer, "choices"> & { readonly id: string }) {
  return (
    <datalist id={id}>
      {choices.map(({ code, name }) => (
        <option key={code} value={name}>
          {code}
        </option>
      ))}
    </datalist>
  );
}

interface AddPlaceProps extends Pick<PlacesFieldProps, "texts" | "label" | "hint"> {
  /** Of the names on offer. */
  readonly listId: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAdd: (...typed: readonly string[]) => void;
}

/** A name is typed, and added with Enter or the button. */
function AddPlace({ texts, label, hint, listId, typed, onType, onAdd }: AddPlaceProps) {
  const styles = useStyles();
  const add = () => {
    const wanted = typed.trim();
    if (wanted !== "") onAdd(wanted);
  };
  return (
    <Field className={styles.field} label={label} hint={hint}>
      <div className={styles.add}>
        <Input
          className={styles.input}
          aria-label={`${label}: ${texts.addPlace}`}
          placeholder={texts.addPlace}
          list={listId}
          value={typed}
          onChange={(_event, data) => {
            onType(data.value);
          }}
          onPaste={(event) => {
            // Copied cells: the field itself would make one place of them.
            const cells = cellsIn(event.clipboardData.getData("text"));
            if (cells.length < 2) return;
            event.preventDefault();
            onAdd(...cells);
          }}
          onKeyDown={(event) => {
            if (!isEnter(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{texts.add}</Button>
      </div>
    </Field>
  );
}

const cellsIn = (text: string): string[] =>
  text
    .split(/[\r\n\t]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");

interface ChosenPlacesProps extends Pick<PlacesFieldProps, "texts" | "label"> {
  /** Codes. */
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
  readonly choices: PlaceOffer["choices"];
}

/** The places chosen so far; a press takes one away. */
function ChosenPlaces({ texts, label, chosen, choices, onChange }: ChosenPlacesProps) {
  const styles = useStyles();
  const nameOf = (code: string) =>
    choices.find((choice) => choice.code === code.toUpperCase())?.name ?? code;
  return (
    <ul className={styles.chosen} aria-label={label}>
      {chosen.map((code) => (
        <li key={code}>
          <Button
            size="small"
            aria-label={texts.remove(nameOf(code))}
            onClick={() => {
              onChange(chosen.filter((other) => other !== code));
            }}
          >
            {nameOf(code)} ✕
          </Button>
        </li>
      ))}
    </ul>
  );
}
