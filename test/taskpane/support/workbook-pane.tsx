import "./grid-globals.js";
import { act } from "@testing-library/react";
import { createStatWorkbench } from "../../support/stat-workbench.js";
import { goTo, json, openPane, type PaneOptions } from "./pane.js";

/** The pane over real office.js and the real functions, which ask the pane's service. */
export async function openWorkbookPane(
  view: string,
  options: PaneOptions & { readonly cells?: Readonly<Record<string, string | number>> } = {},
) {
  const workbench = await createStatWorkbench(() => ({ body: {} }));
  const pane = await openPane({
    key: "test-key",
    answer: () => json({ items: [], total_count: 0 }),
    ...options,
    run: (batch) => workbench.run(batch),
  });
  for (const [address, content] of Object.entries(options.cells ?? {})) {
    workbench.enter(address, content);
  }
  await act(() => workbench.idle());
  await goTo(pane, view);
  return {
    ...pane,
    workbench,
    select: (address: string) =>
      act(() =>
        workbench.run(async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange(address).select();
          await context.sync();
        }),
      ),
    close: () => {
      pane.close();
      workbench.dispose();
    },
  };
}
