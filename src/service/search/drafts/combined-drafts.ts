/** Topics, studies and infographics as items: what shows several statistics or concepts. */
import { lengthOf } from "../../library/identifiers.js";
import type {
  InfographicRecord,
  Library,
  StudyRecord,
  TopicRecord,
} from "../../library/library-model.js";
import type { Draft, RecordDrafts } from "../items.js";
import { ofObject } from "../of-object.js";
import { recordBlocks } from "./record-blocks.js";
import { toTime } from "./to-time.js";

/** What the kinds have not that combine others. */
const noShape = { shape: undefined, part: undefined, partner: undefined };

const numbered = {
  idOf: ({ id }: { readonly id: number }): number => id,
  lengthOf: ({ id }: { readonly id: number }) => lengthOf(id),
};

/** Those that have others below them come last: their concepts are others after most imports. */
export function* topicDrafts(library: Library): Generator<RecordDrafts, undefined> {
  const making = {
    ...{ ...numbered, madeOf: (topic: TopicRecord) => withChildren(library, topic) },
    draftOf: (topic: TopicRecord): Draft => ({
      ...{ ...noShape, isPremium: undefined, industry: undefined, from: "", to: "" },
      id: topic.id,
      releasedAt: toTime(topic.releasedAt),
      concepts: conceptsUnder(library, topic),
      places: topic.places,
    }),
  };
  const all = [...library.topics.values()];
  yield* recordBlocks(
    all.filter(({ children }) => children.length === 0),
    making,
  );
  yield* recordBlocks(
    all.filter(({ children }) => children.length > 0),
    making,
  );
}

type BundleRecord = StudyRecord | InfographicRecord;

/** Of what shows several statistics. */
export const bundleDrafts = (
  library: Library,
  bundles: ReadonlyMap<number, BundleRecord>,
): Iterable<RecordDrafts> =>
  recordBlocks([...bundles.values()], {
    ...{ ...numbered, madeOf: (bundle) => [bundle] },
    draftOf: (bundle): Draft => {
      const { id, isPremium, industry, places } = bundle;
      const own = { id, isPremium, industry, releasedAt: toTime(bundle.releasedAt) };
      return { ...own, ...noShape, ...combinedOf(bundle, library), places };
    },
  });

const childrenOf = ({ topics }: Library, { children }: TopicRecord): TopicRecord[] =>
  children.flatMap((child) => topics.get(child) ?? []);

/** A topic that is only the heading of its children shows their concepts. */
const withChildren = (library: Library, topic: TopicRecord): TopicRecord[] =>
  topic.concepts.length > 0
    ? [topic]
    : [topic, ...childrenOf(library, topic).flatMap((child) => withChildren(library, child))];

const conceptsUnder = (library: Library, topic: TopicRecord): readonly string[] =>
  topic.concepts.length > 0
    ? topic.concepts
    : childrenOf(library, topic).flatMap((child) => conceptsUnder(library, child));

type Combined = Pick<Draft, "concepts" | "from" | "to">;

/** It is made of its statistics: as long as it is there, so are they. */
const combinedOf = ofObject((bundle: BundleRecord, library: Library): Combined => {
  const concepts = new Set<string>();
  let first: string | undefined;
  let last = "";
  for (const id of bundle.statistics) {
    const record = library.statistics.get(id);
    if (record === undefined) continue;
    for (const concept of record.concepts) concepts.add(concept);
    if (first === undefined || record.from < first) first = record.from;
    if (record.to > last) last = record.to;
  }
  return { concepts: [...concepts], from: first ?? "", to: last };
});
