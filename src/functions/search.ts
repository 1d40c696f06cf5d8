import { guard } from "./calls/guard.js";
import { loadLists } from "./calls/lazy-parts.js";
import {
  indicatorColumnNames,
  infographicColumnNames,
  statisticColumnNames,
  studyColumnNames,
  topicColumnNames,
} from "./read/list-columns.js";
import { listLayout } from "./read/layout.js";
import {
  listPlatformOption,
  pagedOptions,
  platformOption,
  premiumOption,
  studyOptions,
} from "./read/list-options.js";
import { readOptions } from "./read/options.js";

export const searchOptions = { ...listLayout(statisticColumnNames), ...premiumOption } as const;

/**
 * Finds statistics by meaning: id, title, subject, period, sources, released …
 * @customfunction SEARCH SEARCH
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statsearch
 * @param query What to look for, in any language, such as "electric cars".
 * @param [from] Published on or after: a date, a year, today or -5Y. 20 years ago if omitted.
 * @param [to] Published on or before: a date, a year, today or -1M. Today if omitted.
 * @param [size] How many results, 1 to 1000. 10 if omitted.
 * @param [options] Such as "columns=id,title; premium=off; headers=off", or a range of names and values.
 * @param invocation Given by Excel.
 * @returns A table with one row per statistic.
 * @cancelable
 * @requiresAddress
 */
export function search(
  query: unknown,
  from: unknown,
  to: unknown,
  size: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.SEARCH", invocation, async (call) => {
    const chosen = readOptions(options, searchOptions);
    const { listRows, searchParameters, statisticColumns } = await loadLists();
    const parameters = searchParameters({ query, from, to, size }, chosen, call.today);
    return listRows(call, "searchStatistics", parameters, statisticColumns, chosen);
  });
}

export const statisticsOptions = {
  ...listLayout(statisticColumnNames),
  ...pagedOptions,
  ...listPlatformOption,
  ...premiumOption,
} as const;

/**
 * Lists statistics by keywords, with platform, page and sort as options.
 * @customfunction STATISTICS STATISTICS
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statstatistics
 * @param query What to look for, in any language, such as "electric cars".
 * @param [from] Published on or after: a date, a year, today or -5Y. 20 years ago if omitted.
 * @param [to] Published on or before: a date, a year, today or -1M. Today if omitted.
 * @param [size] How many results, 1 to 1000. 10 if omitted.
 * @param [options] Such as "platform=de; page=2; sort=newest; premium=off".
 * @param invocation Given by Excel.
 * @returns A table with one row per statistic.
 * @cancelable
 * @requiresAddress
 */
export function statistics(
  query: unknown,
  from: unknown,
  to: unknown,
  size: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.STATISTICS", invocation, async (call) => {
    const chosen = readOptions(options, statisticsOptions);
    const { statisticColumns, listRows, pagedParameters } = await loadLists();
    const parameters = pagedParameters({ query, from, to, size }, chosen, call.today);
    return listRows(call, "listStatistics", parameters, statisticColumns, chosen);
  });
}

export const infographicsOptions = {
  ...listLayout(infographicColumnNames),
  ...pagedOptions,
  ...listPlatformOption,
} as const;

/**
 * Lists infographics by keywords: id, title, subject, period, sources, released …
 * @customfunction INFOGRAPHICS INFOGRAPHICS
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statinfographics
 * @param query What to look for, in any language, such as "electric cars".
 * @param [from] Published on or after: a date, a year, today or -5Y. 20 years ago if omitted.
 * @param [to] Published on or before: a date, a year, today or -1M. Today if omitted.
 * @param [size] How many results, 1 to 1000. 10 if omitted.
 * @param [options] Such as "platform=de; page=2; sort=newest; columns=title,image".
 * @param invocation Given by Excel.
 * @returns A table with one row per infographic.
 * @cancelable
 * @requiresAddress
 */
