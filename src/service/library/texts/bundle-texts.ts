import { escapeContent } from "../../../server/markup/index.js";
import type { Platform } from "../../../contract/known-values.js";
import type { Catalogue } from "../catalogue/index.js";
import type { BundleRecord } from "../records/bundles/index.js";
import type { ItemTexts, StatisticRecord, TextByLanguage } from "../library-model.js";
import { semicolon } from "./numbers.js";
import { inEnglish } from "./place-phrases.js";
import { statisticTexts } from "./statistic-texts.js";
import type { TextContext } from "./text-context.js";
import { namesOfPlaces } from "./titles.js";

function nameOf({ bundles, topics }: Catalogue, bundle: string): TextByLanguage | undefined {
  const topic = /^topic-(\d+)$/.exec(bundle)?.[1];
  if (topic !== undefined) return topics.find(({ id }) => id === Number(topic))?.name;
  return Object.values(bundles)
    .flat()
    .find(({ key }) => key === bundle)?.name;
}

/**
 * Title: name, place or group, latest year. Subject: what it combines. Description: the figures of its
 * statistics, or for a long study their titles.
 * @param membersOf the statistics it shows; thousands of texts are kept, and none of them holds these
 */
export function bundleTexts(
  context: TextContext,
  record: BundleRecord,
  membersOf: () => readonly StatisticRecord[],
  language: Platform,
): ItemTexts {
  const year =
    membersOf()
      .map(({ to }) => to.slice(0, 4))
      .sort()
      .at(-1) ?? "";
  const title = titleOf(context, record, year, language);
  // Made when asked for: the search reads thousands of titles and nothing else.
  return {
    title,
    get subject() {
      const subjects = new Set(membersOf().map((member) => context.nameOf(member, language)));
      return [...subjects].join(semicolon(language));
    },
    get description() {
      const members = membersOf();
      const texts = members.map((member) => statisticTexts(context, member, language));
      return members.length > 4
        ? `<ul>${texts.map((text) => `<li>${escapeContent(text.title)}</li>`).join("")}</ul>`
        : texts
            .map((text) => `<p><b>${escapeContent(text.title)}</b></p>${text.description}`)
            .join("");
    },
  };
}

function titleOf(
  context: TextContext,
  record: BundleRecord,
  year: string,
  language: Platform,
): string {
  const name = nameOf(context.catalogue, record.bundle)?.[language] ?? "";
  const about = aboutOf(context, record.about, language);
  if (language !== "en") return `${name} – ${about} ${year}`;
  const place = context.places.get(record.about);
  if (record.bundle.startsWith("topic-") && place !== undefined)
    return `${name} ${inEnglish(place)} ${year}`;
  return `${name}: ${about} ${year}`;
}

function aboutOf(context: TextContext, about: string, language: Platform): string {
  const place = context.places.get(about);
  if (place !== undefined) return place.name[language];
  const concept = context.concepts.get(about);
  if (concept !== undefined) return concept.name[language];
  const group = context.catalogue.placeGroups.get(about);
  if (group === undefined) return about;
  return group.name?.[language] ?? namesOfPlaces(context, group.places, language);
}
