/**
 * Pieces of a JSON text as they are written, to the digit: to read a number and write it anew may round it.
 * The texts are in order, as `JSON.parse` has found them.
 */

const text = '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"';
/** A text as a whole, and what opens, closes and separates. */
const marks = new RegExp(`${text}|[[\\]{},]`, "g");
const beginningText = new RegExp(`^${text}`);

/** What stands between the commas of a list, or of an object. */
export function elementsOf(json: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of json.matchAll(marks)) {
    if (mark === "{" || mark === "[") {
      depth += 1;
      if (depth === 1) start = index + 1;
    } else if (mark === "}" || mark === "]") {
      depth -= 1;
      if (depth === 0) found.push(json.slice(start, index));
    } else if (mark === "," && depth === 1) {
      found.push(json.slice(start, index));
      start = index + 1;
    }
  }
  return found.map((one) => one.trim()).filter((one) => one !== "");
}

interface Member {
  readonly name: string;
  /** Of its value alone. */
  readonly value: string;
  /** Name and value. */
  readonly json: string;
}

/** Undefined for what is no object, and for one that has a name twice. */
export function membersOf(json: string): readonly Member[] | undefined {
  if (!json.trimStart().startsWith("{")) return undefined;
  const members = elementsOf(json).map((one) => {
    const name = beginningText.exec(one)?.[0] ?? '""';
    const value = one.slice(name.length).replace(/^\s*:\s*/, "");
    return { name: JSON.parse(name) as string, value, json: one };
  });
  const names = new Set(members.map(({ name }) => name));
  return names.size === members.length ? members : undefined;
}
