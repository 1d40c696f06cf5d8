import { platforms } from "../../contract/index.js";
import { changesInPoints, periodInTitle, readUnit } from "../../statistics/index.js";
import { formatDate } from "../controls/format-date.js";
import type { FoundItem } from "../model/found-item.js";
import type { SearchTexts } from "../messages/en/search.js";

/** The bracket that a subject ends with, in the language of the item. */
const bracketOf = ({ subject }: FoundItem) =>
  /\(((?:[^()]|\([^()]*\))*)\)\s*$/.exec(subject)?.[1]?.trim();

/**
 * A unit that is known in English, in the language of the item's own words where these say it with the same scale:
 * else "5 percent" stands in a German list.
 */
export function unitInWords(
  item: FoundItem,
  scale: number,
  language = item.contentLanguage ?? "en",
): { readonly text: string; readonly base: string } | undefined {
  const unit = bracketOf(item);
  if (unit === undefined) return undefined;
  const { text, base, ...read } = readUnit({ unit }, language);
  return text === null || base === null || read.scale !== scale ? undefined : { text, base };
}

/** A subject is "in percentage", its figure "4.2 percent"; two of the languages have a word for each. */
const asRead = (unit: string): string =>
  unit.replace(/^pourcentage\b/i, "pour cent").replace(/^porcentaje\b/i, "por ciento");

/** The unit as the service names it: its own field, else the bracket that a subject ends with. */
function unitOf(item: FoundItem, language: string): string {
  const { measure, subject } = item;
  if (measure?.unit === null) return "";
  if (measure !== undefined) {
    const own = platforms.find((each) => each === language && each !== "en");
    const words = own === undefined ? undefined : unitInWords(item, measure.scale ?? 1, own);
    return asRead(words?.base ?? measure.unit);
  }
  return (/\(in ([^()]+)\)\s*$/.exec(subject)?.[1] ?? /^in (.+)$/.exec(subject)?.[1] ?? "").trim();
}

/** A figure as the language writes it, large ones short: "83.2M". A small one is not rounded to nothing, a price not to cents. */
export function figureText(value: number, item: FoundItem, language: string): string {
  const single = value * (item.measure?.scale ?? 1);
  // A unit read from the subject may hold a scale of its own: "12.3M million dollars" would be nonsense.
  const isLarge = item.measure !== undefined && Math.abs(single) >= 1e5;
  const isFine = item.measure?.kind === "price" && Math.abs(single) < 10;
  const number = new Intl.NumberFormat(language, {
    ...(Math.abs(single) < 1
      ? { maximumSignificantDigits: 3 }
      : { maximumFractionDigits: isLarge ? 1 : isFine ? 4 : 2 }),
    ...(isLarge ? { notation: "compact" as const } : {}),
  }).format(single);
  const unit = unitOf(item, language);
  return unit === "" ? number : `${number} ${unit}`;
}

/** A rate changes in percentage points; its change in percent would read as those, and is left out. */
function changeText(item: FoundItem, texts: SearchTexts, language: string): string | undefined {
  const { latest, measure } = item;
  const points = latest?.year_change_points ?? null;
  if (points !== null) return texts.yearChange(texts.percentagePoints(points));
  const change = latest?.year_change ?? null;
  if (change === null || measure === undefined) return undefined;
  if (changesInPoints(measure.kind)) return undefined;
  const sign = { signDisplay: "exceptZero" } as const;
  const percent = { style: "percent", maximumFractionDigits: 1, ...sign } as const;
  return texts.yearChange(new Intl.NumberFormat(language, percent).format(change));
}

/** Whose the last figure is. A title that is too long for its row may end before its place. */
function placeOf({ latest, geos, places = [] }: FoundItem): string | undefined {
  if (latest?.geo !== undefined) return geos?.[latest.geo] ?? latest.geo;
  return places.length === 1 ? places[0] : undefined;
}

/**
 * What is known of an item in few words: the last figure or how far its data reach, then how often it
 * comes, who says so and when that was released. "Updated" only where nothing else is dated.
 */
export function itemFacts(item: FoundItem, texts: SearchTexts, language: string): string[] {
  const { latest, timeframe, frequency, geos, releasedAt, updatedAt = "", path = [] } = item;
  const place = placeOf(item);
  const day = (date: string) => formatDate(date, language);
  const change = changeText(item, texts, language);
  const titled = item.kind === "statistics" ? periodInTitle(item.title) : undefined;
  const covered = Object.keys(geos ?? {}).length;
  const said = (figure: string) => (place === undefined ? figure : texts.placed(place, figure));
  const lastFigure = (value: number) => {
    const text = figureText(value, item, language);
    return item.measure?.kind === "annualised-flow" ? texts.perYear(text) : text;
  };
  const reach =
    latest !== undefined
      ? [said(texts.latest(lastFigure(latest.value), latest.period))]
      : timeframe !== undefined
        ? [texts.dataTo(timeframe.end)]
        : titled === undefined
          ? []
          : [texts.dataToByTitle(titled.end)];
  return [
    ...reach,
    // A number whose unit is not known by itself stands beside what the service says it counts.
    ...(latest !== undefined && unitOf(item, language) === "" && item.subject !== ""
      ? [item.subject]
      : []),
    ...(change === undefined ? [] : [change]),
    ...(frequency === undefined ? [] : [texts.frequencies[frequency]]),
    ...(item.sources.length === 0 ? [] : [item.sources.join(", ")]),
    ...(releasedAt === undefined ? [] : [texts.released(day(releasedAt))]),
    ...(releasedAt === undefined && updatedAt !== "" ? [texts.updated(day(updatedAt))] : []),
    ...(covered === 0 ? [] : [texts.places(covered)]),
    ...(path.length === 0 ? [] : [path.map(({ name }) => name).join(" › ")]),
  ];
}
