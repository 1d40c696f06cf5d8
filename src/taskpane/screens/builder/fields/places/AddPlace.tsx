import { Button, Field, Input, makeStyles, tokens } from "@fluentui/react-components";
import { narrow } from "../../../../frame/widths.js";
import { isEnter } from "../../../../controls/is-enter.js";
import type { BuilderTexts } from "../../../../messages/builder.js";

const useStyles = makeStyles({
  // A field is as wide as its entry and button would like to be otherwise, and the pane with it.
  field: { gridTemplateColumns: "minmax(0, 1fr)" },
  add: { display: "flex", gap: tokens.spacingHorizontalXS, [narrow]: { flexDirection: "column" } },
  input: { flexGrow: 1, minWidth: 0 },
  button: { flexShrink: 0 },
});

interface AddPlaceProps {
  readonly texts: BuilderTexts;
  readonly label: string;
  readonly hint: string;
  /** Of the names on offer. */
  readonly listId: string;
  readonly typed: string;
  /** Why what is typed was not taken; undefined where nothing was refused. */
  readonly refusal: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onAdd: (...typed: readonly string[]) => void;
}

/** A name is typed, and added with Enter or the button. */
export function AddPlace(props: AddPlaceProps) {
  const { texts, label, hint, listId, typed, refusal, onType, onAdd } = props;
  const styles = useStyles();
  const add = () => {
    const wanted = typed.trim();
    if (wanted !== "") onAdd(wanted);
  };
  return (
    <Field
      className={styles.field}
      label={label}
      hint={hint}
      {...(refusal === undefined
        ? {}
        : { validationMessage: { children: refusal, role: undefined } })}
    >
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
        <Button className={styles.button} onClick={add}>
          {texts.add}
        </Button>
      </div>
    </Field>
  );
}

const cellsIn = (text: string): string[] =>
  text
    .split(/[\r\n\t]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
