import type { Sleep } from "../../timers/index.js";
import type { StorePort } from "./store-port.js";

/**
 * A blocked database may never answer; cells must not wait for it longer than two seconds. In pieces:
 * where thousands of cells keep the page busy a timer strikes late, before answers that have long come,
 * and each answer given up is one to be paid for again.
 */
const pieceMs = 400;
const pieces = 5;

/** The store, given up for the session once it answers nothing at all for too long. */
export function guardStore(store: StorePort, sleep: Sleep): StorePort {
  let isGivenUp = false;
  let answers = 0;

  /** Resolves when the store has been silent for all pieces in a row, or the call is done. */
  const silence = async (done: AbortSignal): Promise<void> => {
    for (let silent = 0; silent < pieces && !done.aborted;) {
      const before = answers;
      await sleep(pieceMs, done);
      silent = answers === before ? silent + 1 : 0;
    }
  };

  const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isGivenUp) throw new Error("The store does not answer.");
    const done = new AbortController();
    const tooLate = silence(done.signal).then((): never => {
      isGivenUp ||= !done.signal.aborted;
      throw new Error("The store does not answer.");
    });
    try {
      const answer = await Promise.race([work(), tooLate]);
      answers += 1;
      return answer;
    } finally {
      done.abort();
    }
  };

  return {
    getAnswer: (key) => inTime(() => store.getAnswer(key)),
    putAnswers: (answers) => inTime(() => store.putAnswers(answers)),
    removeAnswers: (prefix) => inTime(() => store.removeAnswers(prefix)),
    countAnswers: () => inTime(() => store.countAnswers()),
    getRecord: (name) => inTime(() => store.getRecord(name)),
    updateRecord: (name, change) => inTime(() => store.updateRecord(name, change)),
    removeRecords: (prefix) => inTime(() => store.removeRecords(prefix)),
  };
}
