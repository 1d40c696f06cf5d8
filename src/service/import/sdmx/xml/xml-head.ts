import { toFlow } from "../message.js";
import { readXml, type XmlEvent } from "./read-xml.js";

export interface XmlHead {
  readonly isGeneric: boolean;
  /** By the structureID that data sets refer to. */
  readonly structures: ReadonlyMap<string, HeadStructure>;
  /** Its figures are to be deleted, where a data set says nothing else. */
  readonly isDeletion: boolean;
}

interface HeadStructure {
  readonly flow: string;
  /** It names a dataflow, and no data structure. */
  readonly isDataflow: boolean;
  readonly version: string;
  /** The dimension that observations of a series differ in; "AllDimensions" without series. */
  readonly atObservation: string;
}

const roots: Readonly<Record<string, "generic" | "specific" | undefined>> = {
  GenericData: "generic",
  GenericTimeSeriesData: "generic",
  StructureSpecificData: "specific",
  StructureSpecificTimeSeriesData: "specific",
};

function refuse(path: string, root: string): Error {
  if (root === "Structure")
    return new Error(
      `${path} is an SDMX-ML structure message and has no figures: import the data, and name this file with --structure.`,
    );
  if (["CompactData", "UtilityData", "CrossSectionalData", "MessageGroup"].includes(root))
    return new Error(
      `${path} is an SDMX-ML 2.0 message (${root}): ask for version 2.1, generic or structure-specific.`,
    );
  return new Error(`${path} is no SDMX-ML data message: its root is ${root}.`);
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a message says before its data: the data structures, and what its elements are. */
export async function readXmlHead(path: string): Promise<XmlHead> {
  const reader = new HeadReader(path);
  for await (const event of readXml(path)) if (reader.take(event)) break;
  return reader.head();
}

class HeadReader {
  readonly #path: string;
  readonly #structures = new Map<string, HeadStructure>();
  #root: string | undefined;
  #current: (Writable<HeadStructure> & { readonly id: string }) | undefined;
  #text = "";
  #refusal = "";
  #isDeletion = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** @returns whether the data begin */
  take(event: XmlEvent): boolean {
    if (event.kind === "text") this.#text += event.text;
    else if (event.kind === "close") this.#close(event.name);
    else if (this.#root === undefined) {
      this.#root = event.name;
      if (event.name !== "Error" && roots[event.name] === undefined)
        throw refuse(this.#path, event.name);
    } else return this.#open(event.name, event.attributes);
    return false;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): boolean {
    this.#text = "";
    const id = attributes["structureID"];
    if (name === "Structure" && id !== undefined)
      this.#current = {
        ...{ id, flow: "", isDataflow: false, version: "latest" },
        atObservation: attributes["dimensionAtObservation"] ?? "TIME_PERIOD",
      };
    if (name === "Ref" && this.#current !== undefined) {
      this.#current.flow = `${attributes["agencyID"] ?? ""}:${attributes["id"] ?? ""}`;
      this.#current.version = attributes["version"] ?? "latest";
    }
    if (name === "StructureUsage" && this.#current !== undefined) this.#current.isDataflow = true;
    return name === "DataSet";
  }

  #close(name: string): void {
    const text = this.#text.trim();
    this.#text = "";
    if (this.#root === "Error" && name === "Text") this.#refusal ||= text;
    if (name === "DataSetAction") this.#isDeletion = /^d/i.test(text);
    if (this.#current === undefined) return;
    if (text.startsWith("urn:")) {
      this.#current.flow = toFlow(text);
      this.#current.isDataflow = text.includes(".Dataflow=");
      this.#current.version = /\(([^)]*)\)/.exec(text)?.[1] ?? "latest";
    }
    // The inner element of the same name closes first, with its reference.
    const { id, ...structure } = this.#current;
    if (name === "Structure" && structure.flow !== "") this.#structures.set(id, structure);
    if (name === "Header") this.#current = undefined;
  }

  head(): XmlHead {
    const kind = roots[this.#root ?? ""];
    if (kind === undefined)
      throw new Error(`${this.#path} is an answer without figures: ${this.#refusal || "an error"}`);
    const [structures, isDeletion] = [this.#structures, this.#isDeletion];
    return { isGeneric: kind === "generic", structures, isDeletion };
  }
}
