import type { Platform } from "../../contract/index.js";
import { loadPlaces, parsePeriod, partsOf, type Places } from "../../statistics/index.js";
import type { Header } from "../headers/find-headers.js";
import { askedWhereAlike } from "./asked-where-alike.js";
import { findMeasures, type SearchIndicators } from "./find-measures.js";
import {
  kindsOf,
  measureWords,
  mostSearches,
  searchesFor,
  titleSearches,
  titlesOf,
  type TableHints,
} from "./measure-searches.js";
import {
  entryKinds,
  latestPeriod,
  type EntryChoice,
  type EntryKind,
  type TableEntry,
  type TableReading,
  type TableRefusal,
  type TableUnderstanding,
  type UnreadHeader,
} from "./table-entries.js";
import { measureInTitle, periodInText, placesInTitle, withoutYears } from "./title-facts.js";
import { unitInText, withoutAskedUnit, type AskedUnit } from "./units/asked-unit.js";

interface UnderstandOptions extends TableHints {
  /** Asked once for each of `searchesFor`. */
  readonly search: SearchIndicators;
  readonly language: Platform;
}

interface Given extends UnderstandOptions {
  readonly reading: TableReading;
  readonly places: Places;
}

/**
 * What the headers of a table mean and what its title says of all of it. Searches for measures, of which there
 * may be 60 different ones, and asks for nothing else.
 */
export async function understandTable(
  reading: TableReading,
  options: UnderstandOptions,
): Promise<TableUnderstanding | TableRefusal> {
  if (searchesFor(reading, options).length > mostSearches) return { problem: "too-many-measures" };
  const search = onceEach(options.search);
  const given: Given = { ...options, search, reading, places: await loadPlaces() };
  const { rows, columns } = reading.headers;
  const kinds = kindsOf(reading, options);
  const codes = [
    ...(kinds.rows === "places" ? rows : []),
    ...(kinds.columns === "places" ? columns : []),
  ].flatMap(({ meaning }) => (meaning.kind === "place" ? [meaning.place.code] : []));
  const down = await Promise.all(rows.map((each) => entryOf(given, each, kinds.rows, codes)));
  const across = await Promise.all(
    columns.map((each) => entryOf(given, each, kinds.columns, codes)),
  );
  const read = (entries: readonly (TableEntry | UnreadHeader)[]) =>
    entries.filter((entry): entry is TableEntry => "key" in entry);
  const sides = [read(down), read(across)].map(askedWhereAlike);
  const [rowEntries = [], columnEntries = []] = sides.map(({ entries }) => entries);
  const other = entryKinds.filter((kind) => kind !== kinds.rows && kind !== kinds.columns);
  const [wholeKind] = other;
  const whole =
    wholeKind === undefined || other.length > 1
      ? undefined
      : await wholeEntry(given, wholeKind, [...rowEntries, ...columnEntries], codes);
  const unread = [...down, ...across].filter((entry): entry is UnreadHeader => !("key" in entry));
  const units = unitsOf(given);
  const twice = sides.flatMap(({ alike }) => alike);
  return { reading, kinds, rows: rowEntries, columns: columnEntries, whole, unread, twice, units };
}

const unitsOf = ({ reading: { headers }, language, places }: Given) =>
  new Map<string, AskedUnit>(
    [...headers.titles, ...headers.rows, ...headers.columns].flatMap(({ address, text }) => {
      const unit = unitInText(text, language, places);
      return unit === undefined ? [] : [[address, unit] as const];
    }),
  );

/** Equal headers are one search. */
function onceEach(search: SearchIndicators): SearchIndicators {
  const found = new Map<string, ReturnType<SearchIndicators>>();
  return (text) => {
    const known = found.get(text) ?? search(text);
    found.set(text, known);
    return known;
  };
}

async function entryOf(
  given: Given,
  header: Header,
  kind: EntryKind,
  codes: readonly string[],
): Promise<TableEntry | UnreadHeader> {
  const { address, text, meaning } = header;
  const entry = { key: `${address} ${text}`, kind, header };
  const unread = (reason: UnreadHeader["reason"]) => ({ address, text, reason });
  if (kind === "periods") {
    if (meaning.kind !== "period") return unread("not-a-period");
    const { label } = meaning.period;
    return { ...entry, choices: [{ value: label, label }], sure: label };
  }
  if (kind === "places") {
    if (meaning.kind === "group") return unread("group");
    if (meaning.kind !== "place" && meaning.kind !== "near") return unread("not-a-place");
    const meant = meaning.kind === "place" ? [meaning.place] : meaning.places;
    const choices = meant.map(({ code, names }) => ({ value: code, label: names[given.language] }));
    return { ...entry, choices, sure: meaning.kind === "place" ? meaning.place.code : undefined };
  }
  if (meaning.kind === "period") return unread("no-measure");
  if (meaning.kind === "id") {
    const { id } = meaning;
    const item = (await given.search(id)).find(({ identifier }) => identifier === id);
    return { ...entry, choices: [{ value: id, label: item?.title ?? id, item }], sure: id };
  }
  const full = withoutAskedUnit(text, given.language, given.places);
  const found = await findMeasures({ short: measureWords(text), full }, codes, given.search);
  return found.choices.length === 0 ? unread("no-measure") : { ...entry, ...found };
}

