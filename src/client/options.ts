import type { OperationId } from "../contract/index.js";
import { wait, type Sleep } from "../timers/index.js";
import { guardStore } from "./cache/guarded-store.js";
import type { StorePort } from "./cache/store-port.js";
import type { SnapshotSource } from "./with-snapshot.js";

/** What the client reads of the settings, every time anew; `createSettings` makes one that fits. */
export interface ClientSettings {
  /** What to wait for before the first request; undefined where everything is known. */
  readonly ready?: Promise<void> | undefined;
  /** The key entered for this service address, or null. */
  getApiKey(serviceAddress: string): string | null;
  getPreferences(): {
    readonly serviceAddress: string;
    readonly dailyBudget: number | null;
    readonly prices: Readonly<Partial<Record<OperationId, number>>>;
    readonly depthYears: number;
  };
  onChange(listener: () => void): () => void;
  /** Reads the store again; asked after a refused key, which another workbook may have replaced. */
  reload?(): Promise<void>;
}

/** A limit on spending beside the day's, such as the workbook's own. */
export interface SpendingLimit {
  /** May this many more credits be spent, those of calls under way included? */
  allows(credits: number): boolean;
  spent(credits: number): void;
  /** Waited for before the first request; undefined where the limit is known. */
  ready?(): Promise<void> | undefined;
  /** False where waiting was in vain: until the limit is known, no call is made that costs. @default known */
  isKnown?(): boolean;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions {
  readonly settings: ClientSettings;
  /** Keeps answers between sessions. @default none: memory only */
  readonly store?: StorePort | undefined;
  /** Answers of an earlier refresh that the workbook holds, as last resort. @default none */
  readonly snapshot?: SnapshotSource | undefined;
  /** @default none but the day's budget in the preferences */
  readonly spendingLimit?: SpendingLimit | undefined;
  /** @default the global fetch */
  readonly fetch?: Fetch | undefined;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** From 0 to 1, for the jitter of retries. @default Math.random */
  readonly random?: (() => number) | undefined;
  readonly sleep?: Sleep | undefined;
  /** False when the device knows that it has no network. @default navigator.onLine */
  readonly isOnline?: (() => boolean) | undefined;
  /** Resolves in a later turn of the event loop without a timer. */
  readonly nextTurn?: (() => Promise<void>) | undefined;
  /** Requests at once. @default 6 */
  readonly concurrency?: number | undefined;
  /** Attempts at one request, the first included. @default 4 */
  readonly maxAttempts?: number | undefined;
  /** Longest wait for one answer. @default 30000 */
  readonly attemptTimeoutMs?: number | undefined;
  /** Longest time over all attempts, from the first sending. @default 60000 */
  readonly totalTimeoutMs?: number | undefined;
  /** Bound of the answers kept in memory, as JSON. @default 16 MB */
  readonly maxMemoryBytes?: number | undefined;
}

/** The options with nothing left open. */
export interface ClientContext {
  readonly settings: ClientSettings;
  readonly store: StorePort | undefined;
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: Sleep;
  readonly isOnline: () => boolean;
  readonly nextTurn: () => Promise<void>;
  readonly concurrency: number;
  readonly maxAttempts: number;
  readonly attemptTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly maxMemoryBytes: number;
}

// Timers are throttled to one a second while the pane is hidden; messages are not.
const nextTurnByMessage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

interface Device {
  readonly navigator?: { readonly onLine?: boolean };
}

export function toContext(options: ClientOptions): ClientContext {
  const sleep = options.sleep ?? wait;
  return {
    settings: options.settings,
    store: options.store && guardStore(options.store, sleep),
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    now: options.now ?? (() => Date.now()),
    random: options.random ?? (() => Math.random()),
    sleep,
    isOnline: options.isOnline ?? (() => (globalThis as Device).navigator?.onLine !== false),
    nextTurn: options.nextTurn ?? nextTurnByMessage,
    concurrency: options.concurrency ?? 6,
    maxAttempts: options.maxAttempts ?? 4,
    attemptTimeoutMs: options.attemptTimeoutMs ?? 30_000,
    totalTimeoutMs: options.totalTimeoutMs ?? 60_000,
    maxMemoryBytes: options.maxMemoryBytes ?? 16 * 1024 * 1024,
  };
}
