/** SDMX-ML 2.1 data messages, generic and structure-specific. https://github.com/sdmx-twg/sdmx-ml */
import { byMeasure } from "../by-measure.js";
import type { SdmxMessage, SdmxObservation } from "../message.js";
import { readXml } from "./read-xml.js";
import { FooterReader } from "./xml-footer.js";
import { XmlDataReader } from "./xml-data-reader.js";
import { readXmlHead, type XmlHead } from "./xml-head.js";
import { type StructureOf, unknownCode, type XmlStructure } from "./xml-structure.js";

async function* observationsOf(
  path: string,
  head: XmlHead,
  structures: ReadonlyMap<string, XmlStructure>,
): AsyncGenerator<SdmxObservation> {
  const reader = new XmlDataReader(path, head, structures);
  const split = new Map(
    [...structures].map(([flow, { measures, dimensions }]) => [
      flow,
      byMeasure(measures, dimensions),
    ]),
  );
  const footer = new FooterReader();
  let hasFigures = false;
  for await (const event of readXml(path)) {
    footer.take(event);
    const one = reader.take(event);
    if (one === undefined) continue;
    hasFigures = true;
    const structure = structures.get(one.flow);
    const problem = structure === undefined ? undefined : unknownCode(one, structure);
    const told = problem === undefined || one.problem !== undefined ? one : { ...one, problem };
    yield* split.get(one.flow)?.(told) ?? [told];
  }
  footer.end(path, hasFigures);
}

/**
 * A file of SDMX-ML.
 * @param structureOf its structure message, which structure-specific data cannot be read without
 * @throws Error with a sentence
 */
export async function xmlMessage(
  path: string,
  structureOf: StructureOf | undefined,
): Promise<SdmxMessage> {
  const head = await readXmlHead(path);
  if (!head.isGeneric && structureOf === undefined)
    throw new Error(
      `${path} is structure-specific: only its structure message says which of its attributes are dimensions. Name it with --structure FILE, or ask the service for generic data.`,
    );
  const structures = new Map<string, XmlStructure>();
  if (structureOf !== undefined)
    for (const { flow } of head.structures.values()) structures.set(flow, structureOf(flow));
  return {
    ...{ path, counted: "line", observations: () => observationsOf(path, head, structures) },
    namesOf: (flow) => ({
      flow: structures.get(flow)?.flowNames,
      dimension: (id) => structures.get(flow)?.component(id)?.names,
      code: (id, code) => structures.get(flow)?.codes(id)?.get(code),
    }),
  };
}
