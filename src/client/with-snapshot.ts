import { ApiError, type Indicator } from "../contract/index.js";
import type { Answer, CallOptions, ListAnswer } from "./answer.js";
import { indicatorRequestId, requestId } from "./planning/request-id.js";
import type { ContentRequests } from "./content-requests.js";
import { loadPart } from "./load-part.js";
import { toGeos } from "./places/to-geos.js";

/** An answer kept in the workbook, as the client decoded it. */
interface SnapshotAnswer {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** Answers a workbook brought along, by request id. */
export interface SnapshotSource {
  find(requestId: string): SnapshotAnswer | undefined;
  /** Waited for where there is no other answer; undefined where everything is at hand. Never rejects. */
  ready?(): Promise<void> | undefined;
}

/** Failures after which an older figure is better than none. A content that is gone is not among them. */
const lastResortCodes = new Set<string>([
  "missing-key",
  "bad-key",
  "forbidden",
  "offline",
  "timeout",
  "server",
  "rate-limited",
  "budget",
  "bad-response",
  "not-cached",
]);

/** Asks, and after a failure looks at what the workbook brought along. */
function createResort(snapshot: SnapshotSource, onServed: (fetchedAt: number) => void) {
  return async <T>(
    ask: () => Promise<Answer<T>>,
    find: () => SnapshotAnswer | undefined | Promise<SnapshotAnswer | undefined>,
    options: CallOptions | undefined,
  ): Promise<Answer<T>> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === "aborted") throw error;
      const isLastResort = lastResortCodes.has(error.code) && options?.forceFresh !== true;
      if (!isLastResort && options?.onKept === undefined) throw error;
      // Whoever only looks at what is kept, as a preview does, wants the answer now.
      if (options?.cacheOnly !== true) await snapshot.ready?.();
      const kept = await find();
      if (kept === undefined) throw error;
      options?.onKept?.(error);
      options?.onSnapshot?.(kept.fetchedAt);
      // A look at what is kept shows nothing to anybody.
      if (options?.cacheOnly !== true) onServed(kept.fetchedAt);
      // The id holds operation and parameters, so what is under it has that operation's type.
      return {
        value: kept.value as T,
        fetchedAt: kept.fetchedAt,
        origin: "snapshot",
        isStale: true,
      };
    }
  };
}

/**
 * The client's readings with the workbook's answers as last resort: after memory, store and service.
 * A refresh, which wants news or a failure, never gets them.
 */
export function withSnapshot(
  reading: ContentRequests,
  snapshot: SnapshotSource,
  onServed: (fetchedAt: number) => void,
): ContentRequests {
  const resort = createResort(snapshot, onServed);
  return {
    request: (operation, parameters, options) =>
      resort(
        () => reading.request(operation, parameters, options),
        () => snapshot.find(requestId(operation, parameters)),
        options,
      ),
    list: (operation, parameters, options) =>
      resort<ListAnswer<typeof operation>>(
        () => reading.list(operation, parameters, options),
        () => snapshot.find(requestId(operation, parameters)),
        options,
      ),
    indicator: (id, geos, options) =>
      resort(
        () => reading.indicator(id, geos, options),
        () => joined(snapshot, id, geos),
        options,
      ),
    ask: (question, options) =>
      resort(
        () => reading.ask(question, options),
        () => snapshot.find(requestId("askResearch", { question })),
        options,
      ),
  };
}

/**
 * All the geographies or nothing: a table that lacks one would look like data that is not there, and one of two states
 * of the indicator would show figures in another unit than theirs.
 */
async function joined(
  snapshot: SnapshotSource,
  id: string,
  geos: readonly string[],
): Promise<SnapshotAnswer | undefined> {
  const wanted = toGeos(geos);
  const found = wanted.flatMap((geo) => {
    const kept = snapshot.find(indicatorRequestId(id, geo));
    return kept === undefined ? [] : [{ geo, ...kept, value: kept.value as Indicator }];
  });
  if (found.length < wanted.length) return undefined;
  if (found.length === 1) return found[0];
  const part = await loadPart(() => import("./places/join-places.js")).catch(() => undefined);
  return part?.joinKept(found);
}
