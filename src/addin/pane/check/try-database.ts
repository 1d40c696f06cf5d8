const name = "stat-check";
const store = "records";

/**
 * Whether a record is read back from a database of its own, which is gone afterwards: that of the answers is left
 * alone. Without the package that the answers' store is made with, of which the functions would load more for it.
 *
 * @throws DOMException where the browser gives no database
 */
export async function tryDatabase(): Promise<boolean> {
  const written = crypto.randomUUID();
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(store);
  };
  const database = await settled(opening);
  // Each in a transaction of its own, which is over before the next one begins.
  const records = () => database.transaction(store, "readwrite").objectStore(store);
  try {
    await settled(records().put(written, written));
    const read: unknown = await settled(records().get(written));
    await settled(records().delete(written));
    return read === written && (await settled(records().count(written))) === 0;
  } finally {
    database.close();
    await settled(indexedDB.deleteDatabase(name));
  }
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error("The browser's database gave no reason."));
    };
  });
