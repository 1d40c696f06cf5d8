import {
  dataSetLevel,
  idsOf,
  type JsonComponent,
  type JsonNamed,
  type JsonStructure,
} from "./json-structure.js";
import { type Names, toFlow, toLanguage } from "../message.js";

/** Values by the ids of their components. */
export type JsonValues = ReadonlyMap<string, string>;
const none: JsonValues = new Map();

/** A number or text of a message as text; what has parts with names is no value of ours. */
const toText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : "";

/** 2.0 writes the values of an attribute that may have several as an array: "A;F". */
const joined = (entry: unknown, read: (one: unknown) => string): string =>
  Array.isArray(entry) ? entry.map(read).join(";") : read(entry);

type JsonValue = NonNullable<JsonComponent["values"]>[number];

export const codeOf = (value: JsonValue): string =>
  joined(value?.ids ?? value?.id ?? value?.value ?? value?.name, toText);

/** @throws Error where a message names a value that its structure does not have */
function valueAt({ id, values }: JsonComponent, at: number, path: string): string {
  const found = values?.[at];
  if (found === undefined)
    throw new Error(
      `${path} names value ${String(at)} of ${id}, which its structure does not have.`,
    );
  return codeOf(found);
}

/** @throws Error where all figures have a dimension's value, and there are several */
function onlyValue(component: JsonComponent, path: string): string {
  const { id, values = [] } = component;
  if (values.length < 2) return valueAt(component, 0, path);
  const all = values.map(codeOf).slice(0, 3).join(", ");
  throw new Error(
    `${path} says ${id} of its whole data set, and has ${String(values.length)} values of it (${all}${values.length > 3 ? ", …" : ""}): which of them its figures are of is not sure.`,
  );
}

/** What an array says of components: an index where they have values, else the value itself. */
function readArray(
  components: readonly JsonComponent[],
  array: readonly unknown[],
  path: string,
): JsonValues {
  const read = new Map<string, string>();
  components.forEach((component, at) => {
    const entry = array[at] ?? null;
    const isIndex = component.values !== undefined && component.values.length > 0;
    const textOf = (one: unknown) =>
      isIndex && typeof one === "number" ? valueAt(component, one, path) : toText(one);
    const text = entry === null ? joined(component.default, toText) : joined(entry, textOf);
    if (text !== "") read.set(component.id, text);
  });
  return read;
}

/** What a key such as "0:4:1" says of dimensions, each by its index. */
function readKey(components: readonly JsonComponent[], key: string, path: string): JsonValues {
  const parts = key.split(":");
  if (parts.length !== components.length)
    throw new Error(
      `${path} has the key ${key} for ${String(components.length)} dimensions (${components.map(({ id }) => id).join(", ")}).`,
    );
  return new Map(
    components.map((component, at) => [
      component.id,
      valueAt(component, Number(parts[at] === "" ? NaN : parts[at]), path),
    ]),
  );
}

