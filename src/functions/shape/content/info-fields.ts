import { holdsScale, noSource, periodCell, type TableCell } from "../../../statistics/index.js";
import type { ContentFacts } from "../../content/load-content.js";
import type { InfoField } from "../../read/field-words.js";
import { clockCell } from "../clock-cell.js";

/** What each field of STAT.INFO shows. */
export const infoFields = {
  title: ({ title }) => title,
  subject: ({ subject }) => subject ?? null,
  unit: ({ unit }) => unit.text,
  scale: ({ unit }) => (unit.text === null || holdsScale(unit.base) ? null : unit.scale),
  sources: ({ sources, publishers }) =>
    sources.length + publishers.length === 0 ? noSource : listed(sources),
  publisher: ({ publishers }) => listed(publishers),
  licence: ({ licences }) => listed(licences),
  "first period": ({ firstPeriod }) => labelCell(firstPeriod),
  "last period": ({ lastPeriod }) => labelCell(lastPeriod),
  frequency: ({ frequency }) => frequency ?? null,
  observations: ({ observations }) => observations,
  // The number alone would read as that of all places.
  "counted place": ({ countedPlace }) => countedPlace ?? null,
  released: ({ releasedOn }) => (releasedOn === undefined ? null : { day: releasedOn }),
  updated: ({ updatedOn }) => (updatedOn === undefined ? null : { day: updatedOn }),
  link: ({ link }) => link ?? null,
  premium: ({ isPremium }) => isPremium ?? null,
  description: ({ description }) => description ?? null,
  "forecast from": (content) => labelCell(content.forecastFrom),
  fetched: ({ fetchedAt }) => clockCell(fetchedAt),
} satisfies Record<InfoField, (content: ContentFacts) => TableCell>;

const labelCell = (label: string | undefined) => (label === undefined ? null : periodCell(label));

const listed = (names: readonly string[]) => (names.length === 0 ? null : names.join("; "));
