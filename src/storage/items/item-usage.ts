/**
 * What is asked for by its id, counted for the whole firm: it says of nobody who read what. A port: a file, or a
 * database that several processes share.
 */

export interface ItemSums {
  readonly operation: string;
  /** The id, or one of the two below. */
  readonly item: string;
  readonly calls: number;
  readonly credits: number;
  readonly bytes: number;
  /** Credits that kept answers would have cost. */
  readonly saved: number;
}

export interface ItemRecord extends ItemSums {
  /** YYYY-MM-DD, in UTC. */
  readonly date: string;
}

/** Of calls that name none. */
export const noItem = "";
/** Of items that are not told apart any more: they are too old, or too many. */
export const otherItems = "*";

export const isNamed = ({ item }: Pick<ItemSums, "item">): boolean =>
  item !== noItem && item !== otherItems;

export interface ItemFilter {
  /** First and last day, YYYY-MM-DD, inclusive. */
  readonly from?: string;
  readonly to?: string;
  /** Items by their ids alone, and so many at most. */
  readonly mostNamed?: number;
}

export interface ItemUsage {
  /** Kept about a second later: a process that is killed loses what that second held. */
  count(record: ItemRecord): void;
  /** Added up over the days, the most credits first. */
  read(filter: ItemFilter): Promise<readonly ItemSums[]>;
  /** Resolves when everything is kept. */
  close(): Promise<void>;
}

/** Items are told apart so long, a month and the same of the year before included. */
const keptDays = 400;

/** The first day whose items are told apart. @param now milliseconds since 1970 */
export const firstKeptDay = (now: number): string =>
  new Date(now - keptDays * 24 * 60 * 60_000).toISOString().slice(0, 10);
