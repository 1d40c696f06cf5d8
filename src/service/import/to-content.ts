import { createHash } from "node:crypto";
import { foldText } from "../../statistics/index.js";
import { toContentId } from "../library/identifiers.js";
import type { ImportedContent } from "../library/index.js";
import { toPeriod } from "../library/periods.js";
import type { Catalogue, ConceptDefinition } from "../library/catalogue/index.js";
import type { CollectedMeasure } from "./tables/targets.js";
import type { Mapping, MappedMeasure } from "./mapping.js";
import {
  readableConcept,
  readableSource,
  readableUnit,
  refuseAlike,
  toReadable,
} from "./readable-text.js";
import { slug } from "./slug.js";
import { like } from "./tables/forecast-from.js";
import { notedStatuses } from "./reading/noted-statuses.js";
import { refuseTaken } from "./beside/taken-keys.js";
import { createUnits, toUnit } from "./units.js";

type Name = MappedMeasure["name"];
type Rows = ImportedContent["figures"][string];

const mostPeriods = 6000;

const names = (name: Name) => (typeof name === "string" ? { en: name } : name);

function withSeries(name: Name, series: string | undefined): ConceptDefinition["name"] {
  const all = names(name);
  if (series === undefined || series === "") return all;
  return Object.fromEntries(
    Object.entries(all).map(([language, text]) => [language, `${text}: ${series}`]),
  ) as ConceptDefinition["name"];
}

/** The same for the same source, measure and series on every machine. */
function keyOf(source: string, { key, name }: MappedMeasure, series: string | undefined): string {
  const measure = key ?? slug(names(name).en);
  if (series === undefined || series === "") return `${source}-${measure}`;
  const readable = slug(series);
  // Two texts may be spelled alike without their signs: "25-34" and "25 to 34" are not, "A+" and "A" are.
  const own = createHash("sha256").update(series).digest("hex").slice(0, 4);
  return `${source}-${measure}-${readable}${readable === "" ? "" : "-"}${own}`;
}

function toRows({ figures: { places, frequency }, measure }: CollectedMeasure): Rows {
  const rows: Rows = {};
  for (const [place, figures] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const row = figures.toRow();
    if (row === undefined) continue;
    const { first, values } = row;
    if (values.length > mostPeriods)
      throw new Error(
        `${names(measure.name).en}: ${place} spans ${String(values.length)} periods; ${String(mostPeriods)} can be kept.`,
      );
    rows[place] = [toPeriod(first, like[frequency]), values];
  }
  return rows;
}

interface Surroundings {
  readonly catalogue: Catalogue;
  /** Where the figures were read. */
  readonly from: string;
  /** YYYY-MM-DD */
  readonly today: string;
  /** What this source had before. */
  readonly before: ImportedContent | undefined;
}

/** The day figures last changed: today, unless they are what they were, in the unit that they were in. */
function toUpdates(
  { concepts, units, figures }: Pick<ImportedContent, "concepts" | "units" | "figures">,
  { before, today }: Surroundings,
): ImportedContent["updates"] {
  const unitsOf = (of: Pick<ImportedContent, "concepts" | "units"> | undefined) =>
    new Map(of?.concepts.map(({ key, unit }) => [key, of.units[unit]]));
  const [were, are] = [unitsOf(before), unitsOf({ concepts, units })];
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    concepts.map(({ key }) => {
      const isSameUnit = isSame(were.get(key), are.get(key));
      const days = Object.entries(figures[key] ?? {}).map(([place, row]) => {
        const isKept = isSameUnit && isSame(before?.figures[key]?.[place], row);
        return [place, (isKept ? before?.updates[key]?.[place] : undefined) ?? today] as const;
      });
      return [key, Object.fromEntries(days)];
    }),
  );
}

interface SourceSaid extends Pick<Mapping, "source" | "licence"> {
  /** What it says that it is about: the first that is a topic of the library is that of its measures. */
  readonly keywords?: readonly string[] | undefined;
}

