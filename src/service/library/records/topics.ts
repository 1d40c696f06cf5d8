import type { TopicDefinition } from "../catalogue/index.js";
import { toContentId } from "../identifiers.js";
import { addToList } from "../lists/add-to-list.js";
import type { Concept, TopicRecord } from "../library-model.js";
import type { Steps } from "../turns.js";
import type { BuildContext } from "./build-context.js";

export type KeyedTopic = TopicRecord & { readonly key: string };

/** What a topic with others below it is made of, and it. */
interface MadeTopic {
  readonly topic: KeyedTopic;
  /** The topics that are defined below it. */
  readonly below: readonly TopicDefinition[];
  /** Topics of one concept each, below it and below these. */
  readonly members: readonly KeyedTopic[];
}

export interface MadeTopics {
  /** Topics of one concept each, by it. */
  readonly ofConcepts: ReadonlyMap<Concept, KeyedTopic>;
  readonly ofDefinitions: ReadonlyMap<TopicDefinition, MadeTopic>;
}

/**
 * The tree of topics; below each leaf stands one topic per concept.
 * @param before what is made of the same as then is taken from it @default none
 */
export function* topicSteps(context: BuildContext, before?: MadeTopics): Steps<MadeTopics> {
  const ofConcepts = new Map<Concept, KeyedTopic>();
  for (const concept of context.concepts.values()) {
    const known = before?.ofConcepts.get(concept);
    const isAsBefore = known?.releasedAt === newest(context, concept);
    ofConcepts.set(concept, isAsBefore ? known : ofConcept(context, concept));
    if (ofConcepts.size % conceptsPerStep === 0) yield;
  }
  const { topics } = context.catalogue;
  const membersOf = byTopic(topics, ofConcepts.values());
  yield;
  const ofDefinitions = new Map<TopicDefinition, MadeTopic>();
  for (const definition of topics) {
    const members = membersOf.get(definition.id) ?? [];
    const below = topics.filter(({ parent }) => parent === definition.id);
    const known = before?.ofDefinitions.get(definition);
    const isAsBefore =
      known !== undefined && areSame(known.members, members) && areSame(known.below, below);
    const topic = isAsBefore ? known.topic : ofDefinition(context, definition, { below, members });
    ofDefinitions.set(definition, { topic, below, members });
    yield;
  }
  return { ofConcepts, ofDefinitions };
}

const areSame = (some: readonly object[], others: readonly object[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

const conceptsPerStep = 200;

function ofConcept(context: BuildContext, concept: Concept): KeyedTopic {
  const key = `topic|${concept.key}`;
  return {
    id: toContentId(key, concept.numbers),
    key,
    name: concept.name,
    subTitle: concept.unit,
    parent: concept.topic,
    children: [],
    concepts: [concept.key],
    places: context.figures.placesOf(concept.key),
    releasedAt: newest(context, concept),
  };
}

/** Topics of one concept each by the topics that they are below, and those that these are below. */
function byTopic(
  definitions: readonly TopicDefinition[],
  ofConcepts: Iterable<KeyedTopic>,
): ReadonlyMap<number, readonly KeyedTopic[]> {
  const above = new Map<number | null, number | null>(
    definitions.map(({ id, parent }) => [id, parent]),
  );
  const found = new Map<number, KeyedTopic[]>();
  for (const topic of ofConcepts)
    for (const id of [topic.parent, above.get(topic.parent) ?? null]) {
      if (id === null) continue;
      addToList(found, id, topic);
    }
  return found;
}

function ofDefinition(
  context: BuildContext,
  { id, name, subTitle, parent }: TopicDefinition,
  { below, members }: Pick<MadeTopic, "below" | "members">,
): KeyedTopic {
  const own = members.filter((member) => member.parent === id);
  return {
    ...{ id, key: `topic|${String(id)}`, name, subTitle, parent },
    children: [...below, ...own].map((child) => child.id),
    concepts: members.flatMap(({ concepts }) => concepts),
    places: aggregatesOf(context, members),
    releasedAt: members.reduce((day, { releasedAt }) => (releasedAt > day ? releasedAt : day), ""),
  };
}

/** Continents and the world, where topics of concepts have places in them: 250 names would say less. */
function aggregatesOf(context: BuildContext, members: readonly KeyedTopic[]): string[] {
  const regions = new Set<string>();
  // Of many lists most are the same one.
  for (const codes of new Set(members.map(({ places }) => places)))
    for (const code of codes) {
      const place = context.places.get(code);
      if (place?.region !== undefined) regions.add(place.region);
      if (code === "WLD") regions.add(code);
    }
  return [...regions].sort();
}

const newest = ({ sources }: BuildContext, { source }: Concept): string =>
  sources.get(source)?.releasedAt ?? "";
