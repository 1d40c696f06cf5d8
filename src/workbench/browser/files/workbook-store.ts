import { openDB, type DBSchema } from "idb";
import type { SavedWorkbook } from "../../host/index.js";

interface StoredName {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Workbooks kept in this browser, by name. */
export interface WorkbookStore {
  /** The newest first; reads no workbook. */
  list(): Promise<StoredName[]>;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<SavedWorkbook | undefined>;
  /** Replaces a workbook of the same name. */
  write(name: string, workbook: SavedWorkbook): Promise<void>;
  remove(name: string): Promise<void>;
}

interface Schema extends DBSchema {
  workbooks: {
    key: string;
    value: StoredName & { readonly workbook: SavedWorkbook };
    indexes: { bySavedAt: number };
  };
}

/** Opens the browser's database at the first use; rejects where the browser has none. */
export function createWorkbookStore(): WorkbookStore {
  let opening: ReturnType<typeof openDB<Schema>> | undefined;
  const open = () =>
    (opening ??= openDB<Schema>("workbench-workbooks", 1, {
      upgrade: (db) => {
        // The list reads this index alone: a workbook may have megabytes.
        db.createObjectStore("workbooks", { keyPath: "name" }).createIndex("bySavedAt", "savedAt");
      },
    }));
  return {
    list: async () => {
      const names: StoredName[] = [];
      const { store } = (await open()).transaction("workbooks");
      let cursor = await store.index("bySavedAt").openKeyCursor(null, "prev");
      while (cursor) {
        names.push({ name: cursor.primaryKey, savedAt: cursor.key });
        cursor = await cursor.continue();
      }
      return names;
    },
    has: async (name) => (await (await open()).getKey("workbooks", name)) !== undefined,
    read: async (name) => (await (await open()).get("workbooks", name))?.workbook,
    write: async (name, workbook) => {
      await (await open()).put("workbooks", { name, savedAt: Date.now(), workbook });
    },
    remove: async (name) => {
      await (await open()).delete("workbooks", name);
    },
  };
}
