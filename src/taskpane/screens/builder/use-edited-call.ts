import { useMemo, useState } from "react";
import { replaceStatCall, type SelectedCell } from "../../../workbook/index.js";
import type { FunctionForm as Form } from "../../services/host-ports.js";
import { missingParameters, toCall, toDraft, type Draft } from "./draft.js";

/** A call of the cell's formula as the form edits it, or a new one. */
export interface EditedCall {
  /** Which of the cell's calls. */
  readonly index: number;
  /** The call in the cell; undefined where a new one is written. */
  readonly replaced: SelectedCell["calls"][number] | undefined;
  /** "" until a function is chosen. */
  readonly functionId: string;
  readonly form: Form | undefined;
  readonly draft: Draft | null;
  /** The call alone, without "=". */
  readonly written: string | null;
  /** The whole formula with the call in it. */
  readonly formula: string | null;
  /** Parameters that must be filled in. */
  readonly missing: readonly string[];
  readonly isEdited: boolean;
  readonly chooseCall: (index: number) => void;
  readonly chooseFunction: (id: string) => void;
  readonly edit: (draft: Draft) => void;
  readonly reset: () => void;
}

export function useEditedCall(cell: SelectedCell, forms: readonly Form[]): EditedCall {
  const [index, setIndex] = useState(0);
  const call = cell.calls[index];
  const [functionId, setFunctionId] = useState(call?.functionId ?? "");
  const form = forms.find(({ id }) => id === functionId);
  const read = useMemo(() => initialDraft(cell, index, form), [index, cell, form]);
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited?.functionId === read?.functionId ? (edited ?? read) : read;
  const written = form === undefined || draft === null ? null : toCall(draft, form);
  return {
    index,
    replaced: call,
    functionId,
    form,
    draft,
    written,
    formula: written === null ? null : formulaWith(cell, call, written),
    missing: form === undefined || draft === null ? [] : missingParameters(draft, form),
    isEdited: edited !== null,
    chooseCall: (next) => {
      setIndex(next);
      setFunctionId(cell.calls[next]?.functionId ?? "");
      setEdited(null);
    },
    chooseFunction: (id) => {
      setFunctionId(id);
      setEdited(null);
    },
    edit: setEdited,
    reset: () => {
      setEdited(null);
    },
  };
}

const formulaWith = (
  cell: SelectedCell,
  call: SelectedCell["calls"][number] | undefined,
  written: string,
) => (call === undefined ? `=${written}` : replaceStatCall(cell.formula, call, written));

/** The call as it stands in the cell, or empty fields for another function than the cell's. */
function initialDraft(cell: SelectedCell, callIndex: number, form: Form | undefined): Draft | null {
  if (form === undefined) return null;
  const call = cell.calls[callIndex];
  if (call !== undefined && call.functionId === form.id) return toDraft(call, form);
  return { functionId: form.id, fields: {} };
}
