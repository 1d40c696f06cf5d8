import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";
import { invalidArgument } from "../host-error.js";

/** Characters XML 1.0 has no place for (2.2), and halves of surrogate pairs. */
const forbidden = new RegExp(
  "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]|\\p{Cs}",
  "u",
);

type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  processEntities: false,
});

/**
 * The namespace of a custom XML part's root, if the part is XML at all: well-formed, of one root, with
 * every prefix declared, and without a document type (Excel's parser takes none).
 *
 * @throws InvalidArgument
 */
export function namespaceOfPart(xml: string): string {
  if (forbidden.test(xml) || /<!DOCTYPE/i.test(xml)) throw invalidArgument("This is no XML.");
  try {
    SyntaxValidator.validate(xml);
  } catch (error) {
    throw invalidArgument(
      `This is no XML: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const elements = (parser.parse(xml) as Node[]).filter((node) => !isOther(nameOf(node)));
  const [root, ...others] = elements;
  if (root === undefined || others.length > 0) throw invalidArgument("An XML part has one root.");
  const scope = new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]);
  assertDeclared(root, scope);
  return declarations(root, scope).get(prefixOf(nameOf(root))) ?? "";
}

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ":@") ?? "";
const isOther = (name: string) => name.startsWith("?") || name.startsWith("#");
const prefixOf = (name: string) => (name.includes(":") ? (name.split(":")[0] ?? "") : "");
const attributesOf = (node: Node) => Object.entries((node[":@"] ?? {}) as Record<string, unknown>);

function declarations(node: Node, outer: ReadonlyMap<string, string>): Map<string, string> {
  const scope = new Map(outer);
  for (const [name, value] of attributesOf(node)) {
    if (name === "xmlns") scope.set("", String(value));
    else if (name.startsWith("xmlns:")) scope.set(name.slice(6), String(value));
  }
  return scope;
}

function assertDeclared(node: Node, outer: ReadonlyMap<string, string>): void {
  const scope = declarations(node, outer);
  const prefixes = [nameOf(node), ...attributesOf(node).map(([name]) => name)].map(prefixOf);
  const unknown = prefixes.find((one) => one !== "" && one !== "xmlns" && !scope.has(one));
  if (unknown !== undefined) throw invalidArgument(`The prefix ${unknown} is not declared.`);
  for (const child of node[nameOf(node)] as readonly Node[]) {
    if (!isOther(nameOf(child))) assertDeclared(child, scope);
  }
}
