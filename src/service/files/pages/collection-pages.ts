import { indicatorTitle, topicTitle } from "../../library/index.js";
import type { InfographicRecord, StudyRecord, TopicRecord } from "../../library/library-model.js";
import { sourcesOf, toFileItem } from "../file-item.js";
import { toInfographicItem } from "../infographic-item.js";
import { fileWords } from "../file-words.js";
import { figure, html, safeHtml, toPage } from "./html.js";
import type { PageContext } from "./page-context.js";
import { sourcesPart } from "./parts.js";
import { chartFigure } from "./statistic-page.js";

export async function infographicPage(
  context: PageContext,
  record: InfographicRecord,
): Promise<string> {
  const { library, links, language } = context;
  const words = fileWords[language];
  const item = toInfographicItem(library, record, language);
  const svg = Buffer.from(await context.render({ kind: "infographic", item })).toString();
  const sources = sourcesOf(
    library,
    item.parts.flatMap((part) => part.item.sources.map(({ key }) => key)),
  );
  const body = html`<p class="kind">
      ${words.infographic}${item.isPremium ? ` · ${words.premium}` : ""}
    </p>
    <h1>${item.title}</h1>
    <p class="subject">${item.subject}</p>
    ${figure(svg, `${item.title}. ${item.subject}`)} ${safeHtml(item.description)}
    <h2>${words.statistics}</h2>
    ${statisticList(context, record.statistics)}
    ${sourcesPart(sources, record.releasedAt, library.edition, language)}`;
  return toPage({
    language,
    title: item.title,
    addressIn: (other) => links.contentPage("infographic", record.id, other),
    body,
  });
}

/** Charts beyond this many are links only. */
const maxCharts = 8;

export async function studyPage(context: PageContext, record: StudyRecord): Promise<string> {
  const { library, links, language } = context;
  const words = fileWords[language];
  const { title, subject, description } = library.studyTexts(record, language);
  const items = record.statistics
    .flatMap((id) => library.statistics.get(id) ?? [])
    .map((one) => toFileItem(library, one, language));
  const charts = await Promise.all(
    items.slice(0, maxCharts).map(
      async (item) =>
        html`<h3>
            <a href="${links.contentPage("statistic", item.id, language)}">${item.title}</a>
          </h3>
          ${await chartFigure(item, context)} ${safeHtml(item.description)}`,
    ),
  );
  const rest = record.statistics.slice(maxCharts);
  const sources = sourcesOf(
    library,
    items.flatMap((item) => item.sources.map(({ key }) => key)),
  );
  const body = html`<p class="kind">
      ${words.study}${record.isPremium ? ` · ${words.premium}` : ""}
    </p>
    <h1>${title}</h1>
    <p class="subject">${subject}</p>
    ${safeHtml(description)} ${charts}
    ${
      rest.length === 0
        ? ""
        : html`<h2>${words.statistics}</h2>
            ${statisticList(context, rest)}`
    }
    ${sourcesPart(sources, record.releasedAt, library.edition, language)}`;
  return toPage({
    language,
    title,
    addressIn: (other) => links.contentPage("study", record.id, other),
    body,
  });
}

/** Statistics a topic's page names; the search finds the others. */
const maxStatistics = 40;

function statisticsOf({ library }: PageContext, { concepts }: TopicRecord): number[] {
  const wanted = new Set(concepts);
  const statistics: number[] = [];
  for (const { id, concepts: keys } of library.statistics.values()) {
    if (statistics.length >= maxStatistics) break;
    if (keys.some((key) => wanted.has(key))) statistics.push(id);
  }
  return statistics;
}

function topicLink({ library, links, language }: PageContext, id: number) {
  const topic = library.topics.get(id);
  if (topic === undefined) return [];
  const address = links.contentPage("topic", id, language);
  return [html`<li><a href="${address}">${topicTitle(library, topic, language)}</a></li>`];
}

/** Nothing for a list without entries. */
const linkList = (heading: string, entries: readonly ReturnType<typeof html>[]) =>
  entries.length === 0
    ? ""
    : html`<h2>${heading}</h2>
        <ul>
          ${entries}
        </ul>`;

export function topicPage(context: PageContext, record: TopicRecord): string {
  const { library, links, language } = context;
  const words = fileWords[language];
  const concepts = record.concepts.flatMap((key) => library.concepts.get(key) ?? []);
  const statistics = statisticsOf(context, record);
  const above = record.parent === null ? [] : topicLink(context, record.parent);
  const below = record.children.flatMap((id) => topicLink(context, id));
  const indicators = concepts.map(
    (concept) =>
      html`<li>
        <a href="${links.contentPage("indicator", concept.uuid, language)}"
          >${indicatorTitle(library, concept, language)}</a
        >
      </li>`,
  );
  const sources = sourcesOf(
    library,
    concepts.map(({ source }) => source),
  );
  const title = topicTitle(library, record, language);
  const body = html`<p class="kind">${words.topic}</p>
    <h1>${title}</h1>
    <p class="subject">${record.subTitle[language]}</p>
    ${linkList(words.partOf, above)} ${linkList(words.topics, below)}
    ${linkList(words.indicators, indicators)}
    ${
      statistics.length === 0
        ? ""
        : html`<h2>${words.statistics}</h2>
            ${statisticList(context, statistics)}`
    }
    ${sourcesPart(sources, record.releasedAt, library.edition, language)}`;
  return toPage({
    language,
    title,
    addressIn: (other) => links.contentPage("topic", record.id, other),
    body,
  });
}

function statisticList({ library, links, language }: PageContext, ids: readonly number[]) {
  const entries = ids
    .flatMap((id) => library.statistics.get(id) ?? [])
    .map((one) => {
      const { title } = library.statisticTexts(one, language);
      const address = links.contentPage("statistic", one.id, language);
      return html`<li><a href="${address}">${title}</a></li>`;
    });
  return html`<ul>
    ${entries}
  </ul>`;
}
