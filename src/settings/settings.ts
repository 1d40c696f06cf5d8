import type { OperationId } from "../contract/index.js";

export type MaybePromise<T> = T | Promise<T>;

export type StoreKind = "roaming" | "local" | "office-runtime" | "memory";

/**
 * Where settings are kept: text by name. Adapters answer at once where their store can, so that
 * functions need not wait. A failing store throws or rejects; a missing name is null.
 */
export interface StoragePort {
  readonly kind: StoreKind;
  get(name: string): MaybePromise<string | null>;
  set(name: string, value: string): MaybePromise<void>;
  remove(name: string): MaybePromise<void>;
  /** Reports changes that another open workbook made. Returns the unsubscriber. */
  onChange?(listener: () => void): () => void;
}

export interface Preferences {
  /** One of the addresses the build allows, without "/v1". */
  readonly serviceAddress: string;
  /** Credits a day, or null for no limit. @default 2000 */
  readonly dailyBudget: number | null;
  /** Credits per call where they differ from the built-in table. */
  readonly prices: Readonly<Partial<Record<OperationId, number>>>;
  /** How many years a search without a start looks back. @default 20 */
  readonly depthYears: number;
  /** Language tag of the pane's texts; null follows Office. */
  readonly language: string | null;
  /** What was chosen last, such as how items are inserted; who chose it knows what it means. No secrets. */
  readonly choices: Readonly<Record<string, unknown>>;
}

interface SetKeyOptions {
  /** False keeps the key for this session only. @default true */
  readonly remember?: boolean;
}

export interface Settings {
  /** Resolved when what is stored has been read; undefined where it was read at once. */
  readonly ready: Promise<void> | undefined;
  readonly storeKind: StoreKind;
  readonly allowedServiceAddresses: readonly string[];
  /** The key entered for this service address (by default the preferred one), or null. */
  getApiKey(serviceAddress?: string): string | null;
  /** True where the key outlives the session. */
  isKeyRemembered(): boolean;
  /**
   * Keeps the key for the preferred service address. Resolves to whether it is remembered: false
   * also where the store refused it, so that it lives until the session ends.
   */
  setApiKey(key: string, options?: SetKeyOptions): Promise<boolean>;
  /** Forgets the key of the preferred service address, here and in the store. */
  forgetApiKey(): Promise<void>;
  getPreferences(): Preferences;
  /**
   * Changes some preferences; the others stay. Values out of range are refused.
   * @throws RangeError for an address that is not allowed or a number out of range.
   */
  setPreferences(change: Partial<Preferences>): Promise<void>;
  /** Called after every change of key or preferences, here or in another open workbook. */
  onChange(listener: () => void): () => void;
  /** Reads the store again, for stores that report no changes. */
  reload(): Promise<void>;
}
