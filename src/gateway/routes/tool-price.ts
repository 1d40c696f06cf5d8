/** What the tools for models cost: each asks for one operation. */
import { callPrice } from "../../client/price/index.js";
import type { OperationId } from "../../contract/index.js";

export const toolsPath = "/v1/mcp";

const operationOfTool: Readonly<Record<string, OperationId>> = {
  "search-statistics": "searchStatistics",
  "get-chart-data-by-id": "getStatistic",
  "search-market-insights": "searchIndicators",
  "fetch-market-insights": "getIndicator",
};

/** Of a tool that is not known: the dearest operation, so that none goes past a budget. */
const dearest = callPrice("getIndicator").credits;

interface Message {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown } | null;
}

function priceOf(message: unknown): number {
  const { method, params } = (message ?? {}) as Message;
  if (method !== "tools/call") return 0;
  const operation = operationOfTool[String(params?.name)];
  return operation === undefined ? dearest : callPrice(operation).credits;
}

/** Of one message, or of several in one body. What is no JSON is refused by the service, which is free. */
export function toolPrice(body: Buffer | undefined): number {
  try {
    const messages: unknown = JSON.parse(body?.toString() ?? "null");
    return [messages].flat().reduce<number>((sum, message) => sum + priceOf(message), 0);
  } catch {
    return 0;
  }
}
