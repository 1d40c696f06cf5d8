import type { AnswerPort } from "../answer-port.js";
import { progressOf } from "../long-work.js";
import type { LongWork } from "../long-work.js";
import type { RefreshedRequest } from "../refresh/fetch-requests.js";
import { runInExcel, type RunInExcel } from "../run-in-excel.js";
import { collectUses } from "../requests/collect-uses.js";
import { readKeptAnswer } from "./read-kept-answer.js";
import { snapshotPart } from "./snapshot-part.js";
import type { Snapshot, SnapshotEntry } from "./snapshot-part.js";
import { withoutSignatures } from "./without-signatures.js";

/** The workbook's kept figures, in memory for the client and in the file for whoever opens it next. */
export interface WorkbookSnapshot {
  /** Answers at hand. */
  readonly size: number;
  /** At once. Undefined before `load`. */
  find(requestId: string): { readonly value: unknown; readonly fetchedAt: number } | undefined;
  /** Reads the file's part; resolves to the number of answers in it. */
  load(): Promise<number>;
  /**
   * Adds what a refresh brought. One writing of the part.
   *
   * @param run for a writing within other work. @default that of the snapshot
   */
  keep(requests: readonly RefreshedRequest[], run?: RunInExcel): Promise<void>;
  /** Keeps everything at hand for the workbook's formulas and drops what no formula uses any more. */
  keepAll(
    data: AnswerPort,
    work?: LongWork,
  ): Promise<{ readonly kept: number; readonly missing: number }>;
  /** Takes the figures out of the file, before it goes to somebody who must not have them. */
  remove(): Promise<void>;
}

/** Never called from inside a function: Excel cannot bear batches from there. */
export function createWorkbookSnapshot(
  run: RunInExcel = runInExcel,
  now: () => number = () => Date.now(),
): WorkbookSnapshot {
  let known: Snapshot = {};
  const update = async (change: (snapshot: Snapshot) => Snapshot, runNow = run) => {
    known = await runNow((context) =>
      snapshotPart.update(context, (snapshot) => change(readable(snapshot, now()))),
    );
  };
  return {
    get size() {
      return Object.keys(known).length;
    },
    find: (requestId) => (Object.hasOwn(known, requestId) ? known[requestId] : undefined),
    load: async () => {
      known = readable(await run((context) => snapshotPart.read(context)), now());
      return Object.keys(known).length;
    },
    keep: async (requests, runNow) => {
      if (requests.length === 0) return;
      const added = Object.fromEntries(
        requests.filter(({ request }) => request.operation !== "getReports").map(toEntry),
      );
      await update((snapshot) => ({ ...snapshot, ...added }), runNow);
    },
    keepAll: async (data, work = {}) => {
      const { requests, unplanned } = await run((context) => collectUses(context, data, work));
      const used = new Set(requests.map(({ request }) => request.id));
      const fresh = requests.flatMap(({ request, kept }) =>
        kept === undefined
          ? []
          : [toEntry({ request, cells: [], before: undefined, after: kept, source: undefined })],
      );
      const tellWritten = progressOf(work, "writing", fresh.length);
      tellWritten(0);
      await update((snapshot) => ({
        // What a cell needs that cannot be planned is not known, so then nothing is dropped.
        ...Object.fromEntries(
          Object.entries(snapshot).filter(([id]) => unplanned.length > 0 || used.has(id)),
        ),
        ...Object.fromEntries(
          fresh.map(([id, entry]) => [id, withSource(entry, snapshot[id])] as const),
        ),
      }));
      tellWritten(fresh.length);
      return { kept: fresh.length, missing: requests.length - fresh.length };
    },
    remove: () => update(() => ({})),
  };
}

/** What the file holds is anybody's word: see `readKeptAnswer`. */
const readable = (snapshot: Snapshot, now: number): Snapshot =>
  Object.fromEntries(
    Object.entries(snapshot).flatMap(([id, entry]) => {
      const read = readKeptAnswer(entry, now);
      return read === undefined ? [] : [[id, read]];
    }),
  );

function toEntry({ request, after, source }: RefreshedRequest): readonly [string, SnapshotEntry] {
  const { operation, parameters, id } = request;
  const { fetchedAt } = after;
  const value = withoutSignatures(after.value);
  const noted = source === undefined ? {} : { source };
  return [id, { operation, parameters: { ...parameters }, value, fetchedAt, ...noted }];
}

/** The same answer keeps the note of its source. */
function withSource(entry: SnapshotEntry, known: SnapshotEntry | undefined): SnapshotEntry {
  if (known?.source === undefined || known.fetchedAt !== entry.fetchedAt) return entry;
  return { ...entry, source: known.source };
}
