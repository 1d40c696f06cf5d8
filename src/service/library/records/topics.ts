import type { TopicDefinition } from "../catalogue/index.js";
import { toContentId } from "../identifiers.js";
import type { Concept, TopicRecord } from "../library-model.js";
import type { Steps } from "../turns.js";
import type { BuildContext } from "./build-context.js";

export type KeyedTopic = TopicRecord & { readonly key: string };

/** The tree of topics; below each leaf stands one topic per concept. */
export function* topicSteps(context: BuildContext): Steps<KeyedTopic[]> {
  const concepts = [...context.concepts.values()];
  const topics: KeyedTopic[] = [];
  for (const definition of context.catalogue.topics) {
    topics.push(ofDefinition(context, definition, concepts));
    yield;
  }
  for (const [at, concept] of concepts.entries()) {
    topics.push(ofConcept(context, concept));
    if (at % conceptsPerStep === 0) yield;
  }
  return topics;
}

const conceptsPerStep = 200;

const conceptTopicKey = ({ key }: Concept) => `topic|${key}`;
const conceptTopicId = (concept: Concept) => toContentId(conceptTopicKey(concept), concept.numbers);

function ofConcept(context: BuildContext, concept: Concept): KeyedTopic {
  return {
    id: conceptTopicId(concept),
    key: conceptTopicKey(concept),
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
  concepts: readonly Concept[],
): KeyedTopic {
  const { topics } = context.catalogue;
  const below = new Set(
    topics
      .filter(({ id, parent }) => id === definition.id || parent === definition.id)
      .map(({ id }) => id),
  );
  const members = concepts.filter(({ topic }) => below.has(topic));
  return {
    id: definition.id,
    key: `topic|${String(definition.id)}`,
    name: definition.name,
    subTitle: definition.subTitle,
    parent: definition.parent,
    children: [
      ...topics.filter(({ parent }) => parent === definition.id).map(({ id }) => id),
      ...members.filter(({ topic }) => topic === definition.id).map(conceptTopicId),
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
