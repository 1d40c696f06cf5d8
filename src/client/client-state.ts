import type { ApiError, UsageLimit } from "../contract/index.js";
import { createObservable } from "../observable/index.js";
import type { ClientStatus } from "./client.js";

/** What has happened in this session, as the status tells it. */
type SessionNotes = Pick<
  ClientStatus,
  "staleServed" | "snapshotServed" | "snapshotAsOf" | "lastError" | "scopeChanges" | "usageLimits"
>;

export interface ClientState {
  /** Something shown in the status has changed. */
  readonly changed: () => void;
  readonly noteStale: () => void;
  readonly noteSnapshot: (fetchedAt: number) => void;
  readonly noteError: (error: ApiError) => void;
  readonly noteUsageLimits: (limits: readonly UsageLimit[] | undefined) => void;
  /** Another key or service: what was said of the one before is no longer true. */
  readonly leaveScope: () => void;
  readonly status: () => ClientStatus;
  readonly onStatus: (listener: (status: ClientStatus) => void) => () => void;
}

const noNotes: SessionNotes = {
  staleServed: 0,
  snapshotServed: 0,
  snapshotAsOf: null,
  lastError: null,
  scopeChanges: 0,
  usageLimits: [],
};

/** @param read the whole status, from what is noted here and what the client's parts count. */
export function createClientState(
  now: () => number,
  read: (notes: SessionNotes) => ClientStatus,
): ClientState {
  const observable = createObservable<ClientStatus>();
  let notes = noNotes;
  let isDue = false;

  /** Told once a turn, however much has changed: thousands of cells settle together. */
  const changed = () => {
    if (isDue || !observable.isObserved) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      observable.emit(read(notes));
    });
  };
  const note = (news: Partial<SessionNotes>) => {
    notes = { ...notes, ...news };
    changed();
  };

  return {
    changed,
    noteStale: () => {
      note({ staleServed: notes.staleServed + 1 });
    },
    noteSnapshot: (fetchedAt) => {
      const { snapshotServed, snapshotAsOf } = notes;
      note({
        snapshotServed: snapshotServed + 1,
        snapshotAsOf: Math.min(snapshotAsOf ?? fetchedAt, fetchedAt),
      });
    },
    noteError: ({ code, detail }) => {
      if (code !== "aborted") note({ lastError: { code, message: detail, at: now() } });
    },
    noteUsageLimits: (usageLimits) => {
      if (usageLimits !== undefined) note({ usageLimits });
    },
    leaveScope: () => {
      note({ lastError: null, usageLimits: [], scopeChanges: notes.scopeChanges + 1 });
    },
    status: () => read(notes),
    onStatus: (listener) => observable.subscribe(listener),
  };
}
