const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  euro: "€",
  pound: "£",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
};

/** HTML as the service writes descriptions, as text: blocks become lines, tags and entities go. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<br\b[^>]*>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi, "\n")
    .replace(/<\/?[a-z!][^>]*>/gi, "")
    .replace(anyEntity, decodeEntity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

const anyEntity = /&(#x[0-9a-f]+|#\d+|\w+);/gi;
const decodeEntity = (whole: string, name: string) => entity(name) ?? whole;

/** Text of HTML or XML with its entities as the characters they stand for; unknown ones stay. */
export const decodeEntities = (text: string): string => text.replace(anyEntity, decodeEntity);

function entity(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(entities, name) ? entities[name] : undefined;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
