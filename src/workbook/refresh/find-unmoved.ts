import type { StatCell } from "../cells/scan-workbook.js";
import type { SourceState } from "../../contract/index.js";
import type { AnswerPort, LoadedAnswer } from "../answer-port.js";
import type { Snapshot, SnapshotEntry } from "../parts/snapshot-part.js";
import type { CellRequest } from "../requests/plan-requests.js";

interface LookedUp {
  /** The requests to be asked, with what was found of their sources. */
  readonly moved: readonly CellRequest[];
  /** Left out: their sources say that nothing has changed since what is kept was fetched. */
  readonly unmoved: readonly CellRequest[];
  /** Free look-ups made. */
  readonly lookUps: number;
}

interface UnmovedOptions {
  /** Cells that show other figures than are kept. */
  readonly behind: ReadonlySet<StatCell>;
  readonly signal?: AbortSignal | undefined;
}

const dayMs = 86_400_000;

/**
 * Asks about the sources of these requests where that costs nothing, once for each source, and tells
 * those that have moved from those that have not. In doubt a request counts as moved.
 */
export async function findUnmoved(
  requests: readonly CellRequest[],
  snapshot: Snapshot,
  data: AnswerPort,
  { behind, signal }: UnmovedOptions,
): Promise<LookedUp> {
  const found = new Map<string, Promise<SourceState | undefined>>();
  const judged = await Promise.all(
    requests.map(async (planned) => {
      const { request } = planned;
      const kept = await data.peek(request);
      if (kept === undefined || request.operation !== "getIndicator")
        return { planned, isUnmoved: false };
      const { id } = request.parameters;
      const looking = found.get(id) ?? lookUp(data, planned, kept, signal);
      found.set(id, looking);
      const source = await looking;
      // What the file keeps may be the older of the two.
      const isDoubtful = kept.isFromWorkbook && planned.cells.some((cell) => behind.has(cell));
      const isUnmoved =
        !isDoubtful && source !== undefined && isSame(source, snapshot[request.id], kept.fetchedAt);
      return { planned: { ...planned, source }, isUnmoved };
    }),
  );
  // What such cells will ask for is not known yet, so that what is kept may not be enough for them.
  const open = new Set(
    judged.flatMap(({ planned: { request, cells } }) =>
      (request.mayFollow ?? []).length === 0 ? [] : cells,
    ),
  );
  const some = (isWanted: boolean) =>
    judged
      .filter(
        ({ planned, isUnmoved }) =>
          (isUnmoved && !planned.cells.some((cell) => open.has(cell))) === isWanted,
      )
      .map(({ planned }) => planned);
  return { moved: some(false), unmoved: some(true), lookUps: found.size };
}

async function lookUp(
  data: AnswerPort,
  { request }: CellRequest,
  { value }: LoadedAnswer,
  signal: AbortSignal | undefined,
): Promise<SourceState | undefined> {
  try {
    const { title } = value as { readonly title: string };
    return await data.lookUpSource(request, title, signal);
  } catch {
    // A look-up saves money; where it fails the request is simply asked.
    return undefined;
  }
}

/** The same as when the kept answer came; without a note of that, updated well before it came. */
function isSame(source: SourceState, entry: SnapshotEntry | undefined, fetchedAt: number): boolean {
  if (entry?.source !== undefined && entry.fetchedAt === fetchedAt) {
    const { updatedAt, coveredTimeframe } = entry.source;
    return updatedAt === source.updatedAt && coveredTimeframe === source.coveredTimeframe;
  }
  const updatedAt = Date.parse(source.updatedAt);
  // The service names the day, not the hour: an update of the same day may be the later one.
  return updatedAt + dayMs < fetchedAt;
}