/** @throws Error where a measure names what the library does not know */
export function toContent(
  mapping: SourceSaid,
  collected: readonly CollectedMeasure[],
  surroundings: Surroundings,
): ImportedContent {
  const { units, keyOf: unitKeyOf } = createUnits(mapping.source.name);
  const figures: ImportedContent["figures"] = {};
  const topic = ownTopic(mapping, surroundings.before);
  const numbers = createNumbers(surroundings.before);
  const about = topicOfKeywords(mapping.keywords ?? [], surroundings.catalogue) ?? topic.id;
  const concepts = collected.flatMap((one): ConceptDefinition[] => {
    const rows = toRows(one);
    if (Object.keys(rows).length === 0) return [];
    const key = keyOf(mapping.source.name, one.measure, one.series);
    refuseTaken(key, figures, surroundings.catalogue);
    const unitKey = unitKeyOf(readableUnit(toUnit(one.measure)));
    figures[key] = rows;
    const chosen = topicOf(one.measure, surroundings.catalogue) ?? about;
    const ids = { key, unit: unitKey, source: mapping.source.name, topic: chosen };
    return [{ ...toConcept(one, ids), ...numbers(key) }];
  });
  if (concepts.length === 0) throw new Error("No figure could be kept: nothing was imported.");
  refuseAlike(concepts);
  return {
    format: 1,
    source: readableSource(toSource(mapping, { units, figures }, surroundings)),
    from: surroundings.from,
    importedAt: surroundings.today,
    concepts: concepts.map(readableConcept),
    units,
    topics: concepts.some((concept) => concept.topic === topic.id) ? [topic] : [],
    figures,
    updates: toUpdates({ concepts, units, figures }, surroundings),
  };
}

/** Items of measures that had short numbers keep them, since workbooks hold them. */
function createNumbers(before: ImportedContent | undefined) {
  const known = new Map((before?.concepts ?? []).map(({ key, numbers }) => [key, numbers]));
  return (key: string): Pick<ConceptDefinition, "numbers"> => {
    const numbers = known.has(key) ? known.get(key) : "long";
    return numbers === undefined ? {} : { numbers };
  };
}

const toConcept = (
  { measure, series, figures }: CollectedMeasure,
  ids: Pick<ConceptDefinition, "key" | "unit" | "source" | "topic">,
): ConceptDefinition => ({
  ...ids,
  decimals: measure.decimals ?? figures.decimals,
  frequency: figures.frequency,
  name: withSeries(measure.name, series),
  synonyms: { en: measure.synonyms ?? [] },
  ...(measure.premium === true ? { isPremium: true } : {}),
  ...(figures.forecastFrom === undefined ? {} : { forecastFrom: figures.forecastFrom }),
  ...toStatuses(figures),
});

function toStatuses(figures: CollectedMeasure["figures"]): Pick<ConceptDefinition, "statuses"> {
  const statuses = notedStatuses(figures);
  return statuses === undefined ? {} : { statuses };
}

/** Its release is the mapping's, else the day its figures last came in changed. */
function toSource(
  { source, licence }: Pick<Mapping, "source" | "licence">,
  { units, figures }: Pick<ImportedContent, "units" | "figures">,
  { before, today }: Surroundings,
): ImportedContent["source"] {
  const title = source.title ?? source.name;
  const publisher = source.publisher ?? title;
  const isSame =
    JSON.stringify(before?.figures) === JSON.stringify(figures) &&
    JSON.stringify(before?.units) === JSON.stringify(units);
  const kept = isSame ? before?.source.releasedAt : undefined;
  return {
    key: source.name,
    title,
    subtitle: "",
    publisher,
    url: source.url ?? "",
    licence,
    attribution: source.attribution ?? publisher,
    releasedAt: source.released ?? kept ?? today,
  };
}

function topicOf({ topic }: MappedMeasure, { topics }: Catalogue): number | undefined {
  if (topic === undefined) return undefined;
  const found = topics.find(({ name }) => foldText(name.en) === foldText(topic));
  if (found === undefined) {
    const known = topics.map(({ name }) => name.en).join(", ");
    throw new Error(`"${topic}" is no topic of the library. There are: ${known}.`);
  }
  return found.id;
}

function topicOfKeywords(keywords: readonly string[], { topics }: Catalogue): number | undefined {
  for (const keyword of keywords.map(foldText))
    for (const { id, name } of topics)
      if (Object.values(name).some((one) => foldText(one) === keyword)) return id;
  return undefined;
}

/** The source's own, below nothing: what it measures may be in none of the library's. */
function ownTopic(
  { source }: Pick<Mapping, "source">,
  before: ImportedContent | undefined,
): ImportedContent["topics"][number] {
  const title = toReadable(source.title ?? source.name);
  const by = toReadable(source.publisher ?? title);
  return {
    id: before?.topics[0]?.id ?? toContentId(`topic|source|${source.name}`, "long"),
    parent: null,
    industry: 1,
    name: { en: title, de: title, fr: title, es: title },
    subTitle: { en: by, de: by, fr: by, es: by },
  };
}
