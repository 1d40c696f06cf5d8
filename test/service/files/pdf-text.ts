import { inflateSync } from "node:zlib";

/** What a PDF's pages say, as a reader's search or copy finds it: by the fonts' own tables of characters. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of pdf
    .toString("latin1")
    .matchAll(/(?:^|\n)(\d+) 0 obj\r?\n(.*?)\r?\nendobj/gs))
    objects.set(id, body);
  const streamOf = (id = ""): string => {
    const body = objects.get(id) ?? "";
    const data = /stream\r?\n(.*)\r?\nendstream/s.exec(body)?.[1] ?? "";
    const bytes = Buffer.from(data, "latin1");
    return (body.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
  };
  const reference = (body: string, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];

  const tables = new Map<string, Map<string, string>>();
  const fontsOf = (page: string): Map<string, Map<string, string>> => {
    const resources = objects.get(reference(page, "Resources") ?? "") ?? page;
    const list = /\/Font <<(.*?)>>/s.exec(resources)?.[1] ?? "";
    const fonts = new Map<string, Map<string, string>>();
    for (const [, name = "", id = ""] of list.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      if (!tables.has(id))
        tables.set(id, toUnicode(streamOf(reference(objects.get(id) ?? "", "ToUnicode"))));
      fonts.set(name, tables.get(id) ?? new Map<string, string>());
    }
    return fonts;
  };

  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => textOf(streamOf(reference(page, "Contents")), fontsOf(page)));
}

/** Glyphs, four hex digits each, by the characters they stand for. */
function toUnicode(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = "", list = ""] of table.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, code = ""], at) => {
      const glyph = (parseInt(first, 16) + at).toString(16).padStart(4, "0");
      const units = code.replaceAll(" ", "").match(/.{4}/g) ?? [];
      characters.set(glyph, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    });
  return characters;
}

function textOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  const texts: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
    if (name !== undefined) font = fonts.get(name);
    const glyphs = [...(shown ?? "").matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = ""]) => hex.toLowerCase().match(/.{4}/g) ?? [],
    );
    if (glyphs.length > 0) texts.push(glyphs.map((glyph) => font?.get(glyph) ?? "\ufffd").join(""));
  }
  return texts.join("\n");
}
