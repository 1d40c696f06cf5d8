/** The tools of the MCP server: each is an operation of the contract, under a name that says what it does. */
import { Type, type TSchema } from "typebox";
import type { OperationId } from "../../contract/index.js";
import { fromTypeBox, toJsonSchema, type JsonSchema } from "../http/json-schema.js";
import { definitions } from "../handlers/definitions.js";

export interface ToolDefinition {
  readonly name: string;
  readonly operation: OperationId;
  readonly description: string;
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** A tool's arguments as the operation's parameters. */
  readonly toParameters: (sent: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

const plain = (schema: TSchema) => toJsonSchema(fromTypeBox(schema));

/** `q` goes by the name that models expect; it is needed. */
function withQuery(schema: JsonSchema): JsonSchema {
  const { q, ...others } = schema.properties ?? {};
  return {
    ...schema,
    properties: { query: { ...q, type: "string", minLength: 1, maxLength: 1000 }, ...others },
    required: ["query"],
  };
}

const numericId = plain(
  Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: "^\\d{1,16}$" })], {
    description: "The identifier of a statistic, from a list or a search.",
  }),
);

const withNumericId = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, id: numericId },
});

const asIs = (sent: Readonly<Record<string, unknown>>) => ({ ...sent });
const toQ = ({ query, ...others }: Readonly<Record<string, unknown>>) => ({ q: query, ...others });
const toNumber = ({ id, ...others }: Readonly<Record<string, unknown>>) => ({
  id: Number(id),
  ...others,
});

type Change = "query" | "number" | "none";

const inputs: Readonly<Record<Change, (schema: JsonSchema) => JsonSchema>> = {
  query: withQuery,
  number: withNumericId,
  none: (schema) => schema,
};
const readers: Readonly<Record<Change, ToolDefinition["toParameters"]>> = {
  query: toQ,
  number: toNumber,
  none: asIs,
};

function tool(
  name: string,
  operation: OperationId,
  description: string,
  change: Change = "none",
): ToolDefinition {
  const { request, answer } = definitions[operation];
  return {
    ...{ name, operation, description },
    input: inputs[change](toJsonSchema(request)),
    output: toJsonSchema(answer),
    toParameters: readers[change],
  };
}

/** The first four by the names of the contract's MCP server, then the rest of the contract. */
export const tools: readonly ToolDefinition[] = [
  tool(
    "search-statistics",
    "searchStatistics",
    "Find statistics by meaning, in natural language or keywords, in English, German, French or Spanish. Tells title, source, covered period and, of free ones, the latest figure.",
    "query",
  ),
  tool(
    "get-chart-data-by-id",
    "getStatistic",
    "The figures of one statistic, by the identifier that a search found. Costs 10 credits.",
    "number",
  ),
  tool(
    "search-market-insights",
    "searchIndicators",
    "Find market-insights indicators: measures over years for many places. Tells the places and the period covered.",
    "query",
  ),
  tool(
    "fetch-market-insights",
    "getIndicator",
    "The figures of one indicator for up to five places. Costs 15 credits.",
  ),
  tool("list-statistics", "listStatistics", "List statistics by keywords, page by page."),
  tool("list-infographics", "listInfographics", "List infographics by keywords, page by page."),
  tool("list-topics", "listTopics", "List market-insights topics by keywords."),
  tool("list-studies", "listStudies", "List studies by keywords, industry or location."),
  tool(
    "get-report-links",
    "getReports",
    "Addresses of one statistic as PDF, PowerPoint and Excel files, good for a day.",
    "number",
  ),
  tool(
    "ask-question",
    "askResearch",
    "Submit a question that is answered from statistics; answers a researchToken for get-answer.",
  ),
  tool(
    "get-answer",
    "getResearchAnswer",
    "State and answer of a submitted question: ask again until state.status is done or failed.",
  ),
];
