import type { TopicDefinition } from "../catalogue/index.js";
import { toContentId } from "../identifiers.js";
import type { Concept, TopicRecord } from "../library-model.js";
import type { BuildContext } from "./build-context.js";

export type KeyedTopic = TopicRecord & { readonly key: string };

/** Topics of one concept each, by it. */
export type ConceptTopics = ReadonlyMap<Concept, KeyedTopic>;

/**
 * The tree of topics; below each leaf stands one topic per concept.
 * @param before of a concept that is released as it was then, its topic is taken @default none
 */
export function* topicSteps(context: BuildContext, before?: ConceptTopics) {
  const ofConcepts = new Map<Concept, KeyedTopic>();
  for (const concept of context.concepts.values()) {
    const known = before?.get(concept);
    const isAsBefore = known?.releasedAt === newest(context, [concept]);
    ofConcepts.set(concept, isAsBefore ? known : ofConcept(context, concept));
    if (ofConcepts.size % conceptsPerStep === 0) yield;
  }
  const topics: KeyedTopic[] = [];
  for (const definition of context.catalogue.topics) {
    topics.push(ofDefinition(context, definition, ofConcepts));
    yield;
  }
  return { topics: [...topics, ...ofConcepts.values()], ofConcepts };
}

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
    releasedAt: newest(context, [concept]),
  };
}

function ofDefinition(
  context: BuildContext,
  definition: TopicDefinition,
  ofConcepts: ConceptTopics,
): KeyedTopic {
  const { topics } = context.catalogue;
  const below = new Set(
    topics
      .filter(({ id, parent }) => id === definition.id || parent === definition.id)
      .map(({ id }) => id),
  );
  const members = [...ofConcepts.keys()].filter(({ topic }) => below.has(topic));
  return {
    id: definition.id,
    key: `topic|${String(definition.id)}`,
    name: definition.name,
    subTitle: definition.subTitle,
    parent: definition.parent,
    children: [
      ...topics.filter(({ parent }) => parent === definition.id).map(({ id }) => id),
      ...members
        .filter(({ topic }) => topic === definition.id)
        .flatMap((concept) => ofConcepts.get(concept)?.id ?? []),
    ],
    concepts: members.map(({ key }) => key),
    places: aggregatesOf(context, members),
    releasedAt: newest(context, members),
  };
}

/** Continents and the world, where a topic's concepts have places in them: 250 names would say less. */
function aggregatesOf(context: BuildContext, concepts: readonly Concept[]): string[] {
  const regions = new Set<string>();
  // Of many lists most are the same one.
  for (const codes of new Set(concepts.map(({ key }) => context.figures.placesOf(key))))
    for (const code of codes) {
      const place = context.places.get(code);
      if (place?.region !== undefined) regions.add(place.region);
      if (code === "WLD") regions.add(code);
    }
  return [...regions].sort();
}

function newest(context: BuildContext, concepts: readonly Concept[]): string {
  const days = concepts.map(({ source }) => context.sources.get(source)?.releasedAt ?? "");
  return days.sort().at(-1) ?? "";
}
