import type { FindPlace } from "../cells/find-place.js";
import { isRemark } from "../cells/kind-heading.js";
import { readStatus } from "../cells/read-status.js";
import { isPeriod } from "../cells/read-period.js";
import { enough, isFigure, isMissing, share, type Column } from "./guess-columns.js";

/** What was found before the columns that are left. */
interface Found {
  readonly place: Column | undefined;
  readonly period: Column | undefined;
  readonly findPlace: FindPlace;
  readonly questions: string[];
}

const flagHeading = /^(?:obs(?:ervation)?[\s._]*)?(?:flags?(?:[\s_]?codes?)?|status)$/i;
const flagOfMeasure = /^.*[\s_](?:flags?|status)$/i;

const isKnown = ({ texts }: Column) => texts.every((text) => readStatus(text) !== undefined);

/** Whether two columns say something in the same rows: a code and what it is called. */
const isBeside = (one: Column, other: Column) =>
  one.texts.every((text, at) => (text.trim() === "") === ((other.texts[at] ?? "").trim() === ""));

/**
 * The column of statuses among those of texts: it is called so, and holds known ones alone. Of several measures it is
 * that of all only where it names none.
 * @returns and the columns that say the same in other words; none where it is not sure
 */
export function guessStatus(columns: readonly Column[], measures: number): readonly Column[] {
  const found = columns.filter(({ name }) => flagHeading.test(name) || flagOfMeasure.test(name));
  const own = found.find(isKnown) ?? found[0];
  if (own === undefined || !found.every((other) => isBeside(own, other))) return [];
  const { name, texts } = own;
  if (!flagHeading.test(name) && measures > 1) return [];
  // E and U are employed and unemployed under "status" as well: most figures have none, or a normal one.
  const isSure =
    !/^status$/i.test(name) || texts.some((text) => /^(?:|A|normal)$/i.test(text.trim()));
  return isSure && isKnown(own) ? [own, ...found.filter((one) => one !== own)] : [];
}

/** Whether a column names the places of the table again, in other words: codes beside names. */
function isSamePlace({ texts }: Column, { place, findPlace }: Found): boolean {
  return texts.every((text, at) => {
    const [one, other] = [findPlace(text), findPlace(place?.texts[at] ?? "")];
    return one === undefined || other === undefined || one === other;
  });
}

/** "€12", "1.2m", "3.4*", "12 %": a figure with something at it, which is no name of a series. */
const isMarkedFigure = (text: string) =>
  /^\s*[-+\u2212\u2013(<>~≈]?\s*[€$£¥]?\s*\d[\d.,' \u00a0\u202f]*\s*(?:[%‰€$£¥*)†‡¹²³]|\p{L})?\s*\)?\s*$/u.test(
    text,
  );

const unitHeading =
  /^(?:units?|unit[ _]of[ _]measure|unit[ _]measure|uom|currency|(?:mass)?einheit|währung|unités?|devise|unidad(?:es)?|moneda)$/i;

/** A question about a column of texts that is no series for sure; undefined where none is needed. */
function questionOf(column: Column, found: Found): string | undefined {
  const { name, texts, isLate } = column;
  const { place, period, findPlace } = found;
  const series = `where each of its texts makes an indicator of its own, add series: { column: ${JSON.stringify(name)} }; else it is left out`;
  const marked = texts.find((text) => isMarkedFigure(text) && !isFigure(text))?.trim() ?? "";
  if (marked !== "" && share(texts, isMarkedFigure) >= enough)
    return `what "${name}" is, whose cells seem to be figures with something at them, such as "${marked}": where they are, write the figures alone and their unit into the heading; ${series}`;
  const [first = ""] = texts;
  if (unitHeading.test(name.trim()) && texts.every((text) => text === first))
    return `what "${name}" says of all figures, "${first.trim()}": where it is their unit, write it into their heading in brackets, or as unit into the mapping, and leave it out`;
  if (period !== undefined && share(texts, isPeriod) >= enough)
    return `what "${name}" is, which holds periods beside "${period.name}": ${series}`;
  if (place !== undefined && share(texts, (text) => findPlace(text) !== undefined) >= enough)
    return `what "${name}" is, which names other places than "${place.name}": ${series}`;
  if (isLate || texts.some(isMissing))
    return `what "${name}" is, some of whose cells are empty: ${series}`;
  return isRemark(name) ? `what "${name}" is: ${series}` : undefined;
}

/** The column whose every text makes an indicator, among those of texts that are left; asks where it is not sure. */
export function guessSeries(columns: readonly Column[], found: Found): Column | undefined {
  const { place, findPlace, questions } = found;
  const others = columns.filter((column) => {
    const isPlace = share(column.texts, (text) => findPlace(text) !== undefined) >= enough;
    return place === undefined || !isPlace || !isSamePlace(column, found);
  });
  const sure = others.filter((column) => {
    const question = questionOf(column, found);
    if (question !== undefined) questions.push(question);
    return question === undefined;
  });
  if (sure.length > 1)
    questions.push(`what ${sure.map(({ name }) => `"${name}"`).join(" and ")} are`);
  return sure[0];
}
