import { posix } from "node:path";
import { numberFormatOf, type NumberFormat } from "./number-format.js";
import { readWholePart, type Attributes } from "./read-part.js";
import { RichTextReader, type RichText } from "./rich-text.js";
import type { ZipEntry } from "./zip-entries.js";

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: ZipEntry;
}

/** What the sheets of a workbook share. */
export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** Its days are counted from 1904. */
  readonly is1904: boolean;
  readonly texts: readonly RichText[];
  /** By the numbers that cells name their styles with. */
  readonly formats: readonly NumberFormat[];
}

interface Relation {
  readonly type: string;
  readonly part: ZipEntry | undefined;
}

type Parts = ReadonlyMap<string, ZipEntry>;

/** What a part names by identifiers; the last word of a type says what it is. */
async function relationsOf(parts: Parts, of: string): Promise<ReadonlyMap<string, Relation>> {
  const [folder, name] = [posix.dirname(of), posix.basename(of)];
  const entry = parts.get(posix.join(folder, "_rels", `${name}.rels`));
  const relations = new Map<string, Relation>();
  if (entry === undefined) return relations;
  await readWholePart(entry, {
    open: (element, { Id = "", Type = "", Target = "" }) => {
      if (element !== "Relationship") return;
      const path = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
      relations.set(Id, { type: posix.basename(Type), part: parts.get(path) });
    },
  });
  return relations;
}

const partOf = (relations: ReadonlyMap<string, Relation>, type: string) =>
  [...relations.values()].find((relation) => relation.type === type)?.part;

async function readTexts(entry: ZipEntry | undefined): Promise<RichText[]> {
  const texts: RichText[] = [];
  if (entry === undefined) return texts;
  const reader = new RichTextReader();
  await readWholePart(entry, {
    open: (name, attributes) => {
      reader.open(name, attributes);
    },
    text: (text) => {
      reader.write(text);
    },
    close: (name) => {
      reader.close(name);
      if (name === "si") texts.push(reader.take());
    },
  });
  return texts;
}

async function readFormats(entry: ZipEntry | undefined): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  if (entry === undefined) return formats;
  let isInCells = false;
  await readWholePart(entry, {
    open: (name, { numFmtId, formatCode = "" }) => {
      const id = Number(numFmtId ?? 0);
      if (name === "numFmt") codes.set(id, formatCode);
      else if (name === "cellXfs") isInCells = true;
      else if (name === "xf" && isInCells) formats.push(numberFormatOf(id, codes.get(id)));
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return formats;
}

/** The identifier of its relation: in strict workbooks too, whose prefixes may be others. */
const relationId = (attributes: Attributes) =>
  Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";

/** Portals pack a table and what they say of it, and an address does not tell it from a workbook. */
function noWorkbook(names: readonly string[]): Error {
  if (names.includes("mimetype") && names.includes("content.xml"))
    return new Error("it is a table in OpenDocument's form (.ods): save it as .xlsx");
  const files = names.filter((name) => /\.(?:csv|tsv|txt|xml|json|xlsx?)$/i.test(name));
  const [first] = files;
  if (first === undefined) return new Error("it is no archive with a workbook in it");
  const more = files.length === 1 ? "" : ` and ${String(files.length - 1)} more`;
  return new Error(
    `it is an archive (ZIP) of ${first}${more}: unpack it, and import the file that has the figures`,
  );
}

/** @throws Error with what is missing */
export async function readWorkbook(entries: readonly ZipEntry[]): Promise<Workbook> {
  const parts: Parts = new Map(
    entries.map((entry) => [entry.name.replaceAll("\\", "/").replace(/^\//, ""), entry]),
  );
  const book = partOf(await relationsOf(parts, ""), "officeDocument");
  if (book === undefined) throw noWorkbook([...parts.keys()]);
  const relations = await relationsOf(parts, book.name);
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readWholePart(book, {
    open: (element, attributes) => {
      const { name = "", state, date1904 } = attributes;
      if (element === "workbookPr") is1904 = date1904 === "1" || date1904 === "true";
      if (element !== "sheet") return;
      const { type, part } = relations.get(relationId(attributes)) ?? {};
      const isHidden = state === "hidden" || state === "veryHidden";
      if (type === "worksheet" && part !== undefined) sheets.push({ name, isHidden, part });
    },
  });
  const texts = await readTexts(partOf(relations, "sharedStrings"));
  const formats = await readFormats(partOf(relations, "styles"));
  return { sheets, is1904, texts, formats };
}
