/** What a measure of one place only is called where no place stands beside it. */
import type { Platform } from "../../../contract/known-values.js";
import type { Concept, Library, TopicRecord } from "../library-model.js";

type Places = Pick<Library, "places" | "coveredPlaces">;
type Named = Pick<Library, "places" | "concepts" | "coveredPlaces">;

/** "Unemployment rate – United States": without its place it would read as the world's. */
function withOnlyPlace(
  { places }: Pick<Library, "places">,
  name: string,
  covered: readonly string[],
  language: Platform,
): string {
  const [code = "", ...others] = covered;
  const only = others.length === 0 ? places.get(code) : undefined;
  return only === undefined ? name : `${name} – ${only.name[language]}`;
}

/** An indicator's title: the measure's name, with its place where it covers one alone. */
export const indicatorTitle = (library: Places, concept: Concept, language: Platform): string =>
  withOnlyPlace(library, concept.name[language], library.coveredPlaces(concept.key), language);

/** A topic's title: its indicator's where it is the topic of that alone, else its own name. */
export function topicTitle(library: Named, topic: TopicRecord, language: Platform): string {
  const concept = library.concepts.get(topic.concepts[0] ?? "");
  return concept?.name === topic.name
    ? indicatorTitle(library, concept, language)
    : topic.name[language];
}
