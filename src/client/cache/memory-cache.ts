import type { StoredAnswer } from "./store-port.js";

/** Answers in memory, the least recently used given up first once `maxBytes` is passed. */
interface MemoryCache {
  get(key: string): StoredAnswer | undefined;
  put(key: string, answer: StoredAnswer): void;
  clear(): void;
  readonly entries: number;
  readonly bytes: number;
}

export function createMemoryCache(maxBytes: number): MemoryCache {
  // A Map keeps the order of insertion, so the first key is the one longest unused.
  const answers = new Map<string, StoredAnswer>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= answers.get(key)?.bytes ?? 0;
    answers.delete(key);
  };
  return {
    get: (key) => {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    put: (key, answer) => {
      remove(key);
      answers.set(key, answer);
      bytes += answer.bytes;
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes || oldest === key) break;
        remove(oldest);
      }
    },
    clear: () => {
      answers.clear();
      bytes = 0;
    },
    get entries() {
      return answers.size;
    },
    get bytes() {
      return bytes;
    },
  };
}
