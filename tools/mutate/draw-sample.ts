import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";

interface Sample {
  /** What Stryker mutates, as "file:first line-last line". */
  readonly ranges: string[];
  /** Mutants inside the ranges. */
  readonly count: number;
  /** Mutants of the whole part. */
  readonly total: number;
  /** Whether a mutant is one of the sample. Lines from 1, as Stryker's results have them. */
  readonly holds: (mutant: Placed) => boolean;
}

interface Placed {
  readonly fileName: string;
  readonly location: { readonly start: { line: number }; readonly end: { line: number } };
}

/** Stryker takes lines, not mutants; blocks of a few lines also hold the mutants that span some. */
const linesOfBlock = 10;

/**
 * Blocks of lines drawn at random until they hold enough mutants.
 *
 * @param folder the part's, from the project's folder
 */
export async function drawSample(
  folder: string,
  { mutants: wanted, seed }: { readonly mutants: number; readonly seed: number },
): Promise<Sample> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { file, first, last } of await mutantsIn(folder)) {
    total += 1;
    const range = blockOf(file, first, last);
    if (range !== undefined) counts.set(range, (counts.get(range) ?? 0) + 1);
  }
  const ranges: string[] = [];
  let count = 0;
  for (const [range, held] of shuffled([...counts], seed)) {
    if (count >= wanted) break;
    ranges.push(range);
    count += held;
  }
  const drawn = new Set(ranges);
  const holds = ({ fileName, location }: Placed) => {
    const range = blockOf(relative(".", fileName), location.start.line - 1, location.end.line - 1);
    return range !== undefined && drawn.has(range);
  };
  return { ranges, count, total, holds };
}

/** The block that holds these lines, counted from 0, as Stryker takes it; undefined where they span two. */
function blockOf(file: string, first: number, last: number): string | undefined {
  const block = Math.floor(first / linesOfBlock);
  if (block !== Math.floor(last / linesOfBlock)) return undefined;
  const from = block * linesOfBlock;
  // Stryker counts lines from 1, the instrumenter's places begin with 0.
  return `${file}:${from + 1}-${from + linesOfBlock}`;
}

async function mutantsIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const silent = () => undefined;
  const isOff = () => false;
  const { mutants } = await new Instrumenter({
    ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
    ...{ isTraceEnabled: isOff, isDebugEnabled: isOff, isInfoEnabled: isOff },
    ...{ isWarnEnabled: isOff, isErrorEnabled: isOff, isFatalEnabled: isOff },
  }).instrument(
    files.map((name) => ({ name, content: readFileSync(name, "utf8"), mutate: true })),
    { ignorers: [], excludedMutations: [], plugins: null },
  );
  return mutants.map((mutant) => ({
    file: relative(".", mutant.fileName),
    first: mutant.location.start.line,
    last: mutant.location.end.line,
  }));
}

/** In an order that the seed alone decides (mulberry32). */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
