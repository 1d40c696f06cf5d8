/** SDMX-JSON 1.0 and 2.0 data messages. https://github.com/sdmx-twg/sdmx-json */
import { JSONParser, type ParsedElementInfo } from "@streamparser/json";
import { readText } from "../../tables/text/read-text.js";
import { byMeasure } from "../by-measure.js";
import { Groups } from "../groups.js";
import { codeOf, type JsonLayout, type JsonValues, layoutOf, namesOf } from "./json-layout.js";
import { checkStructure, idsOf } from "./json-structure.js";
import {
  eitherCase,
  type Names,
  type SdmxMessage,
  type SdmxObservation,
  toId,
  toLanguage,
} from "../message.js";

/** A value with the names and numbers that lead to it: ["data", "dataSets", 0, "series", "0:1"]. */
interface Found {
  readonly steps: readonly (string | number)[];
  readonly value: unknown;
}

/** Where drafts before 1.0 have no "data". */
const roots = ["$", "$.data"];
const inDataSets = (...names: string[]) =>
  roots.flatMap((root) => names.map((name) => `${root}.dataSets.*.${name}`));
const observationPaths = inDataSets("series.*", "observations.*");
const headPaths = [
  ...["$.meta", "$.header", "$.errors", "$.class", ...roots.flatMap((root) => `${root}.structure`)],
  ...roots.map((root) => `${root}.structures`),
  ...inDataSets("structure", "action", "attributes", "dimensionGroupAttributes.*"),
  // Read past, so that they are not kept.
  ...observationPaths,
];

