/** Topics, studies and infographics as items: what shows several statistics or concepts. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import type { InfographicRecord, Library, StudyRecord } from "../../library/library-model.js";
import type { Draft } from "../items.js";
import { ofObject } from "../of-object.js";
import { toTime } from "./to-time.js";

function inEveryLanguage(text: (language: Platform) => string): Record<Platform, string> {
  const texts = platforms.map((language) => [language, text(language)] as const);
  return Object.fromEntries(texts) as Record<Platform, string>;
}

/** What the kinds have not that combine others. */
const noShape = { shape: undefined, part: undefined, partner: undefined };

export function* topicDrafts(library: Library): Generator<Draft, undefined> {
  for (const topic of library.topics.values())
    yield {
      id: topic.id,
      concepts: conceptsUnder(library, topic.id),
      places: topic.places,
      ...noShape,
      from: "",
      to: "",
      releasedAt: toTime(topic.releasedAt),
      isPremium: undefined,
      industry: undefined,
      titles: () =>
        inEveryLanguage((language) => `${topic.name[language]} ${topic.subTitle[language]}`),
    };
}

type BundleRecord = StudyRecord | InfographicRecord;

/** Of what shows several statistics. */
export function* bundleDrafts<Bundle extends BundleRecord>(
  library: Library,
  bundles: ReadonlyMap<number, Bundle>,
  textsOf: (bundle: Bundle, language: Platform) => { readonly title: string },
): Generator<Draft, undefined> {
  for (const bundle of bundles.values())
    yield {
      ...combined(bundle, library),
      ...noShape,
      id: bundle.id,
      places: bundle.places,
      releasedAt: toTime(bundle.releasedAt),
      isPremium: bundle.isPremium,
      industry: bundle.industry,
      titles: () => inEveryLanguage((language) => textsOf(bundle, language).title),
    };
}

/** A topic's own concepts, or those of its children where it is only their heading. */
function conceptsUnder(library: Library, id: number): readonly string[] {
  const topic = library.topics.get(id);
  if (topic === undefined || topic.concepts.length > 0) return topic?.concepts ?? [];
  return topic.children.flatMap((child) => conceptsUnder(library, child));
}

/** A bundle is made of its statistics: as long as it is there, so are they. */
const combined = ofObject((bundle: BundleRecord, library: Library) => {
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
