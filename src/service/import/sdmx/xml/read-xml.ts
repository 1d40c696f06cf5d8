import { SaxesParser } from "saxes";
import { readText } from "../../tables/text/read-text.js";
import { refusePage } from "../../tables/text/web-page.js";

/** A name without its prefix: services choose prefixes as they like. */
const local = (name: string): string => name.slice(name.indexOf(":") + 1);

export type XmlEvent =
  | {
      readonly kind: "open";
      readonly name: string;
      /** By their names without prefixes. */
      readonly attributes: Readonly<Record<string, string>>;
      readonly line: number;
    }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "close"; readonly name: string };

const isUtf8 = (encoding: string | undefined) =>
  encoding === undefined || /^(utf-?8|us-ascii)$/i.test(encoding);

/**
 * The elements and texts of an XML file as they come.
 * @throws Error with file, line and reason, for document types and entities too: they let a small file
 * grow to any size and name files of the machine that reads it
 */
export async function* readXml(path: string): AsyncGenerator<XmlEvent> {
  let events: XmlEvent[] = [];
  const parser = new SaxesParser();
  const refuse = (reason: string) => new Error(`${path}, line ${String(parser.line)}: ${reason}`);
  parser.on("doctype", () => {
    throw refuse(
      "has a document type (DTD), whose entities may name other files or grow without end: it is not read. Take the line with <!DOCTYPE out.",
    );
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (!isUtf8(encoding)) throw refuse(`is written in ${encoding ?? ""}: save it as UTF-8`);
  });
  parser.on("error", (error) => {
    throw refuse(`is no well-formed XML: ${error.message.replace(/^\d+:\d+: /, "")}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const own: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [key, value] of Object.entries(attributes))
      if (!key.startsWith("xmlns")) own[local(key)] = value;
    events.push({ kind: "open", name: local(name), attributes: own, line: parser.line });
  });
  parser.on("text", (text) => events.push({ kind: "text", text }));
  parser.on("closetag", ({ name }) => events.push({ kind: "close", name: local(name) }));
  let isBegun = false;
  for await (const text of readText(path)) {
    if (!isBegun) refusePage(path, text);
    isBegun = true;
    parser.write(text);
    yield* events;
    events = [];
  }
  parser.close();
  yield* events;
}
