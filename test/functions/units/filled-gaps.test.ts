import { expect, it } from "vitest";
import { functionsOverLibrary } from "../support/over-library.js";

/** Of October 2025 there are no consumer prices. */
const { show, idOf } = functionsOverLibrary();

const notesOf = (cells: unknown) =>
  (cells as unknown[][]).flatMap(([first, text]) => (first === "note" ? [text] : []));

it("show=notes names the periods whose figures fill= has made, and says nothing where it has made none", async () => {
  const prices = idOf("us-cpiaucsl");
  const [table, change, value, index, ...silent] = await show(
    `=STAT.INDICATOR(${prices},"USA","2025-09","2025-11","fill=linear; show=notes")`,
    `=STAT.VALUE(${prices},"USA","2025-11","change=pct; fill=linear; show=notes")`,
    `=STAT.VALUE(${prices},"USA","2025-10","fill=previous; show=notes")`,
    `=STAT.INDICATOR(${prices},"USA","2026-01","2026-01","rebase=2025; fill=linear; show=notes")`,
    `=STAT.INDICATOR(${prices},"USA","2026-01","2026-02","fill=linear; show=notes")`,
    `=STAT.VALUE(${prices},"USA","2026-01","fill=linear; show=notes")`,
  );
  expect(notesOf(table)).toEqual(["fill=linear: made from the figures around: 2025-10"]);
  expect(notesOf(change)).toEqual(["fill=linear: made from the figures around: 2025-10"]);
  expect(notesOf(value)).toEqual(["fill=previous: made from the figure before: 2025-10"]);
  expect(notesOf(index)).toEqual(["fill=linear: made from the figures around: 2025-10"]);
  for (const one of silent) expect(notesOf(one)).toEqual([]);
});
