import type { ResearchJob } from "../../../contract/index.js";
import { dayOfTimestamp, periodInTitle, plainText } from "../../../statistics/index.js";
import { formatDate } from "../../controls/format-date.js";
import type { AskTexts } from "../../messages/ask.js";
import type { SearchTexts } from "../../messages/en/search.js";
import type { TextLine } from "../../../workbook/index.js";

/** The service's prose without its markup; tags would be shown, never rendered. */
export function readable(text: string): string {
  const plain = /<[a-z][^>]*>/i.test(text) ? plainText(text) : text.trim();
  return plain.replace(/\*\*([^*\n]+)\*\*/g, "$1");
}

/** Only https pages open; whatever else a service writes there stays text. */
export const isPage = (link: string) => URL.canParse(link) && new URL(link).protocol === "https:";

/** Question, answer and sources as lines for cells. */
export function answerLines(question: string, job: ResearchJob, sourcesTitle: string): TextLine[] {
  const { answer = "", title, sources = [] } = job.response ?? {};
  const paragraphs = readable(answer)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [
    { text: readable(title ?? question), isBold: true },
    ...paragraphs.map((text) => ({ text })),
    ...(sources.length === 0 ? [] : [{ text: sourcesTitle, isBold: true }]),
    ...sources.map((source) => ({
      text: [source.title, source.source]
        .filter((part) => part !== undefined && part !== "")
        .join(", "),
      link: isPage(source.url) ? source.url : undefined,
    })),
  ];
}

type Source = NonNullable<NonNullable<ResearchJob["response"]>["sources"]>[number];

/** How far its figures reach comes first, then when they were released, then who says so. */
export function sourceFacts(
  { title, source = "", surveyPeriod = "", releasedAt = "" }: Source,
  texts: AskTexts,
  search: SearchTexts,
  language: string,
): string[] {
  const titled = surveyPeriod === "" ? periodInTitle(title) : undefined;
  return [
    ...(surveyPeriod === "" ? [] : [texts.figuresFor(surveyPeriod)]),
    ...(titled === undefined ? [] : [search.dataToByTitle(titled.end)]),
    ...(dayOfTimestamp(releasedAt) === undefined
      ? []
      : [search.released(formatDate(releasedAt, language))]),
    ...(source === "" ? [] : [source]),
  ];
}
