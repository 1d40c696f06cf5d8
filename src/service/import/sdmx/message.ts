/** What every form of an SDMX data message says, in the words of its information model. */

/** A component's id as it is known: Eurostat writes those of its dimensions small. */
export const toId = (id: string): string => (id === id.toLowerCase() ? id.toUpperCase() : id);

/** Finds a value by the id that is known, however the message writes it. */
export const eitherCase =
  (find: (id: string) => string | undefined) =>
  (id: string): string | undefined =>
    find(id) ?? find(id.toLowerCase());

/** A name by the language it is in: "en", "de", "it". */
export type Names = Readonly<Record<string, string>>;

/** Between the values of an attribute that has several. */
export const listed = /[;,]/;

export interface SdmxObservation {
  /** The line it stands on, or how many came before it where the form knows no lines. */
  readonly line: number;
  /** The dataflow, else the data structure, without its version: "ECB:EXR". */
  readonly flow: string;
  /** The ids of its dimensions in their order, TIME_PERIOD left out. */
  readonly dimensions: readonly string[];
  /** A dimension's, an attribute's or the measure's value by its id; "" where there is none. */
  value(id: string): string;
  /** Every id that has a value. */
  ids(): Iterable<string>;
  /** Of a structure with others than OBS_VALUE: their ids. */
  readonly measures?: readonly string[];
  /** Why the message itself says that it cannot be kept. */
  readonly problem?: string | undefined;
}

export interface SdmxMessage {
  readonly path: string;
  readonly counted: "line" | "observation";
  /** @throws Error with a sentence for what is no such message */
  observations(): AsyncIterable<SdmxObservation>;
  /** The names that a flow's own lists give, since another's may mean something else; known when it was read. */
  namesOf(flow: string): FlowNames;
}

export interface FlowNames {
  readonly flow: Names | undefined;
  dimension(id: string): Names | undefined;
  code(id: string, code: string): Names | undefined;
}

/** "urn:sdmx:org.sdmx.infomodel.datastructure.Dataflow=ECB:EXR(1.0)" as "ECB:EXR": a version is the same flow. */
export function toFlow(urn: string): string {
  const [, reference = urn] = urn.split("=");
  return reference.replace(/\([^)]*\).*$/, "").trim();
}

/** The name in a language, else in English, else in any. */
export const nameIn = (names: Names | undefined, language: string): string | undefined =>
  names?.[language] ?? names?.["en"] ?? Object.values(names ?? {})[0];

/** A language's tag as names are kept by it: "de" of "de-AT". */
export const toLanguage = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? tag;
