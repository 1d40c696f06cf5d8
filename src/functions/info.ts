import { guard } from "./calls/guard.js";
import { loadContentCells } from "./calls/lazy-parts.js";
import { namingId } from "./calls/naming-id.js";
import { readId, singleIdOf, statisticIdOf } from "./read/ids.js";

// Excel's list of what may be chosen is made from these; `declare`, since the functions themselves never read them.

/** @customenum {string} */
declare enum Field {
  /** Title of the content. */
  title = "title",
  /** What the data shows, in short. */
  subject = "subject",
  /** Unit of the values, scale included. */
  unit = "unit",
  /** What one stands for, such as 1000000. */
  scale = "scale",
  /** Who collected the data. */
  sources = "sources",
  /** Who published it. */
  publisher = "publisher",
  /** How the figures may be used. */
  licence = "licence",
  /** First period that has a figure. */
  firstPeriod = "first period",
  /** Last period that has a figure. */
  lastPeriod = "last period",
  /** How often there is a figure, such as monthly. */
  frequency = "frequency",
  /** How many figures there are; where there are several places, those of the counted place. */
  observations = "observations",
  /** The place whose figures are counted, where there are several. */
  countedPlace = "counted place",
  /** Day of publication. */
  released = "released",
  /** Day of the last update. */
  updated = "updated",
  /** Address on the platform. */
  link = "link",
  /** TRUE for paid content. */
  premium = "premium",
  /** The most important facts. */
  description = "description",
  /** First period that can only be a forecast. */
  forecastFrom = "forecast from",
  /** When the data came from the service. */
  fetched = "fetched",
}

/** @customenum {string} */
declare enum CitationStyle {
  /** American Psychological Association, 7th edition. */
  APA = "apa",
  /** Modern Language Association, 9th edition. */
  MLA = "mla",
  /** Chicago, notes and bibliography. */
  Chicago = "chicago",
  /** Harvard, Cite Them Right. */
  Harvard = "harvard",
  /** An entry for BibTeX. */
  BibTeX = "bibtex",
}

/** @customenum {string} */
declare enum ReportFormat {
  /** Portable document. */
  PDF = "pdf",
  /** PowerPoint. */
  PPT = "ppt",
  /** Excel. */
  XLS = "xls",
}

/**
 * Shows what is known about a statistic or indicator: one field, or all as two columns.
 * @customfunction INFO INFO
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statinfo
 * @param id Number of a statistic or id of an indicator; a range gives one result per cell.
 * @param [field] Such as title, unit, last period or released. All fields if omitted.
 * @param invocation Given by Excel.
 * @returns The field's value, or a table of fields and values.
 * @cancelable
 * @requiresAddress
 */
export function info(
  id: unknown[][],
  field: Field,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.INFO", invocation, async (call) => {
    const { infoRows, readFields } = await loadContentCells();
    return infoRows(call, id, readFields(field));
  });
}

/**
 * Cites a statistic or indicator, with the date of retrieval.
 * @customfunction CITE CITE
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statcite
 * @param id Number of a statistic or id of an indicator; a range gives one citation per cell.
 * @param [style] apa, mla, chicago, harvard or bibtex. apa if omitted.
 * @param invocation Given by Excel.
 * @returns A citation.
 * @cancelable
 * @requiresAddress
 */
export function citation(
  id: unknown[][],
  style: CitationStyle,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.CITE", invocation, async (call) => {
    const { citations, readStyle } = await loadContentCells();
    return citations(call, id, readStyle(style));
  });
}

/**
 * Links to a statistic's report as PDF, PowerPoint or Excel file.
 * @customfunction REPORT REPORT
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statreport
 * @param id Number of a statistic, as STAT.SEARCH shows it.
 * @param [format] pdf, ppt or xls. All three if omitted.
 * @param invocation Given by Excel.
 * @returns A link, or a table of formats and links.
 * @cancelable
 * @requiresAddress
 */
export function report(
  id: unknown,
  format: ReportFormat,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.REPORT", invocation, async ({ services, options }) => {
    const { readFormat, reportRows } = await loadContentCells();
    const chosen = readFormat(format);
    const statistic = statisticIdOf(readId(singleIdOf(id)), "STAT.REPORT");
    const asked = services.client.request("getReports", { id: statistic }, options);
    const { value } = await namingId(statistic, asked);
    return reportRows(value, chosen);
  });
}
