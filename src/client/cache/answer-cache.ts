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

/** Without the store the session goes on with memory alone. */
async function tryStore<T>(
  store: StorePort | undefined,
  work: (port: StorePort) => Promise<T>,
): Promise<T | undefined> {
  try {
    return store && (await work(store));
  } catch {
    return undefined;
  }
}

/** Writes answers to the store; several that arrive together in one go. */
function createAnswerWriter(store: StorePort | undefined, onChange: () => void) {
  let stored = { entries: 0, bytes: 0 };
  let unwritten = new Map<string, StoredAnswer>();
  let isWriting = false;

  const write = async () => {
    if (isWriting) return;
    isWriting = true;
    while (store !== undefined && unwritten.size > 0) {
      const answers = unwritten;
      unwritten = new Map();
      const counted = await tryStore(store, async (port) => {
        await port.putAnswers(answers);
        return port.countAnswers();
      });
      stored = counted ?? stored;
      onChange();
    }
    isWriting = false;
  };

  return {
    unwritten: (key: string) => unwritten.get(key),
    put: (key: string, answer: StoredAnswer) => {
      if (store === undefined) return;
      unwritten.set(key, answer);
      void write();
    },
    dropUnwritten: () => {
      unwritten.clear();
    },
    /** Nothing is stored any more, nor will be of what waits. */
    forget: () => {
      unwritten.clear();
      stored = { entries: 0, bytes: 0 };
    },
    get stored() {
      return stored;
    },
  };
}

export function createAnswerCache(
  context: Pick<ClientContext, "store" | "maxMemoryBytes">,
  onChange: () => void,
): AnswerCache {
  const memory = createMemoryCache(context.maxMemoryBytes);
  const { store } = context;
  const writer = createAnswerWriter(store, onChange);

  return {
    peek: (key) => {
      const answer = memory.get(key);
      return answer && { ...answer, origin: "memory" };
    },
    find: async (key) => {
      const known = memory.get(key);
      if (known !== undefined) return { ...known, origin: "memory" };
      const kept = writer.unwritten(key) ?? (await tryStore(store, (port) => port.getAnswer(key)));
      if (kept === undefined) return undefined;
      memory.put(key, kept);
      return { ...kept, origin: "store" };
    },
    put: (key, answer) => {
      memory.put(key, answer);
      writer.put(key, answer);
      onChange();
    },
    clear: async () => {
      memory.clear();
      writer.forget();
      onChange();
      await tryStore(store, (port) => port.removeAnswers(""));
    },
    leaveScope: async (prefix) => {
      memory.clear();
      writer.dropUnwritten();
      onChange();
      await tryStore(store, (port) => port.removeAnswers(prefix));
    },
    get entries() {
      return Math.max(memory.entries, writer.stored.entries);
    },
    get bytes() {
      return Math.max(memory.bytes, writer.stored.bytes);
    },
  };
}
