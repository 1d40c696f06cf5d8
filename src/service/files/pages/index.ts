import { conceptByUuid } from "../../library/concept-by-uuid.js";
import type { ContentKind } from "../../links/types.js";
import { infographicPage, studyPage, topicPage } from "./collection-pages.js";
import { indicatorPage } from "./indicator-page.js";
import type { PageContext } from "./page-context.js";
import { statisticPage } from "./statistic-page.js";

export { pageSecurityPolicy } from "./html.js";
export { publicContentOf } from "./public-content.js";
export { publicPage } from "./public-page.js";
export type { Reason } from "./public-words.js";
export type { PageContext } from "./page-context.js";

/** Makes the page of a content, once asked; undefined where the library does not hold it. */
export function pageOf(
  kind: ContentKind,
  id: string,
  context: PageContext,
): (() => Promise<string>) | undefined {
  const { library } = context;
  if (kind === "indicator") {
    const concept = conceptByUuid(library, id);
    return concept && (() => indicatorPage(context, concept));
  }
  if (!/^\d{1,16}$/.test(id)) return undefined;
  const number = Number(id);
  switch (kind) {
    case "statistic": {
      const record = library.statistics.get(number);
      return record && (() => statisticPage(context, record));
    }
    case "infographic": {
      const record = library.infographics.get(number);
      return record && (() => infographicPage(context, record));
    }
    case "study": {
      const record = library.studies.get(number);
      return record && (() => studyPage(context, record));
    }
    case "topic": {
      const record = library.topics.get(number);
      return record && (() => Promise.resolve(topicPage(context, record)));
    }
  }
}
