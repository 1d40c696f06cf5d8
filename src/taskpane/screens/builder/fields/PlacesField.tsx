import { useEffect, useId, useState } from "react";
import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { loadPlaces } from "../../../../statistics/index.js";
import { isEnter } from "../../../controls/is-enter.js";
import { PlacesChoice } from "../../../insert/sheet/PlacesChoice.js";
import { toFoundItem, type FoundItem } from "../../../model/found-item.js";
import { useServices } from "../../../services/services.js";
import type { BuilderTexts } from "../../../messages/builder.js";
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
  /** Comma list of codes or names. */
  readonly text: string;
  readonly isSingle: boolean;
  /** Of the indicator, where it is known: only its places are offered. */
  readonly indicatorId: string;
  readonly onChange: (text: string) => void;
}

interface Choice {
  readonly code: string;
  readonly name: string;
}

interface Offer {
  /** With the places it covers, where a search has shown them. */
  readonly item?: FoundItem;
  readonly choices: readonly Choice[];
}

/** The places of the indicator where a search has shown them, else all there are. */
function useOffer(indicatorId: string): Offer {
  const { client, language } = useServices();
  const [offer, setOffer] = useState<Offer>({ choices: [] });
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const [places, item] = await Promise.all([
        loadPlaces(),
        indicatorId === "" ? undefined : client.findIndicatorItem(indicatorId),
      ]);
      const own = language();
      const found: Offer =
        item === undefined
          ? { choices: places.all().map(({ code, names }) => ({ code, name: names[own] })) }
          : {
              item: toFoundItem("indicators", item),
              choices: Object.entries(item.covered_geos).map(([code, name]) => ({
                code,
                name: places.byCode(code)?.names[own] ?? name,
              })),
            };
      if (isCurrent) setOffer(found);
    };
    // Without the list a place is typed; the service knows its spelling.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, indicatorId, language]);
  return offer;
}

/** Several places as a list with an offer of more; what is written are codes, the same everywhere. */
export function PlacesField(props: PlacesFieldProps) {
  const { texts, label, hint, text, isSingle, indicatorId, onChange } = props;
  const listId = useId();
  const { item, choices } = useOffer(indicatorId);
  const chosen = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const codeOf = (typed: string) =>
    choices.find(({ name }) => name.toLowerCase() === typed.toLowerCase())?.code ?? typed;
  const add = (...typed: readonly string[]) => {
    const codes = typed.map(codeOf);
    onChange(isSingle ? (codes[0] ?? "") : [...new Set([...chosen, ...codes])].join(","));
  };

  const isCovered = (code: string) => choices.some((choice) => choice.code === code);

  return (
    <div>
      <AddPlace texts={texts} label={label} hint={hint} listId={listId} onAdd={add} />
      <datalist id={listId}>
        {choices.map(({ code, name }) => (
          <option key={code} value={name}>
            {code}
          </option>
        ))}
      </datalist>
      {chosen.length > 0 && (
        <ChosenPlaces
          texts={texts}
          label={label}
          chosen={chosen}
          choices={choices}
          onChange={onChange}
        />
      )}
      {item !== undefined && !isSingle && (
        <PlacesChoice
          item={item}
          chosen={chosen.filter(isCovered)}
          onChange={(codes) => {
            // What was typed in another spelling stays as it was typed.
            onChange([...chosen.filter((code) => !isCovered(code)), ...codes].join(","));
          }}
        />
      )}
      <NotCovered texts={texts} chosen={chosen} indicatorId={indicatorId} />
    </div>
  );
}

interface AddPlaceProps extends Pick<PlacesFieldProps, "texts" | "label" | "hint"> {
  /** Of the names on offer. */
  readonly listId: string;
  readonly onAdd: (...typed: readonly string[]) => void;
}

/** A name is typed, and added with Enter or the button. */
function AddPlace({ texts, label, hint, listId, onAdd }: AddPlaceProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState("");
  const add = () => {
    const wanted = typed.trim();
    if (wanted === "") return;
    onAdd(wanted);
    setTyped("");
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
            setTyped(data.value);
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

interface ChosenPlacesProps extends Pick<PlacesFieldProps, "texts" | "label" | "onChange"> {
  /** Codes. */
  readonly chosen: readonly string[];
  readonly choices: readonly Choice[];
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
              onChange(chosen.filter((other) => other !== code).join(","));
            }}
          >
            {nameOf(code)} ✕
          </Button>
        </li>
      ))}
    </ul>
  );
}
