import type { AnswerPort, RequestRef } from "../../answer-port.js";
import { mergeRows, sourceRows, type SourceRow } from "../../sheets/sources/source-rows.js";
import { partsOf } from "./content-parts.js";

/** Whose figures a call shows. */
export interface CallSource extends Pick<
  SourceRow,
  "id" | "sources" | "publishers" | "releasedOn" | "fetchedAt"
> {
  /** Without the years of all figures, of which the call may show others. */
  readonly title: string;
  readonly link: string | undefined;
  /** That of the content itself. */
  readonly unit: string | null;
}

/** Of what is kept: asks nobody. Each content once, however many of its places are asked for. */
export async function callSources(
  requests: readonly RequestRef[],
  data: AnswerPort,
): Promise<readonly CallSource[]> {
  const uses = requests.map(async (request) => ({
    ...{ request, isCached: true, cells: [] },
    kept: await data.peek(request),
    known: await data.knownSource(request),
  }));
  const rows = mergeRows(sourceRows(await Promise.all(uses)));
  const parts = await partsOf(
    requests.map((request) => ({ request, isCached: true, cells: [] })),
    data,
  );
  return rows.flatMap(({ id, isKept, sources, publishers, releasedOn, fetchedAt }) => {
    const part = parts.get(id);
    if (!isKept || part === undefined) return [];
    const { title, link, unit } = part;
    return [{ id, title, link, unit, sources, publishers, releasedOn, fetchedAt }];
  });
}
