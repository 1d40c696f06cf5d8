import type { SourceState } from "../../contract/index.js";
import { createWorkbookPart } from "./workbook-part.js";
import type { WorkbookPart } from "./workbook-part.js";

/** The last answer of one request, as the client decoded it. */
export interface SnapshotEntry {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** What its source said of itself then, where that is known. */
  readonly source?: SourceState | undefined;
}

/** By request id. */
export type Snapshot = Readonly<Record<string, SnapshotEntry>>;

/** Limit of the JSON kept in a workbook, in characters; the file grows by about a tenth of it. */
const snapshotLimit = 8_000_000;

/** Figures a colleague without a key still sees after a recalculation. */
export const snapshotPart: WorkbookPart<Snapshot> = createWorkbookPart<Snapshot>({
  namespace: "urn:stat-for-excel:snapshot",
  version: 1,
  empty: {},
  migrate: (data, version) => (version === 1 ? readSnapshot(data) : undefined),
  merge: mergeSnapshots,
  bound: (snapshot) => boundSnapshot(snapshot, snapshotLimit),
});

/** The newer answer of each request wins; on a tie the longer text, so that the order is irrelevant. */
function mergeSnapshots(left: Snapshot, right: Snapshot): Snapshot {
  const merged: Record<string, SnapshotEntry> = { ...left };
  for (const [id, entry] of Object.entries(right)) {
    const other = merged[id];
    if (other === undefined || isNewer(entry, other)) merged[id] = entry;
  }
  return merged;
}

function isNewer(entry: SnapshotEntry, other: SnapshotEntry): boolean {
  if (entry.fetchedAt !== other.fetchedAt) return entry.fetchedAt > other.fetchedAt;
  return JSON.stringify(entry) > JSON.stringify(other);
}

/** Drops the oldest answers until the rest fits. */
function boundSnapshot(snapshot: Snapshot, limit: number): Snapshot {
  const newestFirst = Object.entries(snapshot).sort(
    ([leftId, left], [rightId, right]) =>
      right.fetchedAt - left.fetchedAt || leftId.localeCompare(rightId),
  );
  let size = 0;
  const kept = newestFirst.filter(([id, entry]) => {
    const length = id.length + JSON.stringify(entry).length;
    if (size + length > limit) return false;
    size += length;
    return true;
  });
  return Object.fromEntries(kept);
}

/** What can be used of a part, whoever wrote it: one bad entry must not cost the others. */
function readSnapshot(data: unknown): Snapshot | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const entries = Object.entries(data as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(
      // Such a name would change the list itself.
      (entry): entry is [string, SnapshotEntry] => entry[0] !== "__proto__" && isEntry(entry[1]),
    ),
  );
}

function isEntry(entry: unknown): entry is SnapshotEntry {
  if (typeof entry !== "object" || entry === null) return false;
  const { operation, parameters, value, fetchedAt } = entry as Partial<
    Record<keyof SnapshotEntry, unknown>
  >;
  return (
    typeof operation === "string" &&
    typeof parameters === "object" &&
    parameters !== null &&
    typeof value === "object" &&
    value !== null &&
    Number.isFinite(fetchedAt)
  );
}
