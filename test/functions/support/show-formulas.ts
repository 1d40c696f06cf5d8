import { afterAll, beforeAll, expect, it } from "vitest";
import type { Fetch } from "../../../src/client/index.js";
import {
  openFunctions,
  shownText,
  type FunctionsWorkbench,
  type Shown,
} from "./functions-workbench.js";

/** A formula and exactly what it shows: its cells, or an error as "#N/A sentence". */
export type ExpectedFormula = readonly [formula: string, shown: unknown[][] | string];

/** One test for each formula, all entered at once into one workbook; called inside a `describe`. */
export function showFormulas(
  expected: readonly ExpectedFormula[],
  service: { readonly fetch: Fetch },
): void {
  let workbench: FunctionsWorkbench;
  let shown: Shown[];
  beforeAll(async () => {
    workbench = await openFunctions({ fetch: service.fetch });
    shown = await workbench.show(expected.map(([formula]) => formula));
  });
  afterAll(() => {
    workbench.dispose();
  });
  it.each(expected.map(([formula, cells], index) => ({ formula, cells, index })))(
    "$formula",
    ({ cells, index }) => {
      expect(shownText(shown[index])).toEqual(cells);
    },
  );
}
