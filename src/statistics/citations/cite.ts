import { partsOf, type Day } from "../dates/day.js";
import { toBibTex } from "./bibtex.js";
import type { CitationStyle } from "./citation-styles.js";
import { remarksOf, type CitedWork } from "./cited-work.js";
import { dayMonthYear, monthDayYear, mlaDate } from "./citation-dates.js";

/**
 * One citation, in English, as the style's handbook writes works on the web. Where nobody is known to
 * stand behind the figures it ends with that, since a citation by title alone looks complete; and with where forecasts
 * begin, since a figure that is cited passes for a fact.
 */
export function cite(work: CitedWork, style: CitationStyle): string {
  if (style === "bibtex") return toBibTex(work);
  const citation = citeAs(work, style);
  const remarks = remarksOf(work);
  return remarks.length === 0 ? citation : `${citation} [${remarks.join("; ")}]`;
}

function citeAs(work: CitedWork, style: Exclude<CitationStyle, "bibtex">): string {
  switch (style) {
    case "apa":
      return apa(work);
    case "mla":
      return mla(work);
    case "chicago":
      return chicago(work);
    case "harvard":
      return harvard(work);
  }
}

/** Who stands first: the sources, or else the publisher. */
const authorsOf = ({ sources, publishers }: CitedWork) =>
  sources.length > 0 ? sources : publishers;

/** The publisher is named again only where somebody else stands first. */
function containerOf({ sources, publishers }: CitedWork): string | undefined {
  const others = publishers.filter((publisher) => !sources.includes(publisher));
  return sources.length > 0 && others.length > 0 ? others.join(", ") : undefined;
}

const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
const joined = (parts: readonly (string | undefined)[], between = " ") =>
  parts.filter((part) => part !== undefined && part !== "").join(between);
const listed = (names: readonly string[], and: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${and}${names.at(-1) ?? ""}`;

function apa(work: CitedWork): string {
  const authors = listed(authorsOf(work), names(work) > 2 ? ", & " : " & ");
  const date = work.releasedOn === undefined ? undefined : `(${apaDate(work.releasedOn)}).`;
  const container = containerOf(work);
  const retrieved = `Retrieved ${monthDayYear(work.retrievedOn)}`;
  const title = ended(`${work.title} [Data set]`);
  return joined([
    ...(authors === "" ? [title, date] : [ended(authors), date, title]),
    container === undefined ? undefined : ended(container),
    work.link ? `${retrieved}, from ${work.link}` : ended(retrieved),
  ]);
}

const names = (work: CitedWork) => authorsOf(work).length;

function apaDate(day: Day): string {
  const [monthAndDay, year] = monthDayYear(day).split(", ");
  return `${year ?? ""}, ${monthAndDay ?? ""}`;
}

/** MLA names two authors, of more the first alone. */
function mla(work: CitedWork): string {
  const [first = ""] = authorsOf(work);
  const authors = names(work) > 2 ? `${first}, et al.` : listed(authorsOf(work), " and ");
  const place = joined(
    [
      containerOf(work),
      work.releasedOn === undefined ? undefined : mlaDate(work.releasedOn),
      work.link,
    ],
    ", ",
  );
  return joined([
    authors === "" ? undefined : ended(authors),
    `"${ended(work.title)}"`,
    place === "" ? undefined : ended(place),
    `Accessed ${mlaDate(work.retrievedOn)}.`,
  ]);
}

function chicago(work: CitedWork): string {
  const authors = listed(authorsOf(work), names(work) > 2 ? ", and " : " and ");
  const container = containerOf(work);
  return joined([
    authors === "" ? undefined : ended(authors),
    `"${ended(work.title)}"`,
    container === undefined ? undefined : ended(container),
    work.releasedOn === undefined ? undefined : `${monthDayYear(work.releasedOn)}.`,
    `Accessed ${monthDayYear(work.retrievedOn)}.`,
    work.link ? ended(work.link) : undefined,
  ]);
}

/** Cite Them Right names three authors, of more the first alone. */
function harvard(work: CitedWork): string {
  const [first = ""] = authorsOf(work);
  const authors = names(work) > 3 ? `${first} et al.` : listed(authorsOf(work), " and ");
  const year =
    work.releasedOn === undefined ? undefined : `(${String(partsOf(work.releasedOn).year)})`;
  const container = containerOf(work);
  const accessed = `(Accessed: ${dayMonthYear(work.retrievedOn)}).`;
  const head = authors === "" ? [work.title, year] : [authors, year, work.title];
  return joined([
    ended(joined(head)),
    container === undefined ? undefined : ended(container),
    work.link ? `Available at: ${work.link}` : undefined,
    accessed,
  ]);
}
