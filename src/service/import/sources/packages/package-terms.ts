/** Whose figures a data package has, and how they may be used. https://datapackage.org */
import { isCalendarDay } from "../../reading/calendar-day.js";
import type { Mapping } from "../../mapping.js";
import { toSourceName } from "../../source-name.js";
import type { Package, Resource } from "./package-schema.js";
import { plainText } from "./translated.js";

export interface Terms {
  readonly source: Mapping["source"] | undefined;
  readonly licence: string | undefined;
  /** Asks for the licence where its tables have different ones. */
  readonly licenceQuestion?: string;
}

type Licences = Package["licenses"];
type Sources = Package["sources"];

/** "other-closed" and the like say nothing; before version 1 a licence had a type. */
const licenceText = (licences: Licences): string | undefined =>
  licences
    ?.flatMap(({ name, title, type, id, path }) => {
      const named = name?.startsWith("other-") === true ? (title ?? name) : (name ?? title);
      return named ?? type ?? id ?? path ?? [];
    })
    .join(", ") || undefined;

const sourceTitles = (sources: Sources): readonly string[] =>
  (sources ?? [])
    .map((one) => (typeof one === "string" ? one.trim() : (one.title ?? one.name ?? "")))
    .filter((title) => title !== "");

const namedFew = 3;
const fewOf = (titles: readonly string[]): string =>
  titles.length <= namedFew
    ? titles.join(", ")
    : `${titles.slice(0, namedFew).join(", ")} and ${String(titles.length - namedFew)} more`;

/** That of all tables; a table's own counts before the package's. */
function licenceOf(
  { licenses, license }: Package,
  tables: readonly Resource[],
): Omit<Terms, "source"> {
  const before = typeof license === "object" ? licenceText([license]) : license;
  const ofPackage = licenceText(licenses) ?? before;
  const said = tables.map((table) => ({
    name: table.name ?? [table.path ?? ""].flat().join(", "),
    licence: licenceText(table.licenses) ?? ofPackage,
  }));
  const [first, ...others] = said;
  if (others.every(({ licence }) => licence === first?.licence))
    return { licence: first?.licence ?? ofPackage };
  const each = said.map(({ name, licence }) => `${name} says ${licence ?? "nothing"}`);
  return {
    licence: undefined,
    licenceQuestion: `how they may be used: ${each.join(", ")}. Import each table alone, or say what holds for all: --licence ID`,
  };
}

function publisherOf(
  { contributors = [], sources }: Package,
  tables: readonly Resource[],
): Pick<Mapping["source"], "publisher" | "attribution"> {
  const publishers = contributors
    .filter(({ role, roles }) => role === "publisher" || roles?.includes("publisher"))
    .flatMap(({ title }) => title ?? []);
  const from = tables.flatMap((table) => sourceTitles(table.sources ?? sources));
  const all = [...new Set(publishers.length > 0 ? publishers : from)];
  if (all.length === 0) return {};
  return {
    publisher: fewOf(all),
    ...(all.length > namedFew ? { attribution: all.join(", ") } : {}),
  };
}

/** What a package says of where the figures of those of its tables are from that are read, and how they may be used. */
export function termsOf(content: Package, tables: readonly Resource[]): Terms {
  const { name, homepage, created, sources } = content;
  // An empty one says nothing.
  const title = (content.title && plainText(content.title)) || undefined;
  const released = created?.replace(/[T ].*$/, "");
  const [first] = sources ?? [];
  const at = typeof first === "string" ? undefined : first?.path;
  const url = [homepage, at].find((one) => one?.startsWith("https://"));
  const key = toSourceName(name ?? title ?? "");
  const source = {
    name: key,
    ...(title === undefined ? {} : { title }),
    ...publisherOf(content, tables),
    ...(url === undefined ? {} : { url }),
    ...(released !== undefined && isCalendarDay(released) ? { released } : {}),
  };
  return { ...licenceOf(content, tables), source: key === "" ? undefined : source };
}
