import type { FastifyInstance, FastifyReply } from "fastify";
import { ApiError, apiKeyHeader } from "../../contract/index.js";
import { authenticate } from "../../server/index.js";
import { createCompressed, withoutForce } from "../answers/index.js";
import { isAmong, type People, type Person, type Teams } from "../people/index.js";
import type { TokenPeople } from "../sign-in/index.js";
import type { Forwarded, ForwardRequest } from "../upstream/index.js";
import { askedFor, type AskedFor } from "./request-operation.js";
import { registerAudit, type AuditParts } from "./audit.js";
import { limitByMinute, type MinuteLimitParts } from "./minute-limit.js";
import { registerPrice } from "./register-price.js";
import { registerUsage, usagePath } from "./register-usage.js";
import { answerKept, answerPaid, type SpendingParts } from "./spending.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; null before the key was read, and for what is opened by its address. */
    person: Person | null;
    /** Null outside of the API. */
    asked: AskedFor | null;
  }
}

export interface PassThroughParts extends SpendingParts, MinuteLimitParts, AuditParts {
  readonly people: People;
  /** Teams whose people may ask for newer answers than those that are kept. */
  readonly forcedRefresh: Teams;
  /** Those who come with a token of the provider; without it a key is the only way. */
  readonly tokenPeople?: TokenPeople;
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Ends what is asked for a request whose sender has left. */
function leaveSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** By what of a request an answer differs. */
const vary = `origin, ${apiKeyHeader}, authorization`;

function send(reply: FastifyReply, { status, headers, body }: Forwarded): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .header("vary", "content-encoding" in headers ? `${vary}, accept-encoding` : vary)
    .send(status === 304 || status === 204 ? undefined : body);
}

/** Who asks, before anything else is read of it. */
function readPerson(
  scope: FastifyInstance,
  { people, tokenPeople }: Pick<PassThroughParts, "people" | "tokenPeople">,
): void {
  scope.decorateRequest("person", null);
  scope.decorateRequest("asked", null);
  scope.addHook("onRequest", (request, _reply, done) => {
    const asked = askedFor(request.method, request.url);
    const isOpen = asked.isOpenedByAddress;
    const isOthersAccount = asked.path === usagePath && !asked.isPlain;
    if (!asked.isWithinApi || isOthersAccount)
      throw new ApiError("not-found", "There is nothing here.");
    request.asked = asked;
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
  const { forward, forcedRefresh } = parts;
  const compressed = createCompressed();
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
    handler: (request, reply) => {
      const { person, method, url } = request;
      const mayForce = person === null || isAmong(forcedRefresh, person);
      const headers = mayForce ? request.headers : withoutForce(request.headers);
      const asked = request.asked ?? askedFor(method, url);
      const { operation } = asked;
      const sent: ForwardRequest = {
        method,
        url,
        headers,
        operation,
        packageName: person?.packageName,
        lane: person?.name,
        body: Buffer.isBuffer(request.body) ? request.body : undefined,
        // What was sent is charged, and so booked, though nobody waits for it any more.
        signal: operation === undefined && method === "GET" ? leaveSignal(reply) : undefined,
      };
      if (person === null) return forward(sent).then((answer) => send(reply, answer));
      const one = { person, asked, request: sent };
      const kept = answerKept(parts, one);
      if (kept === undefined) return answerPaid(parts, one).then((answer) => send(reply, answer));
      send(reply, compressed(kept, request.headers));
      return undefined;
    },
  });
  registerUsage(scope, parts);
  registerPrice(scope, parts);
}
