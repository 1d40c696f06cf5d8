/** What several processes keep for each other, each made by one of them alone. */

export interface SharedValue {
  readonly about: object;
  readonly body: Buffer;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** The right to make a value; others that want it wait until this is ended, or the process is gone. */
interface Claim {
  /** What is kept and does not serve. */
  readonly last: SharedValue | undefined;
  /** @param value undefined where none came that can be kept: the next one may try */
  end(value?: SharedValue): Promise<void>;
}

type FoundOrClaimed = { readonly found: SharedValue } | Claim;

/** A cache of all processes. Where the database does not answer each of them makes what it needs. */
export interface SharedCache {
  /** @param serves whether a value will do; `isNew`: it was made since this was asked for */
  findOrClaim(
    name: string,
    serves: (value: SharedValue, isNew: boolean) => boolean,
  ): Promise<FoundOrClaimed>;
  /** What is kept under these names, without a claim; nothing where the database does not answer. */
  find(names: readonly string[]): Promise<ReadonlyMap<string, SharedValue>>;
  keep(name: string, value: SharedValue): Promise<void>;
  close(): Promise<void>;
}
