import { Groups } from "../groups.js";
import { eitherCase, type SdmxObservation } from "../message.js";
import type { XmlEvent } from "./read-xml.js";
import type { XmlHead } from "./xml-head.js";
import type { XmlStructure } from "./xml-structure.js";

type Values = Map<string, string>;
type Attributes = Readonly<Record<string, string>>;

/** Elements that hold the values of one level. */
const levels = ["DataSet", "Group", "Series", "Obs"] as const;
type Level = (typeof levels)[number];
const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

const none: readonly string[] = [];

/** Makes observations of a message's elements as they come; groups stand before what they are of. */
export class XmlDataReader {
  readonly #path: string;
  readonly #head: XmlHead;
  readonly #structures: ReadonlyMap<string, XmlStructure>;
  #values: Record<Level, Values> = {
    ...{ DataSet: new Map(), Group: new Map(), Series: new Map(), Obs: new Map() },
  };
  #groups = new Groups();
  /** The dimensions of a group or of a generic key, as they are read. */
  #keys: Record<Level, string[]> = { DataSet: [], Group: [], Series: [], Obs: [] };
  #level: Level | undefined;
  #isKey = false;
  #flow = "";
  #atObservation = "TIME_PERIOD";
  #isDeletion = false;
  #line = 0;
  #hasObservations = false;
  /** One array for all observations whose dimensions are the same. */
  readonly #dimensions = new Map<string, readonly string[]>();

  constructor(path: string, head: XmlHead, structures: ReadonlyMap<string, XmlStructure>) {
    this.#path = path;
    this.#head = head;
    this.#structures = structures;
  }

  take(event: XmlEvent): SdmxObservation | undefined {
    if (event.kind === "open") this.#open(event.name, event.attributes, event.line);
    else if (event.kind === "close") return this.#close(event.name);
    return undefined;
  }

  #open(name: string, attributes: Attributes, line: number): void {
    if (isLevel(name)) {
      this.#begin(name, attributes, line);
      return;
    }
    if (this.#level === undefined) return;
    const value = attributes["value"] ?? "";
    if (["SeriesKey", "ObsKey", "GroupKey"].includes(name)) this.#isKey = true;
    else if (name === "Value") this.#set(attributes["id"] ?? "", value);
    else if (name === "Comp") throw this.#asElement(attributes["id"] ?? "", line);
    else if (name === "ObsValue") this.#values.Obs.set("OBS_VALUE", value);
    else if (name === "ObsDimension") {
      const id = attributes["id"] ?? this.#atObservation;
      this.#values.Obs.set(id, value);
      this.#keys.Obs.push(id);
    }
  }

  #set(id: string, value: string): void {
    if (this.#level === undefined) return;
    if (value !== "") this.#values[this.#level].set(id, value);
    if (this.#isKey) this.#keys[this.#level].push(id);
  }

  #begin(level: Level, attributes: Attributes, line: number): void {
    this.#level = level;
    this.#line = line;
    const isGeneric = this.#head.isGeneric;
    // An empty one says nothing: what a group says holds.
    const said = Object.entries(attributes).filter(([, value]) => value !== "");
    this.#values[level] = new Map(isGeneric ? [] : said);
    this.#keys[level] = [];
    if (level === "Group" && this.#hasObservations) throw this.#groupBehind();
    this.#hasObservations = level === "Obs" || (level !== "DataSet" && this.#hasObservations);
    if (level !== "DataSet") return;
    this.#groups = new Groups();
    this.#values.Series = new Map();
    this.#keys.Series = [];
    const { structures } = this.#head;
    const [first] = structures.values();
    const meant = structures.get(attributes["structureRef"] ?? "") ?? first;
    this.#flow = meant?.flow ?? "";
    this.#atObservation = meant?.atObservation ?? "TIME_PERIOD";
    const action = attributes["action"];
    this.#isDeletion = action === undefined ? this.#head.isDeletion : /^d/i.test(action);
  }

  /** A status F in it makes a forecast. */
  #asElement(id: string, line: number): Error {
    return new Error(
      `${this.#path}, line ${String(line)}: ${id} is an element, as in SDMX-ML 3.0: ask for version 2.1, or for SDMX-JSON or SDMX-CSV.`,
    );
  }

  /** Those figures are gone, with another unit or power of ten than it may say. */
  #groupBehind(): Error {
    return new Error(
      `${this.#path}, line ${String(this.#line)}: a group stands behind figures, and may say their unit or its power of ten. In SDMX-ML 2.1 groups stand before all series: ask the service for SDMX-JSON or SDMX-CSV.`,
    );
  }

  #close(name: string): SdmxObservation | undefined {
    if (name.endsWith("Key")) this.#isKey = false;
    if (!isLevel(name)) return undefined;
    if (name === "Group") this.#endGroup();
    const one = name === "Obs" ? this.#observation() : undefined;
    if (name === "Series") {
      this.#values.Series = new Map();
      this.#keys.Series = [];
    }
    // Attributes of the level above may follow.
    this.#level = name === "Obs" && this.#values.Series.size > 0 ? "Series" : "DataSet";
    return one;
  }

  #endGroup(): void {
    const own = this.#structures.get(this.#flow)?.dimensions ?? none;
    const keys = this.#head.isGeneric
      ? this.#keys.Group
      : own.filter((id) => this.#values.Group.has(id));
    const split = (isKey: boolean) =>
      new Map([...this.#values.Group].filter(([id]) => keys.includes(id) === isKey));
    this.#groups.add(split(true), split(false));
  }

  #dimensionsOf(): readonly string[] {
    const said = this.#structures.get(this.#flow)?.dimensions;
    if (said !== undefined) return said;
    const found = [...this.#keys.Series, ...this.#keys.Obs].filter((id) => id !== "TIME_PERIOD");
    const key = found.join(" ");
    const known = this.#dimensions.get(key) ?? found;
    this.#dimensions.set(key, known);
    return known;
  }

  #observation(): SdmxObservation {
    const { Obs: own, Series: series, DataSet: all } = this.#values;
    const groups = this.#groups;
    const direct = (id: string) => own.get(id) ?? series.get(id) ?? all.get(id);
    // The nearest first.
    const find = eitherCase(
      (id) => own.get(id) ?? series.get(id) ?? groups.find(id, direct) ?? all.get(id),
    );
    return {
      ...{ line: this.#line, flow: this.#flow, dimensions: this.#dimensionsOf() },
      value: (id) => find(id) ?? "",
      ids: () => [...own.keys(), ...series.keys(), ...all.keys(), ...groups.ids()],
      problem: this.#isDeletion ? "deletes a figure: import the whole message instead" : undefined,
    };
  }
}
