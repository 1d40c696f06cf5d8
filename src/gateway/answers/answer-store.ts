import { LRUCache } from "lru-cache";
import type { KeptAnswer } from "./kept-answer.js";

/** Answers that are kept, by their keys; those not asked for longest go first. */
export interface AnswerStore {
  get(key: string): KeptAnswer | undefined;
  put(key: string, answer: KeptAnswer): void;
}

export function createAnswerStore(maxBytes: number): AnswerStore {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1024,
  });
  return {
    get: (key) => answers.get(key),
    put: (key, answer) => {
      answers.set(key, answer);
    },
  };
}
