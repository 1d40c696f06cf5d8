/** The parts whose tests are measured, and the folders of both. */
export const parts = {
  client: { source: "src/client", tests: "test/client" },
  statistics: { source: "src/statistics", tests: "test/statistics" },
  functions: { source: "src/functions", tests: "test/functions" },
  "workbook/refresh": { source: "src/workbook/refresh", tests: "test/workbook/refresh" },
  "service/search": { source: "src/service/search", tests: "test/service/search" },
} as const;

type MutatedPart = keyof typeof parts;

interface MutateOptions {
  readonly parts: readonly MutatedPart[];
  /** Of each part. @default 500 */
  readonly mutants: number;
  /** The same seed on the same sources draws the same mutants. @default 1 */
  readonly seed: number;
  /** @default 1 */
  readonly workers: number;
}

const isPart = (word: string): word is MutatedPart => word in parts;

/** @throws Error with a sentence for a word that is neither a part nor an option. */
export function mutateOptions(args: readonly string[]): MutateOptions {
  const numbers = { mutants: 500, seed: 1, workers: 1 };
  const chosen: MutatedPart[] = [];
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? "";
    const name = word.replace(/^--/, "");
    if (isPart(word)) chosen.push(word);
    else if (word.startsWith("--") && name in numbers) {
      numbers[name as keyof typeof numbers] = wholeNumber(word, args[++index]);
    } else {
      const known = Object.keys(parts).join(", ");
      throw new Error(
        `Unknown word ${word}. Parts: ${known}. Options: --mutants, --seed, --workers.`,
      );
    }
  }
  const all = Object.keys(parts).filter(isPart);
  return { parts: chosen.length === 0 ? all : chosen, ...numbers };
}

function wholeNumber(option: string, text = ""): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${option} takes a whole number from 1.`);
  return Number(text);
}
