import { LRUCache } from "lru-cache";
import type { KeptAnswer } from "./kept-answer.js";

/** Answers that are kept, by their keys; those not asked for longest go first. */
export interface AnswerStore {
  get(key: string): KeptAnswer | undefined;
  put(key: string, answer: KeptAnswer): void;
}

/** An answer's body and what it is compressed to. */
const withForms = 1.25;

export function createAnswerStore(maxBytes: number): AnswerStore {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => Math.ceil(withForms * body.length) + 2 * key.length + 1024,
  });
  return {
    get: (key) => answers.get(key),
    put: (key, answer) => {
      answers.set(key, answer);
    },
  };
}
