import { parseWords, toCsv, toTextTable, wantsHelp } from "../../server/index.js";
import type { UsageRecord, UsageStore } from "../../storage/index.js";

const help = `Usage of the service:
  usage [--key ID] [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--csv]
Calls, credits and bytes by day, key and operation, from the database of DATABASE_URL, else from DATA_DIR.`;

type UsageReader = Pick<UsageStore, "read" | "close">;

const day = /^\d{4}-\d{2}-\d{2}$/;

const toLine = ({ date, keyId, operation, calls, credits, bytes }: UsageRecord) => [
  ...[date, keyId, operation],
  ...[calls, credits, bytes].map(String),
];
const heading = ["date", "key", "operation", "calls", "credits", "bytes"];

/** `npm run service -- usage …`: what to print and how to exit. */
export async function runUsageCommand(
  args: readonly string[],
  {
    open,
  }: {
    /** Opened once the words are in order. */
    readonly open: () => UsageReader | Promise<UsageReader>;
  },
): Promise<{ readonly exitCode: 0 | 1; readonly text: string }> {
  if (wantsHelp(args)) return { exitCode: 0, text: help };
  try {
    const { values, positionals } = parseWords({
      args: [...args],
      allowPositionals: true,
      options: {
        key: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        csv: { type: "boolean" },
      },
    });
    const { key, from = "0000-00-00", to = "9999-99-99", csv = false } = values;
    if (positionals.length > 0) return { exitCode: 1, text: help };
    for (const text of [values.from, values.to]) {
      if (text !== undefined && !day.test(text))
        return { exitCode: 1, text: `${text} is not a day such as 2026-11-01.\n\n${help}` };
    }
    const store = await open();
    const records = await store
      .read({ ...(key === undefined ? {} : { keyId: key }), from, to })
      .finally(() => store.close());
    const lines = [heading, ...records.map(toLine)];
    if (csv) return { exitCode: 0, text: toCsv(lines) };
    if (records.length === 0) return { exitCode: 0, text: "No usage." };
    return { exitCode: 0, text: toTextTable(lines, 3) };
  } catch (error) {
    return {
      exitCode: 1,
      text: `${error instanceof Error ? error.message : String(error)}\n\n${help}`,
    };
  }
}
