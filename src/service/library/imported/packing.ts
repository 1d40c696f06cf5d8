import { gunzipSync, gzipSync } from "node:zlib";
import { Compile } from "typebox/compile";
import {
  ImportedContentSchema,
  ImportedMeasureSchema,
  type ImportedContent,
  type ImportedMeasure,
} from "./content-schema.js";

const contents = Compile(ImportedContentSchema);
const measures = Compile(ImportedMeasureSchema);

export const pack = (value: ImportedContent | ImportedMeasure): Uint8Array =>
  gzipSync(JSON.stringify(value));

const parse = (packed: Uint8Array): unknown => JSON.parse(gunzipSync(packed).toString("utf8"));

/** What was packed is not what it is taken for. */
export class NoContent extends Error {
  override readonly name = "NoContent";
  constructor(problems: Iterable<{ readonly instancePath: string; readonly message: string }>) {
    const [first] = problems;
    super(`is no imported content: ${first?.instancePath ?? ""} ${first?.message ?? ""}`);
  }
}

/** @throws NoContent; another error where it cannot be parsed */
export function unpackWhole(packed: Uint8Array): ImportedContent {
  const content = parse(packed);
  if (contents.Check(content)) return content;
  throw new NoContent(contents.Errors(content));
}

/** @throws NoContent; another error where it cannot be parsed */
export function unpackMeasure(packed: Uint8Array): ImportedMeasure {
  const measure = parse(packed);
  if (measures.Check(measure)) return measure;
  throw new NoContent(measures.Errors(measure));
}
