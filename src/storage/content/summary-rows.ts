/** What a source's row says of its content, so that whoever imports beside it need not read that. */
import type { Query } from "../postgres/database.js";
import type { ContentSummary, SummarizedSource } from "./content-store.js";

interface SummaryRow extends Record<string, unknown> {
  readonly source: string;
  readonly digest: string;
  readonly series: number | null;
  readonly numbers: Buffer | null;
  readonly summary_of: string | null;
  readonly summary_by: string | null;
  readonly keys: readonly string[] | null;
}

const text = `
select source, digest, series, numbers, summary_of, summary_by,
  (select array_agg(one ->> 0) from jsonb_array_elements(measures) one) as keys
from stat.content order by source collate "C"`;

/** In the order of the sources. */
export const readSummaries = async (query: Query): Promise<SummarizedSource[]> =>
  (await query<SummaryRow>(text)).map(toSource);

function toSource({ source, digest, series, numbers, ...row }: SummaryRow): SummarizedSource {
  const { summary_of: of, summary_by: madeBy, keys } = row;
  // An import of an earlier edition knows of no summaries, and leaves that of the content before.
  if (of !== digest || series === null || numbers === null || madeBy === null)
    return { source, version: digest };
  const summary = { series, madeBy, measures: keys ?? [], numbers: toNumbers(numbers) };
  return { source, version: digest, summary };
}

/** Copied, since views begin at a multiple of eight bytes. */
const toNumbers = (bytes: Buffer): Float64Array => new Float64Array(Uint8Array.from(bytes).buffer);

/** Values of the columns of a summary. @param digest of its content */
export function toSummaryValues(summary: ContentSummary | undefined, digest: string): unknown[] {
  if (summary === undefined) return [null, null, null, null];
  const { series, numbers, madeBy } = summary;
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  return [series, bytes, digest, madeBy];
}
