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
  return withoutTags(html.replace(/\s+/g, " "))
    .replace(anyEntity, decodeEntity)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** What begins a tag; its end is looked for apart, as a pattern would look for it from every beginning. */
const tagStart = /<(\/?)([a-z!][a-z0-9]*)/iy;
const blocks = new Set(["p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "tr"]);
/** Their content is no text. */
const hidden = new Set(["script", "style"]);

/** Finds a text from a place on; searches that lead ahead are not repeated. */
function createFinder(text: string, wanted: string) {
  let found = -2;
  return (from: number): number => {
    if (found !== -1 && found < from) found = text.indexOf(wanted, from);
    return found;
  };
}

/** In one pass, whatever the text: an unclosed tag costs no look at the rest of it again. */
function withoutTags(html: string): string {
  // Letters alone change, so places in one text are places in the other.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const nextOpen = createFinder(html, "<");
  const nextClose = createFinder(html, ">");
  const ends = new Map([...hidden].map((name) => [name, createFinder(lower, `</${name}`)]));
  const pieces: string[] = [];
  let at = 0;
  for (let open = nextOpen(0); open >= 0; open = nextOpen(Math.max(at, open + 1))) {
    tagStart.lastIndex = open;
    const [, slash = "", name = ""] = tagStart.exec(lower) ?? [];
    const close = nextClose(open);
    if (close < 0) break;
    if (name === "") continue;
    pieces.push(html.slice(at, open));
    const end = slash === "" ? (ends.get(name)?.(close) ?? -1) : -1;
    at = (end < 0 ? close : nextClose(end)) + 1;
    if (at === 0) at = html.length;
    if (name === "br" || blocks.has(name)) pieces.push("\n");
  }
  pieces.push(html.slice(at));
  return pieces.join("");
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
