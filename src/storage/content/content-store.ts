/** What was imported, by source: each one's content is packed by who writes it, and read by nobody in between. */

/** A source's content in pieces, each packed by itself. */
export interface ContentPieces {
  /** What is said of all of it. */
  readonly head: Uint8Array;
  /** By their keys, in their order. */
  readonly measures: ReadonlyMap<string, Uint8Array>;
}

/** What whoever imports beside a source must know of it, without reading it. */
export interface ContentSummary {
  /** What made it: what another one made says nothing of what this one makes. */
  readonly madeBy: string;
  readonly series: number;
  /** Of its items: whole ones. */
  readonly numbers: Float64Array;
}

/** Content that is to be kept: a store takes it as it keeps it. */
export interface NewContent {
  readonly whole: () => Uint8Array;
  readonly pieces: () => ContentPieces;
  /** Kept where many sources would have to be read. @default whoever imports reads it whole */
  readonly summary?: ContentSummary;
}

export interface PackedContent {
  /** Name of the source. */
  readonly source: string;
  /** Differs once this source's content has been replaced. */
  readonly version: string;
  /** Where it stands, for a sentence; without any password. */
  readonly place: string;
  /** Whole or in pieces, as it is kept. @throws Error where it cannot be read */
  readonly packed: () => Uint8Array | ContentPieces;
}

export interface KeptContent {
  /** Differs once any source's content has been replaced, added or removed. */
  readonly version: string;
  /** By the names of the sources. */
  readonly sources: readonly PackedContent[];
}

/** Where imported content is kept. A port: a folder of files, or a database that several processes share. */
export interface ContentStore {
  readonly place: string;
  /** Whether several processes on several machines may read it. */
  readonly isShared: boolean;
  read(): Promise<KeptContent>;
  /** What there is, without its content. */
  list(): Promise<ListedContent>;
  /** The same with what is known of it: of a million items some megabytes. */
  summaries(): Promise<SummarizedContent>;
  /** @returns undefined where the source has another version by now, or none */
  find(source: string, version: string): Promise<PackedContent | undefined>;
  /**
   * Puts a source's content in the place of what it had, whole or not at all; others that write wait.
   * @param version as it was read: what was made of another one is not kept
   * @returns false where the content has another version by now
   */
  put(source: string, content: NewContent, version: string): Promise<boolean>;
  /** @returns whether it was there */
  remove(source: string): Promise<boolean>;
  close(): Promise<void>;
}

/** What there is, without its content. */
export interface ListedContent {
  /** As of `KeptContent`. */
  readonly version: string;
  readonly sources: readonly Pick<PackedContent, "source" | "version">[];
}

export interface SummarizedSource extends Pick<PackedContent, "source" | "version"> {
  /** Undefined where it has to be read. */
  readonly summary?: ContentSummary & {
    /** Keys of its measures. */
    readonly measures: readonly string[];
  };
}

export interface SummarizedContent extends ListedContent {
  readonly sources: readonly SummarizedSource[];
}

/** Content as a running process follows it: it asks for the sources alone that it has not read yet. */
export interface WatchedContent {
  list(): Promise<ListedContent>;
  /**
   * @param former what was found of the source before: of pieces, those that are the same now are not read again
   * @returns undefined where the source has another version by now, or none
   */
  find(source: string, version: string, former?: PackedContent): Promise<PackedContent | undefined>;
  /**
   * Asks to look within a second of every change, and at other times; one look after the other. A look
   * that fails because the database does not answer is asked for again.
   * @returns ends it
   */
  watch(look: () => Promise<void>): () => void;
}
