import type { TitledWorkbook } from "./titled-workbook.js";

/** How cells are pasted. @default all of them, as Excel does */
interface PasteOptions {
  readonly isValues?: boolean;
}

/** Cells are cut or copied and pasted as a person does it on the grid: names of what is cut go with it. */
export function pasteOnGrid(
  { workbench }: TitledWorkbook,
  by: "CUT" | "COPY",
  [from, to]: readonly [from: string, to: string],
  { isValues = false }: PasteOptions = {},
): void {
  const { model } = workbench.host.workbook;
  const select = (address: string) => {
    const [first = "", last = first] = address.split(":");
    const [left, top] = [first.charCodeAt(0) - 65, Number(first.slice(1)) - 1];
    const zone = { left, top, right: last.charCodeAt(0) - 65, bottom: Number(last.slice(1)) - 1 };
    model.selection.selectZone({ cell: { col: left, row: top }, zone });
    return zone;
  };
  select(from);
  model.dispatch(by);
  model.dispatch("PASTE", {
    target: [select(to)],
    ...(isValues ? { pasteOption: "asValue" as const } : {}),
  });
}
