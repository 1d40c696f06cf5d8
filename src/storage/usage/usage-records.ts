/** Records of usage as they stand in files, line by line. */
import { Type, type TProperties } from "typebox";
import { Value } from "typebox/value";
import type { UsageRecord } from "./usage-store.js";

const words = {
  keyId: Type.String(),
  date: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
  operation: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  saved: Type.Optional(Type.Number({ minimum: 0 })),
};

/** A sum of a file of usage. */
export const SummedUsage = Type.Object({
  ...words,
  calls: Type.Integer({ minimum: 0 }),
  credits: Type.Number({ minimum: 0 }),
});

/** A line may take back what an earlier one said. */
const lineWords = { ...words, calls: Type.Integer(), credits: Type.Number() };

interface ReadLines<T> {
  readonly records: readonly T[];
  /** What is no record. */
  readonly unreadable: readonly string[];
}

/** A line that a crash cut off was never promised to anybody: it ends before its brace, and is left out. */
const isCutOff = (line: string) => !line.endsWith("}");

/** @param more what else stands in a record */
export function readUsageText<T extends UsageRecord = UsageRecord>(
  text: string,
  more: TProperties = {},
): ReadLines<T> {
  const shape = Type.Object({ ...lineWords, ...more });
  const records: T[] = [];
  const unreadable: string[] = [];
  for (const line of text.split("\n")) {
    if (isCutOff(line)) continue;
    const value = parse(line);
    if (Value.Check(shape, value)) records.push(value as unknown as T);
    else unreadable.push(line);
  }
  return { records, unreadable };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
