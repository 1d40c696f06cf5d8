import { readXml } from "./read-xml.js";

/** An element with what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** What no reader asks for, and much of a structure message is. */
const passedOver = new Set(["Annotations", "Description"]);
const mostElements = 2_000_000;

/** A small XML file as a whole. @throws Error with a sentence */
export async function readXmlTree(path: string): Promise<XmlElement> {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let [count, passing] = [0, 0];
  for await (const event of readXml(path)) {
    const parent = open.at(-1) ?? root;
    if (event.kind === "text") {
      if (passing === 0) parent.text += event.text;
    } else if (event.kind === "open") {
      if (passing > 0 || passedOver.has(event.name)) {
        passing += 1;
        continue;
      }
      count += 1;
      if (count > mostElements)
        throw new Error(`${path} is larger than any structure message: ask for the one structure.`);
      const { name, attributes } = event;
      const element = { name, attributes, children: [], text: "" };
      parent.children.push(element);
      open.push(element);
    } else if (passing > 0) passing -= 1;
    else open.pop();
  }
  return root;
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);

/** All elements of a name, at any depth. */
export function* within(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else yield* within(child, name);
  }
}
