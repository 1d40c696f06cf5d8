import { useEffect, useRef, useState } from "react";
import {
  Button,
  Checkbox,
  Field,
  Select,
  Spinner,
  makeStyles,
  tokens,
} from "@fluentui/react-components";
import type { ShownContent } from "../items/use-content.js";
import type { FoundItem } from "../model/found-item.js";
import type { Kind } from "../model/kinds.js";
import { useMessages } from "../messages/use-messages.js";
import { detailTexts } from "../messages/detail.js";
import { useMayShowData } from "../services/use-rights.js";
import { useTexts } from "../services/use-texts.js";
import { useIdNames } from "./formula/use-id-names.js";
import { PlaceLine } from "./placing/PlaceLine.js";
import { useAnnounce } from "../frame/announcer.js";
import { takeFocus } from "../frame/take-focus.js";
import { formsOf, showsRows, type InsertForm } from "../model/insert-form.js";
import { needsRowChoice, type RowChoice } from "../model/row-choice.js";
import { useAskedRows } from "./formula/use-asked-rows.js";
import { useFormulaPlacing } from "./formula/use-formula-placing.js";
import { formulaOf, type FormulaRows } from "../model/formula-of.js";
import { useRowChoice } from "./use-row-choice.js";
import { useNotesChoice } from "./use-notes-choice.js";
import { useContentPlacing } from "./use-content-placing.js";
import { usePlace, type Placer } from "./placing/use-place.js";

const useStyles = makeStyles({
  panel: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  row: { display: "flex", alignItems: "flex-end", gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
  select: { minWidth: 0, width: "100%" },
});

interface InsertPanelProps {
  readonly item: FoundItem;
  readonly geos: readonly string[];
  /** Period, frequency and change that the search said. @default none */
  readonly said?: FormulaRows;
  readonly content: ShownContent;
  readonly wantsFocus: boolean;
}

/** Everything an item can become, from one place: the usual form is chosen, one press inserts it. */
export function InsertPanel({ item, geos, said, content, wantsFocus }: InsertPanelProps) {
  const texts = useTexts(detailTexts);
  const { insert: words } = useMessages();
  const styles = useStyles();
  const asked = useAskedRows(said);
  const { forms, form, setForm } = useForms(item.kind, asked.rows !== undefined);
  const { state, insert, choose, clear } = usePlace();
  const row = useRef<HTMLDivElement>(null);
  const isBusy = state.status === "running";
  const [hasNotes, setHasNotes] = useNotesChoice();
  const [namesId, setNamesId] = useIdNames();
  const rowChoice = useRowChoice(form, item.kind, content);
  const choice = { form, hasNotes, namesId, rows: rowChoice.rows, asked: asked.rows };
  const press = useInsertPress({ item, geos, content, insert, ...choice });

  useEffect(() => {
    if (wantsFocus) takeFocus(row.current?.querySelector("button"));
  }, [wantsFocus]);

  return (
    <div className={styles.panel}>
      <div ref={row} className={styles.row}>
        <FormSelect
          forms={forms}
          form={form}
          onChange={(chosen) => {
            setForm(chosen);
            clear();
          }}
        />
        <Button
          appearance="primary"
          disabledFocusable={isBusy || asked.isBad || content.state.status === "running"}
          onClick={() => void press()}
        >
          {texts.insert}
        </Button>
      </div>
      {asked.fields}
      {asked.rows === undefined && rowChoice.fields}
      {showsRows(form) && <Choice label={texts.notes} isOn={hasNotes} onChange={setHasNotes} />}
      {(form === "formula" || form === "chart") && (
        <Choice label={words.nameId} isOn={namesId} onChange={setNamesId} />
      )}
      {isBusy && <Spinner size="tiny" label={words.working} />}
      <PlaceLine state={state} choose={choose} clear={clear} />
    </div>
  );
}

/** The forms that the key and the kind of item have, and the one chosen. */
function useForms(kind: Kind, isComputed: boolean) {
  const all = formsOf(kind, useMayShowData()(kind));
  // What is computed is computed by the formula alone.
  const forms: typeof all = isComputed && all.includes("formula") ? ["formula"] : all;
  const [wanted, setForm] = useState<InsertForm>(forms[0]);
  // A form that the key turned out not to include is not offered any more.
  return { forms, form: forms.includes(wanted) ? wanted : forms[0], setForm };
}

interface FormSelectProps {
  /** The first is the usual one. */
  readonly forms: readonly [InsertForm, ...InsertForm[]];
  readonly form: InsertForm;
  readonly onChange: (form: InsertForm) => void;
}

function FormSelect({ forms, form, onChange }: FormSelectProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  return (
    <Field label={texts.insertAs} className={styles.field}>
      <Select
        className={styles.select}
        value={form}
        onChange={(_event, data) => {
          onChange(forms.find((offered) => offered === data.value) ?? forms[0]);
        }}
      >
        {forms.map((offered) => (
          <option key={offered} value={offered}>
            {offered === forms[0] ? texts.byDefault(texts.forms[offered]) : texts.forms[offered]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** What may come with the figures: title, unit and source; a name for the id. */
function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <Checkbox
      label={label}
      checked={isOn}
      onChange={(_event, { checked }) => {
        onChange(checked === true);
      }}
    />
  );
}

interface InsertPress {
  readonly item: FoundItem;
  readonly geos: readonly string[];
  readonly content: ShownContent;
  readonly form: InsertForm;
  readonly hasNotes: boolean;
  readonly namesId: boolean;
  readonly rows: RowChoice | undefined;
  /** As the search said them; then the rows are not asked for. */
  readonly asked: FormulaRows | undefined;
  readonly insert: Placer["insert"];
}

/** Inserts what is chosen. Where the data turn out to be long, the first press only asks for the rows. */
function useInsertPress({ item, geos, content, form, ...choice }: InsertPress) {
  const { hasNotes, namesId, rows, asked, insert } = choice;
  const texts = useTexts(detailTexts);
  const announce = useAnnounce();
  const placingOf = useContentPlacing(item, geos, content);
  const formulaPlacingOf = useFormulaPlacing();
  return async () => {
    const formula = asked === undefined ? undefined : formulaOf(item, geos, asked);
    if (formula !== undefined && form === "formula") {
      await insert(() => formulaPlacingOf(formula, item));
      return;
    }
    if (showsRows(form) && content.state.status !== "done") {
      let rowNames: readonly string[] = [];
      try {
        rowNames = (await content.load()).chart.table.categories;
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        await insert(() => Promise.reject(failure));
        return;
      }
      // The question stands below the button now; the next press answers it.
      if (needsRowChoice(rowNames)) {
        announce(texts.manyRows(rowNames.length));
        return;
      }
    }
    await insert(() => placingOf({ form, hasNotes: hasNotes && showsRows(form), namesId, rows }));
  };
}
