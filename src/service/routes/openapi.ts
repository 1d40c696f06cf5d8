import type { TSchema } from "typebox";
import {
  apiKeyHeader,
  apiVersion,
  extensionOperations,
  operationIds,
  operations,
  type OperationId,
} from "../../contract/index.js";
import {
  ErrorBody,
  LinkBody,
  LookupBody,
  SignedLink,
  Usage,
  UsageParameters,
  ValueCandidates,
} from "../../contract/schemas/index.js";
import { fromTypeBox, toJsonSchema, type JsonSchema } from "../http/json-schema.js";
import { definitions } from "../handlers/definitions.js";
import { examples } from "./examples.js";
import { Health, healthPath } from "./health.js";

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

const errorTexts: Record<number, string> = {
  400: "The request breaks a rule; `parameter` names the parameter at fault.",
  401: "No API key, or one that is not known or was revoked.",
  403: "The key's package does not include this operation.",
  404: "Nothing has that identifier.",
  405: "The address does not take that method.",
  413: "The body is too large.",
  414: "The address is too long.",
  415: "The body is not JSON.",
  429: "Too many requests with this key.",
};

const retryAfter = {
  "Retry-After": { schema: { type: "integer" }, description: "Seconds to wait." },
};

const tagOf = (path: string): string => {
  if (path.startsWith("/v1/research-ai/")) return "Research";
  return path.startsWith("/v1/data/") ? "Data" : "Search and lists";
};

/** Ours beyond the contract, marked as such. */
function addExtensions(
  paths: Record<string, Record<string, unknown>>,
  components: Record<string, JsonSchema>,
  errors: (statuses: readonly number[]) => Record<string, unknown>,
): void {
  const common = { tags: ["Beyond the contract"], "x-extension": true };
  const answer = (schema: TSchema) => ({
    "200": {
      description: "Success.",
      content: json(toJsonSchema(fromTypeBox(schema), components)),
    },
    ...errors([400, 401, 429]),
  });
  const properties = fromTypeBox(UsageParameters).properties ?? {};
  paths[extensionOperations.getUsage.path] = {
    get: {
      ...{ operationId: "getUsage", ...common, summary: "What the asking key has used" },
      parameters: Object.entries(properties).map(([name, { description, ...schema }]) => ({
        ...{ name, in: "query", required: false, description, schema },
      })),
      responses: answer(Usage),
    },
  };
  const post = (operationId: string, summary: string, body: TSchema, sent: TSchema) => ({
    post: {
      ...{ operationId, ...common, summary },
      requestBody: {
        required: true,
        content: json(toJsonSchema(fromTypeBox(body), components)),
      },
      responses: answer(sent),
    },
  });
  paths[extensionOperations.signLink.path] = post(
    ...(["signLink", "An address of content, signed for a while", LinkBody, SignedLink] as const),
  );
  paths[extensionOperations.lookUpValues.path] = post(
    ...(["lookUpValues", "Whose figures these are", LookupBody, ValueCandidates] as const),
  );
}

type Components = Record<string, JsonSchema>;

/** The answers of errors, by their statuses. */
const errorAnswers =
  (errorBody: ReturnType<typeof json>) =>
  (statuses: readonly number[]): Record<string, unknown> =>
    Object.fromEntries(
      statuses.map((status) => [
        String(status),
        {
          description: errorTexts[status] ?? "An error.",
          content: errorBody,
          ...(status === 429 ? { headers: retryAfter } : {}),
        },
      ]),
    );

/** The parameters of a request in its address. */
const parametersOf = (id: OperationId, schema: JsonSchema) =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = property;
    const required = schema.required?.includes(name) ?? false;
    const example = examples[id][name];
    return {
      name,
      in: "query",
      required,
      ...(description && { description }),
      schema: rest,
      ...(example === undefined ? {} : { example }),
    };
  });

function describeOperation(
  id: OperationId,
  components: Components,
  errorBody: ReturnType<typeof json>,
) {
  const { method, path } = operations[id];
  const { summary, request, answer, otherErrors = [], isDeprecated } = definitions[id];
  const schema = toJsonSchema(request, method === "POST" ? components : undefined);
  const body = { "application/json": { schema, example: examples[id] } };
  const asked =
    method === "POST"
      ? { requestBody: { required: true, content: body } }
      : { parameters: parametersOf(id, schema) };
  return {
    operationId: id,
    tags: [tagOf(path)],
    summary,
    ...(isDeprecated === true ? { deprecated: true } : {}),
    ...asked,
    responses: {
      "200": { description: "Success.", content: json(toJsonSchema(answer, components)) },
      ...errorAnswers(errorBody)([400, 401, 403, 414, 429, ...otherErrors].sort()),
      default: { description: "Any other error.", content: errorBody },
    },
  };
}

const describeHealth = (components: Components) => ({
  operationId: "getHealth",
  tags: ["Service"],
  summary: "Whether the service works, and what it serves",
  security: [],
  responses: {
    "200": {
      description: "It works.",
      content: json(toJsonSchema(fromTypeBox(Health), components)),
    },
    default: {
      description: "An error.",
      content: json(toJsonSchema(fromTypeBox(ErrorBody), components)),
    },
  },
});

/** OpenAPI 3.1 of every operation, made from the schemas that validate and serialize. */
export function createOpenApiDocument(publicUrl: string) {
  const components: Components = {};
  const errorBody = json(toJsonSchema(fromTypeBox(ErrorBody), components));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const id of operationIds) {
    const { method, path } = operations[id];
    paths[path] = { [method.toLowerCase()]: describeOperation(id, components, errorBody) };
  }
  addExtensions(paths, components, errorAnswers(errorBody));
  paths[healthPath] = { get: describeHealth(components) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Content Discovery API",
      version: apiVersion,
      description:
        "Search over statistics, infographics, market-insights topics, studies and indicators, their data, report files and answers to questions, over an open library. Every operation needs an API key, in either header.",
    },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }, { bearer: [] }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: apiKeyHeader },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}
