import type { WatchedContent } from "../../storage/index.js";
import { unpackContent, type ImportedContent } from "../library/index.js";

export interface ReadContent {
  /** Of what is kept. */
  readonly version: string;
  /** Of what was read of it: another one where a source could not be read. */
  readonly state: string;
  readonly contents: readonly ImportedContent[];
  /** Why sources could not be read; once nothing is in the way they can be, without another version. */
  readonly problems: readonly unknown[];
}

/**
 * What was imported; a source that cannot be read keeps the content that it had.
 * @param former what was there before
 */
export async function readImported(
  { read }: Pick<WatchedContent, "read">,
  former: readonly ImportedContent[],
): Promise<ReadContent> {
  const { version, sources } = await read();
  const problems: unknown[] = [];
  const state = [version];
  const contents = unpackContent(sources, (error, source) => {
    const before = former.find((content) => content.source.key === source);
    problems.push(error);
    state.push(`${source} cannot be read, as of ${before?.importedAt ?? "never"}`);
    return before;
  });
  return { version, state: state.join("\n"), contents, problems };
}
