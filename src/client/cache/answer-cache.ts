import type { ClientContext } from "../options.js";
import type { AnswerOrigin } from "../answer.js";
import { createMemoryCache } from "./memory-cache.js";
import type { StoredAnswer, StorePort } from "./store-port.js";

export interface CachedAnswer extends StoredAnswer {
  readonly origin: AnswerOrigin;
}

/** Answers in memory over answers in the store. A store that fails is done without. */
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

export function createAnswerCache(
  context: Pick<ClientContext, "store" | "maxMemoryBytes">,
  onChange: () => void,
): AnswerCache {
  const memory = createMemoryCache(context.maxMemoryBytes);
  const { store } = context;
  let stored = { entries: 0, bytes: 0 };
  /** Answers not yet written; several arriving together are written in one go. */
  let unwritten = new Map<string, StoredAnswer>();
  let isWriting = false;

  /** Without the store the session goes on with memory alone. */
  const tryStore = async <T>(work: (port: StorePort) => Promise<T>): Promise<T | undefined> => {
    try {
      return store && (await work(store));
    } catch {
      return undefined;
    }
  };

  const write = async () => {
    if (isWriting) return;
    isWriting = true;
    while (store !== undefined && unwritten.size > 0) {
      const answers = unwritten;
      unwritten = new Map();
      const counted = await tryStore(async (port) => {
        await port.putAnswers(answers);
        return port.countAnswers();
      });
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
      const kept = unwritten.get(key) ?? (await tryStore((port) => port.getAnswer(key)));
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
      await tryStore((port) => port.removeAnswers(""));
    },
    leaveScope: async (prefix) => {
      memory.clear();
      unwritten.clear();
      onChange();
      await tryStore((port) => port.removeAnswers(prefix));
    },
    get entries() {
      return Math.max(memory.entries, stored.entries);
    },
    get bytes() {
      return Math.max(memory.bytes, stored.bytes);
    },
  };
}
