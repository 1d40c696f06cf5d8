import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { attribute, escapeXml, openTags } from "./xml.js";

const rootRelations = "_rels/.rels";
const contentTypes = "[Content_Types].xml";

interface Relation {
  readonly id: string;
  readonly type: string;
  /** The path of the part in the package, or an address outside. */
  readonly target: string;
}

/** The parts of an Office file, with what joins them: relationships and content types. */
export class PackageParts {
  private readonly parts: Map<string, Uint8Array>;

  /** @throws Error when the bytes are no zip archive */
  constructor(file: Uint8Array) {
    this.parts = new Map(Object.entries(unzipSync(file)));
  }

  /** Equal for equal parts: the archive names no time but the first one it can. */
  toFile(): Uint8Array {
    return zipSync(Object.fromEntries(this.parts), { mtime: new Date(1980, 0, 1) });
  }

  paths(): string[] {
    return [...this.parts.keys()];
  }

  bytes(path: string): Uint8Array | undefined {
    return this.parts.get(path);
  }

  text(path: string): string | undefined {
    const bytes = this.parts.get(path);
    return bytes === undefined ? undefined : strFromU8(bytes);
  }

  set(path: string, content: string | Uint8Array): void {
    this.parts.set(path, typeof content === "string" ? strToU8(content) : content);
  }

  /** @throws Error when there is no such part */
  edit(path: string, change: (text: string) => string): void {
    const text = this.text(path);
    if (text === undefined) throw new Error(`The file has no part ${path}.`);
    this.set(path, change(text));
  }

  /** Adds a part of its own content type and joins it to another. @returns the relationship's id */
  add(path: string, content: string | Uint8Array, joined: JoinedPart): string {
    this.set(path, content);
    if (joined.contentType !== undefined) {
      const entry = `<Override PartName="/${path}" ContentType="${joined.contentType}"/>`;
      this.edit(contentTypes, (text) => text.replace("</Types>", `${entry}</Types>`));
    }
    return this.relate(joined.to, joined.relation, path);
  }

  /** Content type of all parts with a file extension, such as "png". */
  declareExtension(extension: string, contentType: string): void {
    this.edit(contentTypes, (text) => {
      if (text.includes(`<Default Extension="${extension}"`)) return text;
      const entry = `<Default Extension="${extension}" ContentType="${contentType}"/>`;
      return text.replace(/(<Types[^>]*>)/, `$1${entry}`);
    });
  }

  /** Relationships of a part; those of the file itself under "". */
  relations(path: string): Relation[] {
    const text = this.text(relationsOf(path)) ?? "";
    return openTags(text, "Relationship").map((element) => {
      const target = attribute(element, "Target") ?? "";
      const isOutside = attribute(element, "TargetMode") === "External";
      return {
        id: attribute(element, "Id") ?? "",
        type: attribute(element, "Type") ?? "",
        target: isOutside ? target : resolvePath(path, target),
      };
    });
  }

  private relate(from: string, type: string, target: string): string {
    const path = relationsOf(from);
    const known = this.text(path) ?? emptyRelations;
    const ids = [...known.matchAll(/\bId="rId(\d+)"/g)].map(([, number]) => Number(number));
    const id = `rId${Math.max(0, ...ids) + 1}`;
    const entry = `<Relationship Id="${id}" Type="${type}" Target="/${escapeXml(target)}"/>`;
    this.set(path, known.replace("</Relationships>", `${entry}</Relationships>`));
    return id;
  }
}

interface JoinedPart {
  /** The part that refers to it; "" for the file itself. */
  readonly to: string;
  /** The relationship's type. */
  readonly relation: string;
  /** Undefined where the extension's default says it. */
  readonly contentType?: string;
}

const emptyRelations =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

function relationsOf(path: string): string {
  if (path === "") return rootRelations;
  const cut = path.lastIndexOf("/") + 1;
  return `${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`;
}

/** "../media/a.png" seen from "xl/drawings/drawing1.xml" is "xl/media/a.png". */
function resolvePath(from: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = from.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
