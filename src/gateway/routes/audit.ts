import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { extensionHeaders } from "../../contract/index.js";
import { shownPath } from "../../server/index.js";
import { askedFor, pathOf } from "./request-operation.js";

/** One answer. Without what was asked for, unless the firm wants it there. */
export interface AuditEntry {
  /** Null where no key was good. */
  readonly person: string | null;
  readonly team: string | null;
  readonly key: string | null;
  readonly operation: string;
  readonly status: number;
  readonly credits: number;
  /** `hit`, `miss` or `stale`; null for what is never kept. */
  readonly cache: string | null;
  /** The query, or the body of a question. */
  readonly asked?: string;
}

export interface AuditParts {
  readonly audit?: ((entry: AuditEntry) => void) | undefined;
  /** Whether an entry holds what was asked for. @default false */
  readonly auditQuestions?: boolean | undefined;
}

const longestAsked = 4000;

function askedIn({ url, body }: FastifyRequest): string {
  const query = url.slice(pathOf(url).length + 1);
  const sent = Buffer.isBuffer(body) ? body.subarray(0, longestAsked).toString() : "";
  return `${query}${sent}`.slice(0, longestAsked);
}

function toEntry(request: FastifyRequest, reply: FastifyReply, hasQuestions: boolean): AuditEntry {
  const { person, method, url } = request;
  const said = reply.getHeader(extensionHeaders.cache);
  return {
    ...{ person: person?.name ?? null, team: person?.team ?? null, key: person?.id ?? null },
    operation: askedFor(method, url).operation ?? `${method} ${shownPath(pathOf(url))}`,
    status: reply.statusCode,
    credits: Number(reply.getHeader(extensionHeaders.credits) ?? 0),
    cache: typeof said === "string" ? said : null,
    ...(hasQuestions ? { asked: askedIn(request) } : {}),
  };
}

/** Refusals are answers, too. */
export function registerAudit(scope: FastifyInstance, parts: AuditParts): void {
  const { audit, auditQuestions = false } = parts;
  if (audit === undefined) return;
  scope.addHook("onResponse", (request, reply, done) => {
    audit(toEntry(request, reply, auditQuestions));
    done();
  });
}
