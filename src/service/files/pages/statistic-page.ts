import type { StatisticRecord } from "../../library/library-model.js";
import { toFileItem, type FileItem } from "../file-item.js";
import { fileWords } from "../file-words.js";
import { figure, html, safeHtml, toPage, type Html } from "./html.js";
import type { PageContext } from "./page-context.js";
import { sourcesPart, tablePart } from "./parts.js";

export async function statisticPage(
  context: PageContext,
  record: StatisticRecord,
): Promise<string> {
  const { library, links, language } = context;
  const words = fileWords[language];
  const item = toFileItem(library, record, language);
  const body = html`<p class="kind">
      ${words.statistic}${item.isPremium ? ` · ${words.premium}` : ""}
    </p>
    <h1>${item.title}</h1>
    <p class="subject">${item.subject}</p>
    ${await chartFigure(item, context)} ${safeHtml(item.description)}
    ${item.note === "" ? "" : html`<p class="small">${item.note}</p>`} ${tablePart(item)}
    ${sourcesPart(item.sources, item.releasedAt, item.edition, language)}`;
  return toPage({
    language,
    title: item.title,
    addressIn: (other) => links.contentPage("statistic", record.id, other),
    body,
  });
}

/** Nothing for a statistic whose chart is a table: the page shows that as a real one. */
export async function chartFigure(
  item: FileItem,
  { render }: Pick<PageContext, "render">,
): Promise<Html | string> {
  if (item.chart.graphType === "table") return "";
  const look = { language: item.language, widthPx: 900, heightPx: 480, fontSizePx: 14 };
  const svg = Buffer.from(await render({ kind: "chart", item, look })).toString();
  return figure(svg, `${item.title}. ${item.subject}`);
}
