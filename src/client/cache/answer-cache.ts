import type { ClientContext } from "../options.js";
import type { AnswerOrigin } from "../types.js";
import { createMemoryCache } from "./memory-cache.js";
import type { StoredAnswer } from "./store-port.js";

export interface CachedAnswer extends StoredAnswer {
  readonly origin: AnswerOrigin;
}

/** Answers in memory over answers in the store. A store that fails or hangs is done without. */
export interface AnswerCache {
  /** At once, from memory. */
  peek(key: string): CachedAnswer | undefined;
  /** From memory, else from the store. */
  find(key: string): Promise<CachedAnswer | undefined>;
  put(key: string, answer: StoredAnswer): void;
  /** Everything, here and in the store. */
  clear(): Promise<void>;
  /** Memory, and what the store keeps under `prefix`: the answers of a key that is no longer used. */
  leaveScope(prefix: string): Promise<void>;
  readonly entries: number;
  readonly bytes: number;
}

/** A blocked database may never answer; cells must not wait for it longer than this. */
const storeTimeoutMs = 2_000;

export function createAnswerCache(
  context: Pick<ClientContext, "store" | "sleep" | "maxMemoryBytes">,
  onChange: () => void,
): AnswerCache {
  const memory = createMemoryCache(context.maxMemoryBytes);
  let store = context.store;
  let stored = { entries: 0, bytes: 0 };
  /** Answers not yet written; several arriving together are written in one go. */
  let unwritten = new Map<string, StoredAnswer>();
  let isWriting = false;

  const withinTime = async <T>(work: Promise<T>): Promise<T | undefined> => {
    const done = new AbortController();
    try {
      const tooLate = context.sleep(storeTimeoutMs, done.signal).then(() => {
        if (!done.signal.aborted) throw new Error("The store does not answer.");
        return undefined;
      });
      return await Promise.race([work, tooLate]);
    } catch {
      // Blocked, full or broken: the session goes on with memory alone.
      store = undefined;
      return undefined;
    } finally {
      done.abort();
    }
  };

  const write = async () => {
    if (isWriting) return;
    isWriting = true;
    while (store !== undefined && unwritten.size > 0) {
      const answers = unwritten;
      unwritten = new Map();
      const port = store;
      const counted = await withinTime(port.putAnswers(answers).then(() => port.countAnswers()));
      stored = counted ?? stored;
      onChange();
    }
    isWriting = false;
  };

  return {
    peek: (key) => {
      const answer = memory.get(key);
      return answer && { ...answer, origin: "memory" };
    },
    find: async (key) => {
      const known = memory.get(key);
      if (known !== undefined) return { ...known, origin: "memory" };
      const kept = unwritten.get(key) ?? (store && (await withinTime(store.getAnswer(key))));
      if (kept === undefined) return undefined;
      memory.put(key, kept);
      return { ...kept, origin: "store" };
    },
    put: (key, answer) => {
      memory.put(key, answer);
      unwritten.set(key, answer);
      if (store === undefined) unwritten.clear();
      else void write();
      onChange();
    },
    clear: async () => {
      memory.clear();
      unwritten.clear();
      stored = { entries: 0, bytes: 0 };
      onChange();
      if (store) await withinTime(store.removeAnswers(""));
    },
    leaveScope: async (prefix) => {
      memory.clear();
      unwritten.clear();
      onChange();
      if (store) await withinTime(store.removeAnswers(prefix));
    },
    get entries() {
      return Math.max(memory.entries, stored.entries);
    },
    get bytes() {
      return Math.max(memory.bytes, stored.bytes);
    },
  };
}