/** The values at some paths, one after the other, and nothing kept of the rest. */
async function* valuesAt(path: string, paths: string[]): AsyncGenerator<Found> {
  const parser = new JSONParser({ paths, keepStack: false });
  let found: Found[] = [];
  parser.onValue = ({ value, key, stack }: ParsedElementInfo) => {
    const steps = [...stack.slice(1).map((one) => one.key), key];
    found.push({ steps: steps.filter((step) => step !== undefined), value });
  };
  try {
    for await (const text of readText(path)) {
      if (parser.isEnded && text.trim() !== "") throw new Error("something follows its end");
      if (!parser.isEnded) parser.write(text);
      yield* found;
      found = [];
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(path)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} is no JSON: ${reason}`, { cause: error });
  }
  if (!parser.isEnded) throw new Error(`${path} is no whole JSON: it ends before its end.`);
}

interface DataSet {
  readonly layout: JsonLayout;
  readonly values: JsonValues;
  readonly groups: Groups;
  readonly problem: string | undefined;
}

interface Draft {
  structure: number;
  action: string;
  attributes: readonly unknown[];
  groups: [string, readonly unknown[]][];
}

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textAt = (value: unknown, ...steps: string[]): string => {
  let at: unknown = value;
  for (const step of steps) at = (at as Record<string, unknown> | null | undefined)?.[step];
  return typeof at === "string" ? at : "";
};

/** What statistical offices answer in where nothing else is asked for. */
const jsonStat = (path: string) =>
  new Error(
    `${path} is JSON-stat, which is not read: ask the service for SDMX-CSV, TSV or SDMX-JSON.`,
  );

/** What stands beside the observations: a message may have it behind them. */
async function readHead(path: string): Promise<DataSet[]> {
  const structures: unknown[] = [];
  const drafts: Draft[] = [];
  let [main, refused] = ["en", ""];
  for await (const { steps, value } of valuesAt(path, headPaths)) {
    const names = steps[0] === "data" ? steps.slice(1) : steps;
    const [name, at, what] = names;
    if (name === "meta" || name === "header")
      main = toLanguage(textAt(value, "contentLanguages", "0") || main);
    if (name === "errors") refused = textAt(value, "0", "title") || textAt(value, "0", "detail");
    if (name === "class" && value === "dataset") throw jsonStat(path);
    if (name === "structure") structures.push(value);
    if (name === "structures") structures.push(...asArray(value));
    if (name !== "dataSets" || typeof at !== "number") continue;
    const draft = (drafts[at] ??= { structure: 0, action: "", attributes: [], groups: [] });
    if (what === "structure" && typeof value === "number") draft.structure = value;
    if (what === "action") draft.action = String(value);
    if (what === "attributes") draft.attributes = asArray(value);
    if (what === "dimensionGroupAttributes") draft.groups.push([String(names[3]), asArray(value)]);
  }
  if (refused !== "") throw new Error(`${path} is an answer without figures: ${refused}`);
  if (structures.length === 0)
    throw new Error(`${path} is no SDMX-JSON data message: it has no structure.`);
  const layouts = structures.map((one) => layoutOf(checkStructure(one, path), main, path));
  return [...drafts].map((draft) => toDataSet(draft, layouts, path));
}

function toDataSet(
  draft: Draft | undefined,
  layouts: readonly JsonLayout[],
  path: string,
): DataSet {
  const layout = layouts[draft?.structure ?? 0];
  if (layout === undefined)
    throw new Error(`${path} names structure ${String(draft?.structure)}, which it does not have.`);
  const groups = new Groups();
  for (const [key, array] of draft?.groups ?? []) groups.add(...layout.ofGroup(key, array));
  return {
    layout,
    values: layout.ofDataSet(draft?.attributes ?? []),
    groups,
    problem: /^d/i.test(draft?.action ?? "")
      ? "deletes a figure: import the whole message instead"
      : undefined,
  };
}

/** The nearest that knows an id: an observation's own values, its series', its groups', its data set's. */
function observationOf(
  { layout, values, groups, problem }: DataSet,
  own: readonly JsonValues[],
  line: number,
): SdmxObservation {
  const near = (id: string) => own.find((one) => one.has(id))?.get(id);
  const code = (id: string) => near(id) ?? values.get(id);
  const find = eitherCase((meant) => {
    const id = layout.byRole.get(meant) ?? meant;
    return near(id) ?? groups.find(id, code) ?? values.get(id);
  });
  const value = (id: string): string => find(id) ?? "";
  return {
    ...{ line, flow: layout.flow, dimensions: layout.dimensions, problem, value },
    ids: () => [...layout.components, ...layout.measures].map(({ id }) => id),
  };
}

async function* observationsOf(
  path: string,
  head: readonly DataSet[],
): AsyncGenerator<SdmxObservation> {
  let line = 0;
  const split = new Map(
    head.map(({ layout }) => {
      const measures = layout.measures.map(({ id }) => id);
      return [layout, byMeasure(measures, layout.dimensions)] as const;
    }),
  );
  for await (const { steps, value } of valuesAt(path, observationPaths)) {
    const [at, level, key] = steps.slice(steps[0] === "data" ? 2 : 1);
    const dataSet = head[Number(at)];
    if (dataSet === undefined) continue;
    const { layout } = dataSet;
    const entries: Iterable<[string, unknown]> =
      level === "series"
        ? Object.entries((value as { observations?: object } | null)?.observations ?? {})
        : [[String(key), value]];
    const ofSeries =
      level === "series"
        ? layout.ofSeries(String(key), asArray((value as { attributes?: unknown }).attributes))
        : [];
    for (const [own, array] of entries) {
      line += 1;
      const values = [...layout.ofObservation(own, asArray(array)), ...ofSeries];
      yield* split.get(layout)?.(observationOf(dataSet, values, line)) ?? [];
    }
  }
}

/** A file of SDMX-JSON; its structure is read first, wherever it stands. @throws Error with a sentence */
export async function jsonMessage(path: string): Promise<SdmxMessage> {
  const head = await readHead(path);
  const layouts = head.map(({ layout }) => layout);
  const names = new Map<string, Names>();
  for (const { components, main, flow } of layouts)
    for (const component of components) {
      const own = namesOf(component, main);
      if (own !== undefined) names.set(`${flow}|${toId(component.id)}`, own);
      const ids = idsOf(component);
      for (const one of component.values ?? []) {
        const found = one === null ? undefined : namesOf(one, main);
        if (found === undefined) continue;
        for (const id of ids) names.set(`${flow}|${toId(id)}|${codeOf(one)}`, found);
      }
    }
  return {
    ...{ path, counted: "observation", observations: () => observationsOf(path, head) },
    namesOf: (flow) => ({
      flow: layouts.find((one) => one.flow === flow)?.names,
      dimension: (id) => names.get(`${flow}|${toId(id)}`),
      code: (id, code) => names.get(`${flow}|${toId(id)}|${code}`),
    }),
  };
}
