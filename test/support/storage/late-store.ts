import type { StoredAnswer, StorePort } from "../../../src/client/index.js";
import { settle } from "../fake-clock.js";

/**
 * A store that answers every reading in a turn of its own, one after the other, as the browser's
 * database does.
 *
 * @param turns of the event loop between two answers.
 */
export function createLateStore(turns = 3): StorePort {
  const answers = new Map<string, StoredAnswer>();
  const records = new Map<string, unknown>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(read: () => T): Promise<T> => {
    const answer = last.then(() => settle(turns)).then(read);
    last = answer;
    return answer;
  };
  const removeFrom = (map: Map<string, unknown>, prefix: string) => {
    for (const key of map.keys()) if (key.startsWith(prefix)) map.delete(key);
  };
  return {
    getAnswer: (key) => inTurn(() => answers.get(key)),
    putAnswers: (added) =>
      inTurn(() => {
        for (const [key, answer] of added) answers.set(key, answer);
      }),
    removeAnswers: (prefix) =>
      inTurn(() => {
        removeFrom(answers, prefix);
      }),
    countAnswers: () =>
      inTurn(() => ({
        entries: answers.size,
        bytes: [...answers.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      })),
    getRecord: (name) => inTurn(() => records.get(name)),
    updateRecord: (name, change) =>
      inTurn(() => {
        const record = change(records.get(name));
        records.set(name, record);
        return record;
      }),
    removeRecords: (prefix) =>
      inTurn(() => {
        removeFrom(records, prefix);
      }),
  };
}
