/** SDMX-ML structure messages (2.1, and 3.0 where it names the same): what the data's codes mean. */
import { type Names, type SdmxObservation, toFlow, toId, toLanguage } from "../message.js";
import { readXml } from "./read-xml.js";
import { childOf, readXmlTree, within, type XmlElement } from "./xml-tree.js";

type Codes = ReadonlyMap<string, Names | undefined>;

interface Component {
  readonly id: string;
  readonly names: Names | undefined;
  /** The code list that its values are of, of any version where none is said. */
  readonly list: { readonly id: string; readonly version: string | undefined } | undefined;
}

/** A data structure definition with everything it refers to. */
export interface XmlStructure {
  readonly path: string;
  /** The ids of its dimensions in their order, TIME_PERIOD left out. */
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
  readonly component: (id: string) => Component | undefined;
  /** Undefined where the component has no list. @throws Error where the list is not in the message */
  readonly codes: (id: string) => Codes | undefined;
  readonly flowNames: Names | undefined;
}

function namesOf(element: XmlElement): Names | undefined {
  const found = element.children
    .filter(({ name }) => name === "Name")
    .map(({ attributes, text }) => [toLanguage(attributes["lang"] ?? "en"), text.trim()] as const);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** "ECB:CL_FREQ" of a reference, which 2.1 writes in parts or as a URN, and 3.0 as a URN alone. */
function referenceOf(element: XmlElement | undefined): string | undefined {
  if (element === undefined) return undefined;
  const ref = childOf(element, "Ref")?.attributes;
  const urn = (childOf(element, "URN") ?? element).text.trim();
  if (ref !== undefined) {
    const parent = ref["maintainableParentID"];
    const id = parent === undefined ? ref["id"] : `${parent}.${ref["id"] ?? ""}`;
    return id === undefined ? undefined : `${ref["agencyID"] ?? ""}:${id}`;
  }
  if (!urn.startsWith("urn:")) return undefined;
  const [, item] = /\)\.(.+)$/.exec(urn) ?? [];
  return item === undefined ? toFlow(urn) : `${toFlow(urn)}.${item}`;
}

/** The version that a reference asks for; undefined where it asks for any. */
function versionOf(element: XmlElement | undefined): string | undefined {
  const ref = childOf(element, "Ref")?.attributes["version"];
  const urn = (childOf(element, "URN") ?? element)?.text ?? "";
  return ref ?? /\(([^)]*)\)/.exec(urn)?.[1];
}

/** A list with its version, as the lists of a message are known. */
const versioned = (id: string, version: string): string => `${id}(${version})`;

const idOf = ({ attributes }: XmlElement): string =>
  `${attributes["agencyID"] ?? ""}:${attributes["id"] ?? ""}`;

/** By id and version, and the last of each id by that alone, for references to any. */
function codeLists(root: XmlElement): ReadonlyMap<string, Codes> {
  const lists = ["Codelist", "ValueList"].flatMap((name) => [...within(root, name)]);
  return new Map(
    lists.flatMap((list) => {
      const codes: Codes = new Map(
        list.children
          .filter(({ name }) => name === "Code" || name === "ValueItem")
          .map((code) => [code.attributes["id"] ?? "", namesOf(code)]),
      );
      const id = idOf(list);
      return [id, versioned(id, list.attributes["version"] ?? "1.0")].map(
        (key) => [key, codes] as const,
      );
    }),
  );
}

function listOf(element: XmlElement | undefined, name: string): Component["list"] {
  const reference = childOf(childOf(element, name), "Enumeration");
  const id = referenceOf(reference);
  return id === undefined ? undefined : { id, version: versionOf(reference) };
}

function conceptsOf(root: XmlElement): ReadonlyMap<string, Component> {
  return new Map(
    [...within(root, "ConceptScheme")].flatMap((scheme) =>
      scheme.children
        .filter(({ name }) => name === "Concept")
        .map((concept): [string, Component] => {
          const id = concept.attributes["id"] ?? "";
          return [
            `${idOf(scheme)}.${id}`,
            { id, names: namesOf(concept), list: listOf(concept, "CoreRepresentation") },
          ];
        }),
    ),
  );
}

function componentOf(element: XmlElement, concepts: ReadonlyMap<string, Component>): Component {
  const reference = referenceOf(childOf(element, "ConceptIdentity"));
  const concept = reference === undefined ? undefined : concepts.get(reference);
  return {
    id: element.attributes["id"] ?? reference?.split(".").at(-1) ?? "",
    names: concept?.names,
    list: listOf(element, "LocalRepresentation") ?? concept?.list,
  };
}

