import { partsOf, toIsoDate } from "../dates/day.js";
import { remarksOf, type CitedWork } from "./cited-work.js";

const monthMacros = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A @misc entry of several lines; empty fields are left out. */
export function toBibTex(work: CitedWork): string {
  const date = work.releasedOn === undefined ? undefined : partsOf(work.releasedOn);
  const author = work.sources.length > 0 ? work.sources : work.publishers;
  const publisher = work.publishers.filter((name) => !work.sources.includes(name));
  const remarks = remarksOf(work);
  const fields: [string, string | undefined][] = [
    // Doubled braces keep BibTeX from splitting an organisation into first and last name.
    [
      "author",
      author.length > 0 ? author.map((name) => `{${escape(name)}}`).join(" and ") : undefined,
    ],
    ["title", `{${escape(work.title)}}`],
    [
      // The field of @misc for who made it public; "publisher" would be ignored.
      "howpublished",
      work.sources.length > 0 && publisher.length > 0 ? escape(publisher.join(", ")) : undefined,
    ],
    ["year", date === undefined ? undefined : String(date.year)],
    ["month", date === undefined ? undefined : monthMacros[date.month - 1]],
    [
      "url",
      work.link === undefined || work.link === ""
        ? undefined
        : work.link.replace(/[{}\\]/g, encodeURIComponent),
    ],
    ["urldate", toIsoDate(work.retrievedOn)],
    ["note", remarks.length === 0 ? undefined : escape(remarks.join("; "))],
  ];
  const lines = fields
    .filter((field): field is [string, string] => field[1] !== undefined)
    // Months are macros of BibTeX and stand without braces.
    .map(([name, value]) => `  ${name} = ${name === "month" ? value : `{${value}}`}`);
  return `@misc{stat:${work.id.replace(/[^\w.:-]/g, "")},\n${lines.join(",\n")}\n}`;
}

function escape(text: string): string {
  return text
    .replace(/[{}\\]/g, (sign) => (sign === "\\" ? "\\textbackslash " : `\\${sign}`))
    .replace(/[&%$#_]/g, (sign) => `\\${sign}`)
    .replace(/~/g, "\\textasciitilde ")
    .replace(/\^/g, "\\textasciicircum ");
}
