import type { SelectedCell } from "../../../workbook/index.js";
import { createKeptState } from "../../session/kept-state.js";
import type { Draft } from "./draft.js";

/** What the user has chosen and typed for a cell. */
interface KeptForm {
  /** Which of the cell's calls. */
  readonly index: number;
  readonly functionId: string;
  /** Null until something is changed. */
  readonly edited: Draft | null;
}

/** By cell and what it holds. */
const useKeptForms = createKeptState<Readonly<Partial<Record<string, KeptForm>>>>({});

/** One form: another cell, or another content of it, has another. */
export const formKey = ({ sheetId, address, content }: SelectedCell): string =>
  `${sheetId}!${address}${String(content)}`;

export function useKeptForm(cell: SelectedCell) {
  const [forms, change] = useKeptForms();
  const key = formKey(cell);
  const form = forms[key] ?? {
    index: 0,
    functionId: cell.calls[0]?.functionId ?? "",
    edited: null,
  };
  const set = (next: Partial<KeptForm>) => {
    change((old) => ({ ...old, [key]: { ...form, ...next } }));
  };
  return [form, set] as const;
}

/** For what has been written. */
export function useForgetForm(): (cell: SelectedCell) => void {
  const [, change] = useKeptForms();
  return (cell) => {
    change((old) => ({ ...old, [formKey(cell)]: undefined }));
  };
}
