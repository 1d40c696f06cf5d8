import { readFileSync } from "node:fs";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { readOrKeepAside } from "../files/keep-aside.js";
import { writeLater } from "../files/write-later.js";
import { writeWholeAside } from "../files/write-whole.js";
import { addItem, boundItems, readItems } from "./item-sums.js";
import { firstKeptDay, type ItemRecord, type ItemUsage } from "./item-usage.js";

const count = Type.Number({ minimum: 0 });
const ItemsFile = Type.Object({
  version: Type.Literal(1),
  records: Type.Array(
    Type.Object({
      date: Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" }),
      ...{ operation: Type.String(), item: Type.String() },
      ...{ calls: count, credits: count, bytes: count, saved: count },
    }),
  ),
});

/** Nothing where there is no file. @throws Error where it cannot be read */
function readRecords(path: string): ItemRecord[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (!Value.Check(ItemsFile, value)) throw new Error(`The items of ${path} are not in order.`);
  return value.records;
}

/** Items of a file as it stands, to be read beside the process that writes it. */
export function readItemsOf(path: string): Pick<ItemUsage, "read" | "close"> {
  const records = readRecords(path);
  return {
    read: (filter) => Promise.resolve(readItems(records, filter)),
    close: () => Promise.resolve(),
  };
}

interface ItemsFileOptions {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of a file that cannot be read, which is kept aside, and of writes that fail. */
  readonly onProblem: (error: unknown) => void;
  /** The file is written whole, so that it must stay small. @default 20000 */
  readonly most?: number | undefined;
}

export function openItemsFile(options: ItemsFileOptions): ItemUsage {
  const { path, now, onProblem, most = 20_000 } = options;
  const sums = new Map<string, ItemRecord>();
  for (const record of readOrKeepAside(path, () => readRecords(path), onProblem) ?? [])
    addItem(sums, record);
  let boundedOn = "";
  const bound = () => {
    const firstDay = firstKeptDay(now());
    if (firstDay === boundedOn && sums.size <= most) return;
    boundedOn = firstDay;
    const records = boundItems([...sums.values()], { firstDay, most });
    sums.clear();
    for (const record of records) addItem(sums, record);
  };
  const writing = writeLater({
    onProblem,
    write: () => {
      bound();
      return writeWholeAside(path, JSON.stringify({ version: 1, records: [...sums.values()] }));
    },
  });
  return {
    count: (record) => {
      addItem(sums, record);
      writing.soon();
    },
    read: (filter) => Promise.resolve(readItems(sums.values(), filter)),
    close: () => writing.settled(),
  };
}
