/** SDMX-ML 2.1 data messages, generic and structure-specific. https://github.com/sdmx-twg/sdmx-ml */
import { byMeasure } from "../by-measure.js";
import type { SdmxMessage, SdmxObservation } from "../message.js";
import { readXml } from "./read-xml.js";
import { XmlDataReader } from "./xml-data-reader.js";
import { readXmlHead, type XmlHead } from "./xml-head.js";
import { readXmlStructure, type XmlStructure } from "./xml-structure.js";

/** What an observation says that its structure does not know. */
function unknownCode(
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

async function* observationsOf(
  path: string,
  head: XmlHead,
  structures: ReadonlyMap<string, XmlStructure>,
): AsyncGenerator<SdmxObservation> {
  const reader = new XmlDataReader(head, structures);
  const split = new Map(
    [...structures].map(([flow, { measures, dimensions }]) => [
      flow,
      byMeasure(measures, dimensions),
    ]),
  );
  for await (const event of readXml(path)) {
    const one = reader.take(event);
    if (one === undefined) continue;
    const structure = structures.get(one.flow);
    const problem = structure === undefined ? undefined : unknownCode(one, structure);
    const told = problem === undefined || one.problem !== undefined ? one : { ...one, problem };
    yield* split.get(one.flow)?.(told) ?? [told];
  }
}

/**
 * A file of SDMX-ML.
 * @param structurePath its structure message, which structure-specific data cannot be read without
 * @throws Error with a sentence
 */
export async function xmlMessage(
  path: string,
  structurePath: string | undefined,
): Promise<SdmxMessage> {
  const head = await readXmlHead(path);
  if (!head.isGeneric && structurePath === undefined)
    throw new Error(
      `${path} is structure-specific: only its structure message says which of its attributes are dimensions. Name it with --structure FILE, or ask the service for generic data.`,
    );
  const structures = new Map<string, XmlStructure>();
  if (structurePath !== undefined)
    for (const { flow } of head.structures.values())
      structures.set(flow, await readXmlStructure(structurePath, flow));
  const all = [...structures.values()];
  return {
    ...{ path, counted: "line", observations: () => observationsOf(path, head, structures) },
    flowNames: (flow) => structures.get(flow)?.flowNames,
    dimensionNames: (id) => all.map((one) => one.component(id)?.names).find(Boolean),
    codeNames: (id, code) => all.map((one) => one.codes(id)?.get(code)).find(Boolean),
  };
}
