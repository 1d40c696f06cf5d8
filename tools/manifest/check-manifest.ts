import { XMLParser } from "fast-xml-parser";
import { SyntaxValidator } from "fast-xml-validator";
import { children, forms } from "./element-rules.js";

/** An element with its children in the order in which they stand. */
interface Element {
  readonly name: string;
  /** Names from the root, with slashes between. */
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

type Raw = Record<string, unknown>;

function toElement(raw: Raw, above: string): Element {
  const name = Object.keys(raw).find((key) => key !== ":@") ?? "";
  const path = above === "" ? name : `${above}/${name}`;
  const inner = raw[name] as Raw[];
  return {
    name,
    path,
    attributes: (raw[":@"] ?? {}) as Record<string, string>,
    children: inner.filter((child) => !("#text" in child)).map((child) => toElement(child, path)),
    text: inner.map((child) => ("#text" in child ? String(child["#text"]) : "")).join(""),
  };
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  ignoreDeclaration: true,
  parseTagValue: false,
});

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];

/** Of rules by the ends of paths, the one with the longest end that fits. */
function ruleOf<R>(rules: Readonly<Record<string, R>>, path: string): R | undefined {
  const parts = path.split("/");
  for (let from = 0; from < parts.length; from++) {
    const rule = rules[parts.slice(from).join("/")];
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** What Office would refuse a manifest for, or leave the add-in out; each with the element's path. */
export function checkManifest(xml: string): string[] {
  try {
    SyntaxValidator.validate(xml);
  } catch (error) {
    return [`The manifest is no XML: ${error instanceof Error ? error.message : String(error)}`];
  }
  const root = (parser.parse(xml) as Raw[]).map((raw) => toElement(raw, ""));
  const top = root.find(({ name }) => name === "OfficeApp");
  if (top === undefined) return ["The manifest has no OfficeApp."];
  const elements = all(top);
  return [
    ...elements.flatMap(childFaults),
    ...elements.flatMap(formFaults),
    ...elements.flatMap(localeFaults),
    ...idFaults(elements),
  ];
}

/** A child that is unknown there, missing, too many or out of order. */
function childFaults({ path, children: found }: Element): string[] {
  const rule = ruleOf(children, path);
  if (rule === undefined) return found.map((child) => `${child.path} is no element of this place`);
  const names = found.map(({ name }) => name);
  let pattern = "";
  for (const part of rule.split(" ")) {
    const [, name = "", count = ""] = /^(.*?)([?+*]?)$/.exec(part) ?? [];
    const isOnce = count === "" || count === "?";
    const number = names.filter((one) => one === name).length;
    if (number === 0 && (count === "" || count === "+")) return [`${path}/${name} is missing`];
    if (number > 1 && isOnce) return [`${path}/${name} stands there ${number} times`];
    pattern += `(?:${name} )${count}`;
  }
  const unknown = names.find((name) => !rule.split(/[?+*]? |[?+*]$/).includes(name));
  if (unknown !== undefined) return [`${path}/${unknown} is no element of this place`];
  const isOrdered = new RegExp(`^${pattern}$`).test(names.map((name) => `${name} `).join(""));
  return isOrdered ? [] : [`${path} has its elements in another order than ${rule}`];
}

/** Office knows full tags alone: another region does not use "de". */
function localeFaults({ name, path, attributes }: Element): string[] {
  const locale = attributes["Locale"] ?? "";
  const isWrong = name.endsWith("Override") && !/^[a-z]{2,3}-[A-Z]{2}$/.test(locale);
  return isWrong ? [`${path}/@Locale may not be ${JSON.stringify(locale)}`] : [];
}

function formFaults({ path, attributes, text }: Element): string[] {
  const rule = ruleOf(forms, path);
  if (rule === undefined) return [];
  const { attribute, form } = rule;
  const value = attribute === undefined ? text : attributes[attribute];
  if (value !== undefined && form.test(value)) return [];
  const place = attribute === undefined ? path : `${path}/@${attribute}`;
  return [`${place} may not be ${value === undefined ? "missing" : JSON.stringify(value)}`];
}

/** Resources are named by at most 32 characters, each once, none in vain; icons have their three sizes. */
function idFaults(elements: readonly Element[]): string[] {
  const ids = elements.flatMap(({ attributes }) => attributes["id"] ?? []);
  const used = elements.flatMap(({ attributes }) => attributes["resid"] ?? []);
  const resources = elements
    .filter(({ path }) => /\/Resources\/bt:\w+\/bt:\w+$/.test(path))
    .map(({ attributes }) => attributes["id"] ?? "");
  const icons = elements.filter(({ name }) => name === "Icon");
  return [
    ...[...ids, ...used]
      .filter((id) => id.length > 32)
      .map((id) => `${id} is longer than 32 characters`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is given twice`),
    ...used.filter((id) => !resources.includes(id)).map((id) => `${id} is no resource`),
    ...resources.filter((id) => !used.includes(id)).map((id) => `${id} is used nowhere`),
    ...icons.flatMap(({ path, children: images }) => {
      const sizes = images.map(({ attributes }) => attributes["size"]);
      const missing = ["16", "32", "80"].filter((size) => !sizes.includes(size));
      return missing.map((size) => `${path} has no picture of ${size} pixels`);
    }),
  ];
}
