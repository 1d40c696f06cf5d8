import { badResponse, isFields } from "./fields.js";

/** What no honest answer comes near to; one that passes it is refused whole, since a part would mislead. */
const bounds = {
  depth: 24,
  /** Numbers, texts, lists and objects in all. */
  values: 400_000,
  /** Of one list or object. */
  entries: 50_000,
  /** Characters of one text or name. */
  text: 100_000,
} as const;

const tooMuch = (what: string, most: number) =>
  badResponse(`it has ${what}, at most ${most.toLocaleString("en")} are read`);

/**
 * Walks through parsed JSON without recursion, which a deep answer would use to exhaust the stack.
 * @throws ApiError `bad-response` where it passes a bound.
 */
export function checkBounds(json: unknown): void {
  let level: unknown[] = [json];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > bounds.depth) throw tooMuch("too many levels", bounds.depth);
    values += level.length;
    if (values > bounds.values) throw tooMuch("too many values", bounds.values);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string" && value.length > bounds.text) {
        throw tooMuch("a text of too many characters", bounds.text);
      }
      const isList = Array.isArray(value);
      if (!isList && !isFields(value)) continue;
      const entries: readonly unknown[] = isList ? value : Object.values(value);
      if (entries.length > bounds.entries) {
        throw tooMuch("a list of too many items", bounds.entries);
      }
      const names = isList ? [] : Object.keys(value);
      if (names.some((name) => name.length > bounds.text)) {
        throw tooMuch("a name of too many characters", bounds.text);
      }
      for (const entry of entries) next.push(entry);
    }
    level = next;
  }
}
