import { SaxesParser } from "saxes";
import { unpack, type ZipEntry } from "./zip-entries.js";

export type Attributes = Readonly<Record<string, string>>;

/** What is done with the elements of a part, by their names without prefixes. */
interface PartHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Hears a part of a workbook piece by piece.
 * @throws Error for a part that is no well-formed XML, or has a document type: nothing in it may grow
 */
export function createPartParser(part: string, handlers: PartHandlers) {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  });
  const refuse = (reason: string) => new Error(`${part} in it ${reason}`);
  parser.on("doctype", () => {
    throw refuse("has a document type (DTD), which workbooks do not need");
  });
  parser.on("error", ({ message }) => {
    throw refuse(`is no well-formed XML: ${message}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    handlers.open(local(name), attributes);
  });
  parser.on("closetag", ({ name }) => handlers.close?.(local(name)));
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  const decoder = new TextDecoder("utf-8", { fatal: true });
  return {
    write: (bytes: Buffer) => parser.write(decoder.decode(bytes, { stream: true })),
    end: () => {
      parser.write(decoder.decode());
      parser.close();
    },
  };
}

export async function readWholePart(entry: ZipEntry, handlers: PartHandlers): Promise<void> {
  const parser = createPartParser(entry.name, handlers);
  for await (const bytes of unpack(entry)) parser.write(bytes);
  parser.end();
}
