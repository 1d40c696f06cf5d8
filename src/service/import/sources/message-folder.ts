import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isXmlStructure, readXmlStructure, type SdmxMessage } from "../sdmx/index.js";
import { packageFile } from "./packages/package-description.js";
import { formOf, messageOf, type Form } from "./file-form.js";

const byItself = `as the files of a folder without ${packageFile} must be: import it by itself`;

/** Data and structure messages apart. @throws Error with a sentence for what is neither */
async function sort(paths: readonly string[]) {
  const data: { readonly path: string; readonly form: Form }[] = [];
  const structures: string[] = [];
  for (const path of paths) {
    const form = await formOf(path);
    if (form === "csv") throw new Error(`${path} is no SDMX message, ${byItself}.`);
    if (form === "xml" && (await isXmlStructure(path))) structures.push(path);
    else data.push({ path, form });
  }
  return { data, structures };
}

/**
 * The SDMX messages of a folder, with what the structure message among them says; files with other endings
 * are not looked at.
 * @throws Error with a sentence
 */
export async function readMessageFolder(
  folder: string,
  structurePath: string | undefined,
): Promise<readonly SdmxMessage[]> {
  const names = readdirSync(folder).filter((name) => /^[^.].*\.(csv|json|xml)(\.gz)?$/i.test(name));
  const { data, structures } = await sort(names.sort().map((name) => join(folder, name)));
  if (data.length === 0)
    throw new Error(`${folder} has neither ${packageFile} nor SDMX data (.csv, .json, .xml).`);
  const [structure, other] = [
    ...(structurePath === undefined ? [] : [structurePath]),
    ...structures.filter((path) => resolve(path) !== resolve(structurePath ?? "")),
  ];
  if (structure !== undefined && other !== undefined)
    throw new Error(
      `${structure} and ${other} are both structure messages: leave one, asked for with references=all.`,
    );
  const structureOf = structure === undefined ? undefined : await readXmlStructure(structure);
  const messages: SdmxMessage[] = [];
  for (const { path, form } of data) {
    const message = await messageOf(path, form, structureOf);
    if (message !== undefined) messages.push(message);
  }
  return messages;
}
