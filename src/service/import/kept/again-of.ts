import { resolve } from "node:path";
import type { ImportedContent } from "../../library/index.js";
import { isAddress } from "../../outgoing/index.js";
import type { FetchedSource } from "../fetch-source.js";
import type { SourceRequest } from "../read-source.js";

interface Asked extends SourceRequest {
  readonly sourceName?: string | undefined;
  readonly licence?: string | undefined;
}

/** What `content update` needs to ask the same of the source. */
export function againOf(
  { from, mappingPath, structurePath, sourceName, licence }: Asked,
  { validators, readWith }: FetchedSource,
): NonNullable<ImportedContent["again"]> {
  const place = (path: string) => (isAddress(path) ? path : resolve(path));
  return {
    from: place(from),
    ...(mappingPath === undefined ? {} : { mapping: place(mappingPath) }),
    ...(structurePath === undefined ? {} : { structure: place(structurePath) }),
    ...(sourceName === undefined ? {} : { source: sourceName }),
    ...(licence === undefined ? {} : { licence }),
    ...validators,
    readWith,
  };
}
