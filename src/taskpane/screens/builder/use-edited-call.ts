import { useMemo } from "react";
import { replaceStatCall, type SelectedCell } from "../../../workbook/index.js";
import type { FunctionForm as Form } from "../../services/host-ports.js";
import { useKeptForm } from "./kept-forms.js";
import { indicatorOf, placesOf, readTyped, type PlaceOffer } from "./places/place-offer.js";
import { usePlaceOffer } from "./places/use-place-offer.js";
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
  /** What the formula is written from. */
  readonly complete: Draft | null;
  /** What is typed for a place and is none: it would be missing in the formula. */
  readonly unread: string | undefined;
  readonly offer: PlaceOffer;
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

const nothing = { draft: null, unread: undefined };

export function useEditedCall(cell: SelectedCell, forms: readonly Form[]): EditedCall {
  const [{ index, functionId, edited }, change] = useKeptForm(cell);
  const call = cell.calls[index];
  const form = forms.find(({ id }) => id === functionId);
  const read = useMemo(() => initialDraft(cell, index, form), [index, cell, form]);
  const draft = edited?.functionId === read?.functionId ? (edited ?? read) : read;
  const takesPlaces = form?.parameters.some(({ name }) => placesOf(name, " ") !== undefined);
  const offer = usePlaceOffer(takesPlaces === true ? indicatorOf(draft) : undefined);
  const { draft: complete, unread } = draft === null ? nothing : readTyped(draft, offer);
  const written = form === undefined || complete === null ? null : toCall(complete, form);
  return {
    index,
    replaced: call,
    functionId,
    form,
    ...{ draft, complete, unread, offer },
    written,
    formula: written === null ? null : formulaWith(cell, call, written),
    missing: form === undefined || complete === null ? [] : missingParameters(complete, form),
    isEdited: edited !== null,
    chooseCall: (next) => {
      const functionId = cell.calls[next]?.functionId ?? "";
      change({ index: next, functionId, edited: null });
    },
    chooseFunction: (id) => {
      change({ functionId: id, edited: null });
    },
    edit: (next) => {
      change({ edited: next });
    },
    reset: () => {
      change({ edited: null });
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
