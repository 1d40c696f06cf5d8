/** In what order the parts of a line stand, from left to right, in a line that as a whole runs so (UAX #9). */
import createBidi from "bidi-js";

const bidi = createBidi();

/** Characters that run one way, in the order in which they are written. */
interface VisualRun {
  readonly text: string;
  readonly direction: "ltr" | "rtl";
}

interface Run {
  text: string;
  /** Even for what runs from left to right, odd for what does not. */
  readonly level: number;
}

/** Whether a text has a character that does not run as those of Latin letters do. */
export const hasRightToLeft = (text: string): boolean =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text);

const isTurned = ({ level }: Pick<Run, "level">): boolean => level % 2 === 1;

/** Parts of a line from left to right; signs such as brackets are those that are to be drawn. */
export function visualRuns(line: string): VisualRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, "ltr");
  const runs: Run[] = [];
  let at = 0;
  for (const char of line) {
    const level = levels[at] ?? 0;
    const shown = isTurned({ level }) ? (bidi.getMirroredCharacter(char) ?? char) : char;
    const run = runs.at(-1);
    if (run?.level === level) run.text += shown;
    else runs.push({ text: shown, level });
    at += char.length;
  }
  for (let least = Math.max(0, ...levels); least > 0; least -= 1) reverseFrom(runs, least);
  return runs.map((run) => ({ text: run.text, direction: isTurned(run) ? "rtl" : "ltr" }));
}

/** Turns round each stretch of runs of a level or higher ones. */
function reverseFrom(runs: Run[], least: number): void {
  let start = 0;
  for (let at = 0; at <= runs.length; at += 1) {
    if ((runs[at]?.level ?? 0) >= least) continue;
    runs.splice(start, at - start, ...runs.slice(start, at).reverse());
    start = at + 1;
  }
}
