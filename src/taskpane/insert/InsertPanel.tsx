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
import { useMessages } from "../messages/use-messages.js";
import { detailTexts } from "../messages/detail.js";
import { useMayShowData } from "../services/use-rights.js";
import { useTexts } from "../services/use-texts.js";
import { PlaceLine } from "./placing/PlaceLine.js";
import { useAnnounce } from "../frame/announcer.js";
import { formsOf, showsRows, type InsertForm } from "../model/insert-form.js";
import { needsRowChoice, stepsOf, type RowChoice } from "../model/row-choice.js";
import { RowChoiceFields } from "./RowChoiceFields.js";
import { useNotesChoice } from "./use-notes-choice.js";
import { useContentPlacing } from "./use-content-placing.js";
import { usePlace } from "./placing/use-place.js";

const useStyles = makeStyles({
  panel: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalS },
  row: { display: "flex", alignItems: "flex-end", gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, minWidth: 0 },
  select: { minWidth: 0, width: "100%" },
});

interface InsertPanelProps {
  readonly item: FoundItem;
  readonly geos: readonly string[];
  readonly content: ShownContent;
  readonly wantsFocus: boolean;
}

/** Everything an item can become, from one place: the usual form is chosen, one press inserts it. */
export function InsertPanel({ item, geos, content, wantsFocus }: InsertPanelProps) {
  const texts = useTexts(detailTexts);
  const { insert: words } = useMessages();
  const styles = useStyles();
  const forms = formsOf(item.kind, useMayShowData()(item.kind));
  const [wanted, setForm] = useState<InsertForm>(forms[0]);
  // A form that the key turned out not to include is not offered any more.
  const form = forms.includes(wanted) ? wanted : forms[0];
  const { state, insert, choose, clear } = usePlace();
  const placingOf = useContentPlacing(item, geos, content);
  const row = useRef<HTMLDivElement>(null);
  const isBusy = state.status === "running";
  const announce = useAnnounce();
  const [hasNotes, setHasNotes] = useNotesChoice();
  const [chosen, setChosen] = useState<RowChoice | null>(null);
  const categories = content.loaded?.chart.table.categories ?? [];
  const asksForRows = showsRows(form) && needsRowChoice(categories);
  const steps = stepsOf(asksForRows ? categories : []);
  const rows = chosen ?? { from: steps[0]?.name ?? "", to: steps.at(-1)?.name ?? "" };
  // A statistic's formula takes rows from the end alone.
  const canEnd = item.kind === "indicators" || form === "table" || form === "chart-on-table";

  const press = async () => {
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
    const range = canEnd ? rows : { ...rows, to: steps.at(-1)?.name ?? "" };
    const choice = { form, hasNotes: hasNotes && showsRows(form) };
    await insert(() => placingOf(asksForRows ? { ...choice, rows: range } : choice));
  };

  useEffect(() => {
    if (wantsFocus) row.current?.querySelector("button")?.focus();
  }, [wantsFocus]);

  return (
    <div className={styles.panel}>
      <div ref={row} className={styles.row}>
        <Field label={texts.insertAs} className={styles.field}>
          <Select
            className={styles.select}
            value={form}
            onChange={(_event, data) => {
              setForm(forms.find((each) => each === data.value) ?? forms[0]);
              clear();
            }}
          >
            {forms.map((each) => (
              <option key={each} value={each}>
                {each === forms[0] ? texts.byDefault(texts.forms[each]) : texts.forms[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          appearance="primary"
          disabledFocusable={isBusy || content.state.status === "running"}
          onClick={() => void press()}
        >
          {texts.insert}
        </Button>
      </div>
      {asksForRows && (
        <RowChoiceFields
          categories={categories}
          choice={rows}
          canEnd={canEnd}
          onChange={setChosen}
        />
      )}
      {showsRows(form) && (
        <Checkbox
          label={texts.notes}
          checked={hasNotes}
          onChange={(_event, { checked }) => {
            setHasNotes(checked === true);
          }}
        />
      )}
      {isBusy && <Spinner size="tiny" label={words.working} />}
      <PlaceLine state={state} choose={choose} clear={clear} />
    </div>
  );
}
