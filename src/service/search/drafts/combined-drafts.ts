/** Topics, studies and infographics as items: what shows several statistics or concepts. */
import { platforms, type Platform } from "../../../contract/known-values.js";
import type { InfographicRecord, Library, StudyRecord } from "../../library/library-model.js";
import type { Draft, LoneDraft } from "../items.js";
import { toTime } from "./to-time.js";

function inEveryLanguage(text: (language: Platform) => string): Record<Platform, string> {
  const texts = platforms.map((language) => [language, text(language)] as const);
  return Object.fromEntries(texts) as Record<Platform, string>;
}

/** What the kinds have not that combine others. */
const noShape = { shape: undefined, part: undefined, partner: undefined };

export function* topicDrafts(library: Library): Generator<LoneDraft, undefined> {
  for (const topic of library.topics.values()) {
    const own = {
      id: topic.id,
      releasedAt: toTime(topic.releasedAt),
      isPremium: undefined,
      industry: undefined,
      titles: () =>
        inEveryLanguage((language) => `${topic.name[language]} ${topic.subTitle[language]}`),
    };
    const whole = (): Draft => ({
      ...{ ...own, ...noShape, from: "", to: "" },
      concepts: conceptsUnder(library, topic.id),
      places: topic.places,
    });
    yield { ...own, madeOf: topic, whole };
  }
}

type BundleRecord = StudyRecord | InfographicRecord;

/** Of what shows several statistics. */
export function* bundleDrafts<Bundle extends BundleRecord>(
  library: Library,
  bundles: ReadonlyMap<number, Bundle>,
  textsOf: (bundle: Bundle, language: Platform) => { readonly title: string },
): Generator<LoneDraft, undefined> {
  for (const bundle of bundles.values()) {
    const { id, isPremium, industry, places } = bundle;
    const releasedAt = toTime(bundle.releasedAt);
    const titles = () => inEveryLanguage((language) => textsOf(bundle, language).title);
    const own = { id, isPremium, industry, releasedAt, titles };
    const whole = (): Draft => ({ ...own, ...noShape, ...combined(bundle, library), places });
    yield { id, isPremium, industry, releasedAt, titles, madeOf: bundle, whole };
  }
}

/** A topic's own concepts, or those of its children where it is only their heading. */
function conceptsUnder(library: Library, id: number): readonly string[] {
  const topic = library.topics.get(id);
  if (topic === undefined || topic.concepts.length > 0) return topic?.concepts ?? [];
  return topic.children.flatMap((child) => conceptsUnder(library, child));
}

/** A bundle is made of its statistics: as long as it is there, so are they. */
function combined(bundle: BundleRecord, library: Library): Pick<Draft, "concepts" | "from" | "to"> {
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
}