/** What holds for the whole table: as its title says, else to be chosen. */
async function wholeEntry(
  given: Given,
  kind: EntryKind,
  entries: readonly TableEntry[],
  codes: readonly string[],
): Promise<TableEntry> {
  const { titles } = given.reading.headers;
  const measures = entries.filter((entry) => entry.kind === "measures");
  const none = { key: `whole ${kind}`, kind, header: undefined };
  if (kind === "measures") return wholeMeasure(given, none, codes);
  const items = measures.flatMap(({ choices, sure }) => {
    const chosen = choices.filter(({ value }) => sure === undefined || value === sure);
    return chosen.flatMap(({ item }) => item ?? []);
  });
  if (kind === "places") {
    const named = titles.flatMap((title) => placesInTitle(title, given.places));
    const [only] = named;
    const choices = placeChoices(given, items);
    const isSure = only !== undefined && new Set(named).size === 1;
    if (!isSure)
      return { ...none, choices, sure: choices.length === 1 ? choices[0]?.value : undefined };
    const label = only.names[given.language];
    const others = choices.filter(({ value }) => value !== only.code);
    return { ...none, choices: [{ value: only.code, label }, ...others], sure: only.code };
  }
  const told = titles.flatMap((title) => periodInText(title) ?? []);
  const named = new Set(told.map(({ label }) => label));
  const [only] = named;
  const years = yearChoices(items).filter(({ value }) => value !== only);
  const latest = { value: latestPeriod, label: latestPeriod };
  const own = only === undefined ? [] : [{ value: only, label: only }];
  return {
    ...none,
    choices: [...own, latest, ...years],
    sure: named.size === 1 && told.some(({ isSure }) => isSure) ? only : undefined,
  };
}

async function wholeMeasure(
  given: Given,
  none: Omit<TableEntry, "choices" | "sure">,
  codes: readonly string[],
): Promise<TableEntry> {
  const titles = titlesOf(given.reading);
  const asked = given.measure?.trim() ?? "";
  // All lines of a title count: the second may say "women".
  const lines = titles.filter(({ row }) => row < (given.reading.headers.columns[0]?.row ?? 0));
  const said = (lines.length === 0 ? titles : lines)
    .map(({ text }) => withoutYears(withoutAskedUnit(text, given.language, given.places)))
    .join(" ");
  for (const text of titleSearches(given.reading, given)) {
    const full = asked === "" ? said : asked;
    const found = await findMeasures({ short: text, full }, codes, given.search);
    const header = titles.find((title) => measureInTitle(title.text) === text);
    if (found.choices.length > 0)
      return { ...none, header: asked === "" ? header : undefined, ...found };
  }
  return { ...none, choices: [], sure: undefined };
}

type Items = readonly NonNullable<EntryChoice["item"]>[];

function placeChoices({ places, language }: Given, items: Items): EntryChoice[] {
  const names = new Map(items.flatMap(({ covered_geos }) => Object.entries(covered_geos)));
  return [...names]
    .map(([value, name]) => ({ value, label: places.byCode(value)?.names[language] ?? name }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** So many years are offered, from the latest back. */
const mostYears = 60;

function yearChoices(items: Items): EntryChoice[] {
  const ends = items.flatMap(({ covered_timeframe: { start, end } }) => {
    const [first, last] = [parsePeriod(start), parsePeriod(end)];
    return first && last ? [[partsOf(first.start).year, partsOf(last.end).year] as const] : [];
  });
  if (ends.length === 0) return [];
  const last = Math.max(...ends.map(([, end]) => end));
  const first = Math.min(...ends.map(([start]) => start));
  const count = Math.min(mostYears, last - first + 1);
  return Array.from({ length: count }, (_, index) => String(last - index)).map((value) => ({
    value,
    label: value,
  }));
}
