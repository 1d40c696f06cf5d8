import type { NamedId, StudyItem, TopicItem } from "../../contract/index.js";
import { indicatorTitle, topicTitle } from "../library/index.js";
import type { StudyRecord, TopicRecord } from "../library/library-model.js";
import {
  descriptionFor,
  toDateTime,
  toGeolocations,
  toIndustries,
  type ItemContext,
} from "./item-context.js";
import { escapeMarkup } from "../../server/markup/index.js";

const toNode = (id: number, { library, language }: ItemContext): NamedId[] => {
  const topic = library.topics.get(id);
  return topic === undefined ? [] : [{ name: topicTitle(library, topic, language), id }];
};

/** From the root to the topic's parent. */
function toPath(topic: TopicRecord, context: ItemContext): NamedId[] {
  const path: NamedId[] = [];
  let { parent } = topic;
  while (parent !== null) {
    path.unshift(...toNode(parent, context));
    parent = context.library.topics.get(parent)?.parent ?? null;
  }
  return path;
}

export function toTopicItem(topic: TopicRecord, context: ItemContext): TopicItem {
  const { library, links, key, language } = context;
  const names = topic.concepts.flatMap((concept) => {
    const known = library.concepts.get(concept);
    if (known === undefined) return [];
    return [`<li>${escapeMarkup(indicatorTitle(library, known, language))}</li>`];
  });
  return {
    identifier: topic.id,
    title: topicTitle(library, topic, language),
    link: links.contentPage("topic", topic.id, language),
    date: toDateTime(topic.releasedAt),
    platform: language,
    path: toPath(topic, context),
    geolocations: toGeolocations(context, topic.places),
    ...descriptionFor(
      key,
      `<p>${escapeMarkup(topic.subTitle[language])}</p>${names.length > 0 ? `<ul>${names.join("")}</ul>` : ""}`,
    ),
    sub_title: topic.subTitle[language],
    children: topic.children.flatMap((child) => toNode(child, context)),
  };
}

export function toStudyItem(study: StudyRecord, context: ItemContext): StudyItem {
  const { library, links, key, language } = context;
  const texts = library.studyTexts(study, language);
  return {
    identifier: study.id,
    title: texts.title,
    ...descriptionFor(key, texts.description),
    link: links.contentPage("study", study.id, language),
    date: toDateTime(study.releasedAt),
    platform: language,
    subject: texts.subject,
    is_premium: study.isPremium,
    industries: toIndustries(context, study.industry),
    geolocations: toGeolocations(context, study.places),
  };
}