/** The definition that a message of data refers to: by a dataflow, by its own name, or the only one. */
function definitionOf(root: XmlElement, flow: string, path: string): XmlElement {
  const flows = [...within(root, "Dataflow")];
  const dataflow = flows.find((one) => idOf(one) === flow);
  const structure = childOf(dataflow, "Structure");
  const wanted = referenceOf(structure) ?? flow;
  const version = versionOf(structure);
  const all = [...within(root, "DataStructure")].filter((one) => one.children.length > 0);
  const named = all.filter((one) => idOf(one) === wanted);
  const ofVersion = named.find(({ attributes }) => attributes["version"] === version);
  const found = ofVersion ?? named[0] ?? (flow === "" ? all[0] : undefined);
  if (found !== undefined) return found;
  const there = all.map(idOf).join(", ");
  throw new Error(
    `${path} does not describe ${flow}${there === "" ? "" : ` (it describes ${there})`}. Ask for its structure with references=all.`,
  );
}

/**
 * What a structure message says of the data of a flow: the dataflow or data structure that the data names.
 * @throws Error with a sentence where it does not describe it
 */
export type StructureOf = (flow: string) => XmlStructure;

/** Whether an XML file is a structure message. */
export async function isXmlStructure(path: string): Promise<boolean> {
  for await (const event of readXml(path))
    if (event.kind === "open") return event.name === "Structure";
  return false;
}

/** @throws Error with a sentence */
export async function readXmlStructure(path: string): Promise<StructureOf> {
  const root = await readXmlTree(path);
  if (root.children[0]?.name !== "Structure")
    throw new Error(`${path} is no SDMX-ML structure message.`);
  const read = new Map<string, XmlStructure>();
  return (flow) => {
    const structure = read.get(flow) ?? toStructure(root, flow, path);
    read.set(flow, structure);
    return structure;
  };
}

/** What an observation says that its structure does not know. */
export function unknownCode(
  one: SdmxObservation,
  { dimensions, codes }: XmlStructure,
): string | undefined {
  for (const id of dimensions) {
    const code = one.value(id);
    if (code === "") return `has no ${id}`;
    if (codes(id)?.has(code) === false) return `"${code}" is no code of ${id}`;
  }
  return undefined;
}

function toStructure(root: XmlElement, flow: string, path: string): XmlStructure {
  const definition = definitionOf(root, flow, path);
  const concepts = conceptsOf(root);
  const lists = codeLists(root);
  const components = ["Dimension", "MeasureDimension", "Attribute", "PrimaryMeasure", "Measure"]
    .flatMap((name) => [...within(definition, name)].map((element) => ({ name, element })))
    // Attributes name the dimensions that they are of.
    .filter(({ element }) => childOf(element, "ConceptIdentity") !== undefined)
    .map(({ name, element }) => ({
      name,
      position: Number(element.attributes["position"] ?? NaN),
      component: componentOf(element, concepts),
    }));
  const dimensions = components.filter(({ name }) => name.endsWith("Dimension"));
  if (dimensions.every(({ position }) => !Number.isNaN(position)))
    dimensions.sort((a, b) => a.position - b.position);
  // In 2.1 a measure has no id of its own: its value is OBS_VALUE.
  const measures = components.flatMap(({ name, component }) =>
    name === "Measure" ? component.id : [],
  );
  const byId = new Map(components.map(({ component }) => [toId(component.id), component]));
  const dataflow = [...within(root, "Dataflow")].find((one) => idOf(one) === flow);
  return {
    path,
    dimensions: dimensions.map(({ component }) => component.id),
    measures: measures.length === 0 ? ["OBS_VALUE"] : measures,
    component: (id) => byId.get(toId(id)),
    codes: (id) => {
      const list = byId.get(toId(id))?.list;
      if (list === undefined) return undefined;
      const { id: listId, version = "" } = list;
      const codes = lists.get(versioned(listId, version)) ?? lists.get(listId);
      if (codes === undefined)
        throw new Error(
          `${path} says that the codes of ${id} are those of ${listId}, which is not in it. Ask for the structure with references=all.`,
        );
      return codes;
    },
    flowNames: (dataflow === undefined ? undefined : namesOf(dataflow)) ?? namesOf(definition),
  };
}
