import type { FindPlace } from "../../cells/find-place.js";
import { openDownload } from "../../downloads/open-download.js";
import type { HeadingLines } from "../../tables/headings/heading-rows.js";
import { joinHeadings } from "../../tables/headings/join-headings.js";
import { isPeriod, isLikePeriod } from "../../cells/read-period.js";
import type { TableRow } from "../../tables/row.js";
import { belowHeading, isFigure, isMissing } from "../guess-columns.js";

/** The heading of a table that stands in other lines than the first, as far as the table tells. */
export interface FoundHeading {
  readonly lines: HeadingLines;
  readonly questions: readonly string[];
  readonly notes: readonly string[];
}

/** No more lines stand above a heading. */
const looked = 40;
const sampled = 200;
const shownAbove = 4;

const saidIn = ({ cells }: TableRow) => cells.filter((text) => text.trim() !== "");
const isData = (row: TableRow) =>
  saidIn(row).some((text) => isFigure(text) && !isMissing(text)) && saidIn(row).length > 1;
/** Of a series below its name, as data vendors write it: its row is no heading. */
const metadata =
  /^\s*(?:units?|einheit|frequen(?:cy|z)|(?:series )?(?:start|end|id)(?: date)?|last updated?.*|collection month|no\.? obs|(?:data|series) type)\s*:?\s*$/i;
const isHeadingText = (text: string) => !isFigure(text) || isLikePeriod(text);

/** Whether a row and the one below it are a heading together. */
const isPair = (rows: readonly TableRow[], at: number): boolean => {
  const first = rows[at];
  return (
    first !== undefined &&
    saidIn(first).length > 1 &&
    belowHeading(first.cells, rows.slice(at + 1)) !== undefined
  );
};

/** The first row that most columns have a text in, with figures in the next one or the one after it. */
function headingAt(rows: readonly TableRow[]): number {
  const counts = rows.map((row) => saidIn(row).length);
  const usual = Math.max(...counts.slice(-Math.ceil(counts.length / 2)));
  const mayBe = (row: TableRow, at: number): boolean => {
    const texts = saidIn(row);
    const isWide = !metadata.test(texts[0] ?? "") && texts.length >= Math.max(2, usual / 2);
    return isWide && texts.every(isHeadingText) && rows.slice(at + 1, at + 3).some(isData);
  };
  const found = rows.findIndex(mayBe);
  const [row, next] = rows.slice(Math.max(found, 0), found + 2);
  // A title of several cells has fewer of them than the heading below it.
  const isTitle =
    row !== undefined &&
    next !== undefined &&
    saidIn(row).length < saidIn(next).length &&
    mayBe(next, found + 1) &&
    !isPair(rows, found);
  return isTitle ? found + 1 : found;
}

/** What the lines above a heading may say of its figures. */
function aboutAbove(above: readonly TableRow[], line: number): string[] {
  if (above.length === 0) return [];
  const texts = above.flatMap(saidIn).map((text) => `"${text.trim()}"`);
  const more = texts.length > shownAbove ? ` and ${String(texts.length - shownAbove)} more` : "";
  return [
    `whether the heading is in line ${String(line)}, as table: { heading } says: those above it are left out, ${texts.slice(0, shownAbove).join(", ")}${more}. What they say of figures, their unit or scale, say in the measures`,
  ];
}

/** Joined texts are two things that belong together, or two that do not; a year's quarter is nothing else. */
function aboutJoined(first: TableRow, second: TableRow): Pick<FoundHeading, "questions" | "notes"> {
  const { heading, isOfYears } = joinHeadings(first, second, "");
  const lines = `lines ${String(first.line)} and ${String(second.line)}`;
  if (isOfYears)
    return {
      questions: [],
      notes: [`The headings in ${lines} were read as periods and what is measured in each.`],
    };
  const own = new Set([...first.cells, ...second.cells].map((text) => text.trim()));
  const made = heading.cells.filter((name) => !own.has(name));
  const more = made.length > shownAbove ? ` and ${String(made.length - shownAbove)} more` : "";
  const shown = `${made
    .slice(0, shownAbove)
    .map((name) => `"${name}"`)
    .join(", ")}${more}`;
  return made.every(isPeriod)
    ? { questions: [], notes: [`The headings in ${lines} were read as one: ${shown}.`] }
    : { questions: [`whether the headings in ${lines} belong together: ${shown}`], notes: [] };
}

/** @returns undefined where the first line is the heading, or nothing tells which one is */
export async function findHeading(
  rows: () => AsyncIterable<TableRow>,
  findPlace: FindPlace,
): Promise<FoundHeading | undefined> {
  // An office's own layout says where everything stands.
  const download = await openDownload(rows, findPlace);
  if (download.rows !== rows) return undefined;
  const first: TableRow[] = [];
  for await (const row of rows()) if (first.push(row) === sampled) break;
  const found = headingAt(first.slice(0, looked));
  const at = isPair(first, found - 1) ? found - 1 : found;
  const [heading, second] = first.slice(Math.max(at, 0), at + 2);
  if (at < 0 || heading === undefined) return undefined;
  const asked = aboutAbove(first.slice(0, at), heading.line);
  if (second === undefined || !isPair(first, at))
    return at === 0 ? undefined : { lines: heading.line, questions: asked, notes: [] };
  try {
    const about = aboutJoined(heading, second);
    return {
      lines: [heading.line, second.line],
      questions: [...asked, ...about.questions],
      notes: about.notes,
    };
  } catch {
    // Two rows that cannot be joined are asked about as they stand.
    return undefined;
  }
}