export function infographics(
  query: unknown,
  from: unknown,
  to: unknown,
  size: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.INFOGRAPHICS", invocation, async (call) => {
    const chosen = readOptions(options, infographicsOptions);
    const { infographicColumns, listRows, pagedParameters } = await loadLists();
    const parameters = pagedParameters({ query, from, to, size }, chosen, call.today);
    return listRows(call, "listInfographics", parameters, infographicColumns, chosen);
  });
}

export const topicsOptions = {
  ...listLayout(topicColumnNames),
  ...pagedOptions,
  ...platformOption,
} as const;

/**
 * Lists market-insights topics with their path and geolocations.
 * @customfunction TOPICS TOPICS
 * @helpurl https://localhost:3000/docs/analysts/functions.html#stattopics
 * @param query What to look for, in any language, such as "electric cars".
 * @param [from] Published on or after: a date, a year, today or -5Y. 20 years ago if omitted.
 * @param [to] Published on or before: a date, a year, today or -1M. Today if omitted.
 * @param [size] How many results, 1 to 1000. 10 if omitted.
 * @param [options] Such as "platform=fr; page=2; sort=newest; columns=id,title,path".
 * @param invocation Given by Excel.
 * @returns A table with one row per topic.
 * @cancelable
 * @requiresAddress
 */
export function topics(
  query: unknown,
  from: unknown,
  to: unknown,
  size: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.TOPICS", invocation, async (call) => {
    const chosen = readOptions(options, topicsOptions);
    const { topicColumns, listRows, pagedParameters } = await loadLists();
    const parameters = pagedParameters({ query, from, to, size }, chosen, call.today);
    return listRows(call, "listTopics", parameters, topicColumns, chosen);
  });
}

export const studiesOptions = {
  ...listLayout(studyColumnNames),
  ...pagedOptions,
  ...platformOption,
  ...premiumOption,
  ...studyOptions,
} as const;

/**
 * Lists studies and reports, by keywords, industry and geolocation.
 * @customfunction STUDIES STUDIES
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statstudies
 * @param query What to look for, in any language, such as "electric cars".
 * @param [from] Published on or after: a date, a year, today or -5Y. 20 years ago if omitted.
 * @param [to] Published on or before: a date, a year, today or -1M. Today if omitted.
 * @param [size] How many results, 1 to 1000. 10 if omitted.
 * @param [options] Such as "industry=Energy; geolocation=Germany; platform=de; sort=newest".
 * @param invocation Given by Excel.
 * @returns A table with one row per study.
 * @cancelable
 * @requiresAddress
 */
export function studies(
  query: unknown,
  from: unknown,
  to: unknown,
  size: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.STUDIES", invocation, async (call) => {
    const chosen = readOptions(options, studiesOptions);
    const { listRows, pagedParameters, readStudyFilters, studyColumns } = await loadLists();
    const parameters = pagedParameters({ query, from, to, size }, chosen, call.today);
    const hasFilters = chosen.industry !== undefined || chosen.geolocation !== undefined;
    const filters = hasFilters ? await readStudyFilters(call, chosen) : {};
    return listRows(call, "listStudies", { ...parameters, ...filters }, studyColumns, chosen);
  });
}

export const indicatorsOptions = listLayout(indicatorColumnNames);

/**
 * Finds market indicators by meaning, with the time and the places they cover.
 * @customfunction INDICATORS INDICATORS
 * @helpurl https://localhost:3000/docs/analysts/functions.html#statindicators
 * @param query What to look for, in any language, such as "electric cars".
 * @param [size] How many results, 1 to 25. 10 if omitted.
 * @param [options] Such as "columns=id,title,geos; headers=off".
 * @param invocation Given by Excel.
 * @returns A table with one row per indicator.
 * @cancelable
 * @requiresAddress
 */
export function indicators(
  query: unknown,
  size: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guard("STAT.INDICATORS", invocation, async (call) => {
    const chosen = readOptions(options, indicatorsOptions);
    const { indicatorColumns, listRows, maxIndicators, readQuery, readSize } = await loadLists();
    const parameters = { q: readQuery(query), size: readSize(size, 10, maxIndicators) };
    return listRows(call, "searchIndicators", parameters, indicatorColumns, chosen);
  });
}
