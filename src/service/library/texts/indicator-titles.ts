/** What a measure is called where neither place nor period stands beside it. */
import type { Platform } from "../../../contract/known-values.js";
import { addToList } from "../lists/add-to-list.js";
import { formatPeriod, semicolon } from "./numbers.js";
import { sentences } from "./sentences.js";
import type { Concept, Library, TextByLanguage, TopicRecord } from "../library-model.js";
import { atOnce, type Steps } from "../turns.js";

type Titled = Pick<Library, "places" | "concepts" | "coveredPlaces" | "observations">;

const frequencies: Readonly<Record<Concept["frequency"], TextByLanguage>> = {
  annual: { en: "annual", de: "jährlich", fr: "annuel", es: "anual" },
  quarterly: { en: "quarterly", de: "vierteljährlich", fr: "trimestriel", es: "trimestral" },
  monthly: { en: "monthly", de: "monatlich", fr: "mensuel", es: "mensual" },
};
const endings: TextByLanguage = { en: "to", de: "bis", fr: "jusqu’en", es: "hasta" };

/** What is measured, how often and in what: "Consumer price index (CPI): all items; index, 1982–1984 = 100; monthly". */
export function measured(concept: Concept, language: Platform): string {
  const facts = [
    concept.name[language],
    concept.unit[language],
    frequencies[concept.frequency][language],
    concept.seasonalAdjustment?.[language] ?? "",
    concept.forecastFrom === undefined
      ? ""
      : sentences[language].forecastFrom(formatPeriod(concept.forecastFrom, language)),
  ];
  return `${facts.filter((fact) => fact !== "").join(semicolon(language))}.`;
}

/** "Unemployment rate – United States": without its place it would read as the world's. */
function onlyPlace(library: Titled, concept: Concept): TextByLanguage | undefined {
  const covered = library.coveredPlaces(concept.key);
  return covered.length === 1 ? library.places.get(covered[0] ?? "")?.name : undefined;
}

/** The measures of one place alone, by name and language. */
const sharing = new WeakMap<object, ReadonlyMap<string, readonly Concept[]>>();

function withSameName(library: Titled, { name }: Concept, language: Platform) {
  if (!sharing.has(library.concepts)) atOnce(sameNameSteps(library));
  return sharing.get(library.concepts)?.get(`${language} ${name[language]}`) ?? [];
}

const conceptsPerStep = 100;

/** What titles of indicators need of each other, made in steps before the first is asked for. */
export function* sameNameSteps({
  concepts,
  coveredPlaces,
}: Pick<Titled, "concepts" | "coveredPlaces">): Steps<void> {
  const found = new Map<string, Concept[]>();
  let read = 0;
  for (const concept of concepts.values()) {
    read += 1;
    if (read % conceptsPerStep === 0) yield;
    if (coveredPlaces(concept.key).length !== 1) continue;
    for (const [language, name] of Object.entries(concept.name))
      addToList(found, `${language} ${name}`, concept);
  }
  sharing.set(concepts, found);
}

const lastYear = ({ coveredPlaces, observations }: Titled, { key }: Concept): string =>
  (observations(key, coveredPlaces(key)[0] ?? "")?.periods.at(-1) ?? "").slice(0, 4);

/** Measures of one name and place are told apart by how often they come, and of those by the year they end in. */
function distinctName(library: Titled, concept: Concept, language: Platform): string {
  const name = concept.name[language];
  const place = onlyPlace(library, concept);
  if (place === undefined) return name;
  const alike = withSameName(library, concept, language).filter(
    (other) => onlyPlace(library, other) === place,
  );
  if (alike.length < 2) return name;
  const often = `${name}, ${frequencies[concept.frequency][language]}`;
  const asOften = alike.filter(({ frequency }) => frequency === concept.frequency);
  const year = lastYear(library, concept);
  const isNewest = asOften.every((other) => lastYear(library, other) <= year);
  return isNewest ? often : `${often}, ${endings[language]} ${year}`;
}

/** An indicator's title: the measure's name, with its place where it covers one alone. */
export function indicatorTitle(library: Titled, concept: Concept, language: Platform): string {
  const name = distinctName(library, concept, language);
  const place = onlyPlace(library, concept);
  return place === undefined ? name : `${name} – ${place[language]}`;
}

/** Whether an indicator is called as its measure is, whatever others are called: no one place stands behind its name. */
export const hasNameAlone = ({ coveredPlaces }: Titled, { key }: Concept): boolean =>
  coveredPlaces(key).length !== 1;

/** A topic's title: its indicator's where it is the topic of that alone, else its own name. */
export function topicTitle(library: Titled, topic: TopicRecord, language: Platform): string {
  const concept = ofOneConcept(library, topic);
  return concept === undefined ? topic.name[language] : indicatorTitle(library, concept, language);
}

/** The concept that a topic is called by; undefined for one with a name of its own. */
export function ofOneConcept(library: Titled, topic: TopicRecord): Concept | undefined {
  const concept = library.concepts.get(topic.concepts[0] ?? "");
  return concept?.name === topic.name ? concept : undefined;
}
