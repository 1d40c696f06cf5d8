import { useState } from "react";
import { formsOf, type InsertForm } from "../../model/insert-form.js";
import { readLook, type FormulaRows } from "../../model/formula-of.js";
import type { FoundItem } from "../../model/found-item.js";
import { useMayShowData } from "../../services/use-rights.js";
import { createKeptChoice } from "../../session/kept-choice.js";

/** The form that was chosen last, and how formulas were laid out. */
const { use: useLastForm } = createKeptChoice("form", (kept) => kept);
const { use: useLook } = createKeptChoice("look", readLook);

/** What an item is inserted as, which of its rows, and how they stand; begins with what was chosen last. */
export function useSheetChoice({ kind }: FoundItem, said: FormulaRows) {
  const forms = formsOf(kind, useMayShowData()(kind));
  const [last, setLast] = useLastForm();
  const [look, setLook] = useLook();
  const [rows, setRows] = useState(said);
  // What a search said is said of a formula.
  const isSaid = Object.values(said).some((value) => value !== undefined);
  const [chosen, setChosen] = useState<InsertForm>();
  const wanted = chosen ?? (isSaid ? "formula" : last);
  return {
    forms,
    // A form that the key turned out not to include is not offered any more.
    form: forms.find((each) => each === wanted) ?? forms[0],
    setForm: (form: InsertForm) => {
      setChosen(form);
      setLast(form);
    },
    ...{ look, setLook, rows, setRows, isSaid },
  };
}
