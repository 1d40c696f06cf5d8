import type { Sleep } from "../options.js";
import type { StorePort } from "./store-port.js";

/** A blocked database may never answer; cells must not wait for it longer than this. */
const timeoutMs = 2_000;

/** The store, given up for the session once it leaves a question unanswered. */
export function guardStore(store: StorePort, sleep: Sleep): StorePort {
  let isGivenUp = false;

  const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isGivenUp) throw new Error("The store does not answer.");
    const done = new AbortController();
    const tooLate = sleep(timeoutMs, done.signal).then((): never => {
      isGivenUp ||= !done.signal.aborted;
      throw new Error("The store does not answer.");
    });
    try {
      return await Promise.race([work(), tooLate]);
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