/** Names by language; `main` is that of a name without one. */
export function namesOf({ name, names }: JsonNamed, main: string): Names | undefined {
  const all = {
    ...(typeof name === "string" ? { [main]: name } : name),
    ...names,
  };
  const found = Object.entries(all).map(([tag, text]) => [toLanguage(tag), text] as const);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Where values stand in a message of one structure. */
export interface JsonLayout {
  readonly flow: string;
  readonly names: Names | undefined;
  /** The language of names that do not say theirs. */
  readonly main: string;
  readonly components: readonly JsonComponent[];
  /** The ids of components by their roles, where no component has that id. */
  readonly byRole: ReadonlyMap<string, string>;
  /** The ids of the dimensions in their order, TIME_PERIOD left out. */
  readonly dimensions: readonly string[];
  readonly measures: readonly JsonComponent[];
  readonly ofDataSet: (attributes: readonly unknown[]) => JsonValues;
  /** Whether the group's dimensions are an observation's, and what it says then. */
  readonly ofGroup: (key: string, attributes: readonly unknown[]) => [JsonValues, JsonValues];
  readonly ofSeries: (key: string, attributes: readonly unknown[]) => JsonValues[];
  readonly ofObservation: (key: string, entries: readonly unknown[]) => JsonValues[];
}

const withoutDefault = ({ id, values }: JsonComponent): JsonComponent => ({
  id,
  ...(values === undefined ? {} : { values }),
});

const noMeasure: JsonComponent = { id: "OBS_VALUE" };

function flowOf({ links, id }: JsonStructure): string {
  const urns = (links ?? []).flatMap(({ urn }) => urn ?? []);
  const urn =
    urns.find((one) => one.includes(".Dataflow=")) ?? urns.find((one) => one.includes("="));
  if (urn !== undefined) return toFlow(urn);
  // ".../dataflow/ECB/EXR/1.0", where a service gives addresses alone.
  const href = (links ?? []).flatMap((link) => link.href ?? [])[0];
  const [, agency, flow] = /\/data(?:flow|structure)\/([^/]+)\/([^/?]+)/.exec(href ?? "") ?? [];
  return agency === undefined || flow === undefined ? (id ?? "") : `${agency}:${flow}`;
}

function rolesIn(components: readonly JsonComponent[]): ReadonlyMap<string, string> {
  const own = new Set(components.map(({ id }) => id));
  return new Map(
    components.flatMap((one) =>
      idsOf(one)
        .filter((role) => !own.has(role))
        .map((role) => [role, one.id] as const),
    ),
  );
}

/** @throws Error, when used, for keys and indexes that the structure does not have */
export function layoutOf(structure: JsonStructure, main: string, path: string): JsonLayout {
  const { dimensions, attributes, measures: own } = structure;
  const fixed = dataSetLevel(dimensions);
  const inSeries = dimensions.series ?? [];
  const inObservation = dimensions.observation ?? [];
  const all = [...fixed, ...inSeries, ...inObservation].map((one, at) => ({ one, at }));
  all.sort((a, b) => (a.one.keyPosition ?? a.at) - (b.one.keyPosition ?? b.at));
  const ordered = all.map(({ one }) => one);
  const measures = own?.observation === undefined ? [noMeasure] : own.observation;
  const groupAttributes = attributes?.dimensionGroup ?? [];
  const fixedValues = new Map(fixed.map((one) => [one.id, onlyValue(one, path)]));
  const levels = [attributes?.series, attributes?.observation].map((one) => one ?? []);
  const [seriesAttributes = [], ownAttributes = []] = levels;
  const components = [
    ...ordered,
    ...dataSetLevel(attributes),
    ...groupAttributes,
    ...levels.flat(),
  ];
  const byRole = rolesIn(components);
  const time = byRole.get("TIME_PERIOD") ?? "TIME_PERIOD";
  return {
    ...{ flow: flowOf(structure), names: namesOf(structure, main), main, measures },
    ...{ components, byRole },
    dimensions: ordered.map(({ id }) => id).filter((id) => id !== time),
    // Where no group says it, what groups have by default holds for all.
    ofDataSet: (array) =>
      new Map([
        ...readArray(groupAttributes, [], path),
        ...readArray(dataSetLevel(attributes), array, path),
        ...fixedValues,
      ]),
    ofGroup: (key, array) => {
      const parts = key.split(":");
      const meant = ordered.flatMap((one, at) => {
        const part = parts[at] ?? "";
        return part === "" ? [] : [[one.id, valueAt(one, Number(part), path)] as const];
      });
      return [new Map(meant), readArray(groupAttributes.map(withoutDefault), array, path)];
    },
    ofSeries: (key, array) => [
      inSeries.length === 0 ? none : readKey(inSeries, key, path),
      readArray(seriesAttributes, array, path),
    ],
    ofObservation: (key, entries) => [
      readKey(inObservation, key, path),
      readArray([...measures, ...ownAttributes], entries, path),
    ],
  };
}
