import { XMLParser } from "fast-xml-parser";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const officeRelations =
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Text for an element or an attribute; characters XML forbids are left out. */
export function escapeXml(text: string): string {
  return (
    text
      // eslint takes the control characters for a slip; they are just what must go.
      .replace(forbidden, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}

const forbidden = new RegExp("[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f]", "g");

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

export function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (typeof hex === "string") return String.fromCodePoint(parseInt(hex, 16));
    if (typeof decimal === "string") return String.fromCodePoint(Number(decimal));
    return entities[String(name)] ?? whole;
  });
}

/** The opening tags of elements by their name, whatever its prefix, with their attributes. */
export const openTags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(openTagPattern(name), "g"))].map(([tag]) => tag);

/** The first of them; "" where there is none. */
export const openTag = (xml: string, name: string): string =>
  new RegExp(openTagPattern(name)).exec(xml)?.[0] ?? "";

const openTagPattern = (name: string) => `<(?:\\w+:)?${name}\\s[^>]*>`;

/** An attribute of an element given as text: `<a b="c">`. */
export function attribute(element: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return value === null ? undefined : unescapeXml(value[1] ?? value[2] ?? "");
}

/** An element as plain data: children by name without prefix, each a list; attributes with "@". */
export interface XmlNode {
  readonly [name: string]: readonly XmlNode[] | string | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#text",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

export function parseXml(text: string): XmlNode {
  return parser.parse(text) as XmlNode;
}

export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  const found = node?.[name];
  return typeof found === "object" ? found : [];
}

/** The first element down a path of names. */
export function childOf(node: XmlNode | undefined, ...path: readonly string[]) {
  return path.reduce<XmlNode | undefined>((at, name) => childrenOf(at, name)[0], node);
}

/** The `val` attribute of an element down a path, as most of DrawingML keeps its values. */
export function valueOf(node: XmlNode | undefined, ...path: readonly string[]) {
  return attributeOf(childOf(node, ...path), "val");
}

export function attributeOf(node: XmlNode | undefined, name: string): string | undefined {
  const found = node?.[`@${name}`];
  return typeof found === "string" ? found : undefined;
}

export function textOf(node: XmlNode | undefined): string {
  const found = node?.["#text"];
  return typeof found === "string" ? found : "";
}
