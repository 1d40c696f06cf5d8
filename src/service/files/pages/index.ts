import { conceptByUuid } from "../../library/concept-by-uuid.js";
import type { ContentKind } from "../../links/link-ports.js";
import { infographicPage, studyPage, topicPage } from "./collection-pages.js";
import { indicatorPage } from "./indicator-page.js";
import type { PageContext } from "./page-context.js";
import { statisticPage } from "./statistic-page.js";

export { pageSecurityPolicy } from "./html.js";
export { publicContentOf } from "./public-content.js";
export { publicPage } from "./public-page.js";
export type { Reason } from "./public-words.js";
export type { PageContext } from "./page-context.js";

type Page = (context: PageContext) => Promise<string>;

/** Makes the page of a content, once asked; undefined where the library does not hold it. */
export function pageOf(
  kind: ContentKind,
  id: string,
  context: PageContext,
): ((signal: AbortSignal) => Promise<string>) | undefined {
  const page = find(kind, id, context);
  if (page === undefined) return undefined;
  return (signal) => page({ ...context, render: (task) => context.render(task, signal) });
}

function find(kind: ContentKind, id: string, { library }: PageContext): Page | undefined {
  if (kind === "indicator") {
    const concept = conceptByUuid(library, id);
    return concept && ((context) => indicatorPage(context, concept));
  }
  if (!/^\d{1,16}$/.test(id)) return undefined;
  const number = Number(id);
  switch (kind) {
    case "statistic": {
      const record = library.statistics.get(number);
      return record && ((context) => statisticPage(context, record));
    }
    case "infographic": {
      const record = library.infographics.get(number);
      return record && ((context) => infographicPage(context, record));
    }
    case "study": {
      const record = library.studies.get(number);
      return record && ((context) => studyPage(context, record));
    }
    case "topic": {
      const record = library.topics.get(number);
      return record && ((context) => Promise.resolve(topicPage(context, record)));
    }
  }
}
