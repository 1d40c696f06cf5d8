import type { Platform } from "../../../contract/index.js";
import { writeStatFormula, type WritableArgument } from "../../../workbook/index.js";
import type { Kind } from "../../model/kinds.js";
import { noFilters, requestFor } from "../../model/search/filters.js";
import type { SearchQuestion, SearchState } from "../../session/search/search-state.js";

const functionOf: Readonly<Record<Kind, string>> = {
  statistics: "SEARCH",
  indicators: "INDICATORS",
  topics: "TOPICS",
  infographics: "INFOGRAPHICS",
  studies: "STUDIES",
};

const omitted: WritableArgument = { kind: "omitted" };
const literal = (value: string | number): WritableArgument => ({ kind: "literal", value });

/** The list on screen as a formula; undefined where it is several lists, or none. */
export function searchFormula(
  asked: SearchQuestion,
  results: SearchState["results"],
  language: Platform,
): string | undefined {
  const { query, kind, filters } = asked;
  if (kind === "all") return undefined;
  const size = results[kind]?.items.length ?? 0;
  if (size === 0) return undefined;
  const used = requestFor(kind, query, filters, { size, language });
  const q = literal(query);
  if (kind === "indicators") return writeStatFormula("INDICATORS", [q, literal(size)]);
  const sent = used.parameters as Readonly<Record<string, unknown>>;
  const options = [
    ...(typeof sent["platform"] === "string" ? [`platform=${sent["platform"]}`] : []),
    ...(sent["sort"] === 1 ? ["sort=newest"] : []),
    ...(typeof sent["premium"] === "boolean" ? [`premium=${sent["premium"] ? "on" : "off"}`] : []),
    ...(typeof sent["industry"] === "string" ? [`industry=${sent["industry"]}`] : []),
    ...(typeof sent["geolocation"] === "string" ? [`geolocation=${sent["geolocation"]}`] : []),
  ];
  const name = used.operation === "listStatistics" ? "STATISTICS" : functionOf[kind];
  return writeStatFormula(name, [
    q,
    filters.from === noFilters.from ? omitted : literal(filters.from),
    filters.to === noFilters.to ? omitted : literal(filters.to),
    literal(size),
    options.length === 0 ? omitted : literal(options.join("; ")),
  ]);
}
