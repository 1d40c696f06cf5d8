/**
 * The day each item's figures last changed, kept over editions by a hash of them: an edition that changes
 * nothing moves nothing.
 */
import { createHash } from "node:crypto";
import type { Concept, Library, StatisticRecord } from "../../src/service/library/index.js";
import type { KeptUpdate } from "../../src/service/library/updates.js";

/** By identifier: a statistic's, study's or infographic's number, an indicator's UUID. */
export type Updates = Readonly<Record<string, KeptUpdate>>;

const digest = (parts: Iterable<string>): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\n");
  // 48 bits: of thirty thousand items hardly one in ten billion would change unseen.
  return hash.digest("base64url").slice(0, 8);
};

/** What a place has of a concept between two periods, as a text. */
type FiguresIn = (concept: string, place: string, from: string, to: string) => string;

/** Each figure is written once, however many statistics show it. */
function figuresOf(library: Library): FiguresIn {
  const written = new Map<string, readonly { period: string; text: string }[]>();
  const write = (concept: string, place: string) => {
    const { periods = [], values = [] } = library.observations(concept, place) ?? {};
    return periods.flatMap((period, at) =>
      values[at] === null ? [] : { period, text: `${period}=${String(values[at])}` },
    );
  };
  return (concept, place, from, to) => {
    const name = `${concept} ${place}`;
    const figures = written.get(name) ?? write(concept, place);
    written.set(name, figures);
    const shown = figures.filter(({ period }) => period >= from && period <= to);
    return `${name} ${shown.map(({ text }) => text).join(" ")}`;
  };
}

const ofStatistic = (
  figuresIn: FiguresIn,
  { concepts, places, from, to }: StatisticRecord,
): string =>
  digest(
    concepts.flatMap((concept) =>
      // A comparison of one year is not touched by the figures of another.
      places.map((place) => figuresIn(concept, place, from, to)),
    ),
  );

const ofIndicator = (library: Library, figuresIn: FiguresIn, { key }: Concept): string =>
  digest(library.coveredPlaces(key).map((place) => figuresIn(key, place, "", "~")));

/** The hash of every item's figures, with the day its sources released them. */
function* present(library: Library): Generator<{ id: string; hash: string; releasedAt: string }> {
  const hashes = new Map<number, string>();
  const figuresIn = figuresOf(library);
  for (const record of library.statistics.values()) {
    const hash = ofStatistic(figuresIn, record);
    hashes.set(record.id, hash);
    yield { id: String(record.id), hash, releasedAt: record.releasedAt };
  }
  for (const { id, statistics, releasedAt } of [
    ...library.studies.values(),
    ...library.infographics.values(),
  ]) {
    const members = statistics.map((one) => hashes.get(one) ?? "");
    yield { id: String(id), hash: digest(members), releasedAt };
  }
  for (const concept of library.concepts.values()) {
    const releasedAt = library.sources.get(concept.source)?.releasedAt ?? library.edition.date;
    yield { id: concept.uuid, hash: ofIndicator(library, figuresIn, concept), releasedAt };
  }
}

/**
 * What the edition's library has changed since the one that `kept` tells of: changed figures are of the day of
 * the edition, what is new of the day its source released it, and all else keeps its day.
 */
export function nextUpdates(library: Library, kept: Updates): Updates {
  const next: Record<string, KeptUpdate> = {};
  for (const { id, hash, releasedAt } of present(library)) {
    const [before, day] = kept[id] ?? [hash, releasedAt];
    next[id] = [hash, before === hash ? day : library.edition.date];
  }
  return next;
}

/** How many items' figures changed, are new and are gone. */
export function countMoves(before: Updates, after: Updates) {
  const ids = Object.keys(after);
  return {
    changed: ids.filter((id) => before[id] !== undefined && before[id][0] !== after[id]?.[0]),
    added: ids.filter((id) => before[id] === undefined),
    gone: Object.keys(before).filter((id) => after[id] === undefined),
  };
}
