import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { platforms } from "../../contract/known-values.js";
import {
  checkAddress,
  download,
  isAddress,
  shownAddress,
  type Validators,
} from "../outgoing/index.js";
import type { SourceRequest } from "./read-source.js";
import { structureAddress } from "./sdmx/index.js";
import {
  packageFile,
  partsOf,
  tableAddress,
  tablesOf,
} from "./sources/packages/package-description.js";
import { firstSign } from "./tables/text/read-text.js";
import { refusePageIn } from "./tables/text/web-page.js";

/** The software's own, as in package.json: another one may read the same files otherwise. */
export const readerVersion = "0.1.0";

/** SDMX forms that say the names of their codes come first; other services answer as they always do. */
const accept = [
  "application/vnd.sdmx.data+json;version=2.0.0",
  "application/vnd.sdmx.data+json;version=1.0.0;q=0.9",
  "application/vnd.sdmx.data+csv;version=2.0.0;labels=both;q=0.8",
  "application/vnd.sdmx.data+csv;version=1.0.0;labels=both;q=0.7",
  "application/vnd.sdmx.genericdata+xml;version=2.1;q=0.6",
  "application/vnd.sdmx.structurespecificdata+xml;version=2.1;q=0.5",
  "text/csv;q=0.4",
  "*/*;q=0.1",
].join(", ");
const acceptStructure = "application/vnd.sdmx.structure+xml;version=2.1, application/xml;q=0.5";
const acceptLanguage = [...platforms]
  .sort((a, b) => Number(b === "en") - Number(a === "en"))
  .join(", ");

/** The source is what it was when it was last read. */
export class UnchangedSource extends Error {
  override readonly name = "UnchangedSource";
}

/** What is known of the version that was read before. */
export interface KnownVersion extends Validators {
  readonly readWith?: string;
}

export interface FetchedSource extends SourceRequest {
  /** None where more than one address was asked: the others may change while the first stays. */
  readonly validators: Validators;
  /** Digest of the files that say what the figures mean, and of who reads them. */
  readonly readWith: string;
  /** A sentence with addresses in the place of the files that they were put into. */
  readonly shown: (text: string) => string;
}

/** A file by what it begins with, since addresses have no endings to go by. */
async function nameByContent(path: string): Promise<string> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close());
  if (buffer.toString("latin1") === "PK") return `${path}.xlsx`;
  const sign = await firstSign(path);
  return `${path}${sign === "<" ? ".xml" : sign === "{" ? ".json" : ".csv"}`;
}

/** Of mapping and structure as files of this machine; one that cannot be read is refused where it is read. */
function digestOf({ mappingPath, structurePath }: SourceRequest): string {
  const hash = createHash("sha256").update(readerVersion);
  for (const path of [mappingPath, structurePath]) {
    let content: string | Buffer = "";
    try {
      if (path !== undefined && !isAddress(path)) content = readFileSync(path);
    } catch {
      content = "";
    }
    hash.update(createHash("sha256").update(content).digest());
  }
  return hash.digest("hex");
}

/** What to ask a source with: nothing where it would be read otherwise than before. */
function askedWith(known: KnownVersion | undefined, readWith: string): Validators | undefined {
  const hasValidators = known?.etag !== undefined || known?.lastModified !== undefined;
  return hasValidators && known.readWith === readWith ? known : undefined;
}

class Fetcher {
  readonly names = new Map<string, string>();
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws UnchangedSource where the source still has the known version */
  async data(address: string, known?: Validators): Promise<{ path: string } & Validators> {
    const isPackage = checkAddress(address).pathname.endsWith(`/${packageFile}`);
    const draft = join(this.#folder, isPackage ? packageFile : "data");
    this.names.set(draft, address);
    // A package says nothing of its tables' versions.
    const asked = { address, path: draft, accept, acceptLanguage };
    const validators = await download({ ...asked, known: isPackage ? undefined : known });
    if (validators === undefined) throw new UnchangedSource(address);
    if (isPackage) await this.#tables(address, draft);
    const path = isPackage ? draft : await nameByContent(draft);
    renameSync(draft, path);
    this.names.set(path, address);
    return isPackage ? { path } : { path, ...validators };
  }

  /** The schemas, dialects and tables that a data package names, beside it as they are at its address. */
  async #tables(address: string, descriptor: string): Promise<void> {
    await refusePageIn(descriptor);
    // The description is whole once they are there.
    await this.#beside(address, partsOf(descriptor), "application/json, */*;q=0.5");
    await this.#beside(address, tablesOf(descriptor), "text/csv, */*;q=0.5");
  }

  async #beside(address: string, files: readonly string[], accepted: string): Promise<void> {
    // All are looked at before the first is asked for.
    const addresses = files.map((file) => [file, tableAddress(file, address)] as const);
    for (const [file, at] of addresses) {
      const path = join(this.#folder, file);
      mkdirSync(dirname(path), { recursive: true });
      this.names.set(path, at);
      await download({ address: at, path, accept: accepted });
      await refusePageIn(path);
    }
  }

  async structure(address: string): Promise<string> {
    const path = join(this.#folder, "structure.xml");
    this.names.set(path, address);
    await download({ address, path, accept: acceptStructure, acceptLanguage });
    return path;
  }

  shown(text: string): string {
    // Longer names first: one may be the beginning of another.
    const all = [...this.names].sort(([a], [b]) => b.length - a.length);
    return all.reduce(
      (told, [path, address]) => told.replaceAll(path, shownAddress(address)),
      text,
    );
  }
}

/**
 * Fetches what a source names by address into a folder; files of this machine stay where they are.
 * @throws UnchangedSource where the source has still the known version; Error with a sentence
 */
export async function fetchSource(
  request: SourceRequest,
  folder: string,
  known?: KnownVersion,
): Promise<FetchedSource> {
  const { from, structurePath } = request;
  const fetcher = new Fetcher(folder);
  const shown = (text: string) => fetcher.shown(text);
  const readWith = digestOf(request);
  try {
    const given = isAddress(from)
      ? await fetcher.data(from, askedWith(known, readWith))
      : { path: from };
    const { path, ...validators } = given;
    const isOfService = isAddress(from) && path.endsWith(".xml");
    const structure =
      structurePath ?? (isOfService ? await structureAddress(from, path) : undefined);
    const result = { ...request, from: path, readWith, shown };
    return structure !== undefined && isAddress(structure)
      ? { ...result, validators: {}, structurePath: await fetcher.structure(structure) }
      : { ...result, validators, structurePath: structure };
  } catch (error) {
    if (error instanceof Error) error.message = shown(error.message);
    throw error;
  }
}
