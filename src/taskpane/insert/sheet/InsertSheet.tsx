import { useState } from "react";
import { makeStyles, tokens } from "@fluentui/react-components";
import type { Where } from "../../../workbook/index.js";
import type { ShownContent } from "../../items/use-content.js";
import { detailTexts } from "../../messages/detail.js";
import {
  cardCallOf,
  chartCallOf,
  formulaCallOf,
  type FormulaChoice,
  type FormulaRows,
} from "../../model/formula-of.js";
import { itemKey, type FoundItem } from "../../model/found-item.js";
import { isMisread, lostParts } from "../../model/insert-choice.js";
import type { PlaceChoice } from "../../model/place-choice.js";
import { showsRows, type InsertForm } from "../../model/insert-form.js";
import { useTexts } from "../../services/use-texts.js";
import { PlaceLine } from "../placing/PlaceLine.js";
import { useEndInSight } from "../placing/use-end-in-sight.js";
import { usePlaceOf } from "../placing/use-place.js";
import { formulaRows, shownRows } from "../shown-rows.js";
import { useRowChoice } from "../use-row-choice.js";
import { FormSelect } from "./FormSelect.js";
import { InsertButton } from "./InsertButton.js";
import { RowPreview } from "./RowPreview.js";
import { Lost, ShownFields } from "./ShownFields.js";
import { useInsertPress } from "./use-insert-press.js";
import { useInsertPrice } from "./use-insert-price.js";
import { useSheetChoice } from "./use-sheet-choice.js";
import { WhereSelect } from "./WhereSelect.js";

const useStyles = makeStyles({
  sheet: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    // The longest name of a group is wider than a narrow pane.
    "& .fui-Field": { minWidth: 0 },
    "& .fui-Select": { minWidth: 0, width: "100%" },
  },
  end: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
  },
});

interface InsertSheetProps {
  readonly item: FoundItem;
  readonly places: PlaceChoice;
  /** Period, frequency and change that the search said. */
  readonly said: FormulaRows;
  readonly content: ShownContent;
  readonly wantsFocus: boolean;
}

/** All that decides what an item becomes in the workbook: what, of which places and rows, how, where, for how much. */
export function InsertSheet({ item, places, said, content, wantsFocus }: InsertSheetProps) {
  const texts = useTexts(detailTexts);
  const styles = useStyles();
  const choice = useSheetChoice(item, said);
  const { form, rows, look } = choice;
  const [where, setWhere] = useState<Where>("selection");
  const rowChoice = useRowChoice(form, item.kind, content);
  const shown = { geos: places.chosen, unread: places.unread, rows, look };
  const { state, insert, choose, clear } = usePlaceOf([form, shown, rowChoice.rows], itemKey(item));
  const wanted = { period: rows, chosenRows: rowChoice.rows };
  const data = content.state.status === "done" ? content.state.result : undefined;
  const call = callOf(form, item, shown.geos, { ...rows, ...look, ...formulaRows(data, wanted) });
  const price = useInsertPrice({ item, form, call, content });
  const press = useInsertPress({ item, content, form, ...shown, wanted, call, where, insert });
  const lost = lostParts(form, item, shown);
  const end = useEndInSight(state, content.state);
  const isDisabled = lost.length > 0 || isMisread(rows) || content.state.status === "running";
  return (
    <section className={styles.sheet} aria-label={texts.insert}>
      <FormSelect
        forms={choice.forms}
        form={form}
        onChange={(next) => {
          choice.setForm(next);
          if (state.status !== "running") clear();
        }}
      />
      <ShownFields {...{ item, places, content, choice }} isRefused={state.status === "failed"} />
      {rowChoice.fields}
      <Lost parts={lost} />
      {lost.length === 0 && !isMisread(rows) && (
        <RowPreview
          call={showsRows(form) ? call : undefined}
          fixed={showsRows(form) && data !== undefined ? shownRows(data, wanted) : undefined}
          {...{ form, at: content.state }}
        />
      )}
      <WhereSelect where={where} onChange={setWhere} />
      <div className={styles.end} ref={end}>
        {/* Where the button stood a moment ago, which moves down and keeps the focus. */}
        <PlaceLine state={state} choose={choose} clear={clear} />
        <InsertButton
          {...{ price, wantsFocus, isDisabled }}
          isBusy={state.status === "running"}
          onClick={() => void press()}
        />
      </div>
    </section>
  );
}

/** The formula that this form writes; undefined where it writes none. */
function callOf(form: InsertForm, item: FoundItem, geos: readonly string[], shown: FormulaChoice) {
  if (form === "card") return cardCallOf(item);
  if (form === "formula") return formulaCallOf(item, geos, shown);
  return form === "chart" ? chartCallOf(item, geos, shown) : undefined;
}
