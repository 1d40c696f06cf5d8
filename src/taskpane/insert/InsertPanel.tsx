import { useEffect, useRef, useState } from "react";
import { Button, Field, Select, Spinner, makeStyles, tokens } from "@fluentui/react-components";
import type { ShownContent } from "../items/use-content.js";
import type { FoundItem } from "../model/found-item.js";
import { useMessages } from "../messages/use-messages.js";
import { detailTexts } from "../messages/detail.js";
import { useTexts } from "../services/use-texts.js";
import { PlaceLine } from "./PlaceLine.js";
import { formsOf, type InsertForm } from "../model/insert-form.js";
import { useContentPlacing } from "./use-content-placing.js";
import { usePlace } from "./use-place.js";

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
  const forms = formsOf(item.kind);
  const [form, setForm] = useState<InsertForm>(forms[0]);
  const { state, insert, choose, clear } = usePlace();
  const placingOf = useContentPlacing(item, geos, content);
  const row = useRef<HTMLDivElement>(null);
  const isBusy = state.status === "running";

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
                {texts.forms[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => void insert(() => placingOf(form))}
        >
          {texts.insert}
        </Button>
      </div>
      {isBusy && <Spinner size="tiny" label={words.working} />}
      <PlaceLine state={state} choose={choose} clear={clear} />
    </div>
  );
}
