import { localDay, periodCell, type TableCell } from "../../../statistics/index.js";
import { noSource } from "../../../statistics/index.js";
import type { Content } from "../../load/content.js";

/** The fields of STAT.INFO in the order of its card; the words are English in every UI language. */
export const infoFields = {
  title: ({ title }) => title,
  subject: ({ subject }) => subject ?? null,
  unit: ({ unit }) => unit.text,
  scale: ({ unit }) => (unit.text === null ? null : unit.scale),
  sources: ({ sources, publishers }) =>
    sources.length + publishers.length === 0 ? noSource : listed(sources),
  publisher: ({ publishers }) => listed(publishers),
  "first period": ({ firstPeriod }) => labelCell(firstPeriod),
  "last period": ({ lastPeriod }) => labelCell(lastPeriod),
  frequency: ({ frequency }) => frequency ?? null,
  observations: ({ observations }) => observations,
  released: ({ releasedOn }) => (releasedOn === undefined ? null : { day: releasedOn }),
  updated: ({ updatedOn }) => (updatedOn === undefined ? null : { day: updatedOn }),
  link: ({ link }) => link ?? null,
  premium: ({ isPremium }) => isPremium ?? null,
  description: ({ description }) => description ?? null,
  "forecast from": (content) => labelCell(content.forecastFrom),
  fetched: ({ fetchedAt }) => clockCell(fetchedAt),
} satisfies Record<string, (content: Content) => TableCell>;

export type InfoField = keyof typeof infoFields;
export const infoFieldNames = Object.keys(infoFields) as InfoField[];

const labelCell = (label: string | undefined) => (label === undefined ? null : periodCell(label));

const listed = (names: readonly string[]) => (names.length === 0 ? null : names.join("; "));

/** The time that the user's clock showed, to the minute. */
export function clockCell(at: number): TableCell {
  const date = new Date(at);
  return { day: localDay(date), timeOfDay: (date.getHours() * 60 + date.getMinutes()) / 1440 };
}
