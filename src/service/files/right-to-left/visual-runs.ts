/** In what order the parts of a line stand, from left to right (UAX #9, in a line that as a whole runs so). */
import { closingOf, directionOf, mirrorOf, type Direction } from "./directions.js";

/** Characters that run one way, in the order in which they are written. */
interface VisualRun {
  readonly text: string;
  readonly direction: "ltr" | "rtl";
}

type Strong = "L" | "R";
const isNumber = (one: Direction | undefined) => one === "EN" || one === "AN";

/** Parts of a line from left to right; signs such as brackets are those that are to be drawn. */
export function visualRuns(line: string): VisualRun[] {
  const chars = Array.from(line);
  const levels = levelsOf(chars);
  const runs: { text: string; level: number }[] = [];
  chars.forEach((char, at) => {
    const level = levels[at] ?? 0;
    const shown = level === 1 ? mirrorOf(char) : char;
    const run = runs.at(-1);
    if (run?.level === level) run.text += shown;
    else runs.push({ text: shown, level });
  });
  for (const least of [2, 1]) reverseFrom(runs, least);
  return runs.map(({ text, level }) => ({ text, direction: level === 1 ? "rtl" : "ltr" }));
}

/** Turns round each stretch of runs of a level or higher ones. */
function reverseFrom(runs: { level: number }[], least: number): void {
  let start = 0;
  for (let at = 0; at <= runs.length; at += 1) {
    if ((runs[at]?.level ?? 0) >= least) continue;
    runs.splice(start, at - start, ...runs.slice(start, at).reverse());
    start = at + 1;
  }
}

/** 0 for what runs as the line does, 1 from right to left, 2 for numbers in that. */
function levelsOf(chars: readonly string[]): number[] {
  const resolved = resolveNumbers(chars.map(directionOf));
  const classes = resolveNeutrals(chars, resolved);
  const levels = classes.map((one) => (one === "L" ? 0 : one === "R" ? 1 : 2));
  // Blanks at the end stand at the end.
  for (let at = chars.length - 1; at >= 0 && /\s/.test(chars[at] ?? ""); at -= 1) levels[at] = 0;
  return levels;
}

/** What numbers and the signs in and at them are beside the letters before them (W1 to W7). */
function resolveNumbers(given: readonly Direction[]): Direction[] {
  const classes = [...given];
  const each = (change: (one: Direction, at: number) => Direction) => {
    classes.forEach((one, at) => (classes[at] = change(one, at)));
  };
  each((one, at) => (one === "NSM" ? (classes[at - 1] ?? "L") : one));
  let strong: Direction = "L";
  each((one) => {
    if (one === "L" || one === "R" || one === "AL") strong = one;
    return one === "EN" && strong === "AL" ? "AN" : one;
  });
  each((one) => (one === "AL" ? "R" : one));
  each((one, at) => {
    const [before, after] = [classes[at - 1], classes[at + 1]];
    if (before !== after || before === undefined) return one;
    const joins = one === "CS" ? isNumber(before) : one === "ES" && before === "EN";
    return joins ? before : one;
  });
  joinTerminators(classes);
  each((one) => (one === "ES" || one === "ET" || one === "CS" ? "N" : one));
  strong = "L";
  each((one) => {
    if (one === "L" || one === "R") strong = one;
    return one === "EN" && strong === "L" ? "L" : one;
  });
  return classes;
}

/** Signs of currency and percent beside a number are part of it (W5). */
function joinTerminators(classes: Direction[]): void {
  for (let at = 0; at < classes.length; at += 1) {
    if (classes[at] !== "ET") continue;
    let end = at;
    while (classes[end] === "ET") end += 1;
    if (classes[at - 1] === "EN" || classes[end] === "EN") classes.fill("EN", at, end);
    at = end - 1;
  }
}

const strongOf = (one: Direction | undefined): Strong | undefined =>
  one === "L" ? "L" : one === "R" || isNumber(one) ? "R" : undefined;

/** Brackets by what is in them and before them (N0), and all else by what stands on both sides (N1, N2). */
function resolveNeutrals(chars: readonly string[], given: readonly Direction[]): Direction[] {
  const classes = [...given];
  for (const [open, close] of bracketPairs(chars, given)) {
    const inside = classes.slice(open + 1, close).map(strongOf);
    if (!inside.includes("L") && !inside.includes("R")) continue;
    const before = classes.slice(0, open).map(strongOf).findLast(Boolean) ?? "L";
    const side = inside.includes("L") || before === "L" ? "L" : "R";
    for (const at of [open, close]) {
      classes[at] = side;
      for (let on = at + 1; directionOf(chars[on] ?? "") === "NSM"; on += 1) classes[on] = side;
    }
  }
  for (let at = 0; at < classes.length; at += 1) {
    if (strongOf(classes[at]) !== undefined) continue;
    let end = at;
    while (end < classes.length && strongOf(classes[end]) === undefined) end += 1;
    const [before, after] = [strongOf(classes[at - 1]) ?? "L", strongOf(classes[end]) ?? "L"];
    classes.fill(before === after ? before : "L", at, end);
    at = end - 1;
  }
  return classes;
}

/** Where brackets that belong together stand, by where they open. */
function bracketPairs(chars: readonly string[], classes: readonly Direction[]) {
  const pairs: [open: number, close: number][] = [];
  const opened: { at: number; close: string }[] = [];
  chars.forEach((char, at) => {
    if (classes[at] !== "N") return;
    const close = closingOf.get(char);
    if (close !== undefined) opened.push({ at, close });
    const found = opened.findLastIndex((one) => one.close === char);
    const open = opened[found];
    if (open === undefined) return;
    pairs.push([open.at, at]);
    opened.splice(found);
  });
  return pairs.sort(([one], [other]) => one - other);
}
