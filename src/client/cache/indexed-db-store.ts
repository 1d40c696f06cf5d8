import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { StoredAnswer, StorePort } from "./store-port.js";

interface Schema extends DBSchema {
  answers: {
    key: string;
    value: StoredAnswer;
    indexes: { byAge: [number, number] };
  };
  records: { key: string; value: unknown };
}

interface IndexedDbStoreOptions {
  /** @default "stat-answers" */
  readonly name?: string;
  /** Bound of the answers kept, as JSON; the oldest go first. @default 50 MB */
  readonly maxBytes?: number;
}

/** Every string that begins with the prefix. */
const startingWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** @param onClosed told where the database has been closed, and is to be opened anew. */
const openDatabase = (name: string, onClosed: () => void) =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      // The size is part of the index, so that counting and pruning read no answers.
      db.createObjectStore("answers").createIndex("byAge", ["fetchedAt", "bytes"]);
      db.createObjectStore("records");
    },
    blocking: (_current, _blocked, event) => {
      // A newer version of the add-in in another workbook wants to upgrade the database.
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });

/** Walks from the newest to the oldest, removes what no longer fits and counts the rest. */
async function keepNewest(db: IDBPDatabase<Schema>, maxBytes: number) {
  const { store, done } = db.transaction("answers", "readwrite");
  let entries = 0;
  let bytes = 0;
  const removals: Promise<void>[] = [];
  let cursor = await store.index("byAge").openKeyCursor(null, "prev");
  while (cursor) {
    const size = cursor.key[1];
    if (bytes + size > maxBytes) removals.push(store.delete(cursor.primaryKey));
    else {
      entries += 1;
      bytes += size;
    }
    cursor = await cursor.continue();
  }
  await Promise.all(removals);
  await done;
  return { entries, bytes };
}

/**
 * The store in the browser's database, opened at the first use. Where there is none every call
 * rejects, and the client goes on with memory alone.
 */
export function createIndexedDbStore(options: IndexedDbStoreOptions = {}): StorePort {
  const maxBytes = options.maxBytes ?? 50 * 1024 * 1024;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  /** Bytes written since the last look at the whole; the first writing looks. */
  let unchecked = Infinity;
  let counted = { entries: 0, bytes: 0 };

  const open = () =>
    (opening ??= openDatabase(options.name ?? "stat-answers", () => {
      opening = undefined;
    }));

  const prune = async (db: IDBPDatabase<Schema>) => {
    counted = await keepNewest(db, maxBytes);
    unchecked = 0;
  };

  return {
    getAnswer: async (key) => (await open()).get("answers", key),
    putAnswers: async (answers) => {
      const db = await open();
      const { store, done } = db.transaction("answers", "readwrite");
      await Promise.all([...answers].map(([key, answer]) => store.put(answer, key)));
      await done;
      for (const { bytes } of answers.values()) {
        unchecked += bytes;
        counted = { entries: counted.entries + 1, bytes: counted.bytes + bytes };
      }
      if (unchecked > maxBytes / 16) await prune(db);
    },
    removeAnswers: async (prefix) => {
      await (await open()).delete("answers", startingWith(prefix));
      unchecked = Infinity;
      counted = { entries: 0, bytes: 0 };
    },
    countAnswers: async () => {
      if (unchecked === Infinity) await prune(await open());
      return counted;
    },
    getRecord: async (name) => (await open()).get("records", name),
    updateRecord: async (name, change) => {
      const { store, done } = (await open()).transaction("records", "readwrite");
      const record = change(await store.get(name));
      await store.put(record, name);
      await done;
      return record;
    },
    removeRecords: async (prefix) => {
      await (await open()).delete("records", startingWith(prefix));
    },
  };
}
