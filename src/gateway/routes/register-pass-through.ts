import type { FastifyInstance, FastifyReply } from "fastify";
import { ApiError, apiKeyHeader, extensionOperations } from "../../contract/index.js";
import { authenticate } from "../../server/index.js";
import type { Books, People, Person } from "../people/index.js";
import type { TokenPeople } from "../sign-in/index.js";
import type { Forwarded, ForwardRequest } from "../upstream/index.js";
import {
  isOpenedByAddress,
  isWithinApi,
  operationOf,
  pathOf,
  plainPath,
} from "./request-operation.js";
import { registerAudit, type AuditParts } from "./audit.js";
import { limitByMinute, type MinuteLimitParts } from "./minute-limit.js";
import { registerPrice } from "./register-price.js";
import { answerPerson, type SpendingParts } from "./spending.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; null before the key was read, and for what is opened by its address. */
    person: Person | null;
  }
}

export interface PassThroughParts extends SpendingParts, MinuteLimitParts, AuditParts {
  readonly people: People;
  /** Those who come with a token of the provider; without it a key is the only way. */
  readonly tokenPeople?: TokenPeople;
}

/** Of the gateway; in another notation the service would show the firm's. */
const usagePath = extensionOperations.getUsage.path;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Ends what is asked for a request whose sender has left. */
function leaveSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function send(reply: FastifyReply, { status, headers, body }: Forwarded): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header("vary", `origin, ${apiKeyHeader}, authorization`)
    .send(status === 304 || status === 204 ? undefined : body);
}

/** Who asks, before anything else is read of it. */
function readPerson(
  scope: FastifyInstance,
  { people, tokenPeople }: Pick<PassThroughParts, "people" | "tokenPeople">,
): void {
  scope.decorateRequest("person", null);
  scope.addHook("onRequest", (request, _reply, done) => {
    const isOthersAccount =
      plainPath(request.url) === usagePath && pathOf(request.url) !== usagePath;
    if (!isWithinApi(request.url) || isOthersAccount)
      throw new ApiError("not-found", "There is nothing here.");
    const isOpen = isOpenedByAddress(request.method, request.url);
    const byToken = isOpen ? undefined : tokenPeople?.find(request.headers);
    if (byToken === undefined) {
      request.person = isOpen ? null : authenticate(people, request.headers);
      done();
      return;
    }
    byToken.then((person) => {
      request.person = person;
      done();
    }, done);
  });
}

/** Everything under `/v1/` goes to the service and comes back as it is. */
export function registerPassThrough(scope: FastifyInstance, parts: PassThroughParts): void {
  const { books, forward } = parts;
  // Bodies are the service's to understand.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => {
    done(null, body);
  });
  readPerson(scope, parts);
  limitByMinute(scope, parts);
  registerAudit(scope, parts);
  scope.route({
    ...{ method: [...methods], url: "/v1/*" },
    handler: async (request, reply) => {
      const { person, method, url, headers } = request;
      const operation = operationOf(method, url);
      const sent: ForwardRequest = {
        ...{
          method,
          url,
          headers,
          operation,
          packageName: person?.packageName,
          lane: person?.name,
        },
        body: Buffer.isBuffer(request.body) ? request.body : undefined,
        // What was sent is charged, and so booked, though nobody waits for it any more.
        signal: operation === undefined && method === "GET" ? leaveSignal(reply) : undefined,
      };
      const answer = await (person === null
        ? forward(sent)
        : answerPerson(parts, { person, operation, request: sent }));
      return send(reply, answer);
    },
  });
  registerUsage(scope, books);
  registerPrice(scope, parts);
}

/** The person's own account: the service's is the firm's, and nobody else's to see. */
function registerUsage(scope: FastifyInstance, books: Books): void {
  scope.get(usagePath, async (request, reply) => {
    const query = new URLSearchParams(request.url.slice(pathOf(request.url).length));
    const day = (name: string) => {
      const text = query.get(name);
      if (text === null || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text ?? undefined;
      throw new ApiError("bad-input", `${name} is not a day such as 2026-11-01.`, {
        parameter: name,
      });
    };
    const [from, to] = [day("from"), day("to")];
    const { person } = request;
    if (person === null) throw new ApiError("missing-key", "An API key is needed.");
    const usage = await books.usageOf(person, {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "private, no-store")
      .send(JSON.stringify(usage));
  });
}
