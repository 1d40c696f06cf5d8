import { isCalendarDay } from "./calendar-day.js";

/** What stands under these is as the table writes it: a column may be called "?", and a cell hold it. */
const ofTable = new Set(["column", "columns", "when", "missing", "sheet", "delimiter"]);

/** Where a question mark of a printed guess was left. */
function leftOpen(said: unknown, at: readonly string[] = []): string[] {
  if (typeof said === "string") return said.trim() === "?" ? [at.join(".")] : [];
  if (typeof said !== "object" || said === null) return [];
  return Object.entries(said).flatMap(([name, value]) =>
    ofTable.has(name) ? [] : leftOpen(value, [...at, name]),
  );
}

interface Released {
  readonly source: { readonly released?: string | undefined };
}

/** @throws Error with a sentence for what is left to say in a mapping, whatever else is wrong with it */
export function refuseOpen(content: unknown, path: string): void {
  const [open] = leftOpen(content);
  if (open !== undefined) throw new Error(`${path}: ${open} is still ?: replace it.`);
}

/** @throws Error with a sentence for a day of release that is none */
export function refuseNoDay(mapping: Released, path: string): void {
  const { released } = mapping.source;
  if (released !== undefined && !isCalendarDay(released))
    throw new Error(`${path}: source.released ${released} is no day of the calendar.`);
}
