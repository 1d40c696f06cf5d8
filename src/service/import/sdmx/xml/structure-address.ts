import { readXmlHead } from "./xml-head.js";

/** "…/data/dataflow/ECB/EXR/1.0/…", as services of SDMX 3.0 are asked. */
const version3 = /^(.*)\/data\/(dataflow|datastructure)\/([^/?]+)\/([^/?]+)\/([^/?]+)/;
const version21 = /^(.*)\/data\//;

/**
 * Where the service that gave a message of data has its structure.
 * @param path the data that it gave
 * @returns undefined for an address that is not one of SDMX's
 */
export async function structureAddress(address: string, path: string): Promise<string | undefined> {
  const [, base3, kind, agency, id, version] = version3.exec(address) ?? [];
  if (base3 !== undefined)
    return `${base3}/structure/${kind ?? ""}/${agency ?? ""}/${id ?? ""}/${version ?? ""}?references=descendants`;
  const [, base] = version21.exec(address) ?? [];
  const { structures } = await readXmlHead(path);
  const [first] = structures.values();
  if (base === undefined || first === undefined) return undefined;
  const [owner = "all", name = ""] = first.flow.split(":");
  return `${base}/${first.isDataflow ? "dataflow" : "datastructure"}/${owner}/${name}/${first.version}?references=descendants`;
}
