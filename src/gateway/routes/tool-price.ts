/** What the tools for models cost: each asks for one operation. */
import { callPrice } from "../../client/price/index.js";
import type { OperationId } from "../../contract/index.js";

export const toolsPath = "/v1/mcp";

/** By the names that services of this contract give them. */
const operationOfTool = new Map<unknown, OperationId>([
  ["search-statistics", "searchStatistics"],
  ["get-chart-data-by-id", "getStatistic"],
  ["search-market-insights", "searchIndicators"],
  ["fetch-market-insights", "getIndicator"],
  ["list-statistics", "listStatistics"],
  ["list-infographics", "listInfographics"],
  ["list-topics", "listTopics"],
  ["list-studies", "listStudies"],
  ["get-report-links", "getReports"],
  ["ask-question", "askResearch"],
  ["get-answer", "getResearchAnswer"],
]);

/** Of what is not known: the dearest tool, so that none goes past a budget. */
const dearest = Math.max(...[...operationOfTool.values()].map((id) => callPrice(id).credits));

interface Message {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown } | null;
}

function priceOf(message: unknown): number {
  const { method, params } = (message ?? {}) as Message;
  if (method !== "tools/call") return 0;
  const operation = operationOfTool.get(params?.name);
  return operation === undefined ? dearest : callPrice(operation).credits;
}

/** Of one message, or of several in one body; of one that cannot be read here the dearest, as the service may read it. */
export function toolPrice(body: Buffer | undefined): number {
  if (body === undefined || body.length === 0) return 0;
  try {
    // Servers take a mark of byte order for nothing.
    const messages: unknown = JSON.parse(body.toString().replace(/^\uFEFF/, ""));
    return [messages].flat().reduce<number>((sum, message) => sum + priceOf(message), 0);
  } catch {
    return dearest;
  }
}
