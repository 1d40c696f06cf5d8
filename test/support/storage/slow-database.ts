import type { BrowserContext } from "playwright-core";

/**
 * IndexedDB answers readings one after the other, each late, as on a busy machine: an answer of the
 * browser's own is handed on when its turn comes. Transactions that write are left alone, since they
 * would be over before what they read arrived.
 *
 * @param lateMs milliseconds between two answers.
 */
export async function slowDatabase(context: BrowserContext, lateMs: number): Promise<void> {
  await context.addInitScript((ms) => {
    let last = Promise.resolve();
    const inTurn = (hand: () => void) => {
      last = last
        .then(
          () =>
            new Promise<void>((resolve) => {
              setTimeout(resolve, ms);
            }),
        )
        .then(hand);
    };
    const counts = globalThis as { lateReadings?: number };
    counts.lateReadings = 0;
    const { prototype } = IDBObjectStore;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its store below
    const { get } = prototype;
    prototype.get = function (this: IDBObjectStore, key: IDBValidKey) {
      const request = get.call(this, key);
      if (this.transaction.mode !== "readonly") return request;
      const add = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: EventListener) => {
        add(type, (event) => {
          inTurn(() => {
            counts.lateReadings = (counts.lateReadings ?? 0) + 1;
            listener.call(request, event);
          });
        });
      };
      return request;
    };
  }, lateMs);
}
