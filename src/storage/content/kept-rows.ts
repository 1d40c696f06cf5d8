/** A source's content as its row says it: whole, as it was imported before there were pieces, or in pieces. */
import type { Query } from "../postgres/database.js";
import type { ContentPieces, PackedContent } from "./content-store.js";
import { readMeasures, type ListedMeasures } from "./measure-rows.js";

export type KeptRow = Record<string, unknown> &
  (
    | { readonly packed: Buffer; readonly head: null; readonly measures: null }
    | { readonly packed: null; readonly head: Buffer; readonly measures: ListedMeasures }
  );

export const keptColumns = "packed, head, measures";

/** Pieces that were read before, by their digests. */
export type KnownPieces = ReadonlyMap<string, Uint8Array>;

interface Kept extends Pick<PackedContent, "source" | "version"> {
  readonly row: KeptRow;
  readonly known: KnownPieces;
  /** Of the database. */
  readonly place: string;
}

interface ReadRow extends PackedContent {
  readonly isWhole: boolean;
  /** By digest. */
  readonly pieces: KnownPieces;
}

/** Reads the pieces that are not known. */
export async function readKept(
  query: Query,
  { source, version, row, known, place: database }: Kept,
): Promise<ReadRow> {
  const about = { source, version, place: `${source} in ${database}` };
  if (row.packed !== null) {
    const { packed } = row;
    return { ...about, isWhole: true, pieces: new Map(), packed: () => packed };
  }
  const { head, measures } = row;
  const listed = measures.filter(([, digest]) => !known.has(digest));
  const read = await readMeasures(query, { source, listed });
  const pieces = new Map(
    measures.flatMap(([, digest]) => {
      const piece = known.get(digest) ?? read.get(digest);
      return piece === undefined ? [] : [[digest, piece] as const];
    }),
  );
  return {
    ...about,
    isWhole: measures.every(([, digest]) => pieces.has(digest)),
    pieces,
    packed: (): ContentPieces => ({
      head,
      measures: new Map(
        measures.map(([measure, digest]) => {
          const piece = pieces.get(digest);
          if (piece === undefined) throw new Error(`the row of its measure ${measure} is missing`);
          return [measure, piece];
        }),
      ),
    }),
  };
}
