/** The protocol's library, and all that needs it: loaded with the first request, since many services have none. */
import {
  createMcpHandler,
  fromJsonSchema,
  McpServer,
  type CallToolResult,
  type McpHttpHandler,
} from "@modelcontextprotocol/server";
import { ApiError, apiVersion, limits, type OperationId } from "../../contract/index.js";
import type { Call } from "../handlers/calls.js";
import { monthsBefore } from "../http/date-window.js";
import { toApiError } from "../../server/index.js";
import type { ApiKey } from "../keys/index.js";
import { tools, type ToolDefinition } from "./tools.js";

// Compiled once: a server lives for one request.
const schemas = new Map(
  tools.map(({ name, input, output }) => [
    name,
    {
      input: fromJsonSchema<Record<string, unknown>>(input as never),
      output: fromJsonSchema<Record<string, unknown>>(output as never),
    },
  ]),
);

/** A sentence that a model can act on. */
function toRefusal(error: unknown): CallToolResult {
  const { code, message, parameter, package: opener, until } = toApiError(error);
  const facts = [
    message,
    ...(parameter === undefined ? [] : [`At fault: ${parameter}.`]),
    ...(opener === undefined ? [] : [`Package that opens it: ${opener}.`]),
    ...(until === undefined ? [] : [`Renewed: ${until}.`]),
  ];
  return { isError: true, content: [{ type: "text", text: `${code}: ${facts.join(" ")}` }] };
}

export interface McpParts {
  readonly call: Call;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

/** Lists look back three months where no date is named, which to a model looks like nothing at all. */
function withWideDates(
  { operation, input }: ToolDefinition,
  parameters: Record<string, unknown>,
  now: number,
) {
  const takesDates = input.properties !== undefined && "date_from" in input.properties;
  if (!takesDates || parameters["date_from"] !== undefined || operation === "listTopics")
    return parameters;
  const from = new Date(monthsBefore(now, 12 * limits.maxDepthYears));
  return { ...parameters, date_from: from.toISOString().slice(0, 10) };
}

/** Answers requests whose key the route has read and hands over as `extra.key`. */
export function createKeyedHandler(parts: McpParts): McpHttpHandler {
  return createMcpHandler(
    ({ authInfo }) => {
      const key = authInfo?.extra?.["key"] as ApiKey | undefined;
      if (key === undefined) throw new ApiError("missing-key", "An API key is needed.");
      return createMcpServer(parts, key);
    },
    { onerror: parts.onFault, maxSubscriptions: 1 },
  );
}

/** A server for one request of one key. */
function createMcpServer({ call, now, onFault }: McpParts, key: ApiKey): McpServer {
  const server = new McpServer(
    { name: "stat-content-discovery", version: apiVersion },
    {
      instructions:
        "Statistics and indicators from open data. Search first, then fetch by identifier. Name the source and the period with every figure; figures are of the covered period, not of today.",
    },
  );
  for (const tool of tools) {
    const known = schemas.get(tool.name);
    if (known === undefined) continue;
    server.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: known.input,
        outputSchema: known.output,
        annotations: { readOnlyHint: tool.operation !== "askResearch", openWorldHint: false },
      },
      async (sent: Record<string, unknown>): Promise<CallToolResult> => {
        try {
          const parameters = withWideDates(tool, tool.toParameters(sent), now());
          // The schema has let the arguments pass.
          const { answer, text } = await call<OperationId>(tool.operation, parameters, key);
          return { content: [{ type: "text", text }], structuredContent: { ...answer } };
        } catch (error) {
          if (!(error instanceof ApiError)) onFault(error);
          return toRefusal(error);
        }
      },
    );
  }
  return server;
}
