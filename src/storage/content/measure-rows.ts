/**
 * Measures as rows, each under the digest of what it holds: whoever reads one has the version that was listed, or
 * none. Every statement names the measures, and so reaches their partitions alone, which may be other servers'.
 */
import { createHash } from "node:crypto";
import type { Query } from "../postgres/database.js";
import type { ContentPieces } from "./content-store.js";

/** Key and digest of each measure of a source, in their order. */
export type ListedMeasures = readonly (readonly [measure: string, digest: string])[];

/** Rows of one statement: its time limit is not for all of them together. */
const rowsAtOnce = 100;

export const digestOf = (packed: Uint8Array): string =>
  createHash("sha256").update(packed).digest("hex");

export const listMeasures = ({ measures }: ContentPieces): ListedMeasures =>
  Array.from(measures, ([measure, packed]) => [measure, digestOf(packed)] as const);

/** Measures of one source. */
interface OfSource {
  readonly source: string;
  readonly listed: ListedMeasures;
}

function* inBatches({ source, listed }: OfSource) {
  for (let from = 0; from < listed.length; from += rowsAtOnce) {
    const batch = listed.slice(from, from + rowsAtOnce);
    const [measures, digests] = [batch.map(([key]) => key), batch.map(([, digest]) => digest)];
    yield { batch, of: [measures, digests, source] };
  }
}

const isOf = "where measure = any($1::text[]) and digest = any($2::text[]) and source = $3";

/** @returns by digest; those that are not there are left out */
export async function readMeasures(
  query: Query,
  wanted: OfSource,
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const { of } of inBatches(wanted)) {
    const text = `select digest, packed from stat.measures ${isOf}`;
    const rows = await query<{ digest: string; packed: Buffer }>(text, of);
    for (const { digest, packed } of rows) found.set(digest, packed);
  }
  return found;
}

/** Those that are there already are not written again. */
export async function writeMeasures(
  query: Query,
  written: OfSource,
  { measures }: ContentPieces,
): Promise<void> {
  for (const { batch, of } of inBatches(written)) {
    const rows = await query<{ digest: string }>(`select digest from stat.measures ${isOf}`, of);
    const there = new Set(rows.map(({ digest }) => digest));
    const missing = batch.filter(([, digest]) => !there.has(digest));
    if (missing.length === 0) continue;
    await query(
      `insert into stat.measures (source, measure, digest, packed)
         select $1, * from unnest($2::text[], $3::text[], $4::bytea[])`,
      [
        written.source,
        missing.map(([measure]) => measure),
        missing.map(([, digest]) => digest),
        missing.map(([measure]) => Buffer.from(measures.get(measure) ?? [])),
      ],
    );
  }
}

export async function deleteMeasures(query: Query, gone: OfSource): Promise<void> {
  for (const { of } of inBatches(gone)) await query(`delete from stat.measures ${isOf}`, of);
}
