import { useState, type ReactNode } from "react";
import type { ShownContent } from "../items/use-content.js";
import { showsRows, type InsertForm } from "../model/insert-form.js";
import type { Kind } from "../model/kinds.js";
import { needsRowChoice, stepsOf, type RowChoice } from "../model/row-choice.js";
import { RowChoiceFields } from "./RowChoiceFields.js";

interface ShownRowChoice {
  /** Undefined where all rows are meant. */
  readonly rows: RowChoice | undefined;
  /** The question; null where the data are short or the form shows no rows. */
  readonly fields: ReactNode;
}

/** Of a statistic's long data the user chooses the rows; all of them until then. */
export function useRowChoice(form: InsertForm, kind: Kind, content: ShownContent): ShownRowChoice {
  const [chosen, setChosen] = useState<RowChoice | null>(null);
  const categories = content.loaded?.chart.table.categories ?? [];
  const isAsked = kind === "statistics" && showsRows(form) && needsRowChoice(categories);
  if (!isAsked) return { rows: undefined, fields: null };
  const steps = stepsOf(categories);
  const last = steps.at(-1)?.name ?? "";
  const choice = chosen ?? { from: steps[0]?.name ?? "", to: last };
  // A statistic's formula takes rows from the end alone.
  const canEnd = form === "table" || form === "chart-on-table";
  return {
    rows: canEnd ? choice : { ...choice, to: last },
    fields: (
      <RowChoiceFields
        categories={categories}
        choice={choice}
        canEnd={canEnd}
        onChange={setChosen}
      />
    ),
  };
}
