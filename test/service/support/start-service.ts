import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { buildService, type ServiceParts } from "../../../src/service/app.js";
import { createDemoKeyStore, packages } from "../../../src/service/keys/index.js";
import { createLinks } from "../../../src/service/links/index.js";
import { createOpenApiDocument } from "../../../src/service/routes/index.js";
import { createMemoryUsage } from "../../../src/storage/index.js";
import { createDocumentCheck } from "./document-check.js";
import { createKeptResearch } from "./kept-research.js";
import { createListSearch } from "./list-search.js";
import { smallLibrary } from "./small-library.js";
import { closeAtOnce } from "../../support/network/close-at-once.js";

export const today = Date.parse("2026-11-20T09:30:00Z");
const publicUrl = "https://service.example";

/** Packages whose rate limits no test can reach. */
export const unlimitedPackages = {
  starter: { ...packages.starter, requestsPerMinute: 1e9 },
  professional: { ...packages.professional, requestsPerMinute: 1e9 },
  advanced: { ...packages.advanced, requestsPerMinute: 1e9 },
};

export function createParts(changes: Partial<ServiceParts> = {}): ServiceParts {
  const keys = changes.keys ?? createDemoKeyStore(unlimitedPackages);
  return {
    library: smallLibrary,
    search: createListSearch(smallLibrary),
    research: createKeptResearch(),
    keys,
    links: createLinks({
      publicUrl,
      secret: () => keys.linkSecret,
      isActive: (keyId) => keys.isActive(keyId),
      now: () => today,
    }),
    usage: createMemoryUsage(),
    limits: { refusalsPerMinute: 1e9, publicPerMinute: 1e9 },
    now: () => today,
    publicUrl,
    corsOrigins: ["https://pages.example"],
    onFault: (error) => {
      throw new Error("the service failed by itself", { cause: error });
    },
    ...changes,
  };
}

interface CheckedAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/** The service, of whose answers every single one is checked against the published document. */
export async function startService(changes: Partial<ServiceParts> = {}) {
  const parts = createParts(changes);
  const app = await buildService(parts);
  const check = createDocumentCheck(createOpenApiDocument(parts.publicUrl));

  const checkAnswer = (method: string, path: string, response: LightMyRequestResponse) => {
    check(method, path, {
      status: response.statusCode,
      contentType: String(response.headers["content-type"]),
      body: response.body,
    });
  };
  const send = async (options: InjectOptions & { url: string }): Promise<CheckedAnswer> => {
    const response = await app.inject(options);
    checkAnswer(options.method ?? "GET", options.url.split("?", 1)[0] ?? "", response);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.json<Record<string, unknown>>(),
    };
  };
  /** A GET with the advanced demo key. */
  const get = (url: string, key = "demo-advanced") =>
    send({ method: "GET", url, headers: { "x-api-key": key } });
  return { app, parts, send, get, checkAnswer, close: () => closeAtOnce(app) };
}
