import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { decodeEntities } from "../../statistics/index.js";

const contentTypes = "[Content_Types].xml";

/** The parts of an Excel file (a zip archive), as far as a copy needs them. */
export interface FileParts {
  /** Parts a part refers to, with the kind of reference; those of the file itself for "". */
  referencesOf(path: string): readonly PartReference[];
  text(path: string): string | undefined;
  edit(path: string, change: (text: string) => string): void;
  /** Takes a part away, with what refers to it. */
  remove(path: string): void;
  toFile(): Uint8Array;
}

interface PartReference {
  readonly id: string;
  /** The last word of the relationship's type: "worksheet". */
  readonly kind: string;
  /** Path of the part in the file. */
  readonly path: string;
}

/** @throws Error when the bytes are no zip archive */
export function openParts(file: Uint8Array): FileParts {
  const parts = unzipSync(file);
  const text = (path: string) => {
    const bytes = parts[path];
    return bytes === undefined ? undefined : strFromU8(bytes);
  };
  const edit = (path: string, change: (known: string) => string) => {
    const known = text(path);
    if (known !== undefined) parts[path] = strToU8(change(known));
  };
  return {
    text,
    edit,
    referencesOf: (path) => references(text(relationsPath(path)) ?? "", path),
    remove: (path) => {
      Reflect.deleteProperty(parts, path);
      Reflect.deleteProperty(parts, relationsPath(path));
      edit(contentTypes, (xml) =>
        xml.replace(element("Override"), (whole) =>
          attribute(whole, "PartName") === `/${path}` ? "" : whole,
        ),
      );
      for (const relations of Object.keys(parts).filter((name) => name.endsWith(".rels"))) {
        const from = relations.replace(/_rels\/([^/]*)\.rels$/, "$1");
        edit(relations, (xml) =>
          xml.replace(element("Relationship"), (whole) =>
            resolve(from, attribute(whole, "Target") ?? "") === path ? "" : whole,
          ),
        );
      }
    },
    toFile: () => zipSync(parts),
  };
}

/** "xl/workbook.xml" has its references in "xl/_rels/workbook.xml.rels". */
function relationsPath(path: string): string {
  const cut = path.lastIndexOf("/") + 1;
  return `${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`;
}

function references(xml: string, from: string): PartReference[] {
  return [...xml.matchAll(element("Relationship"))]
    .map(([whole]) => whole)
    .filter((whole) => attribute(whole, "TargetMode") !== "External")
    .map((whole) => ({
      id: attribute(whole, "Id") ?? "",
      kind: (attribute(whole, "Type") ?? "").split("/").at(-1) ?? "",
      path: resolve(from, attribute(whole, "Target") ?? ""),
    }));
}

/** "../customXml/item1.xml" seen from "xl/workbook.xml" is "customXml/item1.xml". */
function resolve(from: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** An element by its name, whatever its prefix: the opening tag with its attributes. */
export const element = (name: string) => new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "g");

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found === null ? undefined : decodeEntities(found[1] ?? found[2] ?? "");
}
